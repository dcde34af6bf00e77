//! Many servers: several connections in one process, each with its part of them, and shards that Discord refuses.

use std::io::Read;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use guildhall::sandbox::{Options, Sandbox};
use serde_json::{Value, json};

use crate::driver::Driver;
use crate::script::Script;
use crate::stage::{Stage, access};

const SHARDS: usize = 4;

/// Waits until so many shards have a line and so often one has identified or resumed.
async fn shards(driver: &Driver, count: usize, connections: u64) -> Value {
    driver
        .until("the shards are there", || async {
            let bot = driver.state().await["bot"].clone();
            let made = bot["identifies"].as_u64().unwrap() + bot["resumes"].as_u64().unwrap();
            let is_so = bot["shards"].as_array().unwrap().len() == count && made >= connections;
            is_so.then_some(bot)
        })
        .await
}

/// Faults 27 and 31: only who let the bot in while nothing ran is welcomed by a start; each shard comes back by itself, and
/// all of them when all their sessions are invalid.
#[tokio::test]
async fn f_27_f_31_four_shards_serve_fifty_servers_and_come_back_one_by_one() {
    // Serenity counts the five seconds from another moment than the sandbox.
    let pause = Duration::from_millis(4500);
    let options = Options { guilds: 50, shards: SHARDS as u64, identify_pause: pause, ..Options::default() };
    let sandbox = Sandbox::start(0, options).await.unwrap();
    let access = access(&sandbox);
    Driver::new(sandbox.url()).post("guild", json!({"name": "Meanwhile"})).await;
    let mut script = None;
    let stage = Stage::with(sandbox, access, |chat| script.insert(Script::new(chat)).clone()).await;
    let (driver, script) = (&stage.driver, script.unwrap());
    shards(driver, SHARDS / 2, 2).await;
    let bot = shards(driver, SHARDS, 4).await;
    assert_eq!((&bot["identifies"], &bot["shards"]), (&json!(4), &json!([[0, 4], [1, 4], [2, 4], [3, 4]])));
    let connected = || async { (!script.connected.lock().unwrap().is_empty()).then_some(()) };
    driver.until("all servers are known", connected).await;
    assert_eq!(*script.connected.lock().unwrap(), [51]);

    let served = async |place: &str| stage.anna().command(place, "hand", json!({})).await.state() == "answered";
    for place in ["games", "Guildhall 2/games", "Guildhall 3/games", "Guildhall 4/games", "Guildhall 50/games", "dm"] {
        assert!(served(place).await, "{place}");
    }
    assert_eq!(script.welcomed.lock().unwrap().len(), 1, "the others were there before");
    driver.post("guild", json!({"name": "Friends"})).await;
    driver.until("a welcome", || async { (script.welcomed.lock().unwrap().len() == 2).then_some(()) }).await;

    for (n, order) in ["drop", "reconnect"].into_iter().enumerate() {
        driver.gateway(json!({"do": order, "shard": 2})).await;
        let bot = shards(driver, SHARDS, 5 + n as u64).await;
        assert_eq!(bot["identifies"], 4, "a line that was cut is resumed");
    }
    driver.gateway(json!({"do": "invalidate", "shard": 1})).await;
    assert!(served("Guildhall 3/games").await, "the others go on");
    let bot = shards(driver, SHARDS, 7).await;
    assert_eq!((&bot["identifies"], &bot["resumes"]), (&json!(5), &json!(2)));
    assert!(served("Guildhall 2/games").await);
    let again = || async { (script.connected.lock().unwrap().len() == 2).then_some(()) };
    driver.until("the servers are counted again", again).await;
    assert_eq!(*script.connected.lock().unwrap(), [51, 52]);

    let begun = Instant::now();
    driver.gateway(json!({"do": "invalidate"})).await;
    let bot = shards(driver, SHARDS, 11).await;
    assert!(begun.elapsed() < Duration::from_secs(5 * SHARDS as u64 + 30), "{:?}", begun.elapsed());
    assert_eq!(bot["shards"], json!([[0, 4], [1, 4], [2, 4], [3, 4]]));
    assert!(served("Guildhall 2/games").await && served("Guildhall 4/games").await);
    stage.close().await;
}

/// The program with that setting of shards: the code with which it ends by itself, and what it says.
async fn ended(sandbox: &Sandbox, setting: &str) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_guildhall"));
    command.arg("run").current_dir(folder.path()).stdout(Stdio::null()).stderr(Stdio::piped());
    command.env_remove("DISCORD_TOKEN").env("DISCORD_API", sandbox.url());
    let mut program = command.env("GUILDHALL_SHARDS", setting).env("GUILDHALL_LOG", "off").spawn().unwrap();
    let begun = Instant::now();
    let code = loop {
        if let Some(status) = program.try_wait().unwrap() {
            break status.code();
        }
        if begun.elapsed() > Duration::from_secs(60) {
            program.kill().unwrap();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let mut said = String::new();
    program.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    (code, said)
}

/// Fault 26: whatever the code says, it ends with a sentence and does not try again and again.
#[tokio::test(flavor = "multi_thread")]
async fn f_26_whoever_is_refused_for_good_ends() {
    let ends = async |code: u16| {
        let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
        let driver = Driver::new(sandbox.url());
        driver.fault(json!({"kind": "refuse_sessions", "code": code})).await;
        let (ended, said) = ended(&sandbox, "").await;
        assert!(ended == Some(78) && said.trim_end().lines().count() == 1, "{code}: {ended:?} {said}");
        let identifies = driver.state().await["bot"]["identifies"].as_u64().unwrap();
        assert!((1..=5).contains(&identifies), "{code}: {identifies}");
        sandbox.stop().await;
        println!("{code}: {said}");
    };
    tokio::join!(ends(4004), ends(4010), ends(4013), ends(4014));
}

/// Faults 26 and 28: with the code that supervisors leave alone, in one sentence, and without using up the day's sessions.
#[tokio::test(flavor = "multi_thread")]
async fn f_26_shards_that_discord_refuses_end_the_program() {
    let small = Options { guilds: 3, guilds_a_shard: 2, ..Options::default() };
    let large = Options { shards: 16, ..Options::default() };
    for (options, setting, sentence, most) in [
        (small, "", "guildhall: Discord refuses shard 0 of 1 for good (code 4011: it has too many servers)", 2),
        (large, "0-5/6", "guildhall: GUILDHALL_SHARDS has 6 shards, but Discord recommends 16", 0),
    ] {
        let sandbox = Sandbox::start(0, options).await.unwrap();
        let (code, said) = ended(&sandbox, setting).await;
        assert_eq!(code, Some(78), "{said}");
        assert!(said.starts_with(sentence) && said.trim_end().lines().count() == 1, "{said}");
        let bot = Driver::new(sandbox.url()).state().await["bot"].clone();
        assert!(bot["identifies"].as_u64().unwrap() <= most, "{bot}");
        sandbox.stop().await;
    }
}
