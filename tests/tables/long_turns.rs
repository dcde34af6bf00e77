//! Turns of many steps: when a board is posted, how a turn ends by itself, what is told of it, how far it can be taken
//! back, and how long lists and several boards are shown.

use std::time::Duration;

use guildhall::chat::{Host, Person, Typing};
use guildhall::rules::Game;
use guildhall::store::{AlarmKind, AlarmOf, Stage};
use guildhall::tables::Settings;

use crate::support::trek::Trek;
use crate::world::*;

static TREK: &[Game] = &[Game::of::<Trek>()];
const PEOPLE: [User; 2] = [ANNA, DOROTA];
const FIVE_MINUTES: Duration = Duration::from_secs(300);

fn trek() -> Settings {
    Settings { games: TREK, ..plain() }
}

/// A table with whoever is to move first, and the other.
async fn begun(world: &World) -> (String, User, User) {
    let table = world.playing(&PEOPLE, 0).await;
    let first = world.awaited(&table, &PEOPLE).await[0];
    (table, first, if first == ANNA { DOROTA } else { ANNA })
}

impl World {
    /// Makes a move by the id of its path.
    async fn go(&self, table: &str, user: User, path: &str) -> guildhall::chat::Post {
        let entries = self.row(table).await.entries;
        let shown = self.press(user, &format!("{table}.{entries}.{path}!")).await;
        assert!(self.row(table).await.entries > entries, "{path}: {}", shown.text);
        shown
    }

    async fn steps_three(&self, table: &str, user: User) -> guildhall::chat::Post {
        self.go(table, user, "walk.p1").await;
        self.go(table, user, "walk.p2").await;
        self.go(table, user, "walk.p3").await
    }

    /// When the turn ends by itself.
    async fn turn_end(&self, table: &str) -> Option<i64> {
        self.alarms(table).await.get(&AlarmOf::table(AlarmKind::TurnEnd)).map(|alarm| alarm.at)
    }

    /// How many boards were posted.
    fn boards(&self) -> usize {
        let is_board = |text: &str| text.contains("your turn: travel");
        self.chat.messages(HERE).iter().filter(|said| is_board(&said.post.text)).count()
    }
}

/// Somebody types at a command.
fn typing(user: User, name: &str, focused: (&str, &str)) -> Typing {
    let person = Person { id: user.id, name: user.name.to_owned(), language: user.language };
    let name = name.split(' ').map(str::to_owned).collect();
    Typing { person, place: here(), name, options: vec![], focused: (focused.0.to_owned(), focused.1.to_owned()) }
}

#[tokio::test]
async fn a_board_is_posted_when_the_turn_changes_hands_and_tells_all_of_it() {
    let world = World::with(trek()).await;
    let (table, first, second) = begun(&world).await;
    let board = world.board().expect("a board");
    assert_eq!((world.boards(), board.post.mentions.as_slice()), (1, &[first.id][..]));
    let panel = world.steps_three(&table, first).await;
    world.settled().await;
    assert_eq!(world.boards(), 1, "the steps of one turn are one board's");
    assert!(panel.text.contains("walked to 3\nverb? 0 steps left\n-# Your turn ends by itself <t:"), "{}", panel.text);
    assert_eq!(buttons(&panel)[0].label, "end");
    world.go(&table, first, "end").await;
    world.settled().await;
    let board = world.board().expect("a board").post;
    assert_eq!((world.boards(), board.mentions.as_slice()), (2, &[second.id][..]));
    let told: Vec<_> = board.text.lines().filter(|line| line.starts_with('·')).collect();
    assert_eq!(told.len(), 3, "the whole turn and nothing else: {}", board.text);
    assert!(told[0].ends_with("walked to 1") && told[2].ends_with("walked to 3"), "{}", board.text);
    assert!(world.chat.all().iter().all(|said| said.channel == HERE), "nothing is secret, so nobody is written to");
}

