//! Seats that change hands in a running game. The case numbers are those of the specification of weeks of play.

use std::time::Duration;

use guildhall::record::{Ending, Entry, How, verify};
use guildhall::rules::Seat;
use guildhall::store::Stage;
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::support::fake::{FakeChat, Said};
use crate::world::*;

const THREE: [User; 3] = [ANNA, DOROTA, CECYLIA];
const HOUR: Duration = Duration::from_secs(3600);

async fn record(world: &World, table: &str) -> Vec<Entry> {
    world.store.load(table.parse().expect("a table")).await.expect("stored").entries
}

/// Somebody gets up, so that a bot plays on; gives the message with the button for the seat.
async fn gets_up(world: &World, table: &str, user: User) -> Said {
    world.press(user, &format!("{table}.0.~leave.bot.yes")).await;
    world.settled().await;
    newest(world, "Take this seat")
}

/// The newest message in the channel with a button of that label.
fn newest(world: &World, label: &str) -> Said {
    let has = |said: &Said| buttons(&said.post).iter().any(|button| button.label == label);
    world.chat.messages(HERE).into_iter().rev().find(has).unwrap_or_else(|| panic!("no {label}"))
}

fn now(world: &World, said: &Said) -> String {
    let all = world.chat.messages(HERE);
    all.into_iter().find(|other| other.message == said.message).expect("it stands").post.text
}

async fn takes(world: &World, user: User, said: &Said) -> String {
    let answer = world.press(user, &id_of(&said.post, "Take this seat")).await.text;
    world.settled().await;
    answer
}

/// The seat somebody holds.
async fn seat(world: &World, table: &str, user: User) -> Option<Seat> {
    let seats = world.store.seats(table.parse().expect("a table")).await.expect("stored");
    (0..).map(Seat).zip(seats).find(|(_, sitter)| sitter.user() == Some(user.id)).map(|(seat, _)| seat)
}

/// Somebody new asks for the seat that somebody has left, after a day; gives the question.
async fn asked_for_seat(world: &World, table: &str, left: User) -> Said {
    let offered = gets_up(world, table, left).await;
    world.later(HOUR * 25).await;
    let answer = takes(world, STRANGER, &offered).await;
    assert_eq!(answer, "I've asked the table. The answer comes here, in the channel.");
    newest(world, "Let in")
}

/// The panel offers both; getting up is said to everybody, calls nobody, and ends what stood in the direct conversation.
#[tokio::test(flavor = "multi_thread")]
async fn who_gets_up_is_asked_twice_and_can_come_back() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let pings: usize = THREE.iter().map(|user| world.chat.pings(user.id)).sum();
    let other = world.awaited(&table, &THREE).await[0];
    let user = *THREE.iter().find(|user| **user != other && user.id != CECYLIA.id).expect("another");
    let asked = world.command(user, "table leave", &[]).await;
    assert!(asked.text.starts_with("The game is running. Bot Ada can play on for you"), "{}", asked.text);
    let sure = world.press(user, &id_of(&asked, "A bot plays on for me")).await;
    assert_eq!(sure.text, "Bot Ada takes your seat. You can come back at any time.");
    assert!(seat(&world, &table, user).await.is_some(), "nothing has happened yet");
    world.press(user, &id_of(&sure, "Get up")).await;
    world.settled().await;
    let said = newest(&world, "Take this seat").post;
    assert!(said.text.ends_with("gets up from the table; Bot Ada plays on in that seat.") && said.mentions.is_empty());
    let direct = world.chat.messages(FakeChat::direct_channel(user.id)).pop().expect("a hand");
    assert_eq!((direct.post.text.as_str(), direct.post.picture.is_some()), ("You no longer sit at this table.", false));
    let back = world.press(user, &format!("{table}.0.~more")).await;
    let answer = world.press(user, &id_of(&back, "Take this seat")).await;
    assert!(answer.text.contains("is back at the table."), "{}", answer.text);
    world.settled().await;
    let direct = world.chat.messages(FakeChat::direct_channel(user.id)).pop().expect("a hand");
    assert!(direct.post.text.contains("San Juan with"), "{}", direct.post.text);
    assert_eq!(THREE.iter().map(|user| world.chat.pings(user.id)).sum::<usize>(), pings, "nobody is called");
    let entries = record(&world, &table).await;
    let hows = entries.iter().filter_map(|entry| match entry {
        Entry::SeatTaken { how, .. } => Some(*how),
        _ => None,
    });
    assert_eq!(hows.collect::<Vec<_>>(), [Some(How::Left), Some(How::Back)]);
}

