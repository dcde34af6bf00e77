//! The Golden City by three people with three languages: a whole game, and what is typed by hand.

use serde_json::json;

use crate::party::{Party, Whim, unpainted};
use crate::whole_game::{nobody_was_pinged_twice, nothing_secret_was_said, nothing_went_wrong, over};

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_the_golden_city_to_its_end() {
    let party = Party::at("golden_city", unpainted(), "thread", "en").await;
    let moves = party.play(&mut Whim::new(23), 2000).await;
    assert!(moves > 60, "{moves}");
    over(&party).await;
    nothing_went_wrong(&party).await;
    nobody_was_pinged_twice(&party).await;
    nothing_secret_was_said(&party, "gc-card-").await;
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_by_hand_is_refused_with_its_reason() {
    let party = Party::at("golden_city", unpainted(), "channel", "en").await;
    party.board_after(None).await;
    let entries = party.row().await.entries;
    let typed = [
        ("goldencity bid", json!({"pair": "pair-9"})),
        ("goldencity bid", json!({"pair": "the best one"})),
        ("goldencity build", json!({"site": "harbour-desert-1"})),
        ("goldencity build", json!({"site": "atlantis", "pay": "9999coast"})),
        ("goldencity good", json!({"card": "wine-wine"})),
        ("goldencity return", json!({"card": "wine-cloth"})),
        ("goldencity bonus", json!({"card": "bonus-city"})),
        ("goldencity discard", json!({"cards": "coast+coast-99"})),
        ("goldencity pass", json!({})),
    ];
    for (name, options) in typed {
        for person in [party.stage.anna(), party.stage.bela(), party.stage.cecylia()] {
            let answer = person.command(&party.place, name, options.clone()).await;
            assert_eq!(answer.state(), "answered", "{name} {options}");
            let message = answer.message();
            assert!(!answer.text().is_empty() && message["ephemeral"] == true, "{name} {options}: {answer:?}");
            assert_eq!(party.row().await.entries, entries, "{name} {options}: {}", answer.text());
        }
    }
    party.close().await;
}
