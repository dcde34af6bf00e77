//! A whole game of San Juan by three people with three languages, by presses and by commands, and what must hold of
//! everything that was said.

use guildhall::games::find;
use guildhall::record::{Play, Record, Source};
use guildhall::rules::Viewer;
use guildhall::store::Stage as State;
use serde_json::Value;

use crate::leaks::{Said, is_last, said_in_public};
use crate::party::{Party, Whim, unpainted};

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_san_juan_to_its_end() {
    let party = Party::playing(unpainted(), "thread", "en").await;
    let moves = party.play(&mut Whim::new(11), 2000).await;
    assert!(moves > 60, "{moves}");
    over(&party).await;
    nothing_went_wrong(&party).await;
    nobody_was_pinged_twice(&party).await;
    nothing_secret_was_said(&party, "sj-card-").await;
    party.close().await;
}

/// The game is over, and that is the last thing that was said.
pub async fn over(party: &Party) {
    party.settled().await;
    assert_eq!(party.row().await.stage, State::Over);
    let last = party.stage.anna().sees(&party.place).await.pop().unwrap();
    assert!(is_last(last["content"].as_str().unwrap()), "{last}");
}

/// Every request was one that Discord takes, and every press and command was answered.
pub async fn nothing_went_wrong(party: &Party) {
    for request in party.stage.driver.requests().await {
        assert!((200..300).contains(&request["status"].as_u64().unwrap()), "{request}");
    }
    for name in ["Anna", "Béla", "Cecylia"] {
        let done = party.stage.driver.get("interactions", &[("as", name)]).await;
        for interaction in done["interactions"].as_array().unwrap() {
            assert!(matches!(interaction["state"].as_str(), Some("answered" | "choices")), "{interaction}");
        }
    }
}

/// Once for a turn, by the message that calls to it.
pub async fn nobody_was_pinged_twice(party: &Party) {
    let pings = party.stage.driver.pings().await;
    assert!(pings.len() > 5, "{}", pings.len());
    let mut turns: Vec<(String, u64)> = Vec::new();
    for ping in &pings {
        let name = ping["user"]["name"].as_str().unwrap().to_owned();
        let text = ping["content"].as_str().unwrap();
        let turn = (name, Said::step(text).unwrap_or_else(|| panic!("a ping that is no call: {text}")));
        assert!(!turns.contains(&turn), "{turn:?}");
        turns.push(turn);
    }
}

/// Public messages name no card that the public could not know by then, carry no path, and show no hand. `cards` is how
/// the keys of the names of cards begin.
pub async fn nothing_secret_was_said(party: &Party, cards: &str) {
    let loaded = party.store.load(party.row().await.id).await.unwrap();
    let game = find(&loaded.table.game).unwrap();
    let header = loaded.header.unwrap();
    // What the public has seen after so many entries.
    let mut views: Vec<Value> = Vec::new();
    for n in 0..=loaded.entries.len() {
        let record = Record { header: header.clone(), entries: loaded.entries[..n].to_vec() };
        let play = Play::resume(game, record, Source::Notes).unwrap();
        views.push(play.table().view_json(Viewer::Public));
    }
    let said = said_in_public(&party.stage.driver.requests().await, &party.place);
    assert!(said.len() > 60, "{}", said.len());
    let faults: Vec<String> = said.iter().flat_map(|said| said.faults(&views, cards)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
