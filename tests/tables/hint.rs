//! Advice on a move: who may ask for it, what they are told, and that nobody else hears of it.

use std::time::Duration;

use guildhall::chat::{Ack, Host, Incoming, Post, What};
use guildhall::rules::Game;
use guildhall::store::Stage;
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::support::toy::Sound;
use crate::support::trek::Trek;
use crate::world::*;

static TREK: &[Game] = &[Game::of::<Trek>()];
static TOY: &[Game] = &[Game::of::<Sound>()];
const HEAD: &str = "**What the strong bot would do next in your place**\n1. **";
const PEOPLE: [User; 2] = [ANNA, DOROTA];

impl World {
    /// A table of two with advice for everybody.
    async fn advised(games: &'static [Game]) -> (World, String) {
        let world = World::with(Settings { games, ..plain() }).await;
        let table = world.seated(&PEOPLE, 0).await;
        world.press_in(here(), ANNA, &format!("{table}.0.~options.advice"), &["on"]).await;
        world.press(ANNA, &format!("{table}.0.~start")).await;
        world.settled().await;
        (world, table)
    }

    /// One person among bots, who has to move.
    async fn alone(games: &'static [Game], user: User) -> (World, String) {
        let world = World::with(Settings { games, ..plain() }).await;
        let table = world.playing(&[user], usize::from(*games[0].seats.start()) - 1).await;
        world.until_awaited(&table, user).await;
        (world, table)
    }

