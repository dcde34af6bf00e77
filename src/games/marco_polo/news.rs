//! What changes on the boards from one view to another, as everybody sees it. What it looks like is not said here.

use super::cards::Contract;
use super::events::Event;
use super::map::Place;
use super::moves::Leg;
use super::spaces::{Placed, Space};
use super::state::{Player, Table};
use super::view::View;
use crate::rules::{Change, Seat, Sign, Way, counted};

/// Where something can be new.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spot {
    /// A figure of a seat, by its number, or where it stood or stands.
    Figure(Seat, u8),
    /// A location.
    At(Place),
    /// The post of a seat in a city.
    Post(Seat, Place),
    /// The bonus token of a location.
    Bonus(Place),
    /// The outpost tile of a location.
    Outpost(Place),
    /// What lies on a contract space of the map, by its number.
    Contract(u8),
    /// A die on a space, by its number there.
    Die(Space, u8),
    /// A black die on the board, by its number.
    Black(u8),
    /// An active contract of a seat.
    Active(Seat, Contract),
    /// How many contracts a seat has fulfilled.
    Fulfilled(Seat),
    /// A seal of a seat, by the number of its guild.
    Seal(Seat, u8),
    /// The coins of a seat.
    Coins(Seat),
    /// The camels of a seat.
    Camels(Seat),
    /// How many of a ware a seat has, by the number of the ware.
    Ware(Seat, u8),
    /// How many posts a seat has left.
    Posts(Seat),
    /// How many outposts a seat keeps.
    Kept(Seat),
    /// How many coats of arms count for a seat, as far as everybody knows.
    Arms(Seat),
    /// The hourglass.
    Hourglass,
    /// The points of a seat that everybody knows of.
    Points(Seat),
}

/// What is new. A round begins with much that the table lays out, and that is none of it.
pub fn changes(before: &View, after: &View) -> Vec<Change<Spot>> {
    let (then, now) = (&before.table, &after.table);
    let mut news = Vec::new();
    if then.round == now.round && then.stage == now.stage {
        dice(then, now, &mut news);
        let slots = (0..).zip(then.contracts.iter().zip(&now.contracts));
        let taken = slots.filter(|(_, (before, after))| before.is_some() && before != after);
        news.extend(taken.map(|(slot, _)| Change::at(Spot::Contract(slot), Sign::Replaced)));
    } else {
        news.extend((0..).zip(&now.contracts).map(|(slot, _)| Change::at(Spot::Contract(slot), Sign::Renewed)));
    }
    for place in Place::all() {
        let gone = |spot, before: bool, after: bool| (before && !after).then_some(Change::at(spot, Sign::Gone));
        let at = place.index();
        news.extend(gone(Spot::Bonus(place), then.bonuses[at].is_some(), now.bonuses[at].is_some()));
        news.extend(gone(Spot::Outpost(place), then.outposts[at].is_some(), now.outposts[at].is_some()));
    }
    for (seat, (before_points, after_points)) in now.seats().zip(before.scores.iter().zip(&after.scores)) {
        of(seat, then.player(seat), now.player(seat), &mut news);
        let by = counted(before_points.total, after_points.total);
        news.extend(by.map(|by| Change::of(seat, Spot::Points(seat), Sign::Points(by))));
        let by = counted(before_points.steps, after_points.steps);
        news.extend(by.map(|by| Change::of(seat, Spot::Arms(seat), Sign::Count(by))));
    }
    if then.hourglass != now.hourglass {
        news.push(Change::of(now.hourglass, Spot::Hourglass, Sign::Replaced));
    }
    news
}

/// By which ways figures went.
pub fn ways(event: &Event) -> Vec<Way<Spot>> {
    let Event::Travelled { seat, journey, .. } = event else { return Vec::new() };
    let leg = |leg: &Leg| (Spot::Figure(*seat, leg.figure), leg.route.places().map(Spot::At).collect());
    journey.legs().map(leg).collect()
}

/// Dice that were placed, and black ones that were taken.
fn dice(then: &Table, now: &Table, news: &mut Vec<Change<Spot>>) {
    for (at, placed) in now.placed.iter().enumerate().skip(then.placed.len()) {
        let lay_before: u8 = now.placed[..at].iter().map(|other| shown_before(other, placed)).sum();
        let numbers = (lay_before..).zip(placed.dice.iter());
        news.extend(numbers.map(|(number, _)| Change::at(Spot::Die(placed.space, number), Sign::Placed)));
    }
    let taken = now.black.len()..then.black.len();
    news.extend(taken.map(|number| Change::at(Spot::Black(number), Sign::Gone)));
}