/// What one's own last step led to is news where it ended the turn: others moved then, or a round began.
#[tokio::test]
async fn what_followed_the_end_of_one_s_own_turn_is_told() {
    // Whoever has two turns in a row is led on: here the other one comes next.
    let (world, table, first, second) = loop {
        let world = World::with(trek()).await;
        let (table, first, second) = begun(&world).await;
        for user in [first, second] {
            world.steps_three(&table, user).await;
            world.go(&table, user, "end").await;
        }
        world.settled().await;
        if world.awaited(&table, &PEOPLE).await == [first] {
            break (world, table, first, second);
        }
    };
    let board = world.board().expect("a board").post;
    assert_eq!((world.boards(), &board.mentions[..]), (3, &[first.id][..]));
    let told = board.text.contains("walked to 3") && board.text.contains("round 1 begins");
    assert!(told, "the turn before is told to everybody, whoever is called: {}", board.text);
    let missed = world.press(second, &format!("{table}.0.~missed")).await;
    assert!(missed.text.contains("round 1 begins") && !missed.text.contains("walked"), "{}", missed.text);
}

#[tokio::test]
async fn a_turn_ends_by_itself_after_five_minutes_once() {
    let world = World::with(trek()).await;
    let (table, first, second) = begun(&world).await;
    world.steps_three(&table, first).await;
    let entries = world.row(&table).await.entries;
    world.later(FIVE_MINUTES - Duration::from_secs(20)).await;
    assert_eq!(world.row(&table).await.entries, entries, "there is time left");
    world.later(Duration::from_secs(21)).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.entries, entries + 1);
    assert_eq!(world.awaited(&table, &PEOPLE).await, [second]);
    assert_eq!((world.boards(), world.chat.pings(first.id), world.chat.pings(second.id)), (2, 1, 1));
    world.later(FIVE_MINUTES * 2).await;
    assert_eq!(world.row(&table).await.entries, entries + 1, "and only once");
    let late = world.press(first, &format!("{table}.{entries}.end")).await;
    assert!(late.text.contains("your turn"), "a press that comes too late is answered: {}", late.text);
    assert_eq!(world.row(&table).await.entries, entries + 1);
}

#[tokio::test]
async fn taking_a_step_back_stops_the_clock() {
    let world = World::with(trek()).await;
    let (table, first, _) = begun(&world).await;
    world.steps_three(&table, first).await;
    assert!(world.turn_end(&table).await.is_some());
    let asked = world.press(first, &format!("{table}.0.~undo")).await;
    let open = world.press(first, &id_of(&asked, "Undo this step")).await;
    assert!(open.text.contains("1 steps left") && !open.text.contains("by itself"), "{}", open.text);
    assert_eq!(world.turn_end(&table).await, None);
    let entries = world.row(&table).await.entries;
    world.later(FIVE_MINUTES * 2).await;
    assert_eq!(world.row(&table).await.entries, entries);
}

#[tokio::test]
async fn f_6_the_end_of_a_turn_survives_a_restart() {
    let clock = clock();
    let settings = || Settings { clock, ..trek() };
    let world = World::with(settings()).await;
    let (table, first, second) = begun(&world).await;
    world.steps_three(&table, first).await;
    world.settled().await;
    let (entries, due) = (world.row(&table).await.entries, world.turn_end(&table).await);
    clock.put_on(Duration::from_secs(200));
    let world = world.restarted(settings()).await;
    world.settled().await;
    assert_eq!((world.row(&table).await.entries, world.turn_end(&table).await), (entries, due), "it is not time yet");
    clock.put_on(Duration::from_secs(200));
    let world = world.restarted(settings()).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.entries, entries + 1, "it is overdue");
    assert_eq!(world.awaited(&table, &PEOPLE).await, [second]);
    let world = world.restarted(settings()).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.entries, entries + 1);
    assert_eq!((world.boards(), world.chat.pings(second.id)), (2, 1));
}

