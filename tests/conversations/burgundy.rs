//! Whole turns of The Castles of Burgundy by three people with three languages: by presses and by commands, with a step
//! taken back, an end by a press and one by the clock, and with what goes wrong on the way.

use std::time::Duration;

use guildhall::chat::{Id, Mark, To};
use guildhall::games::find;
use guildhall::record::{Play, Record, Source};
use guildhall::rules::{Asked, Path, Seat};
use guildhall::tables::Settings;
use guildhall::words::{Language, word};
use serde_json::{Value, json};

use crate::driver::{Outcome, Person, controls};
use crate::party::{Party, control, unpainted};
use crate::whole_game::{nobody_was_pinged_twice, nothing_went_wrong};

/// What people like to do, the first that is legal: a die is best used for placing.
const LIKED: [&str; 9] = ["place", "load", "sell", "fetch", "take", "workers", "buy", "skip", "end"];

fn brief(open: Duration) -> Settings {
    Settings { open, ..unpainted() }
}

async fn table(open: Duration) -> Party {
    Party::at("burgundy", brief(open), "channel", "en").await
}

impl Party {
    /// The game as it stands.
    async fn game(&self) -> Play {
        let loaded = self.store.load(self.row().await.id).await.unwrap();
        let record = Record { header: loaded.header.unwrap(), entries: loaded.entries };
        Play::resume(find("burgundy").unwrap(), record, Source::Notes).unwrap()
    }

    /// Who is to move, and their seat.
    async fn mover(&self) -> (Person, Seat) {
        let seat = self.game().await.table().awaiting().first().expect("a mover");
        let seats = self.store.seats(self.row().await.id).await.unwrap();
        let user = seats[seat.index()].user();
        for person in [self.stage.anna(), self.stage.bela(), self.stage.cecylia()] {
            if Some(self.stage.user(person.name).await) == user {
                return (person, seat);
            }
        }
        panic!("nobody sits there");
    }

    /// What the mover likes to do.
    async fn liked(&self, seat: Seat) -> Path {
        let (paths, _) = self.game().await.table().paths(seat, 5000);
        let rank = |path: &Path| LIKED.iter().position(|verb| *verb == path[0]).expect("a verb");
        paths.into_iter().min_by_key(rank).expect("a move")
    }

    async fn boards(&self) -> usize {
        let seen = self.stage.anna().sees(&self.place).await;
        seen.iter().filter(|message| message["content"].as_str().is_some_and(|text| text.contains("-# The"))).count()
    }
}

/// The path that a control leads along; with the values of a select.
fn way(id: &str) -> Option<(Path, Mark)> {
    match id.parse() {
        Ok(Id { to: To::Path(path, mark), .. }) => Some((path, mark)),
        _ => None,
    }
}

/// Goes along a path by the controls that are shown.
async fn by_presses(party: &Party, person: &Person, path: &Path) -> Outcome {
    let entries = party.row().await.entries;
    let board = party.board_after(None).await;
    let mut shown = person.press(&board, &control(&board, "~play")).await;
    for _ in 0..12 {
        let message = shown.message().clone();
        let all = controls(&message);
        let onward = |(way, mark): &(Path, Mark)| *mark != Mark::Back && path.starts_with(way);
        let button = all.iter().filter(|control| control.choice.is_none() && control.enabled);
        let button = button.filter(|control| way(&control.id).as_ref().is_some_and(onward));
        let found = button.max_by_key(|control| way(&control.id).map_or(0, |(way, _)| way.len()));
        let list = all.iter().find_map(|control| {
            let (values, ..) = control.choice.as_ref()?;
            let next = path.get(way(&control.id)?.0.len())?;
            values.contains(next).then(|| (control.id.clone(), next.clone()))
        });
        shown = match (found, list) {
            (_, Some((id, value))) => person.choose(&message, &id, &[value]).await,
            (Some(button), None) => person.press(&message, &button.id).await,
            (None, None) => panic!("no way to {path:?}: {}", shown.text()),
        };
        assert_eq!((shown.state(), &shown.message()["ephemeral"]), ("answered", &json!(true)));
        if party.row().await.entries > entries {
            return shown;
        }
    }
    panic!("{path:?} leads nowhere");
}

