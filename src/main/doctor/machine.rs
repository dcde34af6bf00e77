//! What the doctor looks at on this machine: component files, fonts and words, the database, and the disk it lies on.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[cfg(feature = "postgres")]
use guildhall::config::Address;
use guildhall::config::{Database, Settings};
use guildhall::games;
use guildhall::paint::Painter;
use guildhall::store::{self, Checkup, CopyError};
use guildhall::words::Words;

use super::Finding;
use crate::run::REGISTERED;

/// A disk is filling up of which less than a tenth and less than so much is free, …
const FILLING: u64 = 10 << 30;
/// … or so little, however small it is.
const FREE: u64 = 1 << 30;
/// With less the next move may not be stored.
const FULL: u64 = 64 << 20;
/// A backup a day, with some time to make it.
const BACKUP: Duration = Duration::from_secs(26 * 3600);
/// What a bot that runs does late for so long, it does not do.
const OVERDUE: Duration = Duration::from_secs(2 * 60);
const UNSENT: Duration = Duration::from_secs(10 * 60);

/// Whether what is in the program, and what is brought along, can be read.
pub(super) fn data(settings: &Settings) -> Finding {
    if let Err(error) = settings.bring_parts() {
        return Finding::broken(
            "data",
            error.to_string(),
            "mend the file, or take it away: the built-in one is used then",
        );
    }
    let built_in = "install the program again: what is built into it is damaged";
    if let Err(error) = Painter::new() {
        return Finding::broken("data", error.to_string(), built_in);
    }
    if let Some(fault) = Words::load().1.first() {
        return Finding::broken("data", fault, built_in);
    }
    let from =
        settings.data.as_ref().map_or_else(String::new, |folder| format!(", with files of {}", folder.display()));
    Finding::good("data", format!("{} games, fonts and words can be read{from}", games::GAMES.len()))
}

/// The database and all around it, and the fingerprint of the commands that were registered last.
pub(super) fn database(settings: &Settings) -> (Vec<Finding>, Option<String>) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = i64::try_from(now.as_millis()).unwrap_or(i64::MAX);
    match &settings.database {
        None => (vec![Finding::good("database", "tables are kept in memory, and are gone with the program")], None),
        Some(Database::File(path)) => file(path, now),
        #[cfg(feature = "postgres")]
        Some(Database::Server(at)) => server(at, now),
    }
}

fn file(path: &Path, now: i64) -> (Vec<Finding>, Option<String>) {
    let mut findings = Vec::new();
    let mut registered = None;
    match store::examine(path, REGISTERED, now) {
        Ok(found) => {
            findings.extend(database_found(path, &found, now));
            registered = found.note;
        }
        Err(CopyError::Missing(_)) => {
            let found = format!("{} is not there yet; the first start creates it", path.display());
            findings.push(Finding::good("database", found));
        }
        Err(error) => {
            let advice =
                "stop the bot and restore a backup: docs/operating.md, Copies; a newer release reads a newer one";
            findings.push(Finding::broken("database", error.to_string(), advice));
        }
    }
    findings.push(disk(path));
    (findings, registered)
}

/// A database of a server: how it is copied, and what room it has, is whose who runs the server.
#[cfg(feature = "postgres")]
fn server(at: &Address, now: i64) -> (Vec<Finding>, Option<String>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let look = store::examine_at(&at.address, at.password.as_deref(), REGISTERED, now);
    match runtime.map(|runtime| runtime.block_on(look)) {
        Ok(Ok(found)) => {
            let stands = format!("a server, at migration {}; {}", found.vitals.schema, who(&found));
            (vec![Finding::good("database", stands), tables(&found), waiting(&found, ago(now))], found.note)
        }
        Ok(Err(error)) => (vec![unreachable(&error)], None),
        Err(error) => (vec![unreachable(&error)], None),
    }
}

#[cfg(feature = "postgres")]
fn unreachable(error: &impl ToString) -> Finding {
    let advice = "docs/operating.md, A server in place of the file, says what it needs";
    Finding::broken("database", error.to_string(), advice)
}

/// How long before now a moment was.
fn ago(now: i64) -> impl Fn(i64) -> Duration {
    move |at| Duration::from_millis(u64::try_from(now.saturating_sub(at)).unwrap_or_default())
}

/// Whether somebody uses it.
const fn who(found: &Checkup) -> &'static str {
    if found.is_running { "a bot is at work on it" } else { "no bot is at work on it" }
}

fn database_found(path: &Path, found: &Checkup, now: i64) -> Vec<Finding> {
    let (ago, who) = (ago(now), who(found));
    let Checkup { vitals, newest, .. } = found;
    if vitals.schema < *newest {
        let stands = format!("{}: whole, at migration {} of {newest}; {who}", path.display(), vitals.schema);
        let advice = "the next start brings it up to date: make a backup before";
        return vec![Finding::warning("database", stands, advice)];
    }
    let stands = format!("{}: whole, at migration {}; {who}", path.display(), vitals.schema);
    let damaged = "stop the bot and restore a backup: docs/operating.md, Copies";
    let database = match found.is_loose {
        false => Finding::good("database", stands),
        true => Finding::broken("database", format!("{}: an entry belongs to nothing", path.display()), damaged),
    };
    let never =
        || Finding::warning("backup", "none was ever made", "guildhall backup FILE, once a day, to another disk");
    let backup = vitals.backup.map(&ago).map_or_else(never, |age| {
        let found = format!("{} hours old", age.as_secs() / 3600);
        match age > BACKUP {
            true => Finding::warning("backup", found, "guildhall backup FILE, once a day, to another disk"),
            false => Finding::good("backup", found),
        }
    });
    vec![database, tables(found), waiting(found, ago), backup]
}

