//! A message before its picture is painted: what the pure builders in `screens` give. Paints and sends
//! nothing.

use std::sync::Arc;

use crate::chat::{Button, Id, Look, Picture, Row, TableId, Target, UserId};
use crate::record::Play;
use crate::rules::{Finale, Focus, Footer, Lasted, Path, Sheet, Table, Text, Tongue, Viewer};
use crate::scene::Scene;
use crate::words::Speaker;

use super::alt::{Alt, read_out};

/// A message with the order for its picture.
#[derive(Default)]
pub struct Screen {
    /// The text, with the platform's marks.
    pub text: String,
    /// Buttons and selects.
    pub rows: Vec<Row>,
    /// Whom the text may ping.
    pub mentions: Vec<UserId>,
    /// The picture that belongs to it.
    pub shot: Option<Shot>,
    /// The picture that belongs to it, where it is of no table; in a box, since tables wait with screens in hand.
    pub drawn: Option<Box<Drawn>>,
    /// The file that belongs to it in place of a picture.
    pub file: Option<Picture>,
    /// The tip it gives, by its number.
    pub tip: Option<u8>,
    /// Paths too long for an id, to be stored under their keys before it is shown.
    pub kept: Vec<(TableId, String, Path)>,
}

/// A picture that is of no table, before it is painted.
pub struct Drawn {
    /// What is to be seen.
    pub scene: Scene,
    /// What says so to whoever does not see it.
    pub alt: String,
}

/// The order for a picture: all that decides how it will look, and nothing its reader may not know.
pub struct Shot {
    /// The position.
    pub table: Arc<dyn Table>,
    /// Who looks.
    pub viewer: Viewer,
    /// Which picture.
    pub sheet: Sheet,
    /// The answers so far, where a question is looked at.
    pub path: Path,
    /// The letters to mark, with the tokens they stand for.
    pub offers: Vec<(char, String)>,
    /// What the frame says.
    pub footer: Footer,
    /// The reader's language and the names as they are.
    pub speaker: Speaker,
    /// What goes beyond the sheet as it stands.
    pub beyond: Option<Box<Beyond>>,
}

/// What is shown beside a sheet as it stands, or in place of it.
pub enum Beyond {
    /// The picture is the last one and tells how it went.
    Ended(Ended),
    /// What happened is told in place of a sheet.
    Missed(Missed),
    /// The viewer's hand says which cards came to it since they decided last.
    Hand(Play),
    /// A part of the sheet is looked at closely.
    Closely(Focus),
}

/// What happened at a table after a step, to be told again in a picture.
pub struct Missed {
    /// The table.
    pub play: Play,
    /// The step.
    pub after: usize,
    /// The lines of the same, as they are read out.
    pub lines: Vec<String>,
}

/// A game that is over, and when it was played.
pub struct Ended {
    play: Play,
    lasted: Option<Arc<Lasted>>,
}

impl Ended {
    /// The game of a table, or a moment of it, where that is the end of it and a sheet shows it.
    pub fn of(play: &Play, sheet: Sheet, lasted: Option<&Arc<Lasted>>) -> Option<Box<Beyond>> {
        let is_last = play.is_over() && sheet == Sheet::Board(0);
        is_last.then(|| Box::new(Beyond::Ended(Ended { play: play.clone(), lasted: lasted.cloned() })))
    }

    /// How it went. It is played again for that, so this takes its time.
    fn finale(&self) -> Finale {
        Finale { lasted: self.lasted.as_deref().cloned(), ..self.play.finale() }
    }
}

impl Screen {
    /// Text alone.
    pub fn of(text: impl Into<String>) -> Screen {
        Screen { text: text.into(), ..Screen::default() }
    }

    /// Whether there is nothing to be seen: the platform takes no such message.
    pub fn is_empty(&self) -> bool {
        self.text.trim().is_empty() && self.rows.is_empty() && self.shot.is_none() && self.drawn.is_none()
    }

    /// The same with one more row of buttons; none where there are no buttons.
    #[must_use]
    pub fn row(mut self, buttons: impl IntoIterator<Item = Button>) -> Screen {
        let buttons: Vec<_> = buttons.into_iter().collect();
        if !buttons.is_empty() {
            self.rows.push(Row::Buttons(buttons));
        }
        self
    }

    /// The same with a line below the text, if there is one.
    #[must_use]
    pub fn followed_by(mut self, line: Option<String>) -> Screen {
        line.into_iter().for_each(|line| self.text = format!("{}\n{line}", self.text));
        self
    }

    /// The same with a line in front of the text, unless the text says it already.
    #[must_use]
    pub fn led_by(mut self, line: &str) -> Screen {
        if self.text.lines().any(|said| said.starts_with(line.trim_end_matches('.'))) {
            return self;
        }
        self.text = if self.text.is_empty() { line.to_owned() } else { format!("{line}\n{}", self.text) };
        self
    }
}

