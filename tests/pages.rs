//! The pages of statistics as pictures: everything can be read in all languages, with long names, few games and many; and they
//! are small files. `GUILDHALL_PICTURES` names a folder that gets them.

#![cfg(test)]

use std::path::PathBuf;

use guildhall::chat::{GuildId, TableId, UserId};
use guildhall::games::{GAMES, find};
use guildhall::paint::Painter;
use guildhall::rules::{Chance, Dice, Game, Seat, Seed};
use guildhall::scene::{Mark, Scene, WIDTH, u};
use guildhall::stats::sheets::{self, Sheet};
use guildhall::stats::{Card, Feats, LadderPage, Person, Tally, Versus, companions, duel, fared, ladder, records};
use guildhall::store::{FinishedGame, Part, ResultLine};
use guildhall::words::{Language, Speaker};
use support::pictures::faults;

mod support {
    pub mod pictures;
}

const NAMES: [&str; 12] = [
    "Anna",
    "Béla",
    "Cecylia",
    "Győző Nagyfejedelmi Kővágóörsi",
    "Ł",
    "🐈 漢字",
    "Magda",
    "Piotr",
    "Ilka",
    "Tamás",
    "Wolfeschlegelsteinhausenbergerdorff",
    "Zoë",
];

fn person(user: UserId) -> Person {
    Person { user, name: NAMES[user.0 as usize].to_owned() }
}

/// So many finished games of random people, who are rated as if by chance.
fn games(count: usize, of: &[Game], seed: u64) -> Vec<FinishedGame> {
    let mut dice = Dice::for_step(Seed::from_number(seed), 0);
    let mut below = |n: usize| dice.below(n as u32) as usize;
    let game = |nth: usize| {
        let game = &of[below(of.len())];
        let seats = usize::from(*game.seats.start()) + below(usize::from(*game.seats.end() - *game.seats.start()) + 1);
        let first = below(NAMES.len());
        let kinds = match game.command {
            "burgundy" => vec!["1", "6"],
            "marcopolo" => vec!["mongke_khan", "mailin_and_tian_chin"],
            _ => Vec::new(),
        };
        let line = |seat: usize| ResultLine {
            seat: Seat(seat as u8),
            part: Part::Played,
            user: Some(UserId(if seat == 0 { 0 } else { ((first + seat) % (NAMES.len() - 1) + 1) as u64 })),
            is_bot: false,
            place: ((seat + nth) % seats) as u8 + 1,
            points: 250 - 40 * ((seat + nth) % seats) as i32 + (nth % 17) as i32,
            kind: (!kinds.is_empty()).then(|| kinds[nth % 2].to_owned()),
            turn: Some(seat as u8 + 1),
            rating: Some((24.0 + (nth * (seat + 3) % 11) as f64, 8.0 / (1.0 + nth as f64 / 6.0))),
            gain: Some((nth * (seat + 2) % 37) as i32),
            feat: (game.feat)().map(|_| (nth % 11) as i32),
        };
        FinishedGame {
            table: TableId(4711),
            guild: Some(GuildId(7)),
            game: game.id.to_owned(),
            ended: 1_796_000_000_000 + nth as i64 * 86_400_000,
            seats: seats as u8,
            moves: 120 + nth as u32,
            rules_version: 1,
            lines: (0..seats).map(line).collect(),
        }
    };
    (0..count).map(game).collect()
}

const ME: UserId = UserId(0);

fn card_of(games: &[FinishedGame], everywhere: bool) -> Card {
    let known = |id: &str| find(id).unwrap();
    let tally = |game: &'static Game| {
        let tally = Tally::of(ME, games.iter().filter(|it| it.game == game.id))?;
        Some((game, if everywhere { tally.unrated() } else { tally }))
    };
    let met = companions(ME, games).into_iter().take(3).map(|companion| (person(companion.user), companion));
    Card {
        owner: person(ME),
        everywhere,
        games: GAMES.iter().filter_map(tally).collect(),
        fared: fared(ME, games).into_iter().map(|fared| (known(&fared.game), fared)).collect(),
        companions: if everywhere { Vec::new() } else { met.collect() },
        helped: 2,
    }
}

fn ladder_of(game: &'static Game, count: usize, reader: Option<UserId>) -> LadderPage {
    let games = games(count, std::slice::from_ref(game), 5);
    let all = ladder(&games, 1_796_000_000_000 + 86_400_000 * count as i64 * 2 / 3);
    let lines = (1..).zip(&all).map(|(place, rung)| (place, person(rung.user), rung.clone(), rung.trend(&all)));
    let rungs = lines.take(10).collect();
    let reader = reader.map(|reader| (reader, Tally::of(reader, &games)));
    LadderPage { game, count, rungs, page: 1, goes_on: all.len() > 10, reader }
}

