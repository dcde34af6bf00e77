//! Component files that somebody brought. They count for the whole program, so this test has a program of its own.

use guildhall::games;
use guildhall::record::{Play, Source, Trouble, verify};
use guildhall::rules::{Brought, Seed};
use serde_json::Value;

#[test]
fn brought_files_take_the_place_of_the_built_in_ones_and_a_table_remembers_them() {
    let game = games::find("san_juan").unwrap();
    let cards = game.parts.iter().find(|part| part.file == "cards.toml").unwrap();
    let dearer = cards.built_in.replacen("cost = 1", "cost = 2", 1);
    assert_ne!(dearer, cards.built_in);
    let fewer = cards.built_in.replacen("count = 10", "count = 9", 1);
    let bad = games::bring(Brought::from([(cards.name(), fewer)])).unwrap_err();
    assert_eq!(bad.field, "san_juan/cards.toml");

    games::bring(Brought::from([(cards.name(), dearer.clone())])).unwrap();
    assert_eq!(cards.text(), dearer);
    let play = Play::open(game, &Value::Null, 3, Seed::from_number(1)).unwrap();
    assert_eq!(play.record().header.data.len(), 16);
    assert!(verify(&play.record()).is_ok());

    let mut elsewhere = play.record();
    elsewhere.header.data = String::new();
    let error = Play::resume(game, elsewhere.clone(), Source::Notes).err().unwrap();
    assert!(matches!(error.trouble, Trouble::OtherData { .. }), "{error}");
    let error = Play::take_up(game, elsewhere, Some(&play.snapshot())).err().unwrap();
    assert!(matches!(error.trouble, Trouble::OtherData { .. }), "{error}");

    assert_eq!(games::bring(Brought::new()).unwrap_err().field, "files");
}
