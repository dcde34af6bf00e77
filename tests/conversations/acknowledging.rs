//! Interactions: acknowledged at once, served once, answered where the person sees it.

use std::time::{Duration, Instant};

use guildhall::chat::{Ack, ChatError, Permission, PlaceKind, Post, What};
use guildhall::words::Language;
use serde_json::{Value, json};

use crate::script::{Script, picture, post};
use crate::stage::Stage;

async fn stage() -> (Stage, std::sync::Arc<Script>) {
    let mut script = None;
    let stage = Stage::open(|chat| script.insert(Script::new(chat)).clone()).await;
    (stage, script.unwrap())
}

/// The first answers the bot has given, as their types.
async fn first_answers(stage: &Stage) -> Vec<Value> {
    let requests = stage.driver.requests().await;
    let callbacks = requests.iter().filter(|request| request["path"].as_str().unwrap().ends_with("/callback"));
    callbacks.map(|request| request["request"].clone()).collect()
}

#[tokio::test]
async fn a_command_is_acknowledged_as_was_agreed_before_it_is_served() {
    let (stage, script) = stage().await;
    let outcome = stage.anna().command("games", "hand", json!({})).await;
    assert_eq!((outcome.state(), outcome.text()), ("answered", "hand"));
    assert_eq!(outcome.message()["ephemeral"], true);
    assert_eq!(first_answers(&stage).await, [json!({"type": 5, "data": {"flags": 64}})]);
    let served = script.served.lock().unwrap()[0].clone();
    assert_eq!((served.person.name.as_str(), served.person.language), ("Anna", Language::En));
    assert_eq!((served.place.lacks, served.place.kind), (vec![], PlaceKind::Threaded));
    assert!(stage.bela().sees("games").await.is_empty());
    script.answer("hand", post("hand", &["play"]));
    let direct = stage.anna().command("dm", "hand", json!({})).await;
    assert_eq!((direct.text(), &direct.message()["ephemeral"]), ("hand", &json!(false)));
    let pressed = stage.anna().press(direct.message(), "play").await;
    assert_eq!((pressed.state(), pressed.text()), ("answered", "play"), "what answers a command there can be pressed");
    stage.close().await;
}

#[tokio::test]
async fn slow_and_broken_work_holds_up_nobody() {
    let (stage, script) = stage().await;
    let channel = stage.channel("games").await;
    stage.chat.post(channel, &post("choose", &["slow", "broken", "quick"]), "n1").await.unwrap();
    let message = stage.anna().sees("games").await.pop().unwrap();
    let (anna, bela) = (stage.anna(), stage.bela());
    let (slow, quick) = tokio::join!(anna.press(&message, "slow"), async {
        assert_eq!(bela.press(&message, "broken").await.state(), "thinking");
        bela.press(&message, "quick").await
    });
    assert_eq!((slow.state(), slow.text()), ("answered", "slow"));
    assert_eq!((quick.state(), quick.text()), ("answered", "quick"));
    for outcome in [&slow, &quick] {
        assert!(outcome.acknowledged_ms() < 1000.0, "{}", outcome.acknowledged_ms());
    }
    assert_eq!(script.served.lock().unwrap().len(), 3);
    stage.close().await;
}

#[tokio::test]
async fn a_press_is_answered_as_was_agreed_by_its_id_alone() {
    let (stage, script) = stage().await;
    let channel = stage.channel("games").await;
    stage.chat.post(channel, &post("board", &["play", "update.me"]), "n1").await.unwrap();
    let message = stage.anna().sees("games").await.pop().unwrap();
    script.answer("play", post("panel", &["next"]));

    let panel = stage.anna().press(&message, "play").await;
    assert_eq!((panel.text(), &panel.message()["ephemeral"]), ("panel", &json!(true)));
    let next = stage.anna().press(panel.message(), "next").await;
    assert_eq!(next.message()["id"], panel.message()["id"], "a panel is edited in place");
    let updated = stage.anna().press(&message, "update.me").await;
    assert_eq!(updated.message()["id"], message["id"]);

    let direct = stage.chat.direct(stage.user("Anna").await).await.unwrap();
    stage.chat.post(direct, &post("hand", &["play"]), "n2").await.unwrap();
    let hand = stage.anna().sees("dm").await.pop().unwrap();
    let open = stage.anna().press(&hand, "play").await;
    assert_eq!((open.text(), &open.message()["ephemeral"]), ("panel", &json!(false)));
    let acks: Vec<Ack> = script.served.lock().unwrap().iter().map(|incoming| incoming.reply.ack).collect();
    assert_eq!(acks, [Ack::Private, Ack::Update, Ack::Update, Ack::Open]);
    stage.close().await;
}

#[tokio::test]
async fn an_answer_without_a_picture_shows_none() {
    let (stage, script) = stage().await;
    script.answer("hand", Post { picture: Some(picture("two cards")), ..post("hand", &["plain"]) });
    let hand = stage.anna().command("games", "hand", json!({})).await;
    assert_eq!(hand.message()["attachments"][0]["alt"], "two cards");
    script.answer("plain", post("no picture", &["again"]));
    let plain = stage.anna().press(hand.message(), "plain").await;
    assert_eq!((plain.text(), &plain.message()["attachments"]), ("no picture", &json!([])));
    script.answer("again", Post { picture: Some(picture("one card")), ..post("hand", &[]) });
    let again = stage.anna().press(plain.message(), "again").await;
    assert_eq!(again.message()["attachments"].as_array().map(Vec::len), Some(1));
    assert_eq!(again.message()["attachments"][0]["alt"], "one card");
    assert_eq!(again.message()["components"], json!([]));
    stage.close().await;
}