/// W-82: what a bot was thinking of is not played when the person is back.
#[tokio::test(flavor = "multi_thread")]
async fn w_82_who_comes_back_moves_themselves() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    for _ in 0..6 {
        let user = world.awaited(&table, &THREE).await[0];
        let own = seat(&world, &table, user).await.expect("seated");
        let before = world.chat.pings(user.id);
        world.press(user, &format!("{table}.0.~leave.bot.yes")).await;
        world.command(user, "table join", &[]).await;
        world.settled().await;
        let entries = record(&world, &table).await;
        let back = entries.iter().rposition(|entry| matches!(entry, Entry::SeatTaken { how: Some(How::Back), .. }));
        let since = &entries[back.expect("they are back") + 1..];
        assert!(since.iter().all(|entry| !matches!(entry, Entry::Played { seat, auto: false, .. } if *seat == own)));
        if world.awaited(&table, &THREE).await.contains(&user) {
            assert_eq!(world.chat.pings(user.id), before, "they are there");
            world.move_by_pressing(&table, user, &mut Whim::new(5)).await;
        }
        world.settled().await;
    }
}

/// W-44: taking back goes past the moment at which a seat was left; the seat stays the bot's, which is asked anew.
#[tokio::test(flavor = "multi_thread")]
async fn w_44_what_was_played_before_a_seat_was_left_can_be_taken_back() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let user = world.awaited(&table, &THREE).await[0];
    let entries = world.row(&table).await.entries;
    world.press(user, &format!("{table}.{entries}.role.prospector!")).await;
    let left = world.awaited(&table, &THREE).await[0];
    let third = *THREE.iter().find(|one| **one != user && **one != left).expect("a third");
    let own = seat(&world, &table, left).await.expect("seated");
    gets_up(&world, &table, left).await;
    let barred = world.press(user, &format!("{table}.0.~undo")).await;
    let ask = ids(&barred).into_iter().find(|id| id.ends_with(".~ask.0")).unwrap_or_else(|| panic!("{barred:?}"));
    world.press(user, &ask).await;
    world.settled().await;
    world.press(third, &id_of(&newest(&world, "Agree").post, "Agree")).await;
    world.settled().await;
    assert_eq!(world.awaited(&table, &THREE).await, [user], "the position is that of the beginning");
    assert_eq!(seat(&world, &table, left).await, None, "the seat stays the bot's");
    let undone = world.row(&table).await.entries;
    world.press(user, &format!("{table}.{undone}.role.prospector!")).await;
    world.settled().await;
    let entries = record(&world, &table).await;
    let is_bots = |entry: &Entry| matches!(entry, Entry::Played { seat, .. } if *seat == own);
    assert!(entries[undone as usize..].iter().any(is_bots), "{entries:?}");
}

/// W-83: whoever got up has no claim any more when somebody else was let in.
#[tokio::test(flavor = "multi_thread")]
async fn w_83_a_seat_that_somebody_new_has_is_taken() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let left = seat(&world, &table, ANNA).await;
    let asked = asked_for_seat(&world, &table, ANNA).await;
    assert!(asked.post.text.starts_with("Zoe would like to sit down in place of Bot Ada. "), "{}", asked.post.text);
    assert_eq!(asked.post.mentions.len(), 2, "the seated are called");
    let offered = newest(&world, "Take this seat");
    world.press(CECYLIA, &id_of(&asked.post, "Let in")).await;
    world.settled().await;
    assert_eq!(now(&world, &asked), "Zoe sits down in place of Bot Ada.");
    assert_eq!(seat(&world, &table, STRANGER).await, left);
    let hand = world.chat.messages(FakeChat::direct_channel(STRANGER.id)).pop().expect("a hand");
    assert!(hand.post.text.starts_with("San Juan with"), "{}", hand.post.text);
    assert!(takes(&world, ANNA, &offered).await.starts_with("Every seat is taken."));
    assert!(takes(&world, STRANGER, &offered).await.starts_with("You already sit"));
    let entries = record(&world, &table).await;
    let Some(Entry::SeatTaken { by, how, .. }) = entries.iter().rfind(|entry| matches!(entry, Entry::SeatTaken { .. }))
    else {
        panic!("{entries:?}")
    };
    assert_eq!((by.as_str(), *how), ("9", Some(How::LetIn)));
    let world = world.restarted(plain()).await;
    assert_eq!(now(&world, &asked), "Zoe sits down in place of Bot Ada.");
    let late = world.press(ANNA, &id_of(&asked.post, "Let in")).await;
    assert!(late.text.ends_with("Zoe sits down in place of Bot Ada."), "{}", late.text);
}

