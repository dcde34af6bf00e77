//! What whole games cost a channel: boards, pings and edits, counted beside the calls that the rules of each game make.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use guildhall::chat::{Post, UserId};
use guildhall::paint::{Painter, Picture};
use guildhall::rules::Seed;
use guildhall::scene::Scene;
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::support::fake::{FakeChat, Said};
use crate::weeks::{TWO, trek};
use crate::world::*;

/// What whole games of persons may cost at most, for a hundred moves.
struct Ceiling {
    game: &'static str,
    people: usize,
    posts: usize,
    pings: usize,
    edits: usize,
    /// Requests to the platform, answers aside: a call costs a board, an edit of the one before it, and an edit of a hand.
    requests: usize,
    /// Pictures that are sent, those in answers among them: each question of a move has one.
    pictures: usize,
}

/// What was said, in numbers.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    posts: usize,
    pings: usize,
    edits: usize,
    loud: usize,
    requests: usize,
    pictures: usize,
}

/// What the rules of a game make necessary.
#[derive(Clone, Copy, Debug, Default)]
struct Calls {
    /// How often somebody was called who had not just pressed.
    calls: usize,
    /// How many people that were, in all.
    called: usize,
    /// How many people were called beside the first of each call.
    further: usize,
}

impl Cost {
    fn of(chat: &FakeChat, people: &[User]) -> Cost {
        let (all, here) = (chat.all(), chat.messages(HERE));
        let is_loud = |said: &&Said| !said.before.first().unwrap_or(&said.post).silent;
        let loud = |user: &User| chat.direct_messages(user.id).iter().filter(is_loud).count();
        Cost {
            posts: here.len(),
            pings: people.iter().map(|user| chat.pings(UserId(user.id.0))).sum(),
            edits: here.iter().map(|said| said.before.len()).sum(),
            loud: people.iter().map(loud).sum(),
            requests: all.iter().map(|said| 1 + said.before.len() + usize::from(said.deleted)).sum(),
            pictures: chat.pictures(),
        }
    }

    fn since(self, before: Cost) -> Cost {
        let Cost { posts, pings, edits, loud, requests, pictures } = self;
        Cost {
            posts: posts - before.posts,
            pings: pings - before.pings,
            edits: edits - before.edits,
            loud: loud - before.loud,
            requests: requests - before.requests,
            pictures: pictures - before.pictures,
        }
    }
}

impl Calls {
    /// Notes whom a move calls: those who must decide now and had not to before. Whoever moved is led on.
    fn note(&mut self, by: User, before: &[User], now: &[User]) {
        let new = now.iter().filter(|user| **user != by && !before.contains(user)).count();
        self.calls += usize::from(new > 0);
        self.called += new;
        // Those who still have to answer are called by the next board as well, without a ping.
        self.further += if new > 0 { now.len() - 1 } else { 0 };
    }
}

/// A hall whose game is the same each time, and whose pictures are the same where they show the same.
async fn hall(game: &'static str) -> World {
    let paint = |_: &Painter, scene: &Scene| {
        let mut shown = DefaultHasher::new();
        scene.hash(&mut shown);
        let (width, height) = (scene.width as u32, scene.height as u32);
        Ok(Picture { png: shown.finish().to_be_bytes().to_vec(), width, height })
    };
    let seed = || Some(Seed::from_number(11));
    let mut world = World::with(Settings { paint, seed, ..plain() }).await;
    world.game = game;
    world
}

