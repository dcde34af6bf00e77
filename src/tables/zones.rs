//! Time zones as people look for them: by city or country, in any of the languages, or by what their clocks show now.

use std::sync::LazyLock;

use crate::chat::plain;
use crate::words::Language;

use super::hours::{Zone, places};

/// What people call the places of zones.
const NAMES: &str = include_str!("../../assets/zones.txt");
/// So many are suggested at most.
const MOST: usize = 25;

/// A zone with all it can be found by.
struct Known {
    name: String,
    known_as: Vec<String>,
}

/// All zones; those that people ask for most come first.
static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let known = |name: &str, others: Vec<String>| {
        let city = name.rsplit('/').next().unwrap_or_default();
        let known_as = [city, name].into_iter().map(plain).chain(others).collect();
        Known { name: name.to_owned(), known_as }
    };
    let mut all: Vec<Known> =
        rows().map(|(name, others)| known(name, others.split('|').map(plain).collect())).collect();
    let others: Vec<Known> =
        places().filter(|place| rows().all(|(name, _)| name != place)).map(|place| known(&place, Vec::new())).collect();
    all.extend(others);
    all
});

fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    NAMES.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('|'))
}

/// The zones that fit what was typed, best first. Where nothing was, the one that is usual in a language, and then one for
/// each time that clocks show now.
pub fn matching(typed: &str, language: Language, now: i64) -> Vec<Zone> {
    let typed = plain(typed);
    if typed.is_empty() {
        return usual(language, now);
    }
    let begins = |known: &&Known| known.known_as.iter().any(|name| name.starts_with(&typed));
    let holds = |known: &&Known| known.known_as.iter().any(|name| name.contains(&typed)) && !begins(known);
    let shows = |known: &&Known| !begins(known) && !holds(known) && shows(&known.name, &typed, now);
    let found = KNOWN.iter().filter(begins).chain(KNOWN.iter().filter(holds)).chain(KNOWN.iter().filter(shows));
    found.filter_map(|known| Zone::named(&known.name)).take(MOST).collect()
}

/// Whether clocks show that now, as it was typed: `21:14`.
fn shows(name: &str, typed: &str, now: i64) -> bool {
    Zone::named(name).is_some_and(|zone| plain(&zone.shown(now)).starts_with(typed))
}

/// The zone that was meant: by its name, or the only one that is found by what was typed.
pub fn named(typed: &str, language: Language, now: i64) -> Option<Zone> {
    let only = || match matching(typed, language, now).as_slice() {
        [only] if !plain(typed).is_empty() => Some(only.clone()),
        _ => None,
    };
    Zone::named(typed.trim()).or_else(only)
}

fn usual(language: Language, now: i64) -> Vec<Zone> {
    let first: &[&str] = match language {
        Language::Hu => &["Europe/Budapest"],
        Language::Pl => &["Europe/Warsaw"],
        Language::En => {
            &["Europe/London", "America/New_York", "America/Chicago", "America/Los_Angeles", "Europe/Berlin"]
        }
    };
    let mut found: Vec<Zone> = first.iter().filter_map(|name| Zone::named(name)).collect();
    let mut others: Vec<(i64, Zone)> = Vec::new();
    for (name, _) in rows().filter(|(name, _)| !first.contains(name)) {
        let Some(zone) = Zone::named(name) else { continue };
        let ahead = zone.ahead(now);
        let is_shown = found.iter().any(|other| other.ahead(now) == ahead);
        if !is_shown && others.iter().all(|(other, _)| *other != ahead) {
            others.push((ahead, zone));
        }
    }
    others.sort_by_key(|(ahead, _)| *ahead);
    found.extend(others.into_iter().map(|(_, zone)| zone));
    found.truncate(MOST);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_780_000_000_000;

    fn first(typed: &str) -> Option<String> {
        matching(typed, Language::En, NOW).first().map(|zone| zone.name().to_owned())
    }

    #[test]
    fn every_zone_of_the_list_is_known() {
        for (name, others) in rows() {
            assert_eq!(Zone::named(name).map(|zone| zone.name().to_owned()).as_deref(), Some(name));
            assert!(others.split('|').all(|other| !plain(other).is_empty()), "{name}");
        }
    }

    #[test]
    fn zones_are_found_by_city_and_country_in_every_language() {
        for (typed, zone) in [
            ("buda", "Europe/Budapest"),
            ("Magyar", "Europe/Budapest"),
            ("węgry", "Europe/Budapest"),
            ("warszawa", "Europe/Warsaw"),
            ("lengyel", "Europe/Warsaw"),
            ("Bécs", "Europe/Vienna"),
            ("europe/par", "Europe/Paris"),
            ("new yo", "America/New_York"),
            ("ushuaia", "America/Argentina/Ushuaia"),
        ] {
            assert_eq!(first(typed).as_deref(), Some(zone), "{typed}");
        }
        assert!(matching("atlantis", Language::En, NOW).is_empty());
        assert!(matching("a", Language::En, NOW).len() <= MOST);
    }

    #[test]
    fn where_nothing_is_typed_the_usual_one_comes_first_and_each_time_once() {
        let names =
            |language| matching("", language, NOW).iter().map(|zone| zone.name().to_owned()).collect::<Vec<_>>();
        assert_eq!(names(Language::Hu)[0], "Europe/Budapest");
        assert_eq!(names(Language::Pl)[0], "Europe/Warsaw");
        assert_eq!(names(Language::En)[..2], ["Europe/London", "America/New_York"]);
        for language in Language::ALL {
            let zones = matching("", language, NOW);
            assert!((20..=MOST).contains(&zones.len()), "{}", zones.len());
        }
    }

    #[test]
    fn a_zone_is_meant_by_its_name_or_where_it_is_the_only_one() {
        let named = |typed| named(typed, Language::En, NOW).map(|zone| zone.name().to_owned());
        assert_eq!(named(" europe/budapest ").as_deref(), Some("Europe/Budapest"));
        assert_eq!(named("Warszawa").as_deref(), Some("Europe/Warsaw"));
        assert_eq!((named("america"), named(""), named("atlantis")), (None, None, None));
    }
}
