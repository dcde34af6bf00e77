//! What changes on the table from one view to another, as everybody sees it. What it looks like is not said here.

use super::place::Place;
use super::state::Phase;
use super::terrain::Terrain;
use super::view::{SeatView, View};
use crate::rules::{Change, Seat, Sign, counted};

/// Where something can be new.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spot {
    /// A harbour or suburb.
    House(Place),
    /// A plot of a district: the district and the plot, from 0.
    Plot(u8, u8),
    /// A pair of terrain cards, from 0.
    Pair(u8),
    /// A pair of terrain cards from which a seat was displaced.
    Displaced(u8, Seat),
    /// A place for an open goods card, from 0.
    Goods(u8),
    /// A goods card of a seat, from 0.
    Kept(Seat, u8),
    /// The last key card of a seat.
    Key(Seat),
    /// How many houses a seat has left.
    Left(Seat),
    /// The coins of a seat.
    Coins(Seat),
    /// How many terrain cards a seat has.
    Hand(Seat),
    /// How many bonus cards a seat has.
    Bonus(Seat),
    /// The letters of a seat, where everybody knows them.
    Letters(Seat),
    /// The key of who begins.
    Start,
    /// A terrain card in hand, by its kind and number; only who holds it knows of it.
    Card(Terrain, u8),
}

/// What is new. A round begins with pairs and goods that the table lays out, and that is none of it.
pub fn changes(before: &View, after: &View) -> Vec<Change<Spot>> {
    let (mut news, seats) = (Vec::new(), after.seats.len() as u8);
    for (district, (then, now)) in (0..).zip(before.city.iter().zip(&after.city)) {
        let new = (0..).zip(now).skip(then.len());
        news.extend(new.map(|(plot, seat)| Change::of(*seat, Spot::Plot(district, plot), Sign::Placed)));
    }
    if before.round == after.round && after.phase == Phase::Bid {
        for (number, (then, now)) in (0..).zip(before.pairs.iter().zip(&after.pairs)) {
            let Some(seat) = now.hand.filter(|_| then.hand != now.hand) else { continue };
            let sign = if then.hand.is_none() { Sign::Placed } else { Sign::Replaced };
            news.push(Change::of(seat, Spot::Pair(number), sign));
            news.extend(then.hand.map(|driven| Change::of(driven, Spot::Displaced(number, driven), Sign::Gone)));
        }
    } else {
        for number in 0..4 {
            news.push(Change::at(Spot::Pair(number), Sign::Renewed));
            news.extend((0..seats).map(|seat| Change::at(Spot::Displaced(number, Seat(seat)), Sign::Renewed)));
        }
    }
    let [then, now] = [before, after].map(|view| view.goods.len() as u8);
    news.extend((now..then).map(|place| Change::at(Spot::Goods(place), Sign::Gone)));
    news.extend((then..now).map(|place| Change::at(Spot::Goods(place), Sign::Renewed)));
    for (seat, (then, now)) in (0..).map(Seat).zip(before.seats.iter().zip(&after.seats)) {
        of(seat, then, now, &mut news);
    }
    if before.start != after.start {
        news.push(Change::of(after.start, Spot::Start, Sign::Replaced));
    }
    news
}

/// What is new of a seat's things.
fn of(seat: Seat, then: &SeatView, now: &SeatView, news: &mut Vec<Change<Spot>>) {
    let mut say = |spot, sign| news.push(Change::of(seat, spot, sign));
    let built = now.houses.without(then.houses).iter().filter(|place| place.district().is_none());
    built.for_each(|place| say(Spot::House(place), Sign::Placed));
    let [goods, more] = [then, now].map(|view| view.goods.len() as u8);
    (goods..more).for_each(|card| say(Spot::Kept(seat, card), Sign::Placed));
    match now.keys.cmp(&then.keys) {
        std::cmp::Ordering::Greater => say(Spot::Key(seat), Sign::Placed),
        std::cmp::Ordering::Less => say(Spot::Key(seat), Sign::Gone),
        std::cmp::Ordering::Equal => {}
    }
    let counts: [(Spot, i64, i64); 4] = [
        (Spot::Left(seat), then.left.into(), now.left.into()),
        (Spot::Coins(seat), then.coins.into(), now.coins.into()),
        (Spot::Hand(seat), then.hand as i64, now.hand as i64),
        (Spot::Bonus(seat), then.bonus as i64, now.bonus as i64),
    ];
    for (spot, then, now) in counts {
        if let Some(by) = counted(then, now) {
            say(spot, Sign::Count(by));
        }
    }
    let letters = then.letters.zip(now.letters).and_then(|(then, now)| counted(then.total, now.total));
    if let Some(by) = letters {
        say(Spot::Letters(seat), Sign::Points(by));
    }
}

#[cfg(test)]
mod tests {
    use super::super::given::{Position, given};
    use super::*;
    use crate::rules::Public;
    use crate::rules::given::{every_change_is_counted, every_change_is_drawn};

    /// GC-21: whose hand goes back is told; with the next round it is no news.
    #[test]
    fn whoever_was_displaced_is_told() {
        let told = |before: &Position, after: &Position| {
            let [before, after] = [before, after].map(|at| Public::of(at.game()));
            let is_it = |change: &Change<Spot>| matches!(change.spot, Spot::Displaced(0, _));
            let told = changes(&before, &after).into_iter().filter(is_it);
            told.map(|change| (change.spot, change.sign)).collect::<Vec<_>>()
        };
        let first = given(3).pairs("coast+desert forest+forest coast+coast").play(0, "bid pair-1");
        let second = first.fork().play(1, "bid pair-1");
        assert_eq!(told(&first, &second), [(Spot::Displaced(0, Seat(0)), Sign::Gone)]);
        assert_eq!(told(&second, &second), []);
        let built = second.fork().moves("2 bid pair-2, 0 bid pair-3");
        let forgotten = |seat| (Spot::Displaced(0, Seat(seat)), Sign::Renewed);
        assert_eq!(told(&second, &built), [0, 1, 2].map(forgotten));
    }

    #[test]
    fn every_change_has_its_place() {
        (3..=4).for_each(|seats| every_change_is_drawn::<super::super::GoldenCity>(seats, |_, _| false));
    }

    #[test]
    fn what_is_new_is_what_there_is_more_or_less_of() {
        (3..=4).for_each(|seats| {
            every_change_is_counted::<super::super::GoldenCity>(seats, |view, at| {
                let number = |path: &str| view.pointer(path).and_then(serde_json::Value::as_i64).unwrap();
                let plots = view["city"].as_array().unwrap().iter().map(|plots| plots.as_array().unwrap().len());
                let of = |name: &str| number(&format!("/seats/{at}/{name}"));
                vec![
                    (format!("Left(Seat({at}))"), of("left")),
                    (format!("Coins(Seat({at}))"), of("coins")),
                    (format!("Hand(Seat({at}))"), of("hand")),
                    (format!("Bonus(Seat({at}))"), of("bonus")),
                    (format!("Kept(Seat({at}),"), view["seats"][at]["goods"].as_array().unwrap().len() as i64),
                    ("Plot(".to_owned(), plots.sum::<usize>() as i64),
                ]
            });
        });
    }
}