#[tokio::test]
async fn f_10_an_event_that_comes_twice_or_out_of_order_is_served_and_acknowledged_once() {
    let (stage, script) = stage().await;
    stage.driver.fault(json!({"kind": "duplicate_events"})).await;
    for n in 0..5 {
        let outcome = stage.anna().command("games", "hand", json!({})).await;
        assert_eq!(outcome.state(), "answered", "{n}");
    }
    stage.driver.delete("faults").await;
    stage.driver.fault(json!({"kind": "reorder_events", "times": 1})).await;
    let (anna, bela) = (stage.anna(), stage.bela());
    let (first, second) =
        tokio::join!(anna.command("games", "hand", json!({})), bela.command("games", "games", json!({})));
    assert_eq!((first.state(), second.state()), ("answered", "answered"));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!((script.count("hand"), script.count("games")), (6, 1));
    assert_eq!(first_answers(&stage).await.len(), 7);
    stage.close().await;
}

#[tokio::test]
async fn an_acknowledgement_whose_answer_is_lost_is_not_given_twice() {
    let (stage, script) = stage().await;
    stage.driver.fault(json!({"kind": "drop", "after": true, "route": "POST /interactions/**", "times": 1})).await;
    let outcome = stage.anna().command("games", "hand", json!({})).await;
    assert_eq!((outcome.state(), script.count("hand")), ("answered", 1));
    stage.close().await;
}

#[tokio::test]
async fn what_comes_too_late_is_not_served() {
    let (stage, script) = stage().await;
    stage
        .driver
        .fault(json!({"kind": "error", "status": 404, "code": 10062, "route": "POST /interactions/**",
        "times": 1}))
        .await;
    assert_eq!(stage.anna().command("games", "hand", json!({})).await.state(), "failed");
    assert_eq!(script.count("hand"), 0);
    assert_eq!(stage.anna().command("games", "hand", json!({})).await.state(), "answered");
    stage.close().await;
}

#[tokio::test]
async fn a_token_that_has_run_out_is_too_late() {
    let (stage, script) = stage().await;
    let outcome = stage.anna().command("games", "hand", json!({})).await;
    let id = outcome.0["interaction"]["id"].as_str().unwrap().to_owned();
    stage.driver.post(&format!("interactions/{id}/expire"), json!({})).await;
    let reply = script.served.lock().unwrap()[0].reply.clone();
    assert_eq!(stage.chat.answer(&reply, &post("late", &[])).await, Err(ChatError::Late));
    stage.close().await;
}

#[tokio::test]
async fn suggestions_come_in_time_or_as_an_empty_list() {
    let (stage, script) = stage().await;
    let anna = stage.anna();
    let outcome = anna.typing("games", "rules", "topic", json!({"topic": "san"})).await;
    assert_eq!((outcome.state(), outcome.suggestions().len()), ("choices", 25));
    assert_eq!(outcome.suggestions()[0], "san 0");
    let typed = script.typed.lock().unwrap()[0].clone();
    assert_eq!((typed.name, typed.focused), (vec!["rules".into()], ("topic".into(), "san".into())));
    for text in ["slow", "broken"] {
        let begun = Instant::now();
        let outcome = anna.typing("games", "rules", "topic", json!({"topic": text})).await;
        assert_eq!((outcome.state(), outcome.suggestions().len()), ("choices", 0), "{text}");
        assert!(begun.elapsed() < Duration::from_secs(3), "{text}");
    }
    assert!(script.served.lock().unwrap().is_empty());
    stage.close().await;
}

#[tokio::test]
async fn language_and_missing_permissions_come_with_each_press() {
    let (stage, script) = stage().await;
    stage.driver.patch("channels/games", json!({"deny": ["ATTACH_FILES", "CREATE_PUBLIC_THREADS"]})).await;
    stage.bela().command("games", "hand", json!({})).await;
    stage.bela().locale("pl").await;
    stage.bela().command("games", "hand", json!({})).await;
    let served = script.served.lock().unwrap().clone();
    assert_eq!(served[0].place.lacks, [Permission::AttachFiles, Permission::CreateThreads]);
    assert_eq!((served[0].person.language, served[1].person.language), (Language::Hu, Language::Pl));
    stage.close().await;
}

#[tokio::test]
async fn a_thread_is_told_from_a_channel() {
    let (stage, script) = stage().await;
    let channel = stage.channel("games").await;
    let thread = stage.chat.thread(channel, None, "San Juan · Anna, Béla").await.unwrap();
    stage.anna().command(&thread.0.to_string(), "hand", json!({})).await;
    let served = script.served.lock().unwrap()[0].clone();
    assert_eq!((served.place.channel, served.place.kind), (thread, PlaceKind::Thread));
    stage.close().await;
}

#[tokio::test]
async fn ids_from_anywhere_reach_the_host_as_they_are() {
    let (stage, script) = stage().await;
    let channel = stage.channel("games").await;
    let odd = ["k7q.41.build.library", "", "~", "drop table", "ő🎲.0.~", &"x".repeat(100)];
    let odd: Vec<&str> = odd.into_iter().filter(|id| !id.is_empty()).collect();
    stage.chat.post(channel, &post("odd", &odd), "n1").await.unwrap();
    let message = stage.anna().sees("games").await.pop().unwrap();
    for id in odd {
        assert_eq!(stage.anna().press(&message, id).await.state(), "answered");
        let last = script.served.lock().unwrap().last().cloned().unwrap();
        assert_eq!(last.what, What::Press { id: id.to_owned(), values: vec![] });
    }
    stage.close().await;
}