/// Whether this release can play what is played.
fn tables(found: &Checkup) -> Finding {
    let games = games::GAMES;
    let is_strange = |game: &str, version: u16| games.iter().all(|own| own.id != game || own.rules_version < version);
    let strange = found.rules.iter().filter(|((game, version), _)| is_strange(game, *version));
    let strange: Vec<String> = strange.map(|((game, version), count)| format!("{count} of {game} {version}")).collect();
    let vitals = &found.vitals;
    if !strange.is_empty() {
        let found = format!("this release does not know the rules of {}", strange.join(", "));
        return Finding::broken("tables", found, "install the newer release that began them");
    }
    if found.broken > 0 {
        let (found, all) = (found.broken, vitals.lobbies + vitals.playing);
        let advice = "the log says why of each; a backup from before has it, and /table close closes it";
        return Finding::warning("tables", format!("{found} of {all} could not be taken up"), advice);
    }
    Finding::good("tables", format!("{} gather people, {} play", vitals.lobbies, vitals.playing))
}

/// Whether tables do what they should, and say it.
fn waiting(found: &Checkup, ago: impl Fn(i64) -> Duration) -> Finding {
    let vitals = &found.vitals;
    let (unsent, overdue) = (vitals.waits_since.map(&ago), vitals.overdue_since.map(&ago));
    let is_late = |time: Option<Duration>, most| time.is_some_and(|time| time > most);
    let told = |time: Option<Duration>| time.map_or(0, |time| time.as_secs() / 60);
    let sentence = format!("{} wait to be sent, {} to be done", vitals.waiting, vitals.overdue);
    if !found.is_running {
        return Finding::good("waiting", format!("{sentence}, by the next bot that runs"));
    }
    if is_late(unsent, UNSENT) {
        let found = format!("{sentence}; the oldest message for {} minutes", told(unsent));
        return Finding::warning("waiting", found, "the log says what Discord has against it");
    }
    if is_late(overdue, OVERDUE) {
        let found = format!("{sentence}; the first for {} minutes", told(overdue));
        return Finding::warning("waiting", found, "is the bot connected? `guildhall health` and the log say so");
    }
    Finding::good("waiting", sentence)
}

/// Whether there is room on the disk.
fn disk(database: &Path) -> Finding {
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let (Ok(free), Ok(all)) = (fs4::available_space(folder), fs4::total_space(folder)) else {
        let advice = "the folder of GUILDHALL_DB must be one that the bot may write to";
        return Finding::warning("disk", format!("how much is free at {} can't be read", folder.display()), advice);
    };
    room(folder, free, all)
}

fn room(folder: &Path, free: u64, all: u64) -> Finding {
    let megabytes = |bytes: u64| bytes >> 20;
    let found = format!("{} of {} MB are free at {}", megabytes(free), megabytes(all), folder.display());
    let advice = "make room: a move that cannot be stored is refused";
    if free < FULL {
        Finding::broken("disk", found, advice)
    } else if free < FREE || free < FILLING.min(all / 10) {
        Finding::warning("disk", found, advice)
    } else {
        Finding::good("disk", found)
    }
}

#[cfg(test)]
mod tests {
    use super::super::State;
    use super::*;

    #[test]
    fn a_disk_that_fills_up_is_told_of_before_it_is_full() {
        let state = |free, all| room(Path::new("."), free, all).state;
        assert_eq!(state(50 << 30, 100 << 30), State::Good);
        assert_eq!(state(11 << 30, 1000 << 30), State::Good);
        assert_eq!(state(5 << 30, 100 << 30), State::Warning);
        assert_eq!(state(900 << 20, 4 << 30), State::Warning);
        assert_eq!(state(10 << 20, 4 << 30), State::Broken);
    }

    #[test]
    fn what_a_running_bot_does_not_do_is_told() {
        let second = Duration::from_secs(1);
        let ago = |at: i64| second * u32::try_from(at).unwrap();
        let found = |is_running, waits: i64, overdue: i64| {
            let vitals = store::Vitals { waits_since: Some(waits), overdue_since: Some(overdue), ..Default::default() };
            waiting(&Checkup { is_running, vitals, ..Default::default() }, ago).state
        };
        assert_eq!(found(true, 9, 9), State::Good);
        assert_eq!(found(true, 601, 9), State::Warning);
        assert_eq!(found(true, 9, 121), State::Warning);
        assert_eq!(found(false, 601, 121), State::Good);
    }

    #[test]
    fn tables_of_rules_that_are_not_known_are_told() {
        let game = &games::GAMES[0];
        let of =
            |name: &str, version| Checkup { rules: [((name.to_owned(), version), 2)].into(), ..Checkup::default() };
        assert_eq!(tables(&of(game.id, game.rules_version)).state, State::Good);
        assert_eq!(tables(&of(game.id, game.rules_version + 1)).state, State::Broken);
        assert_eq!(tables(&of("another", 1)).state, State::Broken);
        assert_eq!(tables(&Checkup { broken: 1, ..of(game.id, 1) }).state, State::Warning);
    }
}