#[tokio::test]
async fn bots_end_their_turns_at_once() {
    let world = World::with(trek()).await;
    let table = world.playing(&[ANNA], 1).await;
    for _ in 0..10_000 {
        match (world.row(&table).await.stage, world.awaited(&table, &[ANNA]).await.is_empty()) {
            (Stage::Over, _) => return,
            (_, false) => {
                world.steps_three(&table, ANNA).await;
                world.go(&table, ANNA, "end").await;
            }
            _ => tokio::time::sleep(Duration::from_millis(2)).await,
        }
    }
    panic!("no end");
}

#[tokio::test]
async fn a_step_or_the_whole_turn_can_be_taken_back_after_seeing_what_goes() {
    let world = World::with(trek()).await;
    let (table, first, second) = begun(&world).await;
    world.go(&table, first, "walk.p9").await;
    world.go(&table, first, "dig").await;
    world.go(&table, first, "walk.p2").await;
    let asked = world.press(first, &format!("{table}.0.~undo")).await;
    let labels: Vec<_> = buttons(&asked).into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Undo this step", "Back"], "what was dug is a barrier: {}", asked.text);
    world.go(&table, first, "end").await;
    world.go(&table, second, "walk.p4").await;
    world.go(&table, second, "gather.t1+t2").await;
    world.go(&table, second, "walk.p6").await;
    let asked = world.press(second, &format!("{table}.0.~undo")).await;
    let seat = if asked.text.contains("seat 0") { 0 } else { 1 };
    let step = format!("Undo this step? seat {seat} walked to 6.");
    let turn = format!(
        "Or the whole turn so far? seat {seat} walked to 4 · seat {seat} gathered 2 · seat {seat} walked to 6."
    );
    assert_eq!(asked.text, format!("{step}\n{turn}"));
    let labels: Vec<_> = buttons(&asked).into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Undo this step", "Undo my whole turn", "Back"]);
    let back = world.press(second, &id_of(&asked, "Undo my whole turn")).await;
    assert!(back.text.contains("verb? 3 steps left"), "{}", back.text);
    let nothing = world.press(second, &format!("{table}.0.~undo")).await;
    assert!(nothing.text.contains("nothing of yours"), "{}", nothing.text);
    assert_eq!(world.boards(), 2, "nobody is called anew");
}

#[tokio::test]
async fn long_lists_are_shown_by_pages_with_letters_on_each() {
    let world = World::with(trek()).await;
    let (table, first, _) = begun(&world).await;
    let entries = world.row(&table).await.entries;
    let page = world.press(first, &format!("{table}.{entries}.walk<")).await;
    let first_of = |post: &guildhall::chat::Post| {
        let select = selects(post).remove(0);
        (select.options.len(), select.options[0].label.clone(), select.options.last().expect("one").label.clone())
    };
    assert_eq!(first_of(&page), (25, "A · p1".to_owned(), "Y · p25".to_owned()));
    let page = world.press(first, &id_of(&page, "Next ›")).await;
    assert_eq!(first_of(&page), (25, "A · p26".to_owned(), "Y · p50".to_owned()));
    let page = world.press(first, &id_of(&page, "Next ›")).await;
    assert_eq!(first_of(&page), (10, "A · p51".to_owned(), "J · p60".to_owned()));
    let walked = world.press_in(here(), first, &selects(&page)[0].id, &["p57"]).await;
    assert!(walked.text.contains("walked to 57"), "{}", walked.text);

    let entries = world.row(&table).await.entries;
    let page = world.press(first, &format!("{table}.{entries}.gather<")).await;
    let page = world.press_in(here(), first, &selects(&page)[0].id, &["t3", "t25"]).await;
    let page = world.press(first, &id_of(&page, "Next ›")).await;
    let page = world.press_in(here(), first, &selects(&page)[0].id, &["t30"]).await;
    let done = world.press(first, &id_of(&page, "Done · 3 chosen")).await;
    assert!(done.text.contains("gathered 3"), "{}", done.text);

    assert_eq!(world.manager.suggest(typing(first, "trek walk", ("to", ""))).await.len(), 25);
    let typed = world.manager.suggest(typing(first, "trek walk", ("to", "p5"))).await;
    assert!(typed.iter().any(|found| found.value == "p59"), "what is far down is found by typing: {typed:?}");
    let walked = world.command(first, "trek walk", &[("to", "p60")]).await;
    assert!(walked.text.contains("walked to 60"), "{}", walked.text);
}

