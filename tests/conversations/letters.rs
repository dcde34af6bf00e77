//! Direct conversations with the real bot: opened late, seldom, and not at all while Discord calls it too fast.

use guildhall::store::Surface;
use serde_json::{Value, json};

use crate::party::{Party, control, unpainted};

/// The requests that open a conversation.
async fn openings(party: &Party) -> Vec<Value> {
    let requests = party.stage.driver.requests().await;
    requests.into_iter().filter(|request| request["path"] == "/users/@me/channels").collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_opened_before_the_start() {
    let party = Party::empty(unpainted()).await;
    let options = json!({"game": "san_juan", "seats": "2", "where": "channel", "language": "en"});
    party.stage.anna().command("games", "table new", options).await;
    let lobby = party.lobby().await;
    party.stage.bela().press(&lobby, &control(&lobby, "~join")).await;
    party.settled().await;
    assert!(openings(&party).await.is_empty());
    party.start(&lobby).await;
    party.board_after(None).await;
    party.settled().await;
    assert_eq!(openings(&party).await.len(), 2);
    party.close().await;
}

/// Discord says so with either status; and with another code when it takes the bot for a spammer.
#[tokio::test(flavor = "multi_thread")]
async fn too_fast_is_asked_once_and_my_hand_serves() {
    for (status, code) in [(400, 40_003), (429, 40_003), (403, 20_026)] {
        let party = Party::empty(unpainted()).await;
        let route = "POST /users/@me/channels";
        let fault = json!({"kind": "error", "status": status, "code": code, "message": "too fast", "route": route});
        party.stage.driver.fault(fault).await;
        let options = json!({"game": "san_juan", "seats": "2", "where": "channel", "language": "en"});
        party.stage.anna().command("games", "table new", options).await;
        let lobby = party.lobby().await;
        party.stage.bela().press(&lobby, &control(&lobby, "~join")).await;
        party.start(&lobby).await;
        let board = party.board_after(None).await;
        for person in [party.stage.anna(), party.stage.bela()] {
            let hand = person.press(&board, &control(&board, "~own")).await;
            assert_eq!(hand.message()["attachments"].as_array().map(Vec::len), Some(1), "{hand:?}");
            assert_eq!(hand.text().lines().count(), 2, "nobody's letterbox is called closed: {}", hand.text());
        }
        tokio::time::sleep(std::time::Duration::from_secs(3)).await;
        assert_eq!(openings(&party).await.len(), 1, "{code}");
        let waiting = party.store.unsent().await.unwrap();
        assert_eq!(waiting.iter().filter(|item| matches!(item.surface, Surface::Hand(_))).count(), 2);
        party.close().await;
    }
}
