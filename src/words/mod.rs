//! Words: the languages, and messages put into them. Knows no platform and no rules beyond keys and arguments;
//! names are written as they are, so whoever sends them somewhere escapes them for that place.

mod language;
mod names;
mod speaker;

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use crate::rules::{Text, Tongue};

pub use language::Language;
pub use names::{DEPUTY, bot_name, tidy};
pub use speaker::Speaker;

/// The manager's own words, a file a language.
static OWN: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/words");
/// The games' folders; each has its `words`, and may have `lessons` with theirs.
static GAMES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/games");

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::load().0);

/// Every message in every language.
pub struct Words {
    bundles: Vec<(Language, FluentBundle<FluentResource>)>,
}

impl Words {
    /// Reads the embedded word files. What is wrong with them is told beside, file by file, and left out.
    pub fn load() -> (Words, Vec<String>) {
        let mut faults = Vec::new();
        let bundles = Language::ALL.map(|language| (language, bundle(language, &mut faults)));
        (Words { bundles: bundles.into() }, faults)
    }

    /// The words everybody shares.
    pub fn get() -> &'static Words {
        &WORDS
    }

    /// The message, or its attribute after a dot (`table-command.name`), with the arguments filled in; in English
    /// where the language lacks it, and `None` where that does too.
    fn format(&self, language: Language, key: &str, args: &FluentArgs) -> Option<String> {
        let own = self.bundles.iter().find(|(l, _)| *l == language);
        let english = self.bundles.first();
        own.into_iter().chain(english).find_map(|(_, bundle)| write(bundle, key, args))
    }

    /// Whether the language itself has this message or attribute.
    pub fn has(&self, language: Language, key: &str) -> bool {
        let args = FluentArgs::new();
        self.bundles.iter().any(|(l, bundle)| *l == language && write(bundle, key, &args).is_some())
    }
}

/// A message without names of a table: `Text::of("table-open")` in the language's words.
pub fn phrase(language: Language, text: &Text) -> String {
    Speaker::alone(language).say(text)
}

/// A message without arguments, or the attribute of one.
pub fn word(language: Language, key: &str) -> String {
    phrase(language, &Text::of(key.to_owned()))
}

/// The sources of a language: file names and their contents.
pub fn sources(language: Language) -> Vec<(String, &'static str)> {
    let name = format!("{}.ftl", language.code());
    let own = OWN.get_file(&name).map(|file| ("words".to_owned(), file));
    let games = GAMES.dirs().flat_map(|game| {
        let folders = ["words", "lessons"].map(|folder| game.path().join(folder));
        let files =
            folders.into_iter().filter_map(|folder| game.get_file(folder.join(&name)).map(|file| (folder, file)));
        files.map(|(folder, file)| (folder.display().to_string(), file)).collect::<Vec<_>>()
    });
    let files = own.into_iter().chain(games);
    files.filter_map(|(of, file)| Some((format!("{of}/{name}"), file.contents_utf8()?))).collect()
}

/// A file of a game's folder, by its path there.
pub fn file(game: &str, path: &str) -> Option<&'static str> {
    GAMES.get_file(format!("{game}/{path}"))?.contents_utf8()
}

fn bundle(language: Language, faults: &mut Vec<String>) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // The marks that keep right-to-left text apart would be seen as boxes in pictures.
    bundle.set_use_isolating(false);
    for (name, source) in sources(language) {
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.iter().map(|error| format!("{name}: {error}")));
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.iter().map(|error| format!("{name}: {error}")));
        }
    }
    bundle
}

fn write(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs) -> Option<String> {
    let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    // An argument that is missing stands there by its name; `tests/words.rs` and the games' tests find it.
    let written: Cow<str> = bundle.format_pattern(pattern, Some(args), &mut Vec::new());
    Some(written.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_embedded_words_are_sound() {
        assert_eq!(Words::load().1, Vec::<String>::new());
    }

    #[test]
    fn what_no_language_has_is_its_key() {
        assert_eq!(word(Language::Pl, "no-such-word"), "no-such-word");
        assert_eq!(word(Language::Pl, "no-such.attribute"), "no-such.attribute");
    }

    #[test]
    fn attributes_are_reached_through_a_dot() {
        assert_eq!(word(Language::Hu, "table-command.name"), "asztal");
        assert!(!Words::get().has(Language::Hu, "table-command.none"));
    }
}
