//! Four people over thirty days: they look in now and then, are away for days, take no direct messages, answer votes or do
//! not, and the program is out of reach at times. The game ends, and nobody is told more than they may be.

use std::time::Duration;

use guildhall::chat::{Ballot, UserId};
use guildhall::rules::Game;
use guildhall::store::{Calls, Stage};

use crate::presser::Whim;
use crate::support::fake::Said;
use crate::weeks::*;
use crate::world::*;

const HOUR: Duration = Duration::from_secs(3600);
/// After so many days everybody is there and plays until it is over.
const DAYS: u32 = 30;

/// How people play at a pace.
struct Life {
    pace: &'static str,
    /// How long it is from one look to the next.
    step: Duration,
    /// For how many looks somebody stays away who does.
    absence: usize,
}

const LIVES: [Life; 5] = [
    Life { pace: "none", step: Duration::from_secs(12 * 3600), absence: 8 },
    Life { pace: "day", step: Duration::from_secs(4 * 3600), absence: 10 },
    Life { pace: "three", step: Duration::from_secs(10 * 3600), absence: 12 },
    Life { pace: "week", step: Duration::from_secs(20 * 3600), absence: 12 },
    Life { pace: "evening", step: Duration::from_secs(4 * 60), absence: 8 },
];

/// What was said in all of a run.
#[derive(Debug, Default)]
struct Told {
    moves: usize,
    looks: usize,
    posts: usize,
    pings: usize,
    direct: usize,
    reminders: u32,
    votes: usize,
}

/// One table and those who sit at it.
struct Month {
    world: World,
    table: String,
    whim: Whim,
    /// For how many more looks each of them is not there.
    absent: [usize; 4],
    told: Told,
    /// How many reminders and nudges each call has had so far.
    calls: Calls,
}

impl Month {
    async fn of(game: &'static Game, pace: &str, seed: u64) -> Month {
        let mut world = World::new().await;
        world.game = game.id;
        let table = world.paced(&FOUR, pace).await;
        Month { world, table, whim: Whim::new(seed), absent: [0; 4], told: Told::default(), calls: Calls::new() }
    }

    async fn is_over(&self) -> bool {
        self.world.row(&self.table).await.stage != Stage::Playing
    }

    /// Whoever is there plays as far as it goes, and answers what is asked, or does not feel like it.
    async fn look(&mut self, life: &Life, is_diligent: bool) {
        for (nth, user) in FOUR.into_iter().enumerate() {
            self.absent[nth] = self.absent[nth].saturating_sub(1);
            if !is_diligent && self.absent[nth] == 0 && self.whim.below(25) == 0 {
                self.absent[nth] = life.absence;
            }
            if self.absent[nth] == 0 || is_diligent {
                self.act(user, is_diligent).await;
            }
        }
        if self.whim.below(20) == 0 {
            let user = self.whim.one(&FOUR);
            let is_closed = self.whim.below(2) == 0;
            self.world.chat.close_direct(user.id, is_closed);
        }
        self.told.looks += 1;
    }

    async fn act(&mut self, user: User, is_diligent: bool) {
        let (world, table) = (&self.world, self.table.as_str());
        for vote in world.votes(table).await.iter().filter(|vote| vote.outcome.is_none()) {
            if is_diligent || self.whim.below(2) == 0 {
                let ballot = self.whim.one(&Ballot::ALL);
                world.press(user, &format!("{table}.0.~vote.{}.{ballot}", vote.number)).await;
            }
        }
        // Whoever lost the seat takes it back where it is offered.
        let seats = world.store.seats(world.row(table).await.id).await.expect("stored");
        if seats.iter().all(|sitter| sitter.user() != Some(user.id)) {
            let offers = |said: &Said| buttons(&said.post).iter().any(|button| button.label == "Take this seat");
            for said in world.chat.messages(HERE).iter().filter(|said| offers(said)) {
                world.press(user, &id_of(&said.post, "Take this seat")).await;
            }
        }
        for _ in 0..30 {
            let is_done = !is_diligent && self.whim.below(8) == 0;
            if is_done || !self.world.awaited(&self.table, &FOUR).await.contains(&user) {
                return;
            }
            self.world.move_by_pressing(&self.table, user, &mut self.whim).await;
        }
    }

    /// Time goes by; at times nobody can reach the program meanwhile.
    async fn wait(&mut self, step: Duration) {
        if self.whim.below(30) == 0 {
            self.world.cut_off(step.min(3 * HOUR)).await;
        }
        self.world.pass(step).await;
        self.count().await;
    }

    /// No call has more reminders and nudges than it may.
    async fn count(&mut self) {
        let calls = self.world.store.load(self.table.parse().expect("a name")).await.expect("readable").calls;
        for (seat, call) in &calls {
            assert!(call.reminders <= 3 && call.nudges <= 2, "{call:?}");
            let before =
                self.calls.get(seat).filter(|before| before.at == call.at).map_or(0, |before| before.reminders);
            self.told.reminders += call.reminders - before;
        }
        self.calls = calls;
    }

    async fn tell(mut self) -> Told {
        let chat = &self.world.chat;
        self.told.moves = self.world.steps(&self.table).await;
        self.told.posts = chat.messages(HERE).len();
        self.told.pings = FOUR.iter().map(|user| chat.pings(UserId(user.id.0))).sum();
        self.told.direct = FOUR.iter().map(|user| chat.direct_messages(user.id).len()).sum();
        self.told.votes = self.world.votes(&self.table).await.len();
        self.told
    }
}

/// A game at a pace, to its end.
async fn month(game: &'static Game, life: &Life, seed: u64) -> Told {
    let mut month = Month::of(game, life.pace, seed).await;
    let looks = (24 * 3600 * u64::from(DAYS) / life.step.as_secs()).min(200) as usize;
    for _ in 0..looks {
        month.look(life, false).await;
        if month.is_over().await {
            break;
        }
        month.wait(life.step).await;
    }
    for _ in 0..400 {
        if month.is_over().await {
            break;
        }
        month.look(life, true).await;
        month.wait(life.step / 8).await;
    }
    month.world.settled().await;
    assert!(month.is_over().await, "{} at {} never ends: {:?}", game.id, life.pace, month.tell().await);
    month.tell().await
}

/// Every game at every pace: it ends, no call is reminded of more often than it may be, and what was said is printed.
#[tokio::test(flavor = "multi_thread")]
async fn four_people_finish_within_a_month() {
    let months = guildhall::games::GAMES.iter().enumerate().flat_map(|(game_nth, game)| {
        LIVES.iter().enumerate().map(move |(nth, life)| {
            let seed = (game_nth * LIVES.len() + nth + 1) as u64;
            tokio::spawn(async move { (game.id, life.pace, month(game, life, seed).await) })
        })
    });
    for month in futures_util::future::join_all(months).await {
        let (game, pace, told) = month.expect("a month goes by");
        println!("{game} at {pace}: {told:?}");
        // Each reminder and each vote may say something aloud; all else belongs to a move.
        let most = told.moves + told.reminders as usize + 8 * told.votes + 8;
        assert!(told.posts <= most && told.pings <= 2 * most, "{game} at {pace}: {told:?}");
    }
}