/// How many dice lie before those that were placed, where a space shows all that lie there.
fn shown_before(other: &Placed, placed: &Placed) -> u8 {
    if other.space == placed.space && placed.space.shows_all() { other.dice.iter().count() as u8 } else { 0 }
}

/// What is new of a seat's things.
fn of(seat: Seat, then: &Player, now: &Player, news: &mut Vec<Change<Spot>>) {
    let mut say = |spot, sign| news.push(Change::of(seat, spot, sign));
    for (number, (from, to)) in (0..).zip(then.figures.iter().zip(&now.figures)).filter(|(_, (from, to))| from != to) {
        say(Spot::Figure(seat, number), Sign::Moved(Spot::At(*from), vec![Spot::At(*to)]));
    }
    now.posts.without(then.posts).iter().for_each(|place| say(Spot::Post(seat, place), Sign::Placed));
    for contract in now.active.iter().filter(|contract| !then.active.contains(contract)) {
        say(Spot::Active(seat, *contract), Sign::Placed);
    }
    for (number, (before, after)) in (0..).zip(then.seals.into_iter().zip(now.seals)) {
        match (before, after) {
            (None, Some(_)) => say(Spot::Seal(seat, number), Sign::Placed),
            (Some(before), Some(after)) if before != after => say(Spot::Seal(seat, number), Sign::Replaced),
            _ => {}
        }
    }
    let mut count = |spot, before: i64, after: i64| {
        if let Some(by) = counted(before, after) {
            say(spot, Sign::Count(by));
        }
    };
    count(Spot::Fulfilled(seat), then.fulfilled.len() as i64, now.fulfilled.len() as i64);
    count(Spot::Coins(seat), then.stock.coins.into(), now.stock.coins.into());
    count(Spot::Camels(seat), then.stock.camels.into(), now.stock.camels.into());
    for (ware, (before, after)) in (0..).zip(then.stock.wares.into_iter().zip(now.stock.wares)) {
        count(Spot::Ware(seat, ware), before.into(), after.into());
    }
    count(Spot::Posts(seat), then.posts_left() as i64, now.posts_left() as i64);
    count(Spot::Kept(seat), then.kept.len() as i64, now.kept.len() as i64);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::given::{every_change_is_counted, every_change_is_drawn};

    /// A figure may stand where a token lay.
    #[test]
    fn every_change_has_its_place() {
        let covered = |view: &View, spot: &Spot| match spot {
            Spot::Bonus(place) | Spot::Outpost(place) => {
                view.table.players.iter().any(|player| player.figures.contains(place))
            }
            _ => false,
        };
        (2..=4).for_each(|seats| every_change_is_drawn::<super::super::MarcoPolo>(seats, covered));
    }

    #[test]
    fn what_is_new_is_what_there_is_more_or_less_of() {
        (2..=4).for_each(|seats| {
            every_change_is_counted::<super::super::MarcoPolo>(seats, |view, at| {
                let number = |path: &str| view.pointer(path).and_then(serde_json::Value::as_i64).unwrap();
                let of = |name: &str| number(&format!("/table/players/{at}/{name}"));
                let many = |name: &str| view["table"]["players"][at][name].as_array().unwrap().len() as i64;
                let wares =
                    (0..4).map(|ware| (format!("Ware(Seat({at}), {ware})"), of(&format!("stock/wares/{ware}"))));
                let counters = [
                    (format!("Coins(Seat({at}))"), of("stock/coins")),
                    (format!("Camels(Seat({at}))"), of("stock/camels")),
                    (format!("Fulfilled(Seat({at}))"), many("fulfilled")),
                    (format!("Post(Seat({at}),"), many("posts")),
                    (format!("Kept(Seat({at}))"), many("kept")),
                    (format!("Arms(Seat({at}))"), number(&format!("/scores/{at}/steps"))),
                    (format!("Points(Seat({at}))"), number(&format!("/scores/{at}/total"))),
                ];
                wares.chain(counters).collect()
            });
        });
    }
}