/// W-84: the first answer counts; who was refused asks again after a day.
#[tokio::test(flavor = "multi_thread")]
async fn w_84_the_first_answer_decides_whether_somebody_sits_down() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let asked = asked_for_seat(&world, &table, ANNA).await;
    let offered = newest(&world, "Take this seat");
    assert!(takes(&world, STRANGER, &offered).await.starts_with("That question is being decided already"));
    world.press(DOROTA, &id_of(&asked.post, "Not now")).await;
    world.settled().await;
    assert_eq!(now(&world, &asked), "For now Bot Ada keeps the seat.");
    let late = world.press(DOROTA, &id_of(&asked.post, "Let in")).await;
    assert_eq!(late.text, "That is settled already: For now Bot Ada keeps the seat.");
    assert_eq!(seat(&world, &table, STRANGER).await, None);
    let soon = takes(&world, STRANGER, &offered).await;
    assert!(soon.starts_with("The table has said no for now."), "{soon}");
    world.later(HOUR * 25).await;
    assert!(takes(&world, STRANGER, &offered).await.starts_with("I've asked the table."));
    let again = newest(&world, "Let in");
    let back = takes(&world, ANNA, &offered).await;
    assert!(back.starts_with("Anna is back at the table."), "{back}");
    assert!(now(&world, &again).starts_with("Settled: "), "{}", now(&world, &again));
}

/// W-85: of the time before, somebody new reads what everybody read; whoever comes back reads what the seat saw.
#[tokio::test(flavor = "multi_thread")]
async fn w_85_somebody_new_reads_nothing_of_the_time_before() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let mut whim = Whim::new(11);
    for _ in 0..24 {
        let user = world.awaited(&table, &THREE).await[0];
        world.move_by_pressing(&table, user, &mut whim).await;
        world.settled().await;
    }
    let left = *THREE.iter().find(|user| user.language == ANNA.language).expect("one who reads English");
    let log = format!("{table}.0.~log");
    let own = world.press(left, &log).await.text;
    let asked = asked_for_seat(&world, &table, left).await;
    let public = world.press(STRANGER, &log).await.text;
    assert_ne!(own, public, "the seat has seen what others have not");
    let offered = newest(&world, "Take this seat");
    let entries = world.row(&table).await.entries;
    world.press(CECYLIA, &id_of(&asked.post, "Let in")).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.entries, entries + 1, "nothing else happened");
    assert_eq!(world.press(STRANGER, &log).await.text, public.replace("Bot Ada", "Zoe"));
    let hand = world.press(STRANGER, &format!("{table}.0.~own")).await;
    assert!(hand.text.starts_with("San Juan with") && hand.picture.is_some(), "{}", hand.text);
    let undo = world.press(STRANGER, &format!("{table}.0.~undo")).await;
    assert_eq!(undo.text, "There is nothing of yours to take back.");
    assert_eq!(takes(&world, left, &offered).await, "Every seat is taken. You're welcome to watch.");
}

/// W-86: who gave up does not come back, and the result says for whom the bot played.
#[tokio::test(flavor = "multi_thread")]
async fn w_86_who_gave_up_stays_away() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let asked = world.press(ANNA, &format!("{table}.0.~leave")).await;
    let sure = world.press(ANNA, &id_of(&asked, "Give up for good")).await;
    let labels: Vec<String> = buttons(&sure).into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Give up", "A bot plays on for me", "Leave it as it is"]);
    world.press(ANNA, &id_of(&sure, "Give up")).await;
    world.settled().await;
    let offered = newest(&world, "Take this seat");
    assert_eq!(offered.post.text, "Anna gives up; Bot Ada plays that seat to the end.");
    let gone = "You gave this game up; you're welcome to watch.";
    assert_eq!(takes(&world, ANNA, &offered).await, gone);
    assert_eq!(world.command(ANNA, "table join", &[]).await.text, gone);
    assert!(
        !buttons(&world.press(ANNA, &format!("{table}.0.~more")).await).iter().any(|b| b.label == "Take this seat")
    );
    world.play_to_the_end(&table, &[DOROTA], &mut Whim::new(8)).await;
    world.settled().await;
    let result = world.press(DOROTA, &format!("{table}.0.~result")).await.text;
    assert!(result.contains("Bot Ada (for Anna, gave up)"), "{result}");
}

/// W-87: nobody sees two hands of one game.
#[tokio::test(flavor = "multi_thread")]
async fn w_87_who_has_held_a_seat_gets_no_other() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let own = gets_up(&world, &table, ANNA).await;
    let other = gets_up(&world, &table, DOROTA).await;
    world.later(HOUR * 25).await;
    let known = takes(&world, ANNA, &other).await;
    assert!(known.starts_with("You have held another seat of this game and know its cards"), "{known}");
    assert!(takes(&world, ANNA, &own).await.starts_with("Anna is back"));
}