#[tokio::test]
async fn a_game_with_several_boards_shows_the_one_that_matters_and_the_other_by_a_button() {
    let world = World::with(trek()).await;
    let (table, first, second) = begun(&world).await;
    // Who is asked comes first in every picture's words; then, in this game, which board it is.
    let alt = |post: &guildhall::chat::Post| {
        let alt = post.picture.as_ref().map(|picture| picture.alt.clone()).unwrap_or_default();
        let (asked, board) = alt.split_once(". ").expect("two sentences");
        assert!(asked.ends_with(": travel"), "{alt}");
        board.to_owned()
    };
    assert_eq!(alt(&world.board().expect("a board").post), "Board(1)");
    let panel = world.press(first, &format!("{table}.0.~play")).await;
    assert_eq!(alt(&panel), "Board(1)");
    let map = world.press(first, &id_of(&panel, "The map")).await;
    let question = panel.text.split("\n-# Due").next().unwrap_or_default();
    assert_eq!((alt(&map), map.text.as_str()), ("Board(0)".to_owned(), question));
    let walk = world.press(first, &id_of(&map, "walk")).await;
    assert_eq!(alt(&walk), "Board(0)");
    let camp = world.press(first, &id_of(&walk, "The camp")).await;
    assert_eq!((alt(&camp), selects(&camp)[0].options[0].label.as_str()), ("Board(1)".to_owned(), "p1"));
    let again = world.press(first, &id_of(&camp, "The map")).await;
    assert_eq!((alt(&again), selects(&again)[0].options[0].label.as_str()), ("Board(0)".to_owned(), "A · p1"));

    let more = world.press(second, &format!("{table}.0.~more")).await;
    let map = world.press(second, &id_of(&more, "The map")).await;
    assert_eq!(alt(&map), "Board(0)");
    let camp = world.press(second, &id_of(&map, "The camp")).await;
    assert_eq!(alt(&camp), "Board(1)");
    let forged = world.press(second, &format!("{table}.0.~board.9")).await;
    assert_eq!(alt(&forged), "Board(1)");
}

#[tokio::test]
async fn whoever_asks_for_the_board_is_shown_what_they_may_do() {
    let world = World::with(trek()).await;
    let (table, first, second) = begun(&world).await;
    let shown = world.command(first, "table board", &[]).await;
    world.settled().await;
    assert!(shown.text.starts_with("The board is at the bottom of <#70>.\nverb? 3 steps left"), "{}", shown.text);
    assert!(id_of(&shown, "walk").starts_with(&format!("{table}.")));
    assert_eq!((world.boards(), world.chat.pings(first.id)), (2, 1), "it calls nobody");
    let soon = world.command(first, "table board", &[]).await;
    assert!(soon.text.contains("a moment ago") && soon.text.contains("verb? 3"), "{}", soon.text);
    let other = world.command(second, "table board", &[]).await;
    assert!(other.picture.is_some() && !ids(&other).iter().any(|id| id.contains("walk")), "{}", other.text);
    let seated = world.manager.suggest(typing(second, "table board", ("player", "ann"))).await;
    assert_eq!(seated.iter().map(|found| found.name.as_str()).collect::<Vec<_>>(), ["Anna"]);
    let large = world.command(second, "table board", &[("player", &seated[0].value)]).await;
    let alt = large.picture.expect("a picture").alt;
    assert!(alt.contains(": travel. Of(Seat("), "who is asked, then what is shown: {alt}");
    assert_eq!(world.boards(), 2, "no more often than once a minute");
}