/// A whole random game of people who think for minutes, and go on with a turn after seconds, in the panel before them.
/// Nothing is in the channel but boards, one for each call; a ping for each person called; two edits for a call, and one
/// for each person more.
async fn keeps(Ceiling { game, people, posts, pings, edits, requests, pictures }: Ceiling) {
    let world = hall(game).await;
    let people = &[ANNA, BELA, CECYLIA, STRANGER][..people];
    let table = world.playing(people, 0).await;
    let before = Cost::of(&world.chat, people);
    let (mut whim, mut calls) = (Whim::new(11), Calls::default());
    let mut last: Option<(User, Post)> = None;
    let mut awaited = world.awaited(&table, people).await;
    while !awaited.is_empty() {
        let user = whim.one(&awaited);
        let before_them = last.take().filter(|(moved, _)| *moved == user).map(|(_, panel)| panel);
        let seconds = if before_them.is_some() && whim.below(5) > 0 { 10 } else { 150 };
        world.later(Duration::from_secs(seconds)).await;
        let panel = match before_them {
            Some(panel) => world.move_on(here(), &table, user, &mut whim, panel).await,
            None => world.move_by_pressing(&table, user, &mut whim).await,
        };
        world.settled().await;
        let now = world.awaited(&table, people).await;
        calls.note(user, &awaited, &now);
        (awaited, last) = (now, Some((user, panel)));
    }
    let moves = world.steps(&table).await;
    let cost = Cost::of(&world.chat, people).since(before);
    println!("{game}, {} people, {moves} moves: {cost:?}; {calls:?}", people.len());
    let Calls { calls, called, further } = calls;
    // The last board is the end.
    assert_eq!(cost.posts, calls + 1, "{game}: one board a call");
    assert!(cost.pings <= called, "{game}: {} pings for {called} who were called", cost.pings);
    assert!(cost.edits <= 2 * calls + further, "{game}: {} edits", cost.edits);
    assert_eq!(cost.loud, 0, "{game}: nobody is told anything aloud but in the channel");
    let is_within = |is: usize, each: usize| is * 100 <= each * moves;
    assert!(is_within(cost.posts, posts), "{game}: {} posts", cost.posts);
    assert!(is_within(cost.pings, pings), "{game}: {} pings", cost.pings);
    assert!(is_within(cost.edits, edits), "{game}: {} edits", cost.edits);
    assert!(is_within(cost.requests, requests), "{game}: {} requests", cost.requests);
    assert!(is_within(cost.pictures, pictures), "{game}: {} pictures", cost.pictures);
}

/// W-73: steps that follow each other are shown when whoever makes them rests; what waits then is dropped with the next board.
#[tokio::test(flavor = "multi_thread")]
async fn w_73_quick_steps_are_one_edit_or_none() {
    for rests in [false, true] {
        let world = World::with(trek()).await;
        let table = world.paced(&TWO, "day").await;
        let user = world.awaited(&table, &TWO).await[0];
        let board = world.board().expect("a board").message;
        let edits = || world.chat.all().iter().find(|said| said.message == board).map_or(0, |said| said.before.len());
        for path in ["walk.p1", "walk.p2", "walk.p3"] {
            world.later(Duration::from_secs(4)).await;
            world.play(&table, user, path).await;
            world.settled().await;
        }
        assert_eq!(edits(), 0);
        if rests {
            world.later(Duration::from_secs(15)).await;
            world.settled().await;
            assert_eq!(edits(), 1);
        }
        world.play(&table, user, "end").await;
        world.settled().await;
        // The last one says what came of it.
        let before = edits();
        assert_eq!(before, if rests { 2 } else { 1 });
        world.later(Duration::from_secs(120)).await;
        world.settled().await;
        assert_eq!(edits(), before);
    }
}

/// The budgets of each game.
macro_rules! budgets {
    ($($game:ident: $people:literal people, $posts:literal posts, $pings:literal pings, $edits:literal edits,
        $requests:literal requests, $pictures:literal pictures;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $game() {
            let game = stringify!($game);
            let (people, posts, pings, edits) = ($people, $posts, $pings, $edits);
            keeps(Ceiling { game, people, posts, pings, edits, requests: $requests, pictures: $pictures }).await;
        }
    )*};
}
budgets! {
    san_juan: 3 people, 55 posts, 70 pings, 90 edits, 200 requests, 245 pictures;
    burgundy: 3 people, 33 posts, 33 pings, 50 edits, 80 requests, 200 pictures;
    golden_city: 4 people, 68 posts, 68 pings, 74 edits, 210 requests, 255 pictures;
    marco_polo: 3 people, 20 posts, 20 pings, 35 edits, 60 requests, 295 pictures;
}
