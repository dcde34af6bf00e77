//! What goes wrong at a table sooner or later: strangers, old buttons, two at once, closed messages, limits, lost
//! channels. Each gets one clear sentence in the reader's language, and the game goes on.

use guildhall::chat::{Button, ChannelId, Look, Post, Row, Target};
use guildhall::words::{Language, word};
use serde_json::json;

use crate::driver::Outcome;
use crate::leaks::Said;
use crate::party::{Party, Whim, control, onward, take, unpainted};

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_is_told_so_in_their_language() {
    let party = Party::playing(unpainted(), "channel", "pl").await;
    let board = party.board_after(None).await;
    let dorota = party.stage.driver.person("Dorota");
    for (locale, language) in
        [("en-US", Language::En), ("hu", Language::Hu), ("pl", Language::Pl), ("de", Language::En)]
    {
        dorota.locale(locale).await;
        let answer = dorota.press(&board, &control(&board, "~play")).await;
        assert_eq!(answer.message()["ephemeral"], true);
        assert!(answer.text().starts_with(&word(language, "declined-stranger")), "{locale}: {}", answer.text());
    }
    let round = board["content"].as_str().unwrap();
    assert!(round.contains("runda 1"), "the board speaks the table's language: {round}");
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn old_garbled_and_simultaneous_presses_harm_nothing() {
    let party = Party::playing(unpainted(), "channel", "en").await;
    let mut whim = Whim::new(5);
    let first = party.board_after(None).await;
    assert!(party.play(&mut whim, 4).await >= 4);
    party.settled().await;
    let entries = party.row().await.entries;
    let old = party.stage.anna().look(&first).await;
    assert!(old["components"].as_array().is_some_and(Vec::is_empty), "an old board has no buttons: {old}");

    // Buttons that nobody ever made, in a message of the bot's own.
    let ids = ["k7q.1.~own", "nonsense", "-.0.~dance", "zzz.9.role.builder", "é.é"];
    let button = |id: &&str| Button {
        target: Target::Press((*id).to_owned()),
        label: (*id).to_owned(),
        look: Look::Plain,
        enabled: true,
    };
    let forged =
        Post { text: "x".into(), rows: vec![Row::Buttons(ids.iter().map(button).collect())], ..Post::default() };
    let channel = party.stage.channel("games").await;
    party.stage.chat.post(channel, &forged, "forged").await.unwrap();
    let message = party.stage.bela().sees("games").await.pop().unwrap();
    for id in ids {
        let answer = party.stage.bela().press(&message, id).await;
        assert_eq!((answer.state(), &answer.message()["ephemeral"]), ("answered", &json!(true)), "{id}");
        assert!(!answer.text().is_empty());
    }
    assert_eq!(party.row().await.entries, entries);

    // The same answer twice at once: one of them counts, and is answered. The other is answered too where it comes when the
    // first is done, and silently taken note of where it comes before: there is one message for both.
    let board = party.board_after(None).await;
    let person = party.called(&board).await.remove(0);
    let mut panel = person.press(&board, &control(&board, "~play")).await;
    while party.row().await.entries == entries {
        let way = whim.one(&onward(panel.message()));
        if way.choice.is_some() {
            panel = take(&person, panel.message(), &way, &mut whim).await;
            continue;
        }
        let press = || person.press_if_there(panel.message(), &way.id);
        let (one, other) = tokio::join!(press(), press());
        // The one that comes late may find the panel changed, as a person would.
        let pressed: Vec<_> = [one, other].into_iter().flatten().collect();
        let is_served = |outcome: &Outcome| ["answered", "acknowledged"].contains(&outcome.state());
        assert!(pressed.iter().all(is_served), "{pressed:?}");
        let answered = pressed.iter().rfind(|outcome| outcome.state() == "answered");
        panel = answered.unwrap_or_else(|| panic!("one is answered: {pressed:?}")).clone();
    }
    party.settled().await;
    assert!(party.play(&mut whim, 2).await == 2);
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f_25_faults_of_the_platform_lose_no_move_and_ping_nobody_twice() {
    let party = Party::playing(unpainted(), "thread", "en").await;
    let driver = party.stage.driver.clone();
    let mut whim = Whim::new(6);
    for fault in [
        json!({"kind": "duplicate_events", "times": 6}),
        json!({"kind": "rate_limit", "retry_after": 0.2, "times": 3}),
        json!({"kind": "error", "status": 502, "route": "/channels/**", "times": 2}),
        json!({"kind": "drop", "after": true, "route": "POST /channels/*/messages", "times": 1}),
        json!({"kind": "drop", "after": true, "route": "POST /interactions/**", "times": 1}),
    ] {
        driver.fault(fault.clone()).await;
        assert_eq!(party.play(&mut whim, 2).await, 2, "{fault}");
    }
    driver.gateway(json!({"do": "drop"})).await;
    driver.online(2).await;
    assert_eq!(party.play(&mut whim, 2).await, 2);
    driver.patch(&format!("channels/{}", party.place), json!({"archived": true})).await;
    driver.patch(&format!("channels/{}", party.place), json!({"archived": false})).await;
    assert_eq!(party.play(&mut whim, 2).await, 2);
    crate::whole_game::nobody_was_pinged_twice(&party).await;
    party.close().await;
}

/// People try again what has failed, as long as it takes: so many moves are made in the end, each call is shown once, and
/// nobody is called twice.
#[tokio::test(flavor = "multi_thread")]
async fn f_25_a_tenth_of_all_requests_fails_or_loses_its_answer() {
    const MOVES: usize = 24;
    let party = Party::playing(unpainted(), "thread", "en").await;
    let driver = &party.stage.driver;
    driver.fault(json!({"kind": "error", "status": 502, "every": 20})).await;
    driver.fault(json!({"kind": "drop", "after": true, "every": 20})).await;
    let mut whim = Whim::new(6);
    let (mut moves, mut failed) = (0, 0);
    while moves < MOVES {
        assert!(failed < 60, "nobody gets through");
        let entries = party.row().await.entries;
        let board = party.board_after(None).await;
        let called = party.called(&board).await;
        let person = whim.one(&called);
        // Meanwhile a newer board may have taken its place.
        let opened = person.press_if_there(&board, &control(&board, "~play")).await;
        let Some(mut shown) = opened else { continue };
        while shown.state() == "answered" && party.row().await.entries == entries {
            let ways = onward(shown.message());
            if ways.is_empty() {
                break;
            }
            shown = take(&person, shown.message(), &whim.one(&ways), &mut whim).await;
        }
        let is_made = party.row().await.entries != entries;
        (moves, failed) = if is_made { (moves + 1, failed) } else { (moves, failed + 1) };
    }
    driver.delete("faults").await;
    party.settled().await;
    let status = |request: &serde_json::Value| request["status"].as_u64().unwrap_or_default();
    let all = driver.requests().await;
    let hit = all.iter().filter(|request| !(200..300).contains(&status(request))).count();
    assert!(hit * 40 > all.len(), "{hit} of {} requests failed", all.len());
    let row = party.row().await;
    let board = party.board_after(None).await;
    // Whoever has answered meanwhile may still be named: that edit is a courtesy, and tried once.
    assert!((1..=party.called(&board).await.len()).contains(&row.awaiting.len()), "it calls others: {board}");
    let boards = party.stage.anna().sees(&party.place).await;
    let steps: Vec<u64> = boards.iter().filter_map(|said| Said::step(said["content"].as_str()?)).collect();
    assert!(steps.is_sorted_by(|one, next| one < next), "no board stands there twice: {steps:?}");
    crate::whole_game::nobody_was_pinged_twice(&party).await;
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_messages_are_told_once_and_the_hand_is_in_the_channel() {
    let party = Party::empty(unpainted()).await;
    party.stage.bela().direct_messages(false).await;
    let options = json!({"game": "san_juan", "seats": "2", "where": "channel", "language": "en"});
    party.stage.anna().command("games", "table new", options).await;
    let lobby = party.lobby().await;
    let bela = party.stage.bela();
    let joined = bela.press(&lobby, &control(&lobby, "~join")).await;
    let told = |text: &str| text.starts_with(word(Language::Hu, "joined").split('.').next().unwrap());
    assert!(told(joined.text()), "{}", joined.text());
    party.start(&lobby).await;
    let board = party.board_after(None).await;
    let hand = bela.press(&board, &control(&board, "~own")).await;
    assert_eq!((hand.state(), &hand.message()["ephemeral"]), ("answered", &json!(true)));
    assert_eq!(hand.message()["attachments"].as_array().map(Vec::len), Some(1));
    assert!(bela.sees("dm").await.is_empty());
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_channel_loses_nothing() {
    let party = Party::playing(unpainted(), "thread", "en").await;
    let row = party.row().await;
    let entries = row.entries;
    party.stage.driver.delete(&format!("channels/{}", party.place)).await;
    let anna = party.stage.anna();
    let asked = || async {
        let answer = anna.command("games", "games", json!({})).await;
        (answer.state() == "answered").then_some(answer)
    };
    let games = party.stage.driver.until("an answer", asked).await;
    assert!(games.text().contains("San Juan"), "{}", games.text());
    assert_eq!(party.store.table(row.id).await.unwrap().entries, entries);
    assert_eq!(row.channel, ChannelId(party.place.parse().unwrap()));
    party.close().await;
}
