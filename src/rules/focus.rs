//! What is shown of a sheet to whoever learns a game: a part of it, with corners round what is spoken of.

use super::{Footer, Path, Sheet, Table, Text, Tongue, Viewer};
use crate::scene::{Scene, Unnamed};

/// A part of a sheet, by the names that its scene says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Focus {
    /// The sheet.
    pub sheet: Sheet,
    /// The part: `hand`, or `all` but the band and the footer.
    pub part: String,
    /// What is spoken of: `card.prefecture`.
    pub spoken: Vec<String>,
}

impl Focus {
    /// The picture, which is painted like any other, and what its alt text says, line by line: first what is spoken of. The
    /// viewer has answered `path`; `offers` get their letters.
    ///
    /// # Errors
    /// When the sheet of this position has no area of one of the names.
    pub fn show(
        &self,
        table: &dyn Table,
        viewer: Viewer,
        (path, offers): (&Path, &[(char, String)]),
        tongue: &dyn Tongue,
    ) -> Result<(Scene, Vec<String>), Unnamed> {
        let footer = Footer { named: true, ..Footer::default() };
        let whole = table.scene(viewer, self.sheet, path, offers, &footer, tongue);
        let focused = whole.focus(&self.part, &self.spoken)?;
        let spoken = Text::of("picture-focus").with("what", focused.words.join(", "));
        let spoken = (!focused.words.is_empty()).then_some(spoken);
        let told = spoken.into_iter().chain(table.describe(viewer, self.sheet));
        Ok((focused.scene, told.map(|text| tongue.say(&text)).collect()))
    }
}
