//! The figures themselves, with their names, and the page they are written on. What they count is not known here.

use std::fmt;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};

/// Before each name.
const PREFIX: &str = "guildhall";

/// Labels with words of closed sets.
type Words<const N: usize> = [(&'static str, &'static str); N];
/// The number of a shard.
type Shard = [(&'static str, u32); 1];
type Times<const N: usize> = Family<Words<N>, Histogram, fn() -> Histogram>;
type Real = Gauge<f64, AtomicU64>;

/// Of something that takes from a millisecond to half a minute.
fn quick() -> Histogram {
    Histogram::new([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 10.0, 30.0])
}

/// What nobody has said yet: no number, and no alert.
fn unknown() -> Real {
    let unknown = Real::default();
    unknown.set(f64::NAN);
    unknown
}

/// Of something that may wait for hours.
fn patient() -> Histogram {
    Histogram::new([0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0, 60.0, 300.0, 3600.0, 86_400.0])
}

/// What holds at the moment of the page and is looked up for it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standing {
    /// How far each shard is connected, from the first on: not, coming, there.
    pub shards: Vec<u8>,
    /// Whether the program would call itself ready.
    pub is_ready: bool,
    /// Tables that are awake.
    pub actors: usize,
    /// Pictures that wait to be painted.
    pub painting: usize,
    /// What the database says; none where it does not answer.
    pub stored: Option<Stored>,
}

/// How the database stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stored {
    /// Tables that gather people, and tables that play.
    pub tables: (i64, i64),
    /// How much waits to be sent, and how old the oldest of it is.
    pub outbox: (i64, Duration),
    /// How many alarms are overdue, and by how much the oldest of them is.
    pub alarms: (i64, Duration),
    /// Which migration it has come to.
    pub schema: i64,
    /// How old the last backup is; none, where there never was one.
    pub backup: Option<Duration>,
}

/// All figures.
pub(super) struct Meters {
    pub(super) interactions: Family<Words<2>, Counter>,
    pub(super) acknowledge: Times<1>,
    pub(super) serve: Times<1>,
    pub(super) answer: Histogram,
    pub(super) declined: Family<Words<1>, Counter>,
    pub(super) moves: Family<Words<2>, Counter>,
    pub(super) commits: Family<Words<1>, Counter>,
    pub(super) commit: Histogram,
    pub(super) outbox: Times<1>,
    pub(super) requests: Family<Words<2>, Counter>,
    pub(super) rest: Times<1>,
    pub(super) limited: Counter,
    pub(super) paint: Times<1>,
    pub(super) identifies: Family<Shard, Counter>,
    pub(super) sessions_left: Real,
    now: Now,
    registry: Registry,
}

/// What is set anew for each page.
struct Now {
    stages: Family<Shard, Gauge>,
    ready: Gauge,
    actors: Gauge,
    tables: Family<Words<1>, Gauge>,
    waiting: Real,
    oldest: Real,
    overdue: Real,
    overdue_by: Real,
    schema: Real,
    backup: Real,
    painting: Gauge,
}

impl Meters {
    pub(super) fn new(release: &'static str, rules: String) -> Meters {
        let mut page = Page(Registry::with_prefix(PREFIX));
        page.0.register(
            "build",
            "This release, and the rules of its games",
            Info::new([("release", release.to_owned()), ("rules", rules)]),
        );
        let timed = |page: &mut Page, name, help, times: fn() -> Histogram| -> Times<1> {
            page.add(name, help, Family::new_with_constructor(times))
        };
        Meters {
            interactions: page.add("interactions", "What people did", Family::default()),
            acknowledge: timed(&mut page, "acknowledge_seconds", "From its arrival to the first answer", quick),
            serve: timed(&mut page, "serve_seconds", "Deciding at a table, storing included", quick),
            answer: page.add("answer_seconds", "From the decision to the answer, with its picture", quick()),
            declined: page.add("declined", "What was not done at a table", Family::default()),
            moves: page.add("moves", "Moves that were stored", Family::default()),
            commits: page.add("commits", "Changes of tables", Family::default()),
            commit: page.add("commit_seconds", "Storing a change of a table", quick()),
            outbox: timed(&mut page, "outbox_age_seconds", "From writing a message to its being there", patient),
            requests: page.add(
                "rest_requests",
                "Requests to Discord that were answered or given up",
                Family::default(),
            ),
            rest: timed(&mut page, "rest_seconds", "Such a request, waiting for limits of its route included", quick),
            limited: page.add(
                "rest_limited",
                "Requests that waited because of a limit of Discord's",
                Counter::default(),
            ),
            paint: timed(&mut page, "paint_seconds", "Painting a picture of a table, once it was its turn", quick),
            identifies: page.add("identifies", "Sessions that were begun", Family::default()),
            sessions_left: page.add("sessions_left", "Sessions that may still be begun today", unknown()),
            now: Now::new(&mut page),
            registry: page.0,
        }
    }

