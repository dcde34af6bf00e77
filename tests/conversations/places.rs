//! The places where a table can be opened and played: every kind of channel, threads, and who is in them.

use serde_json::{Value, json};

use crate::driver::controls;
use crate::party::{Party, control, newest_with, unpainted};

/// Opens a table for two in a channel; gives the answer.
async fn opened(party: &Party, channel: &str, more: Value) -> crate::driver::Outcome {
    let mut options = json!({"game": "san_juan", "seats": "2", "language": "en"});
    for (name, value) in more.as_object().unwrap() {
        options[name] = value.clone();
    }
    party.stage.anna().command(channel, "table new", options).await
}

/// The newest message in a channel with such a button.
async fn shown(party: &Party, channel: &str, button: &str) -> Value {
    let anna = party.stage.anna();
    party.stage.driver.until(button, || async { newest_with(&anna.sees(channel).await, button) }).await
}

/// Béla joins, and Anna starts.
async fn begun(party: &Party, channel: &str) -> crate::driver::Outcome {
    let lobby = shown(party, channel, "~join").await;
    party.stage.bela().press(&lobby, &control(&lobby, "~join")).await;
    let anna = party.stage.anna();
    let ready = || async {
        let lobby = anna.look(&lobby).await;
        controls(&lobby).iter().any(|control| control.id.ends_with("~start") && control.enabled).then_some(lobby)
    };
    let lobby = party.stage.driver.until("enough people", ready).await;
    anna.press(&lobby, &control(&lobby, "~start")).await
}

/// The threads there are.
async fn threads(party: &Party) -> Vec<Value> {
    let channels = party.stage.driver.state().await["channels"].as_array().cloned().unwrap_or_default();
    channels.into_iter().filter(|channel| channel["kind"] == "thread").collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_hangs_below_its_lobby_and_everybody_is_in_it() {
    for kind in ["text", "announcement"] {
        let party = Party::empty(unpainted()).await;
        party.stage.driver.post("channels", json!({"name": "here", "kind": kind})).await;
        opened(&party, "here", json!({})).await;
        let lobby = shown(&party, "here", "~join").await;
        assert_eq!(begun(&party, "here").await.state(), "answered", "{kind}");
        let thread = lobby["id"].as_str().unwrap().to_owned();
        let board = shown(&party, &thread, "~play").await;
        let named = || async {
            let board = party.stage.anna().look(&board).await;
            board["content"].as_str().unwrap_or_default().contains("At the table:").then_some(board)
        };
        let board = party.stage.driver.until("everybody is named", named).await;
        assert_eq!(board["attachments"].as_array().map(Vec::len), Some(1), "the picture stays: {board}");
        // Only a member can wake a thread that sleeps.
        for person in [party.stage.anna(), party.stage.bela()] {
            party.stage.driver.patch(&format!("channels/{thread}"), json!({"archived": true})).await;
            let board = person.look(&board).await;
            assert_eq!(person.press(&board, &control(&board, "~missed")).await.state(), "answered", "{kind}");
        }
        assert_eq!(party.stage.driver.pings().await.iter().filter(|ping| ping["channel"] == thread).count(), 1);
        party.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_answer_at_the_start_leaves_one_thread() {
    let party = Party::empty(unpainted()).await;
    opened(&party, "games", json!({})).await;
    let lobby = shown(&party, "games", "~join").await;
    let route = "POST /channels/*/messages/*/threads";
    party.stage.driver.fault(json!({"kind": "drop", "after": true, "times": 1, "route": route})).await;
    assert_eq!(begun(&party, "games").await.state(), "answered");
    let board = shown(&party, lobby["id"].as_str().unwrap(), "~play").await;
    assert!(board["content"].as_str().unwrap().contains("your turn"), "{board}");
    assert_eq!(threads(&party).await.len(), 1);
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_its_lobby_a_thread_is_opened_all_the_same() {
    for kind in ["text", "announcement"] {
        let party = Party::empty(unpainted()).await;
        party.stage.driver.post("channels", json!({"name": "here", "kind": kind})).await;
        opened(&party, "here", json!({})).await;
        shown(&party, "here", "~join").await;
        let route = "POST /channels/*/messages/*/threads";
        let gone = json!({"kind": "error", "status": 404, "code": 10008, "message": "Unknown Message", "route": route});
        party.stage.driver.fault(gone).await;
        assert_eq!(begun(&party, "here").await.state(), "answered");
        let thread = threads(&party).await.remove(0);
        shown(&party, thread["id"].as_str().unwrap(), "~play").await;
        party.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_threads_cannot_begin_the_table_is_in_the_channel() {
    for kind in ["voice", "stage"] {
        let party = Party::empty(unpainted()).await;
        party.stage.driver.post("channels", json!({"name": "here", "kind": kind})).await;
        let asked = opened(&party, "here", json!({"where": "thread"})).await;
        assert!(asked.text().contains("There are no threads in a channel of this kind"), "{}", asked.text());
        party.stage.anna().press(asked.message(), &control(asked.message(), "san_juan.2.channel.en")).await;
        assert_eq!(begun(&party, "here").await.state(), "answered", "{kind}");
        shown(&party, "here", "~play").await;
        assert!(threads(&party).await.is_empty());
        party.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_thread_is_refused_the_channel_is_offered() {
    for (code, status) in [(50024, 400), (50013, 403), (30033, 400)] {
        let party = Party::empty(unpainted()).await;
        opened(&party, "games", json!({})).await;
        for route in ["POST /channels/*/messages/*/threads", "POST /channels/*/threads"] {
            let no = json!({"kind": "error", "status": status, "code": code, "message": "no", "route": route});
            party.stage.driver.fault(no).await;
        }
        let refused = begun(&party, "games").await;
        assert!(refused.text().contains("I can't open a thread here"), "{code}: {}", refused.text());
        party.stage.anna().press(refused.message(), &control(refused.message(), "~start.here")).await;
        shown(&party, "games", "~play").await;
        party.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_with_words_that_are_not_allowed_is_left_out() {
    for code in [20031, 200_001] {
        let party = Party::empty(unpainted()).await;
        opened(&party, "games", json!({})).await;
        let route = "POST /channels/*/messages/*/threads";
        let no = json!({"kind": "error", "status": 400, "code": code, "message": "no", "times": 1, "route": route});
        party.stage.driver.fault(no).await;
        assert_eq!(begun(&party, "games").await.state(), "answered");
        let thread = threads(&party).await.remove(0);
        assert!(thread["name"].as_str().unwrap().starts_with("Guildhall "), "{thread}");
        party.close().await;
    }
}
