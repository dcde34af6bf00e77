//! Votes and clocks under whatever happens, in whatever order: moves, presses, suggestions, time that goes by, and ends of the
//! program. After each of them they fit one another.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt;
use guildhall::chat::{Ballot, Id, Request, To};
use guildhall::record::{Play, Record, Source};
use guildhall::rules::{Seat, Seats};
use guildhall::store::{AlarmKind, AlarmOf, ClockState, Question, Sitter, Stage, Vote};

use crate::presser::Whim;
use crate::weeks::*;
use crate::world::*;

/// Somebody does something, or time goes by.
async fn something(world: World, table: &str, whim: &mut Whim) -> World {
    let user = whim.one(&THREE);
    match whim.below(11) {
        0..3 => {
            let awaited = world.awaited(table, &THREE).await;
            if !awaited.is_empty() {
                world.move_by_pressing(table, whim.one(&awaited), whim).await;
            }
        }
        3..6 => {
            let open: Vec<u32> =
                world.votes(table).await.iter().filter(|vote| vote.outcome.is_none()).map(|vote| vote.number).collect();
            if !open.is_empty() {
                let (number, ballot) = (whim.one(&open), whim.one(&Ballot::ALL));
                world.press(user, &format!("{table}.0.~vote.{number}.{ballot}")).await;
            }
        }
        6 => {
            let days = whim.one(&["0", "1", "3"]);
            world.command(user, "table pause", &[("days", days)]).await;
        }
        7 => {
            let pace = whim.one(&["none", "day", "three", "evening"]);
            world.command(user, "table pace", &[("pace", pace)]).await;
        }
        8 => drop(world.replace(user, whim.one(&THREE).name).await),
        9 => {
            world.manager.stop().await;
            world.clock.put_on(whim.one(&[MINUTE, 60 * MINUTE]));
            return world.restarted(toy()).await;
        }
        _ => world.later(whim.one(&[Duration::from_secs(4), 25 * MINUTE, DAY / 2, DAY + MINUTE, 4 * DAY])).await,
    }
    world
}

/// Everything that is stored of a table's votes and clocks fits.
async fn fits(world: &World, table: &str) {
    let loaded = world.store.load(table.parse().expect("a name")).await.expect("readable");
    let (clocks, alarms, votes) = (loaded.clocks, loaded.alarms, world.votes(table).await);
    let seats = |which: &dyn Fn(&Sitter) -> bool| -> Seats {
        (0..).map(Seat).zip(&loaded.seats).filter(|(_, who)| which(who)).map(|(seat, _)| seat).collect()
    };
    let people = seats(&|who| who.user().is_some());
    let late: Seats =
        clocks.iter().filter(|(_, clock)| clock.state == ClockState::Late).map(|(seat, _)| *seat).collect();
    let asked: Vec<_> = votes.iter().filter(|vote| vote.question == Question::Late && vote.outcome.is_none()).collect();
    let is_asked = !late.is_empty() && people.iter().any(|seat| !late.has(seat));
    assert_eq!(asked.iter().map(|vote| vote.seats).collect::<Vec<_>>(), if is_asked { vec![late] } else { vec![] });
    for (seat, clock) in &clocks {
        assert!(people.has(*seat) && loaded.table.awaiting.has(*seat), "{seat:?} {clock:?}");
        let of = |kind| AlarmOf { seat: Some(*seat), ..AlarmOf::table(kind) };
        let (deadline, deputy) = (alarms.get(&of(AlarmKind::Deadline)), alarms.get(&of(AlarmKind::Deputy)));
        assert_eq!(deadline.is_some(), clock.state == ClockState::Running, "{clock:?}");
        assert_eq!(deputy.is_some(), clock.state == ClockState::Deputy, "{clock:?}");
        assert!(deadline.is_none_or(|alarm| alarm.at >= clock.due && alarm.mark == clock.call as i64));
        let may_be = loaded.table.paused_until.is_some();
        assert!(clock.state != ClockState::Frozen || may_be, "{clock:?}");
        assert!(!may_be || matches!(clock.state, ClockState::Frozen | ClockState::Deputy), "{clock:?}");
    }
    assert_eq!(alarms.contains_key(&AlarmOf::table(AlarmKind::PauseEnd)), loaded.table.paused_until.is_some());
    let open: Vec<_> = votes.iter().filter(|vote| vote.outcome.is_none()).collect();
    for (nth, vote) in open.iter().enumerate() {
        let is_same = |other: &Vote| (other.question, other.seat) == (vote.question, vote.seat);
        assert!(!open[..nth].iter().any(|other| is_same(other)), "{open:?}");
        let ends = AlarmOf { vote: Some(vote.number), ..AlarmOf::table(AlarmKind::VoteEnd) };
        assert_eq!(alarms.contains_key(&ends), vote.question != Question::Late);
    }
    let number_of = |id: &String| match id.parse() {
        Ok(Id { to: To::Word(Request::Vote(number, _)), .. }) => Some(number),
        _ => None,
    };
    let pressed: Vec<u32> =
        world.chat.messages(HERE).iter().flat_map(|said| ids(&said.post)).filter_map(|id| number_of(&id)).collect();
    assert!(pressed.iter().all(|number| open.iter().any(|vote| vote.number == *number)), "{pressed:?} of {open:?}");
    assert!(open.iter().all(|vote| pressed.contains(&vote.number)), "{pressed:?} of {open:?}");
}

/// All that is due has come, is said, and fits. The clock goes on while it is looked at, so what has just come due is waited
/// for; what does not fit stays as it is.
async fn comes_to_fit(world: &World, table: &str) {
    for _ in 0..4 {
        world.pass(Duration::ZERO).await;
        if world.row(table).await.stage != Stage::Playing
            || AssertUnwindSafe(fits(world, table)).catch_unwind().await.is_ok()
        {
            return;
        }
    }
    fits(world, table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn votes_and_clocks_fit_whatever_happens() {
    for seed in 1..=6 {
        let mut world = World::with(toy()).await;
        let table = world.paced(&THREE, "day").await;
        let mut whim = Whim::new(seed);
        for _ in 0..40 {
            world = something(world, &table, &mut whim).await;
            comes_to_fit(&world, &table).await;
            if world.row(&table).await.stage != Stage::Playing {
                break;
            }
        }
        let loaded = world.store.load(table.parse().expect("a name")).await.expect("readable");
        let record = Record { header: loaded.header.expect("begun"), entries: loaded.entries };
        let replayed = Play::resume(&toy().games[0], record, Source::Seed);
        assert!(replayed.is_ok(), "{seed}: {:?}", replayed.err());
    }
}