    async fn until_awaited(&self, table: &str, user: User) {
        for _ in 0..2000 {
            if self.awaited(table, &[user]).await == [user] {
                return self.settled().await;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("it is never {}'s turn", user.name);
    }

    async fn hint(&self, user: User) -> String {
        self.command(user, "hint", &[]).await.text
    }

    /// A press in a panel, which the answer changes.
    fn in_panel(&self, user: User, id: String) -> Incoming {
        let mut incoming = self.incoming(user, here(), What::Press { id, values: Vec::new() });
        incoming.reply.ack = Ack::Update;
        incoming
    }

    fn asking(&self, user: User) -> Incoming {
        self.incoming(user, here(), What::Command { name: vec!["hint".to_owned()], options: Vec::new() })
    }

    /// All that was ever said to more than one person or unasked.
    fn all_said(&self) -> Vec<Vec<Post>> {
        self.chat.all().iter().map(World::versions).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn among_bots_advice_is_given_and_nobody_else_hears_of_it() {
    for game in guildhall::games::GAMES {
        among_bots(std::slice::from_ref(game)).await;
    }
}

async fn among_bots(games: &'static [Game]) {
    let (world, table) = World::alone(games, ANNA).await;
    let lobby = World::versions(&world.chat.messages(HERE)[0]);
    assert!(lobby.iter().any(|post| post.text.contains(" · advice on moves · ")), "{lobby:?}");
    let (said, entries) = (world.all_said(), world.row(&table).await.entries);
    let told = world.hint(ANNA).await;
    assert!(told.starts_with(HEAD) && told.contains("\n2. **"), "{told}");
    // A seat may have two moves only, a character of two.
    assert!([4, 5].contains(&told.lines().count()) && told.contains(" a few turns on\n"), "{told}");
    let begun = std::time::Instant::now();
    assert_eq!(world.hint(ANNA).await, told, "asked again");
    assert!(begun.elapsed() < Duration::from_millis(200), "it was thought once: {:?}", begun.elapsed());
    let panel = world.press(ANNA, &format!("{table}.{entries}.~play")).await;
    let led = world.ask(world.in_panel(ANNA, id_of(&panel, "Hint"))).await;
    assert_eq!(led.text, format!("{told}\n{}", panel.text), "above the question");
    assert_eq!(led.rows, panel.rows);
    world.settled().await;
    assert_eq!((world.all_said(), world.row(&table).await.entries), (said, entries), "nobody else has heard of it");
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_is_told_in_the_language_of_whoever_asks() {
    for (user, head) in [(BELA, "**Ezt lépné most a helyedben az erős bot**"), (CECYLIA, "**Co teraz na twoim miejscu")]
    {
        let (world, _) = World::alone(TREK, user).await;
        let told = world.hint(user).await;
        assert!(told.starts_with(head), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_several_play_there_is_none_unless_the_host_says_so_before_the_start() {
    let world = World::with(Settings { games: TREK, ..plain() }).await;
    let table = world.seated(&PEOPLE, 0).await;
    assert_eq!(world.hint(ANNA).await, "The game hasn't begun yet.");
    let lobby = |world: &World| world.chat.messages(HERE).into_iter().next().expect("a lobby").post.text;
    assert!(!lobby(&world).contains("advice"), "{}", lobby(&world));
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    for user in PEOPLE {
        let none = "There is no advice at this table. The host decides that before the start.";
        assert_eq!(world.hint(user).await, none);
    }
    let user = world.awaited(&table, &PEOPLE).await[0];
    let panel = world.press(user, &format!("{table}.0.~play")).await;
    assert!(buttons(&panel).iter().all(|button| button.label != "Hint"), "{panel:?}");
    let late = world.press_in(here(), ANNA, &format!("{table}.0.~options.advice"), &["on"]).await.text;
    assert_eq!(late, "The game has already begun.");

    let (world, table) = World::advised(TREK).await;
    let user = world.awaited(&table, &PEOPLE).await[0];
    let other = PEOPLE[usize::from(user == ANNA)];
    assert!(world.hint(user).await.starts_with(HEAD));
    assert!(world.hint(other).await.starts_with("It's not your turn."), "{}", world.hint(other).await);
    assert!(world.hint(STRANGER).await.starts_with("You don't sit at this table"));
    let typed = world.command_in(direct(user), user, "hint", &[]).await.text;
    assert!(typed.starts_with(HEAD), "{typed}");
    // It stays as it was chosen, after a restart, too, and even where everybody but one gets up.
    let world = world.restarted(Settings { games: TREK, ..plain() }).await;
    world.press(other, &format!("{table}.0.~leave.bot.yes")).await;
    world.until_awaited(&table, user).await;
    assert!(world.hint(user).await.starts_with(HEAD));
    let options = world.press(user, &format!("{table}.0.~options")).await.text;
    assert!(options.contains("Advice on moves: for everybody"), "{options}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_says_where_advice_was_on() {
    let line = "\n-# Advice on moves could be asked for at this table.";
    let (world, table) = World::advised(TREK).await;
    world.play_to_the_end(&table, &PEOPLE, &mut Whim::new(5)).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.stage, Stage::Over);
    let end = world.chat.messages(HERE).pop().expect("the end").post.text;
    assert!(end.starts_with("**Game over.") && end.ends_with(line), "{end}");
    assert_eq!(world.hint(ANNA).await, "This game is over.");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_with_no_other_needs_no_thought_and_half_a_move_is_advised_as_a_whole() {
    let (world, table) = World::advised(TREK).await;
    let user = world.awaited(&table, &PEOPLE).await[0];
    let entries = world.row(&table).await.entries;
    let whole = world.press(user, &format!("{table}.{entries}.~play")).await;
    let half = world.ask(world.in_panel(user, format!("{table}.{entries}.walk"))).await;
    assert_ne!(half.text, whole.text);
    let told = world.ask(world.in_panel(user, id_of(&half, "Hint"))).await;
    assert!(told.text.starts_with(HEAD) && told.text.ends_with(&whole.text), "{} {}", told.text, whole.text);
    for _ in 0..3 {
        let entries = world.row(&table).await.entries;
        world.press(user, &format!("{table}.{entries}.dig!")).await;
    }
    assert_eq!(world.awaited(&table, &PEOPLE).await, [user]);
    let only = world.hint(user).await;
    assert!(only.starts_with("There is only one move: **"), "{only}");
}

/// Both are answered; of the two in a panel the newer one, which changes the same message.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_twice_at_once_is_answered_twice_and_thought_for_once() {
    let (world, table) = World::advised(&guildhall::games::GAMES[..1]).await;
    let user = world.awaited(&table, &PEOPLE).await[0];
    let asked = [world.asking(user), world.asking(user)];
    for incoming in &asked {
        world.manager.serve(incoming.clone()).await;
    }
    let [one, two] = [world.answer(asked[0].reply.interaction).await, world.answer(asked[1].reply.interaction).await];
    assert!(one.text.starts_with(HEAD), "{}", one.text);
    assert_eq!(one, two);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_table_moves_on_meanwhile_the_thought_is_given_up() {
    let (world, table) = World::advised(&guildhall::games::GAMES[..1]).await;
    let user = world.awaited(&table, &PEOPLE).await[0];
    let entries = world.row(&table).await.entries;
    let asked = world.asking(user);
    world.manager.serve(asked.clone()).await;
    world.press(user, &format!("{table}.{entries}.role.prospector!")).await;
    let told = world.answer(asked.reply.interaction).await.text;
    assert!(told.starts_with("The game moved on while I was thinking about that.\nIt's not your turn."), "{told}");
    // A panel in which the move itself is made tells what it did, and nothing else.
    let other = world.awaited(&table, &PEOPLE).await[0];
    let entries = world.row(&table).await.entries;
    let panel = world.press(other, &format!("{table}.{entries}.~play")).await;
    let asked = world.in_panel(other, id_of(&panel, "Hint"));
    world.manager.serve(asked.clone()).await;
    let moved = world.in_panel(other, format!("{table}.{entries}.role.builder"));
    let moved = world.ask(moved).await.text;
    assert!(!moved.contains("moved on") && world.row(&table).await.entries > entries, "{moved}");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(world.chat.answers(asked.reply.interaction).is_empty());
}

/// A panel in which somebody has gone on keeps what it shows; the advice is there when they ask again.
#[tokio::test(flavor = "multi_thread")]
async fn advice_does_not_take_away_what_a_panel_shows_since() {
    let (world, table) = World::advised(TREK).await;
    let user = world.awaited(&table, &PEOPLE).await[0];
    let entries = world.row(&table).await.entries;
    let panel = world.press(user, &format!("{table}.{entries}.~play")).await;
    let asked = world.in_panel(user, id_of(&panel, "Hint"));
    world.manager.serve(asked.clone()).await;
    let shown = world.ask(world.in_panel(user, format!("{table}.{entries}.walk"))).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(world.chat.answers(asked.reply.interaction).is_empty());
    let told = world.ask(world.in_panel(user, id_of(&shown, "Hint"))).await.text;
    assert!(told.starts_with(HEAD), "{told}");
}

/// Of what is decided at the same time everybody is advised on their own; that others have decided changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn in_simultaneous_choices_advice_is_on_one_s_own() {
    let (world, table) = World::advised(TOY).await;
    assert_eq!(world.awaited(&table, &PEOPLE).await.len(), 2);
    let told = world.hint(ANNA).await;
    assert!(told.starts_with(HEAD), "{told}");
    world.move_by_pressing(&table, DOROTA, &mut Whim::new(6)).await;
    assert_eq!(world.awaited(&table, &PEOPLE).await, [ANNA]);
    assert_eq!(world.hint(ANNA).await, told);
    assert!(world.hint(DOROTA).await.starts_with("It's not your turn."));
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_table_that_rests_advice_is_given_as_moves_are() {
    let (world, _) = World::alone(TREK, ANNA).await;
    let rests = world.command(ANNA, "table pause", &[("days", "3")]).await.text;
    assert!(rests.contains("rests"), "{rests}");
    assert!(world.hint(ANNA).await.starts_with(HEAD));
}
