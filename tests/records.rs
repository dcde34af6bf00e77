//! Records: replayed from seed and notes, taken back, saved and taken up, carried over to changed rules.

#![cfg(test)]

use guildhall::games::GAMES;
use guildhall::record::{Entry, Play, Record, ReplayError, Snapshot, Source, TakenUp, Trouble, verify};
use guildhall::rules::{Asked, Dice, Fingerprint, Game, Scripted, Seat, Seats, Seed, Viewer};
use guildhall::tools::picture::random_play;
use serde_json::{Value, json};
use support::toy::Sound;

#[path = "support"]
mod support {
    pub mod flaw;
    pub mod toy;
    pub mod toy_ask;
    pub mod toy_face;
}

static TOY: Game = Game::of::<Sound>();
static TOY_2: Game = Game { rules_version: 2, ..Game::of::<Sound>() };

fn path(words: &str) -> Vec<String> {
    words.split_whitespace().map(str::to_owned).collect()
}

fn open(seats: u8) -> Play {
    Play::open(&TOY, &json!({}), seats, Seed::from_number(7)).expect("the toy opens")
}

/// Plays what is said; `?` stands for whatever is offered first.
fn play(play: &mut Play, seat: u8, words: &str) {
    let mut words = path(words);
    if let Some(open) = words.iter().position(|word| word == "?") {
        match play.table().ask(Seat(seat), &words[..open]) {
            Asked::One(menu) | Asked::Several { menu, .. } => words[open] = menu.offers[0].token.clone(),
            other => panic!("{words:?}: {other:?}"),
        }
    }
    play.play(Seat(seat), &words, false).unwrap_or_else(|refusal| panic!("{words:?}: {refusal:?}"));
}

/// Plays by chance until the game is over.
fn play_out(play: &mut Play) {
    let mut guide = Dice::for_step(Seed::from_number(3), 0);
    while let Some(seat) = play.table().awaiting().first() {
        let path = play.table().wander(seat, &mut guide).expect("an awaited seat has a path");
        play.play(seat, &path, false).expect("what was offered is legal");
    }
}

fn hash(play: &Play) -> Fingerprint {
    play.table().hash()
}

fn trouble(record: Record, source: Source) -> (usize, Trouble) {
    let error = Play::resume(&TOY, record, source).err().expect("the record is refused");
    (error.at, error.trouble)
}

#[test]
fn a_record_survives_json_and_replays_from_seed_and_notes() {
    let mut played = open(3);
    play_out(&mut played);
    let text = serde_json::to_string(&played.record()).unwrap();
    let record: Record = serde_json::from_str(&text).unwrap();
    assert_eq!(record, played.record());
    for source in [Source::Seed, Source::Notes] {
        let again = Play::resume(&TOY, record.clone(), source).unwrap();
        assert_eq!((hash(&again), again.step()), (hash(&played), played.step()));
        assert_eq!(again.told(0), played.told(0));
    }
}

