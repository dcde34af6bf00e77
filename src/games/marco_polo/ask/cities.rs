//! Special cities (MP-93 to MP-97), and the post that is moved (MP-77).

use super::super::bar::Bar;
use super::super::map::Place;
use super::super::moves::{Draft, Move};
use super::super::scope::Scope;
use super::super::seals::Special;
use super::super::spaces::Space;
use super::dice::pick_die;
use super::{Step, Walk};
use crate::rules::Stop;

/// A special city with an own post, and a die.
pub(super) fn city(at: &Scope, walk: &mut Walk) -> Step<Move> {
    let open = Special::all().filter(|special| at.special_dice(*special).next().is_some());
    let all = Special::all().map(Special::place);
    let place = walk.one(Draft::CITY, open.map(Special::place), all, |place| bar(at, place))?;
    let special = Special::at(place).ok_or(Stop::No(Some(Bar::NotSpecial)))?;
    Ok(Move::City { special, die: pick_die(at, walk, at.special_dice(special))? })
}

/// Why a city cannot be used.
fn bar(at: &Scope, place: Place) -> Option<Bar> {
    match Special::at(place) {
        None => Some(Bar::NotSpecial),
        Some(_) if !at.player.posts.has(place) => Some(Bar::CityNoPost),
        Some(_) if !at.works(place) => Some(Bar::PostNew),
        Some(special) if at.lying(Space::Special(special)).count() >= special.print().spaces.into() => {
            Some(Bar::CityFull)
        }
        Some(special) => at.special_dice(special).next().is_none().then_some(Bar::CityUsed),
    }
}

/// Why no special city can be used.
pub(super) fn none(at: &Scope) -> Bar {
    let mut bars = Special::all().filter_map(|special| bar(at, special.place()));
    bars.find(|bar| *bar != Bar::CityNoPost).unwrap_or(Bar::NoSpecial)
}

/// The post that is moved to a city when all are on the map (MP-77, MP-Q26).
pub(super) fn post(at: &Scope, walk: &mut Walk, to: Place, bonus: bool) -> Step<Move> {
    let posts = &at.player.posts;
    let from = walk.one(Draft::CITY, posts.iter(), [], |place| (!posts.has(place)).then_some(Bar::NoPost))?;
    Ok(Move::Post { from, to, bonus })
}
