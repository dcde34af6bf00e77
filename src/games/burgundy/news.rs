//! What changes on the board from one view to another, as everybody sees it. What it looks like is not said here.

use super::spaces::Space;
use super::state::Player;
use super::view::View;
use crate::rules::{Change, Seat, Sign, counted};

/// Where something can be new.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spot {
    /// A place for a tile in a numbered depot: the depot and the place, from 0.
    Depot(u8, u8),
    /// The goods of a numbered depot, from 0.
    Load(u8),
    /// A place in the black depot.
    Black(u8),
    /// A space of a seat's estate.
    Estate(Seat, Space),
    /// A place of a seat's storage.
    Store(Seat, u8),
    /// The goods of a seat, by the number of their colour.
    Goods(Seat, u8),
    /// The silver of a seat.
    Silver(Seat),
    /// The workers of a seat.
    Workers(Seat),
    /// The marker of a seat on the track of the order of turns.
    Order(Seat),
    /// The larger or the smaller bonus of a colour, by its number.
    Bonus(u8, bool),
    /// The points of a seat that everybody knows of.
    Points(Seat),
}

/// What is new. A phase begins with much that the table lays out, and that is none of it.
pub fn changes(before: &View, after: &View) -> Vec<Change<Spot>> {
    let mut news = Vec::new();
    let sign = if before.phase == after.phase { Sign::Gone } else { Sign::Renewed };
    // What was laid out anew was taken by nobody.
    let taken = |then: bool, now: bool| sign == Sign::Renewed || then && !now;
    for (depot, (then, now)) in (0..).zip(before.depots.iter().zip(&after.depots)) {
        let tiles = (0..).zip(then.tiles.iter().zip(&now.tiles));
        let tiles = tiles.filter(|(_, (then, now))| taken(then.is_some(), now.is_some()));
        news.extend(tiles.map(|(place, _)| Change::at(Spot::Depot(depot, place), sign.clone())));
        if taken(!then.goods.is_empty(), !now.goods.is_empty()) {
            news.push(Change::at(Spot::Load(depot), sign.clone()));
        }
    }
    let black = (0..).zip(before.black.iter().zip(&after.black));
    let black = black.filter(|(_, (then, now))| taken(then.is_some(), now.is_some()));
    news.extend(black.map(|(place, _)| Change::at(Spot::Black(place), sign.clone())));
    for (colour, (then, now)) in (0..).zip(before.bonuses.iter().zip(&after.bonuses)) {
        for (large, (then, now)) in [true, false].into_iter().zip(then.iter().zip(now)) {
            let owner = now.filter(|_| then.is_none());
            news.extend(owner.map(|seat| Change::of(seat, Spot::Bonus(colour, large), Sign::Placed)));
        }
    }
    for (seat, (then, now)) in (0..).map(Seat).zip(before.players.iter().zip(&after.players)) {
        of(seat, then, now, &mut news);
        let points = counted(before.scores[seat.index()].total, after.scores[seat.index()].total);
        news.extend(points.map(|by| Change::of(seat, Spot::Points(seat), Sign::Points(by))));
    }
    news
}

/// What is new of a seat's things. What left the storage for the estate is seen there.
fn of(seat: Seat, then: &Player, now: &Player, news: &mut Vec<Change<Spot>>) {
    let mut say = |spot, sign| news.push(Change::of(seat, spot, sign));
    let laid = now.cover.each().filter(|(space, _)| then.cover.at(*space).is_none());
    laid.for_each(|(space, _)| say(Spot::Estate(seat, space), Sign::Placed));
    let stores = (0..).zip(then.storage.iter().zip(&now.storage));
    let stored = stores.filter(|(_, (then, now))| then.is_none() && now.is_some());
    stored.for_each(|(place, _)| say(Spot::Store(seat, place), Sign::Placed));
    for (colour, (then, now)) in (0..).zip(then.goods.0.into_iter().zip(now.goods.0)) {
        match (then, now) {
            (0, 1..) => say(Spot::Goods(seat, colour), Sign::Placed),
            (then, now) if then < now => say(Spot::Goods(seat, colour), Sign::Replaced),
            // They were sold, which the points tell.
            (1.., 0) => say(Spot::Goods(seat, colour), Sign::Renewed),
            _ => {}
        }
    }
    if then.track != now.track {
        say(Spot::Order(seat), Sign::Replaced);
    }
    for (spot, then, now) in
        [(Spot::Silver(seat), then.silver, now.silver), (Spot::Workers(seat), then.workers, now.workers)]
    {
        if let Some(by) = counted(then, now) {
            say(spot, Sign::Count(by));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::given::{every_change_is_counted, every_change_is_drawn};

    #[test]
    fn every_change_has_its_place() {
        (2..=4).for_each(|seats| every_change_is_drawn::<super::super::Burgundy>(seats, |_, _| false));
    }

    #[test]
    fn what_is_new_is_what_there_is_more_or_less_of() {
        (2..=4).for_each(|seats| {
            every_change_is_counted::<super::super::Burgundy>(seats, |view, at| {
                let number = |path: &str| view.pointer(path).and_then(serde_json::Value::as_i64).unwrap();
                let laid = view["players"][at]["cover"].as_object().unwrap().len() as i64;
                vec![
                    (format!("Silver(Seat({at}))"), number(&format!("/players/{at}/silver"))),
                    (format!("Workers(Seat({at}))"), number(&format!("/players/{at}/workers"))),
                    (format!("Points(Seat({at}))"), number(&format!("/scores/{at}/total"))),
                    (format!("Estate(Seat({at}),"), laid),
                ]
            });
        });
    }
}