#[test]
fn an_unknown_field_or_kind_is_refused() {
    for bad in
        [r#"{"kind":"undone","to":1,"why":2}"#, r#"{"kind":"dreamt"}"#, r#"{"to":1}"#, r#"{"kind":"undone","to":-1}"#]
    {
        assert!(serde_json::from_str::<Entry>(bad).is_err(), "{bad}");
    }
}

#[test]
fn a_changed_entry_is_named() {
    let mut played = open(2);
    play(&mut played, 0, "swap ?");
    play(&mut played, 1, "keep");
    let change = |at: usize, change: &dyn Fn(&mut Entry)| {
        let mut record = played.record();
        change(&mut record.entries[at]);
        record
    };
    let other_path = change(0, &|entry| {
        if let Entry::Played { path: p, .. } = entry {
            *p = path("keep");
        }
    });
    assert!(matches!(trouble(other_path, Source::Notes), (1, Trouble::Hash { .. })));
    // The bag holds 22 cards, at most 6 of a kind: six places on lies another kind.
    let other_draw = change(1, &|entry| {
        if let Entry::Played { drawn, .. } = entry {
            drawn[0] = (drawn[0] + 6) % 22;
        }
    });
    assert!(matches!(trouble(other_draw.clone(), Source::Seed), (2, Trouble::Drawn { .. })));
    assert!(matches!(trouble(other_draw, Source::Notes), (2, Trouble::Hash { .. })));
    let no_draw = change(1, &|entry| {
        if let Entry::Played { drawn, .. } = entry {
            drawn.clear();
        }
    });
    assert!(matches!(trouble(no_draw, Source::Notes), (2, Trouble::Drawn { .. })));
    let illegal = change(1, &|entry| {
        if let Entry::Played { path: p, .. } = entry {
            *p = path("claim chip1");
        }
    });
    assert!(matches!(trouble(illegal, Source::Seed), (2, Trouble::Refused(_))));
    let mut other_seed = played.record();
    other_seed.header.seed = Seed::from_number(8);
    assert!(matches!(trouble(other_seed, Source::Seed), (0, Trouble::Drawn { .. })));
    let stranger = change(0, &|entry| *entry = Entry::Conceded { seat: Seat(2) });
    assert_eq!(trouble(stranger, Source::Seed), (1, Trouble::NoSuchSeat));
    let future = change(0, &|entry| *entry = Entry::Undone { to: 0, agreed: None });
    assert_eq!(trouble(future, Source::Seed), (1, Trouble::NoSuchStep { to: 0 }));
}

#[test]
fn other_rules_and_a_missing_beginning_are_refused() {
    let mut record = open(2).record();
    record.header.rules_version = 9;
    assert_eq!(trouble(record.clone(), Source::Notes), (0, Trouble::OtherVersion { noted: 9, here: 1 }));
    record.header.rules_version = 1;
    record.header.dealt = None;
    assert_eq!(trouble(record.clone(), Source::Notes), (0, Trouble::NoBeginning));
    record.header.game = "chess".into();
    let error = guildhall::record::verify(&record).err().map(|error| error.to_string());
    assert_eq!(error.as_deref(), Some("entry 0: there is no game called chess"));
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut played = open(2);
    let before = (played.record(), hash(&played));
    for words in ["", "nonsense", "claim chip1", "swap", "keep keep", "swap card0+card0+card0"] {
        assert!(played.play(Seat(0), &path(words), false).is_err(), "{words}");
    }
    assert!(played.play(Seat(7), &path("keep"), false).is_err());
    assert_eq!((played.record(), hash(&played)), before);
}

#[test]
fn ones_own_open_decisions_can_be_taken_back_alone() {
    let mut played = open(3);
    let dealt = hash(&played);
    play(&mut played, 1, "swap ?");
    assert_eq!((played.alone(Seat(1)), played.alone(Seat(0))), (0, 1));
    assert_eq!(played.consent(Seat(1), 0), Seats::NONE);
    assert_eq!(played.consent(Seat(0), 0).iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    assert_eq!(played.before_last(Seat(1)), Some(0));
    assert_eq!(played.undo(0).unwrap(), Entry::Undone { to: 0, agreed: None });
    assert_eq!((hash(&played), played.step(), played.entries()), (dealt, 0, 2));
    play(&mut played, 1, "keep");
    play(&mut played, 0, "keep");
    assert_eq!(played.alone(Seat(1)), 2, "another seat has decided since");
    assert_eq!(played.before_last(Seat(1)), Some(0));
    let again = Play::resume(&TOY, played.record(), Source::Seed).unwrap();
    assert_eq!((hash(&again), again.step(), again.entries()), (hash(&played), 2, 4));
}

#[test]
fn what_drew_or_revealed_cannot_be_taken_back_alone() {
    let mut played = open(2);
    play(&mut played, 0, "keep");
    play(&mut played, 1, "keep");
    assert_eq!((played.alone(Seat(1)), played.alone(Seat(0))), (2, 2), "the decisions were revealed");
    play(&mut played, 0, "claim chip6");
    assert_eq!(played.alone(Seat(0)), 2);
    play(&mut played, 0, "keep");
    assert_eq!(played.alone(Seat(0)), 2, "a chain of own decisions, down to the reveal");
    play(&mut played, 1, "swap ?");
    assert_eq!(played.alone(Seat(1)), 5, "cards were drawn");
    assert_eq!(played.consent(Seat(1), 4).iter().collect::<Vec<_>>(), [Seat(0)]);
}

#[test]
fn what_the_table_played_for_a_seat_is_taken_back_with_its_decision() {
    let mut played = open(2);
    play(&mut played, 0, "keep");
    play(&mut played, 1, "keep");
    play(&mut played, 0, "claim chip6");
    played.play(Seat(0), &path("keep"), true).unwrap();
    assert_eq!(played.alone(Seat(0)), 2);
    assert_eq!(
        played.taken_back(2).map(|step| (step.seat, step.auto)).collect::<Vec<_>>(),
        [(Seat(0), false), (Seat(0), true)]
    );
    assert_eq!(played.last_own(Seat(0)), 3);
}

/// That a seat had nothing to choose may follow from its hidden hand: whoever saw it cannot choose anew alone.
#[test]
fn what_the_table_played_for_another_seat_bars_the_way_back() {
    let mut played = open(2);
    play(&mut played, 0, "keep");
    play(&mut played, 1, "keep");
    play(&mut played, 0, "claim chip6");
    played.play(Seat(1), &path("keep"), true).unwrap();
    assert_eq!((played.alone(Seat(0)), played.alone(Seat(1))), (4, 4));
    assert_eq!(played.consent(Seat(0), 2).iter().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(played.last_own(Seat(1)), 2);
}

#[test]
fn undoing_brings_no_better_luck() {
    let mut played = open(2);
    play(&mut played, 0, "swap ?");
    play(&mut played, 1, "keep");
    let first = (hash(&played), played.record().entries[1].clone());
    played.undo_agreed(1, Seats::only(Seat(0))).unwrap();
    play(&mut played, 1, "keep");
    assert_eq!((hash(&played), played.record().entries[3].clone()), first);
    assert!(played.undo(2).is_err() && played.undo(9).is_err());
    assert_eq!(played.record().steps(), [0, 3]);
    assert!(Play::resume(&TOY, played.record(), Source::Seed).is_ok());
    // That nobody agreed to it does not pass when the record is checked, though it is followed.
    let alone = Entry::Undone { to: 1, agreed: None };
    let mut record = played.record();
    record.entries[2] = alone;
    assert!(Play::resume(&TOY, record.clone(), Source::Notes).is_ok());
    let reported = Play::resume(&TOY, record, Source::Seed).err().map(|error| (error.at, error.trouble));
    assert_eq!(reported, Some((3, Trouble::NotFree { to: 1 })));
}

#[test]
fn what_happened_since_ones_own_move_is_told_to_each_as_they_may_know() {
    let mut played = open(2);
    play(&mut played, 0, "swap ?");
    play(&mut played, 1, "swap ?");
    let keys = |play: &Play, seat| play.since(Seat(seat)).iter().map(|text| text.key.to_string()).collect::<Vec<_>>();
    assert_eq!(keys(&played, 0), ["toy-decided", "toy-drew", "toy-swapped"]);
    assert!(keys(&played, 1).is_empty());
    let public = played.told_to(Viewer::Public, 0);
    let public: Vec<_> = public.iter().map(|text| &*text.key).collect();
    assert_eq!(public, ["toy-decided", "toy-decided", "toy-swapped", "toy-swapped"]);
}

#[test]
fn a_decision_with_one_legal_path_is_forced() {
    let mut played = open(2);
    assert_eq!(played.forced(), None);
    let state = {
        play(&mut played, 0, "keep");
        play(&mut played, 1, "keep");
        let mut state = played.table().save();
        state["chips"] = json!([4]);
        (state["round"], state["claimed"]) = (json!(2), json!([[1], [2]]));
        state
    };
    let forced = |game| Play::load(game, Value::Null, state.clone(), 2, Seed::from_number(1)).unwrap().forced();
    assert_eq!(forced(&TOY), Some((Seat(0), path("claim chip4"))));
    static VEILED: Game = Game { veiled: &["claim"], ..Game::of::<Sound>() };
    assert_eq!(forced(&VEILED), None, "that nothing else is possible would be told by the haste");
    play_out(&mut played);
    assert!(played.is_over() && played.forced().is_none());
}

#[test]
fn giving_up_and_taking_a_seat_are_kept_through_an_undo() {
    let mut played = open(2);
    play(&mut played, 0, "keep");
    played.concede(Seat(0));
    played.take_seat(Seat(0), "easy", None);
    played.undo(0).unwrap();
    let again = Play::resume(&TOY, played.record(), Source::Notes).unwrap();
    assert_eq!((again.record(), again.step()), (played.record(), 0));
}

/// A position of newer rules: it can be told from the noted one by its name only.
fn taken_up(game: &'static Game, record: Record, snapshot: Option<&Snapshot>) -> Result<Play, ReplayError> {
    let TakenUp { mut play, older } = Play::take_up(game, record, snapshot)?;
    if older.is_some() {
        assert!(matches!(play.renew(), Entry::Rebased { version, .. } if version == game.rules_version));
    }
    Ok(play)
}

#[test]
fn a_running_table_goes_on_under_changed_rules() {
    let mut played = open(2);
    play(&mut played, 0, "keep");
    let text = serde_json::to_string(&played.snapshot()).unwrap();
    let snapshot: Snapshot = serde_json::from_str(&text).unwrap();
    let mut carried = taken_up(&TOY_2, played.record(), Some(&snapshot)).unwrap();
    assert_eq!((hash(&carried), carried.floor()), (hash(&played), 1));
    play(&mut carried, 1, "keep");
    assert_eq!((carried.step(), carried.entries()), (2, 3));
    assert!(carried.undo(0).is_err(), "the step before was made under other rules");
    let again = Play::resume(&TOY_2, carried.record(), Source::Seed).unwrap();
    assert_eq!((hash(&again), again.step()), (hash(&carried), 2));
    assert_eq!(trouble(carried.record(), Source::Seed), (2, Trouble::OtherVersion { noted: 2, here: 1 }));
    let newer = Play::take_up(&TOY, carried.record(), Some(&carried.snapshot())).err().unwrap();
    assert_eq!(newer.trouble, Trouble::OtherVersion { noted: 2, here: 1 }, "a table of a newer program is left alone");
}

#[test]
fn rules_that_change_twice_are_gone_over_to_twice() {
    static TOY_3: Game = Game { rules_version: 3, ..Game::of::<Sound>() };
    let mut played = open(2);
    play(&mut played, 0, "keep");
    let mut second = taken_up(&TOY_2, played.record(), Some(&played.snapshot())).unwrap();
    play(&mut second, 1, "keep");
    for snapshot in [Some(second.snapshot()), None] {
        let mut third = taken_up(&TOY_3, second.record(), snapshot.as_ref()).unwrap();
        assert_eq!((hash(&third), third.step(), third.floor()), (hash(&second), 2, 2));
        play_out(&mut third);
        let again = Play::resume(&TOY_3, third.record(), Source::Seed).unwrap();
        assert_eq!(again.record(), third.record());
    }
}

#[test]
fn without_its_last_position_a_record_must_lead_where_it_did() {
    let mut played = open(2);
    play(&mut played, 0, "keep");
    let good = played.snapshot();
    play(&mut played, 1, "swap ?");
    let unfit = [Snapshot { entries: 9, ..good.clone() }, Snapshot { rules_version: 9, ..good.clone() }, good];
    for snapshot in unfit.iter().map(Some).chain([None]) {
        let carried = taken_up(&TOY_2, played.record(), snapshot).unwrap();
        assert_eq!((hash(&carried), carried.step()), (hash(&played), 2));
    }
    let mut other = played.record();
    let Some(Entry::Played { hash, .. }) = other.entries.last_mut() else { panic!("no move") };
    *hash = Fingerprint(0);
    assert!(matches!(Play::take_up(&TOY_2, other, None).err().unwrap().trouble, Trouble::Hash { .. }));
    let impossible = Snapshot { state: json!({}), ..played.snapshot() };
    let error = Play::take_up(&TOY_2, played.record(), Some(&impossible)).err().unwrap();
    assert!(matches!(error.trouble, Trouble::Position(_)));
}

#[test]
fn a_position_by_hand_is_checked_and_begins_a_record() {
    let mut state = open(2).table().save();
    let begun = Play::load(&TOY, Value::Null, state.clone(), 2, Seed::from_number(1)).unwrap();
    assert!(Play::resume(&TOY, begun.record(), Source::Seed).is_ok());
    let fault =
        |state, seats| Play::load(&TOY, Value::Null, state, seats, Seed::from_number(1)).err().map(|fault| fault.field);
    assert_eq!(fault(state.clone(), 3).as_deref(), Some("seats"));
    state["hands"][0] = json!([0, 0, 0]);
    assert_eq!(fault(state.clone(), 2).as_deref(), Some("hands"));
    state["hands"][0] = json!([0, 0, 0, "x"]);
    assert_eq!(fault(state, 2).as_deref(), Some("state"));
}

#[test]
fn chance_can_be_scripted() {
    let mut played = open(2);
    play(&mut played, 0, "swap ?");
    let mut script = Scripted::of([5]);
    let (entry, _) = played.play_with(Seat(1), &path("keep"), false, &mut script).unwrap();
    assert!(matches!(entry, Entry::Played { drawn, .. } if drawn == [5]));
    assert!(Play::resume(&TOY, played.record(), Source::Notes).is_ok());
}

/// A finished game of every version of the rules stays what it was: `tests/records/<game>-<version>.json`.
#[test]
fn golden_records_still_replay() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for game in GAMES {
        let file = folder.join(format!("{}-{}.json", game.id, game.rules_version));
        if std::env::var_os("UPDATE_GOLDEN").is_some() && !file.exists() {
            std::fs::create_dir_all(&folder).unwrap();
            let played = random_play(game, *game.seats.end(), Seed::from_number(2004), game.longest).unwrap();
            std::fs::write(&file, serde_json::to_string(&played.record()).unwrap()).unwrap();
        }
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let record: Record = serde_json::from_str(&text).unwrap();
        let played = verify(&record).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(played.is_over(), "{} is not finished", file.display());
        assert!(Play::resume(game, record, Source::Notes).is_ok());
    }
}
