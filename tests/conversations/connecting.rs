//! The gateway connection and the registration: lost, resumed, begun anew, refused.

use std::time::Duration;

use guildhall::chat::ChannelId;
use guildhall::discord::{Access, ConnectError, Discord, Registered};
use guildhall::sandbox::{Options, Sandbox};
use serde_json::json;

use crate::script::Script;
use crate::stage::{Stage, access, commands};

async fn stage() -> (Stage, std::sync::Arc<Script>) {
    let mut script = None;
    let stage = Stage::open(|chat| script.insert(Script::new(chat)).clone()).await;
    (stage, script.unwrap())
}

#[tokio::test]
async fn a_lost_connection_is_resumed_and_nothing_is_missed() {
    let (stage, script) = stage().await;
    for (n, order) in [json!({"do": "drop"}), json!({"do": "reconnect"}), json!({"do": "close", "code": 4000})]
        .into_iter()
        .enumerate()
    {
        stage.driver.gateway(order.clone()).await;
        stage.driver.online(n as u64 + 2).await;
        let outcome = stage.anna().command("games", "hand", json!({})).await;
        assert_eq!(outcome.state(), "answered", "{order}");
    }
    assert_eq!(script.count("hand"), 3);
    let bot = stage.driver.state().await["bot"].clone();
    assert_eq!((bot["identifies"].as_u64(), bot["resumes"].as_u64()), (Some(1), Some(3)));
    stage.close().await;
}