/// W-88: whoever is left alone decides alone.
#[tokio::test(flavor = "multi_thread")]
async fn w_88_the_last_person_ends_the_game_alone() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, BELA, CECYLIA, DOROTA], 0).await;
    for user in [BELA, CECYLIA] {
        gets_up(&world, &table, user).await;
        assert!(world.chat.messages(HERE).iter().all(|said| !said.post.text.contains("you are the last person")));
    }
    gets_up(&world, &table, DOROTA).await;
    let alone = newest(&world, "End the game");
    assert_eq!(alone.post.text, "<@1>, you are the last person at this table.");
    assert_eq!(alone.post.mentions, [ANNA.id]);
    let on = world.press(ANNA, &id_of(&alone.post, "Play on against bots")).await;
    assert!(!on.text.is_empty());
    let sure = world.press(ANNA, &id_of(&alone.post, "End the game")).await;
    assert_eq!(world.row(&table).await.stage, Stage::Playing);
    world.press(ANNA, &id_of(&sure, "Close the table for good")).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.stage, Stage::Closed);
    let loaded = world.store.load(table.parse().expect("a table")).await.expect("stored");
    assert_eq!(loaded.entries.last(), Some(&Entry::Ended { how: Ending::Alone }));
    let record = guildhall::record::Record { header: loaded.header.expect("begun"), entries: loaded.entries };
    assert!(verify(&record).is_ok());
    let mut longer = record.clone();
    longer.entries.push(Entry::Conceded { seat: Seat(0) });
    assert!(verify(&longer).is_err(), "nothing follows the end");
}

/// W-89: bots do not play on among themselves; whoever sits down first wakes the table.
#[tokio::test(flavor = "multi_thread")]
async fn w_89_a_table_that_all_have_left_rests() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 1).await;
    gets_up(&world, &table, DOROTA).await;
    let offered = gets_up(&world, &table, ANNA).await;
    let entries = world.row(&table).await.entries;
    world.later(HOUR * 24 * 30).await;
    let settings = Settings { clock: world.clock, ..plain() };
    let world = world.restarted(settings).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.entries, entries, "nothing happens");
    let hello = takes(&world, STRANGER, &offered).await;
    assert!(hello.starts_with("You're in. From now on you see what this seat sees"), "{hello}");
    assert!(world.chat.messages(HERE).iter().any(|said| said.post.text == "Zoe sits down in place of Bot Cora."));
    world.settled().await;
    assert_eq!(world.awaited(&table, &[STRANGER]).await, [STRANGER], "the bots have moved");
    world.move_by_pressing(&table, STRANGER, &mut Whim::new(2)).await;
}

/// W-109: for a day the seat is kept; after that the table is asked.
#[tokio::test(flavor = "multi_thread")]
async fn w_109_a_seat_is_kept_for_a_day() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let offered = gets_up(&world, &table, ANNA).await;
    world.later(HOUR * 2).await;
    let kept = takes(&world, STRANGER, &offered).await;
    assert!(kept.starts_with("This seat is kept for Anna. You can ask for it <t:"), "{kept}");
    assert!(world.command(STRANGER, "table join", &[]).await.text.starts_with("This seat is kept for Anna."));
    world.later(HOUR * 23).await;
    assert!(takes(&world, STRANGER, &offered).await.starts_with("I've asked the table."));
    let asked = newest(&world, "Let in");
    world.later(HOUR * 24 * 7).await;
    for _ in 0..100 {
        if now(&world, &asked) == asked.post.text {
            world.later(HOUR).await;
        }
    }
    assert_eq!(now(&world, &asked), "For now Bot Ada keeps the seat.", "nobody answered");
}

/// A bot keeps its name whoever comes back, and the next one gets another.
#[tokio::test(flavor = "multi_thread")]
async fn bots_keep_their_names_when_seats_change_hands() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let text = |said: Said| said.post.text;
    assert!(text(gets_up(&world, &table, CECYLIA).await).ends_with("; Bot Ada plays on in that seat."));
    assert!(text(gets_up(&world, &table, ANNA).await).ends_with("; Bot Bruno plays on in that seat."));
    world.command(CECYLIA, "table join", &[]).await;
    let world = world.restarted(plain()).await;
    let scores = world.press(DOROTA, &format!("{table}.0.~scores")).await.text;
    assert!(scores.contains("Bot Bruno") && !scores.contains("Bot Ada"), "{scores}");
}

/// Who asked to close the table and gets up asks no more.
#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_asked_ends_when_they_get_up() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    world.press(ANNA, &format!("{table}.0.~shut.yes")).await;
    world.settled().await;
    let asked = newest(&world, "Agree");
    gets_up(&world, &table, ANNA).await;
    assert_eq!(now(&world, &asked), "Anna no longer asks. The table stays open.");
}