fn versus_of(count: usize) -> Versus {
    let games = games(count, GAMES, 7);
    let other = companions(ME, &games)[0].user;
    let duel = duel([ME, other], &games).unwrap();
    let third = duel.others.first().map(|(user, often)| (person(*user), *often));
    let played = GAMES.iter().filter(|game| duel.by_game.iter().any(|(id, _)| id == game.id));
    Versus { pair: [person(ME), person(other)], games: played.collect(), duel, third }
}

fn feats_of(game: &'static Game, count: usize, seats: Option<u8>) -> Feats {
    let found = records(&games(count, std::slice::from_ref(game), 3));
    let named = |holder: &Option<UserId>| holder.filter(|user| user.0 != 3).map(person);
    let records = found.into_iter().map(|record| {
        let holders = record.holders.iter().map(named).collect();
        (record, holders)
    });
    Feats { game, seats, records: records.collect(), open: Vec::new() }
}

/// Every kind of page, with a name.
fn pages(sheet: &Sheet<'_>) -> Vec<(String, Scene)> {
    let mut all = Vec::new();
    for count in [1, 12, 90] {
        all.push((format!("card-{count}"), sheets::card(&card_of(&games(count, GAMES, 1), false), sheet)));
        all.push((format!("versus-{count}"), sheets::versus(&versus_of(count), sheet)));
        for game in GAMES {
            let page = ladder_of(game, count, (count > 12).then_some(ME));
            all.push((format!("ladder-{}-{count}", game.id), sheets::ladder(&page, sheet)));
            let seats = (count > 12).then_some(3);
            all.push((format!("records-{}-{count}", game.id), sheets::feats(&feats_of(game, count, seats), sheet)));
        }
    }
    all.push(("card-everywhere".to_owned(), sheets::card(&card_of(&games(90, GAMES, 1), true), sheet)));
    all
}

/// A page in a language, as it is written everywhere.
fn in_language(language: Language, see: impl FnOnce(&Sheet<'_>)) {
    let speaker = Speaker::alone(language);
    see(&Sheet { tongue: &speaker, day: &|_| "2026-11-29".to_owned(), now: 0 });
}

#[test]
fn pages_have_no_faults_in_any_language() {
    let painter = Painter::new().unwrap();
    let names: Vec<String> =
        NAMES.iter().enumerate().map(|(nth, name)| guildhall::scene::plain_name(name, nth)).collect();
    for language in Language::ALL {
        in_language(language, |sheet| {
            for (name, scene) in pages(sheet) {
                assert!(scene.width == WIDTH && scene.height <= u(1700), "{name} is {} high", scene.height);
                let faults = faults(&scene, &painter, &names);
                assert!(faults.is_empty(), "{name} {language:?} {faults:#?}");
            }
        });
    }
}

/// People of whose names nothing can be drawn are told apart by where they stand.
#[test]
fn names_without_a_letter_are_told_apart() {
    let mut page = ladder_of(&GAMES[0], 90, None);
    assert!(page.rungs.len() > 2);
    page.rungs.iter_mut().for_each(|(_, person, ..)| person.name = "🐈".to_owned());
    in_language(Language::En, |sheet| {
        let mut signs = Vec::new();
        sheets::ladder(&page, sheet).each(&mut |mark, _| {
            if let Mark::Label(label) = mark
                && label.text.starts_with('#')
            {
                signs.push(label.text.clone());
            }
        });
        let expected: Vec<String> = page.rungs.iter().map(|(place, ..)| format!("#{place}")).collect();
        assert_eq!(signs, expected);
    });
}

#[test]
fn pages_are_small_files() {
    let painter = Painter::new().unwrap();
    let folder = std::env::var_os("GUILDHALL_PICTURES").map(PathBuf::from);
    for language in Language::ALL {
        in_language(language, |sheet| {
            for (name, scene) in pages(sheet) {
                // One language is enough for the size.
                if folder.is_none() && language != Language::Hu {
                    continue;
                }
                let png = painter.paint(&scene, 1.0).unwrap().png;
                assert!(png.len() < 200_000, "{name} has {} bytes", png.len());
                if let Some(folder) = &folder {
                    std::fs::write(folder.join(format!("{name}-{}.png", language.code())), png).unwrap();
                }
            }
        });
    }
}

/// What everybody is shown marks nobody: the page for everybody and that of one reader differ where they stand, and only there.
#[test]
fn only_the_reader_stands_on_gold() {
    in_language(Language::En, |sheet| {
        let scene = |reader| sheets::ladder(&ladder_of(&GAMES[0], 90, reader), sheet);
        assert_eq!(scene(None), scene(Some(UserId(99))));
        assert_ne!(scene(None), scene(Some(ME)));
    });
}