/// W-13: a connection that is lost is not being there, even before there is another.
#[tokio::test]
async fn the_host_is_told_whether_people_can_press() {
    let (stage, script) = stage().await;
    let told = async |expected: &[bool]| {
        for _ in 0..100 {
            if script.reachable.lock().unwrap().as_slice() == expected {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{:?} and not {expected:?}", script.reachable.lock().unwrap());
    };
    told(&[true]).await;
    stage.driver.fault(json!({"kind": "invalid_sessions"})).await;
    stage.driver.gateway(json!({"do": "invalidate"})).await;
    told(&[true, false]).await;
    stage.close().await;
}

#[tokio::test]
async fn a_new_session_starts_nothing_twice() {
    let (stage, script) = stage().await;
    for n in 2..=3 {
        stage.driver.gateway(json!({"do": "invalidate"})).await;
        stage.driver.online(n).await;
    }
    stage.anna().command("games", "hand", json!({})).await;
    assert_eq!(script.count("hand"), 1);
    assert!(script.welcomed.lock().unwrap().is_empty(), "a server that was there before is not welcomed");
    let puts = stage.driver.requests().await.iter().filter(|request| request["method"] == "PUT").count();
    assert_eq!(puts, 1);
    stage.close().await;
}

#[tokio::test]
async fn a_storm_of_invalid_sessions_costs_no_token() {
    let sandbox = Sandbox::start(0, Options { most_identifies: 9, ..Options::default() }).await.unwrap();
    let access = access(&sandbox);
    let stage = Stage::with(sandbox, access, |chat| Script::new(chat)).await;
    stage.driver.fault(json!({"kind": "invalid_sessions"})).await;
    stage.driver.gateway(json!({"do": "invalidate"})).await;
    // Serenity alone would try every five seconds, and the token would be gone after forty.
    tokio::time::sleep(Duration::from_secs(50)).await;
    let tried = stage.driver.state().await["bot"]["identifies"].as_u64().unwrap();
    assert!((4..=8).contains(&tried), "{tried}");
    stage.driver.delete("faults").await;
    let back = async || stage.driver.state().await["bot"]["online"].as_bool().filter(|online| *online);
    for _ in 0..60 {
        if back().await.is_some() {
            return stage.close().await;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    panic!("the bot does not come back");
}

/// Fault 28: while few sessions are left it does not connect; when the day is over it does.
#[tokio::test]
async fn f_28_with_few_sessions_left_the_bot_waits_for_the_next_day() {
    let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
    let driver = crate::driver::Driver::new(sandbox.url());
    driver.fault(json!({"kind": "few_sessions", "left": 40, "reset_after": 1.0})).await;
    let access = access(&sandbox);
    let waiting = async {
        tokio::time::sleep(Duration::from_secs(3)).await;
        assert_eq!(driver.state().await["bot"]["identifies"], 0);
        driver.delete("faults").await;
    };
    let (stage, ()) = tokio::join!(Stage::with(sandbox, access, |chat| Script::new(chat)), waiting);
    assert_eq!(driver.state().await["bot"]["identifies"], 1);
    stage.close().await;
}

#[tokio::test]
async fn events_with_new_fields_are_served_and_unreadable_ones_are_survived() {
    let (stage, script) = stage().await;
    let fault = |set: serde_json::Value| json!({"kind": "change_events", "event": "INTERACTION_CREATE", "times": 1, "set": set});
    stage.driver.fault(fault(json!({"brand_new": {"a": [1]}, "entitlements": []}))).await;
    assert_eq!(stage.anna().command("games", "hand", json!({})).await.state(), "answered");
    stage.driver.fault(fault(json!({"channel_id": {"of": "another form"}}))).await;
    assert_eq!(stage.anna().command("games", "hand", json!({})).await.state(), "failed");
    assert_eq!(stage.anna().command("games", "hand", json!({})).await.state(), "answered");
    assert_eq!(script.count("hand"), 2);
    stage.close().await;
}

#[tokio::test]
async fn a_deleted_channel_is_lost_once_and_a_thread_too() {
    let (stage, script) = stage().await;
    let games = stage.channel("games").await;
    let general = stage.channel("general").await;
    let thread = stage.chat.thread(general, None, "a table").await.unwrap();
    stage.driver.delete(&format!("channels/{}", thread.0)).await;
    stage.driver.delete("channels/games").await;
    let lost = stage
        .driver
        .until("both are lost", || async {
            let lost = script.lost.lock().unwrap().clone();
            (lost.len() == 2).then_some(lost)
        })
        .await;
    let mut expected: Vec<ChannelId> = vec![games, thread];
    expected.sort();
    let mut lost = lost;
    lost.sort();
    assert_eq!(lost, expected);
    stage.close().await;
}

#[tokio::test]
async fn commands_are_registered_only_when_they_have_changed() {
    let (stage, _) = stage().await;
    let registered = stage.discord.register(&commands(), Some("another")).await;
    let Registered::Anew(stored) = registered else { panic!("another fingerprint is stored: {registered:?}") };
    assert_eq!(stage.discord.register(&commands(), Some(&stored)).await, Registered::Known);
    assert_eq!(stage.discord.register(&commands(), Some(&stored)).await, Registered::Known);
    let requests = stage.driver.requests().await;
    let puts = requests.iter().filter(|request| request["method"] == "PUT").count();
    assert_eq!(puts, 2);
    stage.close().await;
}

#[tokio::test]
async fn a_refused_registration_leaves_the_bot_serving() {
    let (stage, _) = stage().await;
    stage.driver.fault(json!({"kind": "error", "status": 400, "code": 30034, "route": "PUT /applications/**"})).await;
    assert_eq!(stage.discord.register(&commands(), Some("another")).await, Registered::Not);
    assert_eq!(stage.anna().command("games", "hand", json!({})).await.state(), "answered");
    stage.close().await;
}

#[tokio::test]
async fn a_command_of_another_release_is_served_like_any_other() {
    let (stage, script) = stage().await;
    let application = stage.driver.state().await["bot"]["id"].as_str().unwrap().to_owned();
    let option = json!({"type": 3, "name": "what", "description": "What", "autocomplete": true});
    let body = json!([
        {"name": "backgammon", "description": "Gone", "options": [option]},
        {"name": "hand", "description": "Changed", "options": [option]},
    ]);
    let url = format!("{}/api/v10/applications/{application}/commands", stage.sandbox.url());
    let request = reqwest::Client::new().put(url).header("Authorization", format!("Bot {}", stage.sandbox.token()));
    assert!(request.json(&body).send().await.unwrap().status().is_success());
    for command in ["backgammon", "hand"] {
        let outcome = stage.anna().command("games", command, json!({"what": "x"})).await;
        assert_eq!((outcome.state(), outcome.text()), ("answered", command));
        let outcome = stage.anna().typing("games", command, "what", json!({"what": "x"})).await;
        assert_eq!((outcome.state(), outcome.suggestions().len()), ("choices", 25), "{command}");
        assert_eq!(script.count(command), 1);
    }
    stage.close().await;
}

/// Runs a bot that is to be refused.
async fn refused(access: Access) -> ConnectError {
    let discord = match Discord::new(access) {
        Ok(discord) => discord,
        Err(error) => return error,
    };
    let host = Script::new(discord.chat());
    let commands = commands();
    let run = discord.run(host, &commands, std::future::pending());
    tokio::time::timeout(Duration::from_secs(20), run).await.expect("an end").unwrap_err()
}

#[tokio::test]
async fn a_wrong_token_ends_the_bot_with_one_sentence() {
    let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
    let wrong = Access { token: "wrong".into(), ..access(&sandbox) };
    let error = refused(wrong).await;
    assert!(matches!(error, ConnectError::Refused), "{error}");
    let none =
        Access { token: "no token at all".into(), stand_in: None, proxy: None, client: None, pace: Access::PACE };
    let error = refused(none).await;
    assert!(matches!(error, ConnectError::Malformed), "{error}");
    for error in [ConnectError::Refused, ConnectError::Malformed] {
        assert!(error.to_string().contains("DISCORD_TOKEN") && !error.to_string().contains('\n'));
    }
    sandbox.stop().await;
}

#[tokio::test]
async fn f_26_a_gateway_that_closes_for_good_ends_the_bot() {
    let (stage, _) = stage().await;
    stage.driver.gateway(json!({"do": "close", "code": 4004})).await;
    let ended = stage.ended().await;
    assert!(matches!(ended, Err(ConnectError::Refused)), "{ended:?}");
}

#[tokio::test]
async fn every_sandbox_opens_with_the_same_people_and_channels() {
    let mut seen = Vec::new();
    for _ in 0..2 {
        let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
        let state = crate::driver::Driver::new(sandbox.url()).state().await;
        let ids = |list: &str| -> Vec<String> {
            state[list].as_array().unwrap().iter().map(|one| one["id"].to_string()).collect()
        };
        seen.push((ids("users"), ids("channels"), state["guild"]["id"].clone(), state["bot"]["id"].clone()));
        sandbox.stop().await;
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0].0.len(), 4);
}