/// The same as a command, the tokens in the order of the verb's options.
async fn by_command(party: &Party, person: &Person, seat: Seat, path: &Path) -> Outcome {
    let game = party.game().await;
    let mut options = json!({});
    for length in 1..path.len() {
        let (Asked::One(menu) | Asked::Several { menu, .. }) = game.table().ask(seat, &path[..length]) else { break };
        options[menu.slot] = json!(path[length]);
    }
    person.command(&party.place, &format!("burgundy {}", path[0]), options).await
}

/// All but the end of one turn; gives the last panel.
async fn all_steps(party: &Party, turn: usize) -> (Person, Outcome) {
    let (person, seat) = party.mover().await;
    let boards = party.boards().await;
    for step in 0..30 {
        let path = party.liked(seat).await;
        if path[0] == "end" {
            let board = party.board_after(None).await;
            assert_eq!(party.boards().await, boards, "a step posts no board");
            return (person.clone(), person.press(&board, &control(&board, "~play")).await);
        }
        let entries = party.row().await.entries;
        let made = match (turn + step) % 2 {
            0 => by_presses(party, &person, &path).await,
            _ => by_command(party, &person, seat, &path).await,
        };
        assert!(party.row().await.entries > entries, "{path:?}: {}", made.text());
        assert!(made.text().contains(person.name), "what was done is told: {}", made.text());
    }
    panic!("no end of the turn");
}