impl Shot {
    /// The same with what the game has to be played again for, which takes its time: how it went, if it is over, and what its
    /// viewer held before.
    #[must_use]
    pub fn with_past(mut self) -> Shot {
        match (self.beyond.as_deref(), self.viewer) {
            (Some(Beyond::Ended(ended)), _) => self.footer.finale = Some(Box::new(ended.finale())),
            (Some(Beyond::Hand(play)), Viewer::Seat(seat)) => self.footer.held = play.held_before(seat),
            _ => {}
        }
        self
    }

    /// What is told in place of a sheet, if anything is.
    pub fn missed(&self) -> Option<&Missed> {
        match self.beyond.as_deref() {
            Some(Beyond::Missed(missed)) => Some(missed),
            _ => None,
        }
    }

    /// The part that is looked at closely, where it is not the whole sheet.
    pub fn focus(&self) -> Option<&Focus> {
        match self.beyond.as_deref() {
            Some(Beyond::Closely(focus)) => Some(focus),
            _ => None,
        }
    }

    /// What is painted, and the alt text of it.
    pub fn seen(&self) -> (Scene, String) {
        let closely = |focus: &Focus| focus.show(&*self.table, self.viewer, (&self.path, &self.offers), &self.speaker);
        match self.focus().map(closely) {
            Some(Ok((scene, lines))) => (scene, read_out(lines.into_iter())),
            failed => {
                if let Some(Err(unnamed)) = failed {
                    tracing::error!(%unnamed, "a picture can't be looked at closely");
                }
                (self.scene(), self.alt())
            }
        }
    }

    fn scene(&self) -> Scene {
        let (table, speaker) = (&self.table, &self.speaker);
        // It was played like that before, so it can be played again.
        let again = |missed: &Missed| missed.play.retold(self.viewer, missed.after, speaker).ok();
        match self.missed().and_then(again) {
            Some(missed) => table.since(self.viewer, &missed, &self.footer, speaker),
            None => table.scene(self.viewer, self.sheet, &self.path, &self.offers, &self.footer, speaker),
        }
    }

    /// What the file is called: what kind of picture it is, and nothing of what is in it.
    pub fn name(&self) -> &'static str {
        match (self.missed(), self.sheet, self.viewer) {
            (Some(_), ..) => "missed.png",
            (None, Sheet::Own, Viewer::Seat(_)) => "own.png",
            (None, _, Viewer::Seat(_)) if !self.offers.is_empty() => "question.png",
            (None, ..) => "board.png",
        }
    }

    /// What says what the picture shows, as long as the platform lets an alt text be.
    fn alt(&self) -> String {
        if let Some(missed) = self.missed() {
            let since = self.speaker.say(&Text::of("since-alt").with("n", missed.after));
            return Alt { lead: Vec::new(), common: missed.lines.clone(), new: vec![since] }.read_out();
        }
        let say = |text: &Text| self.speaker.say(text);
        let past = self.footer.past.as_ref();
        let past = past.map(|past| Text::of("replay-alt").with("n", self.footer.step).with("of", past.of));
        let mut lead: Vec<String> = past.iter().map(say).collect();
        lead.extend(self.table.describe(self.viewer, self.sheet).iter().map(say));
        // Who is asked, and a line of each seat; what is common follows.
        let seats = usize::from(past.is_some()) + 1 + usize::from(self.table.seats());
        let mut common = lead.split_off(seats.min(lead.len()));
        common.extend(self.footer.highlights().iter().map(say));
        Alt { lead, common, new: self.told() }.read_out()
    }

    /// What is new on a board, if that is told there: what happened last, the newest first.
    fn told(&self) -> Vec<String> {
        let is_told = matches!(self.sheet, Sheet::Board(_)) && self.path.is_empty() && !self.footer.window.is_empty();
        let told = self.footer.told.iter().filter(|_| is_told).rev();
        let mut new: Vec<String> = told.map(|text| self.speaker.say(text)).collect();
        if let Some(first) = new.first_mut() {
            *first = self.speaker.say(&Text::of("picture-news").with("what", std::mem::take(first)));
        }
        new
    }
}

/// A button that sends a custom id.
pub fn button(id: Id, label: impl Into<String>) -> Button {
    Button::press(&id, label)
}

/// A button that opens an address.
pub fn link(address: impl Into<String>, label: impl Into<String>) -> Button {
    Button { target: Target::Link(address.into()), label: label.into(), look: Look::Plain, enabled: true }
}

/// How a button is meant.
pub trait Meant {
    /// The one that is most likely wanted.
    #[must_use]
    fn main(self) -> Self;
    /// One that gives something up.
    #[must_use]
    fn danger(self) -> Self;
    /// Pressable only if so.
    #[must_use]
    fn only_if(self, enabled: bool) -> Self;
}

impl Meant for Button {
    fn main(mut self) -> Self {
        self.look = Look::Main;
        self
    }

    fn danger(mut self) -> Self {
        self.look = Look::Danger;
        self
    }

    fn only_if(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }
}
