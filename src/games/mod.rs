//! The games, one folder each, and the one list that names them.

mod burgundy;
pub(crate) mod file;
mod golden_city;
mod marco_polo;
mod san_juan;

use crate::rules::{Brought, Fault, Game};

/// Every game that can be played.
pub static GAMES: &[Game] = &[
    Game::of::<san_juan::SanJuan>(),
    Game::of::<burgundy::Burgundy>(),
    Game::of::<golden_city::GoldenCity>(),
    Game::of::<marco_polo::MarcoPolo>(),
];

/// The game of that id.
pub fn find(id: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.id == id)
}

/// Checks component files that somebody brought as strictly as the built-in ones, and puts them in their place.
/// To be called once, before any game is touched.
///
/// # Errors
/// The first file that belongs to no game, or that cannot be so, and why.
pub fn bring(files: Brought) -> Result<(), Fault> {
    check(&files)?;
    if crate::rules::bring(files) { Ok(()) } else { Err(Fault::of("files", "they were brought before")) }
}

fn check(files: &Brought) -> Result<(), Fault> {
    let known: Vec<String> = GAMES.iter().flat_map(|game| game.parts).map(|part| part.name()).collect();
    if let Some(unknown) = files.keys().find(|name| !known.contains(name)) {
        return Err(Fault::of(unknown, format!("there is no such file; the files are {}", known.join(", "))));
    }
    GAMES.iter().try_for_each(|game| {
        let texts: Vec<&str> = game.parts.iter().map(|part| part.text_in(files)).collect();
        (game.check_parts)(&texts).map_err(|fault| Fault::of(format!("{}/{}", game.id, fault.field), fault.why))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(name: &str, text: &str) -> Brought {
        Brought::from([(name.to_owned(), text.to_owned())])
    }

    #[test]
    fn the_built_in_files_of_every_game_pass_their_own_check() {
        assert_eq!(check(&Brought::new()), Ok(()));
        for part in GAMES.iter().flat_map(|game| game.parts) {
            assert_eq!(check(&one(&part.name(), part.built_in)), Ok(()));
        }
    }

    #[test]
    fn a_file_of_no_game_and_a_file_with_nonsense_are_refused_by_name() {
        assert_eq!(check(&one("chess/pieces.toml", "")).unwrap_err().field, "chess/pieces.toml");
        for part in GAMES.iter().flat_map(|game| game.parts) {
            for nonsense in ["", "= 1", "[[card]]\nid = 3", "unknown = true"] {
                let fault = check(&one(&part.name(), nonsense)).unwrap_err();
                assert_eq!(fault.field, part.name());
                assert!(!fault.why.contains('\n'), "one sentence: {:?}", fault.why);
            }
        }
    }
}