fn speaks(person: &Person) -> Language {
    match person.name {
        "Anna" => Language::En,
        "Béla" => Language::Hu,
        _ => Language::Pl,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_rounds_by_three_people_in_three_languages() {
    let party = table(Duration::from_secs(300)).await;
    for turn in 0..6 {
        let (person, panel) = all_steps(&party, turn).await;
        let end = control(panel.message(), ".end");
        let language = speaks(&person);
        let asked = person.press(panel.message(), &control(panel.message(), "~undo")).await;
        let step = controls(asked.message()).remove(0);
        assert_eq!(step.label, word(language, "button-undo-step"));
        assert!(asked.text().contains(person.name), "{}", asked.text());
        let gone = person.press(asked.message(), &step.id).await;
        assert!(gone.text().contains(person.name) && !gone.text().contains("<t:"), "{}", gone.text());
        // Where the second die had one use only, it was used by itself, and nothing more can be taken back.
        if let Some(undo) = controls(gone.message()).into_iter().find(|control| control.id.ends_with("~undo")) {
            let stale = person.press(panel.message(), &undo.id).await;
            assert_eq!(stale.state(), "answered");
        }
        let (_, panel) = all_steps(&party, turn).await;
        assert!(panel.text().contains("-# ") && panel.text().contains("<t:"), "when it ends: {}", panel.text());

        let before = party.board_after(None).await;
        let mut done = person.press(panel.message(), &control(panel.message(), ".end")).await;
        if let Some(sure) = controls(done.message()).into_iter().find(|control| control.id.ends_with(".end!")) {
            done = person.press(done.message(), &sure.id).await;
        }
        assert_eq!(done.state(), "answered", "{end}");
        let (next, _) = party.mover().await;
        if next.name == person.name {
            // The last of a round is the first of the next one: they are led on where they are.
            assert!(done.text().contains('\n') && controls(done.message()).len() > 2, "{}", done.text());
            assert_eq!(party.board_after(None).await["id"], before["id"], "nobody is called who is there");
            continue;
        }
        let board = party.board_after(Some(&before)).await;
        let text = board["content"].as_str().unwrap();
        assert!(text.starts_with(&format!("<@{}>, your turn: dice", party.stage.user(next.name).await.0)), "{text}");
        assert!(text.contains(&format!("· {}: die", person.name)) || text.contains("more"), "the turn is told: {text}");
    }
    party.settled().await;
    assert!(party.stage.bela().sees("dm").await.is_empty(), "where nothing is secret, nobody is written to");
    nothing_went_wrong(&party).await;
    nobody_was_pinged_twice(&party).await;
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forgotten_turns_end_by_themselves() {
    let party = table(Duration::from_millis(300)).await;
    for turn in 0..4 {
        let before = party.board_after(None).await;
        all_steps_or_gone(&party, turn).await;
        let board = party.board_after(Some(&before)).await;
        assert!(board["content"].as_str().unwrap().contains("your turn: dice"), "{board}");
    }
    party.settled().await;
    nobody_was_pinged_twice_yet(&party).await;
    party.close().await;
}

/// Uses both dice without looking further.
async fn all_steps_or_gone(party: &Party, turn: usize) {
    let (person, seat) = party.mover().await;
    for _ in 0..30 {
        let path = party.liked(seat).await;
        match (turn + path.len()) % 2 {
            0 => by_presses(party, &person, &path).await,
            _ => by_command(party, &person, seat, &path).await,
        };
        let game = party.game().await;
        if !game.table().awaiting().has(seat) || party.liked(seat).await[0] == "end" {
            return;
        }
    }
}

/// Every call was of another move.
async fn nobody_was_pinged_twice_yet(party: &Party) {
    let texts: Vec<Value> = party.stage.driver.pings().await.into_iter().map(|ping| ping["content"].clone()).collect();
    for (at, text) in texts.iter().enumerate() {
        assert!(!texts[..at].contains(text), "{text}");
    }
}

/// What is tried in vain is answered with the reason in the reader's language, and changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused_with_its_reason() {
    let party = table(Duration::from_secs(300)).await;
    let (person, seat) = party.mover().await;
    let board = party.board_after(None).await;
    let first = person.press(&board, &control(&board, "~play")).await;
    let old = controls(first.message()).remove(0);
    let (table, entry) = (party.row().await.id, party.row().await.entries);
    let taken = party.liked(seat).await;
    by_presses(&party, &person, &taken).await;
    let entries = party.row().await.entries;

    // A button of the panel before, which is gone but may have been pressed: the question as it stands now.
    let before = party.forged(std::slice::from_ref(&old.id)).await;
    let stale = person.press(&before, &old.id).await;
    let language = speaks(&person);
    assert!(stale.text().starts_with(&word(language, "declined-stale")), "{}", stale.text());

    // Forged: a die that is used, a tile that is not there, a space that does not exist, to buy in vain, to end early.
    let ids = [
        format!("{table}.{entries}.{}!", taken.join(".")),
        format!("{table}.{entries}.take.7.castle-2!"),
        format!("{table}.{entries}.place.1.castle.z9!"),
        format!("{table}.{entries}.buy.castle-2!"),
        format!("{table}.{entries}.end!"),
        format!("{table}.{entry}.end!"),
    ];
    let made = party.forged(&ids).await;
    for id in &ids {
        let answer = person.press(&made, id).await;
        assert_eq!((answer.state(), &answer.message()["ephemeral"]), ("answered", &json!(true)), "{id}");
        assert!(answer.text().lines().count() >= 2, "a reason and the question: {id}: {}", answer.text());
        assert_eq!(party.row().await.entries, entries, "{id}");
    }
    for (verb, options) in [
        ("place", json!({"die": "9"})),
        ("place", json!({"tile": "castle", "space": "z9"})),
        ("take", json!({"die": "1", "tile": "`@everyone` *x*"})),
        ("buy", json!({"tile": "nothing"})),
        ("load", json!({"depot": "3"})),
        ("end", json!({})),
    ] {
        let answer = person.command("games", &format!("burgundy {verb}"), options.clone()).await;
        assert!(answer.text().chars().count() > 10, "{verb} {options}: {}", answer.text());
        assert_eq!(party.row().await.entries, entries, "{verb} {options}");
    }
    let dorota = party.stage.driver.person("Dorota");
    let stranger = dorota.press(&board, &control(&board, "~play")).await;
    assert!(stranger.text().starts_with(&word(Language::En, "declined-stranger")), "{}", stranger.text());
    party.close().await;
}