    pub(super) fn page(&self, standing: &Standing) -> Result<String, fmt::Error> {
        self.now.set(standing);
        let mut page = String::new();
        encode(&mut page, &self.registry)?;
        Ok(page)
    }
}

/// The page in the making.
struct Page(Registry);

impl Page {
    /// Gives a figure its name.
    fn add<M: Metric + Clone>(&mut self, name: &str, help: &str, figure: M) -> M {
        self.0.register(name, help, figure.clone());
        figure
    }
}

impl Now {
    fn new(page: &mut Page) -> Now {
        Now {
            stages: page.add(
                "shard_stage",
                "How far a shard is: 0 not connected, 1 coming, 2 there",
                Family::default(),
            ),
            ready: page.add("ready", "Whether /ready says so", Gauge::default()),
            actors: page.add("actors", "Tables that are awake", Gauge::default()),
            tables: page.add("tables", "Tables that gather people or play", Family::default()),
            waiting: page.add("outbox_waiting", "What waits to be sent", unknown()),
            oldest: page.add("outbox_oldest_seconds", "How long the oldest of it has waited", unknown()),
            overdue: page.add("alarms_overdue", "What tables should have done by themselves", unknown()),
            overdue_by: page.add("alarms_overdue_seconds", "How long ago the first of it was due", unknown()),
            schema: page.add("schema_version", "The migration the database has come to", unknown()),
            backup: page.add("backup_age_seconds", "How old the last backup is", unknown()),
            painting: page.add("paint_waiting", "Pictures that wait for their turn", Gauge::default()),
        }
    }

    fn set(&self, standing: &Standing) {
        // There may be fewer than before.
        self.stages.clear();
        for (shard, stage) in (0..).zip(&standing.shards) {
            self.stages.get_or_create(&[("shard", shard)]).set((*stage).into());
        }
        self.ready.set(standing.is_ready.into());
        self.actors.set(whole(standing.actors));
        self.painting.set(whole(standing.painting));
        self.set_stored(standing.stored);
    }

    /// A database that does not answer has no figures: the last ones, or none, would look as if all were well.
    fn set_stored(&self, stored: Option<Stored>) {
        self.tables.clear();
        if let Some(Stored { tables: (lobbies, playing), .. }) = stored {
            self.tables.get_or_create(&[("stage", "lobby")]).set(lobbies);
            self.tables.get_or_create(&[("stage", "playing")]).set(playing);
        }
        let set = |figure: &Real, of: fn(Stored) -> f64| figure.set(stored.map_or(f64::NAN, of));
        set(&self.waiting, |stored| stored.outbox.0 as f64);
        set(&self.oldest, |stored| stored.outbox.1.as_secs_f64());
        set(&self.overdue, |stored| stored.alarms.0 as f64);
        set(&self.overdue_by, |stored| stored.alarms.1.as_secs_f64());
        set(&self.schema, |stored| stored.schema as f64);
        // None at all is older than any alert allows.
        set(&self.backup, |stored| stored.backup.map_or(f64::INFINITY, |age| age.as_secs_f64()));
    }
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_holds_now_stands_on_the_page() {
        let meters = Meters::new("1.2.3", "toy=1".to_owned());
        let stored = Stored { tables: (1, 7), outbox: (3, Duration::from_millis(1500)), ..Stored::default() };
        let standing = Standing { shards: vec![2, 0], stored: Some(stored), ..Standing::default() };
        let page = meters.page(&standing).unwrap();
        for line in [
            "guildhall_build_info{release=\"1.2.3\",rules=\"toy=1\"} 1",
            "guildhall_shard_stage{shard=\"0\"} 2",
            "guildhall_shard_stage{shard=\"1\"} 0",
            "guildhall_tables{stage=\"playing\"} 7",
            "guildhall_outbox_waiting 3.0",
            "guildhall_outbox_oldest_seconds 1.5",
            "guildhall_backup_age_seconds inf",
        ] {
            assert!(page.lines().any(|one| one == line), "{line} in\n{page}");
        }
        assert!(page.ends_with("# EOF\n"));
        let fewer = meters.page(&Standing { shards: vec![2], stored: None, ..standing }).unwrap();
        assert!(!fewer.contains("shard=\"1\""), "{fewer}");
        // Of a database that does not answer nothing is known, not even that nothing waits.
        for name in
            ["outbox_waiting", "outbox_oldest_seconds", "alarms_overdue", "schema_version", "backup_age_seconds"]
        {
            assert!(fewer.contains(&format!("guildhall_{name} NaN\n")), "{name} in\n{fewer}");
        }
        assert!(!fewer.contains("guildhall_tables{"), "{fewer}");
    }
}
