//! Before the start.

use guildhall::chat::{ChatError, Permission, Place, What};
use guildhall::rules::Game;
use guildhall::store::Stage;
use guildhall::tables::Settings;
use guildhall::words::{self, Language};

use crate::support::fake::Call;
use crate::support::toy::Sound;
use crate::support::trek::Trek;
use crate::world::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_opens_fills_and_starts() {
    let world = World::new().await;
    let opened = world.command(ANNA, "table new", &[("seats", "3"), ("where", "channel")]).await;
    assert_eq!(opened.text, "Your table is open below.");
    world.settled().await;
    let table = world.lobby();
    let lobby = world.chat.messages(HERE).remove(0);
    assert!(lobby.post.text.contains("table open · 2 seats free"), "{}", lobby.post.text);
    assert!(buttons(&lobby.post).iter().any(|button| button.label == "Start" && !button.enabled));

    assert!(world.press(BELA, &format!("{table}.0.~join")).await.text.starts_with("Leültél az asztalhoz."));
    let bots = world.press(ANNA, &format!("{table}.0.~bot")).await;
    assert_eq!(world.press(ANNA, &id_of(&bots, "Easy")).await.text, "Bot Ada sits down.");
    world.settled().await;
    let lobby = world.chat.messages(HERE).remove(0);
    assert!(lobby.post.text.contains("every seat is taken"), "{}", lobby.post.text);
    assert!(world.chat.opened().is_empty(), "nobody is written to before there is a hand");

    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let said = world.chat.messages(HERE);
    assert!(said[0].post.text.contains("Fingerprint of the random seed: "), "{}", said[0].post.text);
    assert!(said[0].post.rows.is_empty(), "a lobby that started has no buttons");
    assert!(said[0].post.text.contains("Bot Ada"), "and keeps its name: {}", said[0].post.text);
    let board = world.board().expect("a board");
    let labels: Vec<String> = buttons(&board.post).into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Play", "My hand", "What did I miss?", "Undo", "More"]);
    assert_eq!(world.chat.refused(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn without_random_numbers_no_game_begins_and_the_lobby_stays() {
    let world = World::with(Settings { seed: || None, ..plain() }).await;
    let table = world.seated(&[ANNA, BELA], 0).await;
    let start = world.press(ANNA, &format!("{table}.0.~start")).await;
    assert_eq!(start.text, words::word(Language::En, "fault"));
    assert_eq!(world.row(&table).await.stage, Stage::Lobby);
    assert!(world.press(BELA, &format!("{table}.0.~leave")).await.text.starts_with("Felálltál"), "it goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_lacking_is_said_before_anything_is_tried() {
    let world = World::new().await;
    let options = vec![("game".to_owned(), world.game.to_owned())];
    let new = || What::Command { name: vec!["table".into(), "new".into()], options: options.clone() };
    let place = Place { lacks: vec![Permission::CreateThreads], ..here() };
    let answer = world.ask(world.incoming(ANNA, place, new())).await;
    assert!(answer.text.contains("**Create Public Threads**"), "{}", answer.text);
    let place = Place { lacks: vec![Permission::AttachFiles, Permission::CreateThreads], ..here() };
    let bare = world.ask(world.incoming(ANNA, place, new())).await;
    assert!(bare.text.contains("**Attach Files** and **Create Public Threads**"), "{}", bare.text);
    assert_eq!(buttons(&bare).len(), 1, "without files there is no table in the channel either");
    assert!(world.chat.all().is_empty());
    let here = world.press(ANNA, &id_of(&answer, "Play here")).await;
    assert_eq!(here.text, "Your table is open below.");
}

#[tokio::test(flavor = "multi_thread")]
async fn f_11_of_two_who_race_for_the_last_seat_one_gets_it() {
    let world = World::new().await;
    world.command(ANNA, "table new", &[("seats", "2"), ("where", "channel")]).await;
    world.settled().await;
    let id = format!("{}.0.~join", world.lobby());
    let (bela, dorota) = tokio::join!(world.press(BELA, &id), world.press(DOROTA, &id));
    let joined =
        [&bela, &dorota].into_iter().filter(|post| post.text.contains("You're in") || post.text.contains("Leültél"));
    assert_eq!(joined.count(), 1, "{} / {}", bela.text, dorota.text);
    let full =
        [&bela, &dorota].iter().any(|p| p.text.contains("Every seat is taken") || p.text.contains("Minden hely"));
    assert!(full, "{} / {}", bela.text, dorota.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_decides_and_others_may_look() {
    let world = World::new().await;
    let table = world.seated(&[ANNA, DOROTA], 0).await;
    let id = |word: &str| format!("{table}.0.~{word}");
    let looked = world.press(DOROTA, &id("options")).await;
    assert!(looked.text.contains("(Anna)") && selects(&looked).is_empty(), "{}", looked.text);
    assert!(world.press(DOROTA, &id("bot")).await.text.contains("Only the host"));
    let forged = world.press_in(here(), DOROTA, &id("options.language"), &["pl"]).await;
    assert!(forged.text.contains("Only the host"), "{}", forged.text);

    let options = world.press(ANNA, &id("options")).await;
    let seats = selects(&options).into_iter().find(|select| select.id.contains("seats")).expect("seats");
    assert!(seats.options.iter().all(|option| option.value != "1"));
    let changed = world.press_in(here(), ANNA, &seats.id, &["4"]).await;
    assert!(changed.text.contains("Seats: 4"), "{}", changed.text);
    let nonsense = world.press_in(here(), ANNA, &seats.id, &["40"]).await;
    assert!(nonsense.text.contains("for 2 to 4 players"), "{}", nonsense.text);

    for _ in 0..2 {
        assert!(world.press(DOROTA, &id("start")).await.text.contains("Only the host can start"));
    }
    world.settled().await;
    assert_eq!(world.chat.pings(ANNA.id), 1, "the host is asked once");
}

/// Who begins is named among those who sit there, and begins wherever the lot seats them; also after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_can_be_named_to_begin() {
    for round in 0..6 {
        let mut world = World::new().await;
        world.game = "san_juan";
        let table = world.seated(&[ANNA, DOROTA], 2).await;
        let options = world.press(ANNA, &format!("{table}.0.~options")).await;
        let first = selects(&options).into_iter().find(|select| select.id.ends_with(".first")).expect("who begins");
        let labels: Vec<String> = first.options.iter().map(|option| option.label.clone()).collect();
        assert_eq!(labels.len(), 5, "{labels:?}");
        assert_eq!((labels[0].as_str(), labels[1].as_str(), labels[3].as_str()), ("by lot", "Anna", "Bot Ada"));
        let (wanted, name) = match round % 3 {
            0 => (2, None),
            1 => (1, Some("Anna")),
            _ => (4, Some(labels[4].as_str())),
        };
        let changed = world.press_in(here(), ANNA, &first.id, &[&first.options[wanted].value]).await;
        let named = if wanted == 2 { r"Do\*ro\_ta" } else { &labels[wanted] };
        assert!(changed.text.contains(&format!("Who begins: {named}")), "{}", changed.text);
        let nobody = world.press_in(here(), ANNA, &first.id, &["77"]).await;
        assert!(nobody.text.contains("is not a choice"), "{}", nobody.text);
        world.settled().await;
        if let Some(name) = name {
            let lobby = world.chat.messages(HERE).remove(0).post.text;
            assert!(lobby.contains(&format!("Who begins: {name}")), "{lobby}");
        }
        let world = world.restarted(plain()).await;
        world.press(ANNA, &format!("{table}.0.~start")).await;
        world.settled().await;
        let loaded = world.store.load(table.parse().expect("a table")).await.expect("a record");
        let header = loaded.header.expect("it began");
        let seat = header.first.expect("somebody is named");
        let sits = loaded.seats[seat.index()].user();
        match wanted {
            1 => assert_eq!(sits, Some(ANNA.id)),
            2 => assert_eq!(sits, Some(DOROTA.id)),
            _ => {
                assert_eq!(sits, None);
                let text = world.chat.messages(HERE)[0].post.text.clone();
                assert!(text.contains(&labels[4]), "the bot that was named keeps its name: {text}");
            }
        }
        let later = world.press(ANNA, &format!("{table}.0.~options")).await;
        assert!(later.text.contains(&format!("Who begins: {named}")), "{}", later.text);
        assert!(selects(&later).is_empty(), "nothing can be changed any more");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_frees_a_seat_and_the_last_one_closes_the_table() {
    let world = World::new().await;
    let table = world.seated(&[ANNA, DOROTA], 0).await;
    let leave = format!("{table}.0.~leave");
    assert_eq!(world.press(ANNA, &leave).await.text, "You no longer sit at this table.");
    world.settled().await;
    let lobby = world.chat.messages(HERE).remove(0).post.text;
    assert!(lobby.contains(r"1. Do\*ro\_ta \@everyone \<\@1\> \[x\]\(y\) \` (host)"), "{lobby}");
    world.press(DOROTA, &leave).await;
    world.settled().await;
    assert!(world.chat.messages(HERE)[0].post.text.contains("closed before the start"));
    let again = world.command(ANNA, "table new", &[("where", "channel")]).await;
    assert_eq!(again.text, "Your table is open below.", "the channel is free again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_a_thread_of_its_own_if_it_wants() {
    let world = World::new().await;
    world.command(ANNA, "table new", &[("seats", "2")]).await;
    world.settled().await;
    let table = world.lobby();
    world.press(ANNA, &format!("{table}.0.~bot.normal")).await;
    world.chat.fail(Call::Thread, ChatError::Forbidden("no".to_owned()));
    let refused = world.press(ANNA, &format!("{table}.0.~start")).await;
    assert!(refused.text.contains("I can't open a thread here"), "{}", refused.text);
    let started = world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let threads = world.chat.threads();
    assert_eq!((threads.len(), threads[0].0), (1, HERE));
    assert!(started.text.contains(&format!("<#{}>", threads[0].1.0)), "{}", started.text);
    // Where lots let the bot begin, the first board follows its move.
    for _ in 0..500 {
        if !world.chat.messages(threads[0].1).is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert!(!world.chat.messages(threads[0].1).is_empty(), "the boards are in the thread");
    assert!(world.chat.messages(HERE)[0].post.text.contains(&format!("→ <#{}>", threads[0].1.0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_has_one_live_table() {
    let world = World::new().await;
    world.seated(&[ANNA], 1).await;
    let second = world.command(DOROTA, "table new", &[]).await;
    assert!(
        second.text.contains("There is a table in this channel already: San Juan with Anna, Bot"),
        "{}",
        second.text
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_game_it_is_asked_which_and_the_rest_is_kept() {
    static TWO: &[Game] = &[Game::of::<Sound>(), Game::of::<Trek>()];
    let world = World::with(Settings { games: TWO, ..plain() }).await;
    let new = |options: &[(&str, &str)]| What::Command {
        name: vec!["table".into(), "new".into()],
        options: options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect(),
    };
    let wanted = new(&[("seats", "3"), ("where", "channel"), ("language", "pl")]);
    let asked = world.ask(world.incoming(ANNA, here(), wanted)).await;
    assert_eq!((asked.text.as_str(), buttons(&asked).len()), ("Which game?", 2));
    world.press(ANNA, &ids(&asked)[1]).await;
    world.settled().await;
    let row = world.store.table_in(HERE).await.unwrap().expect("a table");
    assert_eq!((row.game.as_str(), row.seats, row.language), ("trek", 3, Language::Pl));
    let odd = world.ask(world.incoming(ANNA, here(), new(&[("seats", "*.x @everyone")]))).await;
    assert_eq!(buttons(&odd).len(), 2, "nonsense is left out: {}", odd.text);
}
