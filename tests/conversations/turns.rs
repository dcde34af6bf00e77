//! Turns of many steps, as The Castles of Burgundy has them, by three people with three languages.

use serde_json::{Value, json};

use crate::driver::{Control, Outcome, Person, controls};
use crate::party::{Party, Whim, control, unpainted};
use crate::whole_game::{nobody_was_pinged_twice, nothing_went_wrong};

/// The button whose way to a move begins like this: `workers.` and the number of a die, say.
fn towards(message: &Value, way: &str) -> Option<Control> {
    let way_of = |id: &str| id.splitn(3, '.').nth(2).map(str::to_owned).unwrap_or_default();
    controls(message).into_iter().find(|control| way_of(&control.id).starts_with(way))
}

/// Presses the button that leads that way.
async fn press(person: &Person, shown: &Outcome, way: &str) -> Outcome {
    let button = towards(shown.message(), way).unwrap_or_else(|| panic!("no {way} below {}", shown.text()));
    let next = person.press(shown.message(), &button.id).await;
    assert_eq!(next.state(), "answered", "{next:?}");
    next
}

/// Both dice for workers: a turn that has only its end left.
async fn both_for_workers(person: &Person, board: &Value) -> Outcome {
    let mut shown = person.press(board, &control(board, "~play")).await;
    for _ in 0..2 {
        shown = press(person, &shown, "workers.").await;
    }
    shown
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_many_steps_is_played_taken_back_and_ended() {
    let party = Party::at("burgundy", unpainted(), "channel", "en").await;
    let board = party.board_after(None).await;
    let called = party.called(&board).await;
    let [person] = called.as_slice() else { panic!("one at a time: {}", board["content"]) };

    // The first screen has a row for each die, and nothing to end yet.
    let first = person.press(&board, &control(&board, "~play")).await;
    let dice = controls(first.message()).into_iter().filter(|button| button.label.contains(" → ")).count();
    assert!(dice >= 2, "{:?}", controls(first.message()));
    assert_eq!(towards(first.message(), "end"), None);

    // After both dice only the end is left, and it says that it comes by itself.
    let shown = both_for_workers(person, &board).await;
    assert!(shown.text().contains("<t:"), "{}", shown.text());
    assert!(towards(shown.message(), "end").is_some(), "{}", shown.text());

    // What would go is shown first; the whole turn goes back at once.
    let asked = person.press(shown.message(), &control(shown.message(), "~undo")).await;
    let all = controls(asked.message()).into_iter().filter(|button| button.id.contains("~undo.")).collect::<Vec<_>>();
    assert_eq!(all.len(), 2, "this step, or the whole turn: {asked:?}");
    let back = person.press(asked.message(), &all[1].id).await;
    assert!(towards(back.message(), "workers.").is_some(), "{}", back.text());

    // A button that was made before does nothing but show how it stands.
    let one = person.press(&board, &control(&board, "~play")).await;
    let before = towards(one.message(), "workers.").unwrap().id;
    let other = person.press(&board, &control(&board, "~play")).await;
    press(person, &other, "workers.").await;
    let entries = party.row().await.entries;
    let late = party.forged(std::slice::from_ref(&before)).await;
    assert_eq!(person.press(&late, &before).await.state(), "answered");
    assert_eq!(party.row().await.entries, entries);

    // Somebody else cannot play it.
    let others = [party.stage.anna(), party.stage.bela(), party.stage.cecylia()];
    let other = others.into_iter().find(|other| other.name != person.name).unwrap();
    let refused = other.press(&board, &control(&board, "~play")).await;
    assert_eq!(towards(refused.message(), "workers."), None, "{}", refused.text());

    // Ended, the turn calls the next one, with all that happened in it.
    let shown = person.press(&board, &control(&board, "~play")).await;
    let shown = press(person, &shown, "workers.").await;
    press(person, &shown, "end").await;
    let next = party.board_after(Some(&board)).await;
    let called = party.called(&next).await;
    assert!(called.len() == 1 && called[0].name != person.name);
    let text = next["content"].as_str().unwrap();
    assert_eq!(text.matches(person.name).count(), 2, "two dice, a line each: {text}");
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_phase_of_burgundy() {
    let party = Party::at("burgundy", unpainted(), "thread", "en").await;
    let moves = party.play(&mut Whim::new(5), 60).await;
    assert_eq!(moves, 60);
    party.settled().await;
    nothing_went_wrong(&party).await;
    nobody_was_pinged_twice(&party).await;
    let requests = party.stage.driver.requests().await;
    let direct =
        requests.iter().filter(|request| request["path"].as_str().is_some_and(|path| path.contains("@me/channels")));
    assert_eq!(direct.count(), 0, "nothing is secret, so nobody gets a private message");
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_by_hand_is_refused_with_its_reason() {
    let party = Party::at("burgundy", unpainted(), "channel", "en").await;
    let board = party.board_after(None).await;
    let called = party.called(&board).await;
    let person = &called[0];
    let entries = party.row().await.entries;
    let typed = [
        ("burgundy take", json!({"die": "9"})),
        ("burgundy take", json!({"die": "die of the others"})),
        ("burgundy buy", json!({"tile": "castle"})),
        ("burgundy place", json!({"tile": "castle", "space": "z9"})),
        ("burgundy load", json!({"depot": "1"})),
        ("burgundy skip", json!({})),
        ("burgundy end", json!({})),
        ("burgundy estate", json!({"side": "1"})),
    ];
    for (name, options) in typed {
        let answer = person.command(&party.place, name, options.clone()).await;
        assert_eq!(answer.state(), "answered", "{name} {options}");
        assert!(!answer.text().is_empty() && answer.message()["ephemeral"] == true, "{name} {options}: {answer:?}");
        assert_eq!(party.row().await.entries, entries, "{name} {options}: {}", answer.text());
    }
    // The estate of one player, large, by name.
    let shown = person.command(&party.place, "table board", json!({"player": "béla"})).await;
    assert!(shown.message()["attachments"].as_array().is_some_and(|files| files.len() == 1), "{shown:?}");
    let nobody = person.command(&party.place, "table board", json!({"player": "Zoe"})).await;
    assert!(nobody.message()["attachments"].as_array().is_none_or(Vec::is_empty), "{nobody:?}");
    party.close().await;
}
