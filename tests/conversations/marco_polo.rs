//! Marco Polo II by three people with three languages: a whole game, and what is typed by hand.

use serde_json::json;

use crate::leaks::{is_last, said_in_public};
use crate::party::{Party, Whim, unpainted};
use crate::whole_game::{nobody_was_pinged_twice, nothing_went_wrong, over};

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_marco_polo_to_its_end() {
    let party = Party::at("marco_polo", unpainted(), "thread", "en").await;
    let moves = party.play(&mut Whim::new(31), 2000).await;
    assert!(moves > 60, "{moves}");
    over(&party).await;
    nothing_went_wrong(&party).await;
    nobody_was_pinged_twice(&party).await;

    // Which goal card somebody keeps is told to nobody else, until the final scoring turns them up.
    let requests = party.stage.driver.requests().await;
    let said = said_in_public(&requests, &party.place);
    assert!(said.len() > 60, "{}", said.len());
    let named =
        |text: &str| text.split("Goal card ").skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let mut before =
        said.iter().map(|said| said.text()).take_while(|text| !text.contains("final scoring") && !is_last(text));
    assert_eq!(before.find(|text| named(text)), None);
    assert!(requests.iter().any(|request| named(&request.to_string())), "whoever chooses is told");
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_by_hand_is_refused_with_its_reason() {
    let party = Party::at("marco_polo", unpainted(), "channel", "en").await;
    let typed = [
        ("marcopolo character", json!({"name": "kublai"})),
        ("marcopolo book", json!({"offer": "book-9-9"})),
        ("marcopolo khan", json!({"die": "d7"})),
        ("marcopolo travel", json!({"goal": "atlantis"})),
        ("marcopolo goal", json!({"card": "goal_99"})),
        ("marcopolo contracts", json!({"contracts": "red_05+red_05"})),
        ("marcopolo bag", json!({"die": "d2", "gain": "everything"})),
        ("marcopolo reroll", json!({"die": "d-1"})),
        ("marcopolo compensate", json!({"coins": "99999999999"})),
        ("marcopolo end", json!({})),
    ];
    party.refuses(&typed).await;
    party.close().await;
}
