//! The places where a table can be opened and played: every kind of channel, threads, and who is in them.

use serde_json::{Value, json};

use crate::driver::controls;
use crate::party::{Party, Whim, control, newest_with, unpainted};

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
        party.stage.anna().press(asked.message(), &control(asked.message(), "san_juan.2.channel.en.day")).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn a_private_thread_lets_the_bot_in_before_a_table_is_opened() {
    let party = Party::empty(unpainted()).await;
    let thread = party.stage.driver.post("channels", json!({"name": "us", "parent": "games", "as": "anna"})).await;
    let id = thread["id"].as_str().unwrap();
    let asked = opened(&party, id, json!({})).await;
    assert!(asked.text().contains("Mention me here once"), "{}", asked.text());
    let bot = party.stage.driver.state().await["bot"]["id"].as_str().map(str::to_owned);
    let bot = bot.unwrap_or_else(|| panic!("who is it?"));
    party.stage.driver.post("say", json!({"as": "anna", "channel": id, "content": format!("<@{bot}>")})).await;
    let anna = party.stage.anna();
    let opened = anna.press(asked.message(), &control(asked.message(), "san_juan.2.channel.en.day")).await;
    assert_eq!(opened.text(), "Your table is open below.");
    shown(&party, id, "~join").await;
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_only_the_commands_are_the_bot_shows_the_way_in() {
    let party = Party::empty(unpainted()).await;
    party.stage.driver.patch("guild", json!({"bot": false})).await;
    let asked = opened(&party, "games", json!({})).await;
    assert!(asked.text().starts_with("Only my commands are in this server"), "{}", asked.text());
    let link = asked.message()["components"][0]["components"][0]["url"].as_str().unwrap_or_default();
    assert!(
        link.contains("/oauth2/authorize?client_id=") && link.contains("&scope=bot+applications.commands"),
        "{link}"
    );
    party.stage.driver.patch("guild", json!({"bot": true})).await;
    assert_eq!(opened(&party, "games", json!({})).await.text(), "Your table is open below.");
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_sleeps_is_woken_unless_it_is_locked() {
    let party = Party::playing(unpainted(), "thread", "en").await;
    let thread = format!("channels/{}", party.place);
    let is_awake = || async {
        let threads = threads(&party).await;
        let thread = threads.iter().find(|thread| thread["id"] == party.place.as_str()).expect("the thread");
        (thread["archived"] == false).then_some(())
    };
    party.stage.driver.patch(&thread, json!({"archived": true})).await;
    party.stage.driver.until("it is awake again", is_awake).await;
    // Once a day is enough, and a lock is meant.
    party.stage.driver.patch(&thread, json!({"archived": true})).await;
    party.stage.driver.patch(&thread, json!({"archived": true, "locked": true})).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let asked = party.stage.driver.requests().await;
    let woken =
        asked.iter().filter(|asked| asked["method"] == "PATCH" && asked["request"] == json!({"archived": false}));
    assert_eq!(woken.count(), 1);
    assert!(is_awake().await.is_none());
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn out_of_the_server_and_back_in_the_board_returns() {
    let party = Party::playing(unpainted(), "channel", "en").await;
    party.settled().await;
    let board = party.board_after(None).await;
    let direct = party.stage.bela().sees("dm").await.len();
    party.stage.driver.patch("guild", json!({"bot": false})).await;
    let lost = || async { party.row().await.is_lost.then_some(()) };
    party.stage.driver.until("the table is out of reach", lost).await;
    assert_eq!(party.stage.bela().sees("dm").await.len(), direct, "nobody is told");
    party.stage.driver.patch("guild", json!({"bot": true})).await;
    let back = party.board_after(Some(&board)).await;
    assert!(back["content"].as_str().unwrap().contains("your turn"), "{back}");
    let found = || async { (!party.row().await.is_lost).then_some(()) };
    party.stage.driver.until("the table is in reach", found).await;
    party.close().await;
}

fn is_messages(path: &Value) -> bool {
    path.as_str().is_some_and(|path| path.starts_with("/channels/") && path.ends_with("/messages"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_lost_once_and_back_whatever_its_channel_allows() {
    let party = Party::playing(unpainted(), "thread", "en").await;
    let mut whim = Whim::new(8);
    party.settled().await;
    party.stage.driver.patch("channels/games", json!({"deny": ["SEND_MESSAGES_IN_THREADS", "SEND_MESSAGES"]})).await;
    // The board that cannot be posted is that of a turn that ends.
    let is_lost = async || party.row().await.is_lost;
    while !is_lost().await {
        assert_eq!(party.play(&mut whim, 1).await, 1);
        party.settled().await;
    }
    let told = async || {
        party.settled().await;
        let said = party.stage.anna().sees("dm").await;
        said.iter().filter(|said| said["content"].as_str().unwrap_or_default().contains("I can't write in our")).count()
    };
    party.stage.driver.until("it is told", async || (told().await == 1).then_some(())).await;
    let anna = party.stage.anna();
    let board = party.board_after(None).await;
    let posted = async || {
        let requests = party.stage.driver.requests().await;
        let is_post = |request: &&Value| request["method"] == "POST" && is_messages(&request["path"]);
        requests.iter().filter(is_post).count()
    };
    let before = posted().await;
    for _ in 0..4 {
        assert_eq!(anna.press(&board, &control(&board, "~missed")).await.state(), "answered");
    }
    assert_eq!((told().await, posted().await), (1, before), "no hand is sent again either");
    party.stage.driver.patch("channels/games", json!({"allow": ["SEND_MESSAGES_IN_THREADS"]})).await;
    anna.press(&board, &control(&board, "~missed")).await;
    party.board_after(Some(&board)).await;
    party.stage.driver.until("it is in reach", async || (!is_lost().await).then_some(())).await;
    assert_eq!(party.play(&mut whim, 2).await, 2);
    assert_eq!(told().await, 1);
    party.close().await;
}
