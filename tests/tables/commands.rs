//! Commands, and what is suggested while one types.

use guildhall::chat::{Host, Person, Typing, What};

use crate::presser::Whim;
use crate::world::*;

fn typing(user: User, name: &str, options: &[(&str, &str)], focused: (&str, &str)) -> Typing {
    let own = |(a, b): (&str, &str)| (a.to_owned(), b.to_owned());
    Typing {
        person: Person { id: user.id, name: user.name.to_owned(), language: user.language },
        place: here(),
        name: name.split(' ').map(str::to_owned).collect(),
        options: options.iter().map(|option| own(*option)).collect(),
        focused: own(focused),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_can_be_typed() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let first = world.awaited(&table, &[ANNA, DOROTA]).await[0];
    let other = if first == ANNA { DOROTA } else { ANNA };
    let offered = world.manager.suggest(typing(first, "sanjuan role", &[], ("role", "bui"))).await;
    assert_eq!(offered.iter().map(|s| s.value.as_str()).collect::<Vec<_>>(), ["builder"]);
    let early = world.manager.suggest(typing(other, "sanjuan role", &[], ("role", ""))).await;
    assert_eq!(early[0].name, "It's not your turn");
    assert!(world.command(other, "sanjuan role", &[("role", "builder")]).await.text.contains("It's not your turn"));

    let asked = world.command(first, "sanjuan role", &[]).await;
    assert!(buttons(&asked).iter().any(|button| button.label.starts_with("Builder")), "{asked:?}");
    let nonsense = world.command(first, "sanjuan role", &[("role", "emperor")]).await;
    assert!(nonsense.text.contains("emperor") && !buttons(&nonsense).is_empty(), "{}", nonsense.text);
    let entries = world.row(&table).await.entries;
    world.command(first, "sanjuan role", &[("role", "EPITESZ")]).await;
    let changed = world.row(&table).await.entries;
    assert_eq!((entries + 1).min(changed), changed.min(entries + 1));
    assert!(changed > entries, "typed in another language, in capitals");
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_commands_and_options_are_answered() {
    let world = World::new().await;
    for (name, options) in [
        ("table dance", vec![]),
        ("dance", vec![]),
        ("sanjuan dance", vec![]),
        ("table new", vec![("game", "chess")]),
        ("table new", vec![("seats", "99")]),
        ("table new", vec![("seats", "many")]),
        ("table new", vec![("language", "xx")]),
        ("table join", vec![]),
        ("sanjuan role", vec![]),
        ("rules", vec![("topic", "no such thing `*")]),
        ("rules", vec![("game", "chess")]),
        ("hand", vec![]),
        ("games", vec![]),
        ("games", vec![("which", "finished")]),
    ] {
        let answer = world.command(ANNA, name, &options).await;
        assert!(answer.text.len() > 10 && !answer.text.contains("declined"), "{name}: {}", answer.text);
    }
    let place = direct(ANNA);
    let new = What::Command { name: vec!["table".into(), "new".into()], options: vec![] };
    let answer = world.ask(world.incoming(ANNA, place, new)).await;
    assert!(answer.text.contains("server's channel"), "{}", answer.text);
    assert!(world.chat.all().is_empty());
}

/// Whatever is typed, and however long: the answer is a sentence that fits a message.
#[tokio::test(flavor = "multi_thread")]
async fn the_longest_options_are_answered_too() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let long = "*x ".repeat(2000);
    for (name, option) in [
        ("table new", "game"),
        ("table new", "seats"),
        ("table new", "where"),
        ("table new", "language"),
        ("table language", "language"),
        ("table bot", "level"),
        ("table log", "from"),
        ("rules", "game"),
        ("rules", "topic"),
        ("games", "which"),
        ("sanjuan role", "role"),
        (long.as_str(), "game"),
    ] {
        let user = world.awaited(&table, &[ANNA, DOROTA]).await[0];
        let answer = world.command(user, name, &[(option, &long)]).await;
        assert!(answer.text.len() > 10, "{option}: {}", answer.text);
    }
    assert_eq!(world.chat.refused(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn things_are_looked_up_in_any_language() {
    let world = World::new().await;
    let listed = world.command(ANNA, "rules", &[]).await;
    assert!(listed.text.contains("San Juan"), "{}", listed.text);
    let english = world.command(ANNA, "rules", &[("topic", "library")]).await;
    let hungarian = world.command(BELA, "rules", &[("topic", "LIBRARY")]).await;
    assert!(english.text.contains("Library"), "{}", english.text);
    assert_ne!(english.text, hungarian.text);
    let suggested = world.manager.suggest(typing(ANNA, "rules", &[("game", "san_juan")], ("topic", "lib"))).await;
    assert!(suggested.iter().any(|suggestion| suggestion.name == "Library"), "{suggested:?}");
    for typed in ["", "a", "zzzz", "*", "\u{202e}"] {
        let all = world.manager.suggest(typing(ANNA, "rules", &[], ("topic", typed))).await;
        assert!(all.len() <= 25);
    }
}

/// From half a page to a chapter, to a thing in it and back, without a table.
#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_leafed_through() {
    let world = World::new().await;
    for game in guildhall::games::GAMES {
        let page = world.command(ANNA, "rules", &[("game", game.id)]).await;
        let (learn, chapters): (Vec<_>, Vec<_>) =
            buttons(&page).into_iter().partition(|button| button.label == "Learn it by playing");
        assert_eq!(learn.len(), 1, "{}", game.id);
        let lesson = world.press(ANNA, &id_of(&page, "Learn it by playing")).await;
        assert!(lesson.text.contains("· lesson · step 1 of "), "{}", lesson.text);
        assert!(page.text.starts_with("**") && page.text.contains(": how to play**"), "{}", page.text);
        for chapter in chapters {
            let listed = world.press(ANNA, &id_of(&page, &chapter.label)).await;
            assert!(listed.text.contains(&chapter.label), "{}", listed.text);
            let select = selects(&listed).pop().expect("things to look up");
            let thing = select.options.last().expect("a thing").clone();
            let shown = world.press_in(here(), ANNA, &select.id, &[&thing.value]).await;
            assert!(shown.text.starts_with(&format!("**{}**", thing.label)), "{}", shown.text);
            let back = world.press(ANNA, &id_of(&shown, "Back")).await;
            assert_eq!(back.text, listed.text);
            assert_eq!(world.press(ANNA, &id_of(&back, "Back")).await.text, page.text);
        }
    }
    for odd in ["-.0.~rules.chess", "-.0.~rules.san_juan.99", "-.0.~rules", "-.0.~topic.san_juan", "-.0.~topic.x.0"] {
        assert!(world.press(ANNA, odd).await.text.len() > 10, "{odd}");
    }
    assert_eq!(world.chat.refused(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_is_listed_with_links() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let first = world.awaited(&table, &[ANNA, DOROTA]).await[0];
    let other = if first == ANNA { DOROTA } else { ANNA };
    let mine = world.command(first, "games", &[]).await;
    assert!(
        mine.text.contains("**Your move: 1 table**") && mine.text.contains("https://chat.test/7/70/"),
        "{}",
        mine.text
    );
    assert_eq!(buttons(&mine)[0].label, "Play San Juan");
    let others = world.command(other, "games", &[]).await;
    assert!(others.text.contains("**Waiting for others: 1 table**"), "{}", others.text);
    let none = world.command(other, "games", &[("which", "mine")]).await;
    assert!(none.text.contains("You sit at no table") || none.text.len() > 5, "{}", none.text);

    let place = direct(first);
    let hand = What::Command { name: vec!["hand".into()], options: vec![] };
    let answer = world.ask(world.incoming(first, place, hand)).await;
    assert!(answer.text.contains("Your hand") && answer.picture.is_some(), "{}", answer.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_look_up_works_at_every_moment() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 1).await;
    let mut whim = Whim::new(5);
    for _ in 0..12 {
        for name in ["table log", "table scores", "table undo", "table check", "table verify", "hand", "rules", "games"]
        {
            for user in [ANNA, DOROTA, STRANGER] {
                let answer = world.command(user, name, &[]).await;
                assert!(!answer.text.is_empty(), "{name}");
            }
        }
        for word in [
            "missed",
            "more",
            "log",
            "scores",
            "rules",
            "board",
            "read",
            "read.9",
            "own",
            "result",
            "close",
            "missed.9",
            "log.mine.2",
        ] {
            for user in [ANNA, STRANGER] {
                let answer = world.press(user, &format!("{table}.0.~{word}")).await;
                assert!(!answer.text.is_empty(), "{word}");
            }
        }
        let awaited = loop {
            let awaited = world.awaited(&table, &people).await;
            if !awaited.is_empty() {
                break awaited;
            }
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        };
        world.move_by_pressing(&table, awaited[0], &mut whim).await;
        let log = world.command(awaited[0], "table log", &[]).await;
        assert!(!log.text.contains("Nothing has happened yet"), "{}", log.text);
    }
    assert_eq!(world.chat.refused(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_alone_at_a_table_reads_of_no_company() {
    let world = World::new().await;
    world.seated(&[ANNA], 0).await;
    let games = world.command(ANNA, "games", &[]).await;
    assert!(games.text.contains("· San Juan: waiting for the start · opened <t:"), "{}", games.text);
    let verified = world.command(ANNA, "table verify", &[]).await;
    assert!(verified.text.contains("hasn't begun"), "{}", verified.text);
}

/// Most commands cannot run in a direct conversation, where one that is clicked ends in an error.
#[tokio::test(flavor = "multi_thread")]
async fn commands_are_clicked_in_channels_and_written_out_in_direct_messages() {
    let world = World::new().await;
    for (name, word) in [("games", "table new"), ("hand", "table new"), ("rules", "rules")] {
        let what = || What::Command { name: vec![name.to_owned()], options: vec![] };
        let here = world.ask(world.incoming(ANNA, here(), what())).await.text;
        assert!(here.contains(&format!("</{word}:1>")), "{here}");
        let direct = world.ask(world.incoming(ANNA, direct(ANNA), what())).await.text;
        assert!(direct.contains(&format!("`/{word}`")) && !direct.contains("</"), "{direct}");
    }
}
