//! What changes on the table from one view to another, as everybody sees it. What it looks like is not said here.

use super::cards::Kind;
use super::view::{BuildingView, SeatView, View};
use crate::rules::{Change, Seat, Sign, counted, stood};

/// Where something can be new.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spot {
    /// A building of a seat, by its kind and number.
    Building(Seat, Kind, u8),
    /// What a building covers.
    Covered(Seat, Kind, u8),
    /// The good on a building.
    Good(Seat, Kind, u8),
    /// The Governor's hat.
    Governor,
    /// How many cards a seat has.
    Hand(Seat),
    /// The points of a seat that everybody knows of.
    Points(Seat),
    /// The card that a Gold Mine brought.
    Mined,
    /// A card in hand, by its kind and number; only who holds it knows of it.
    Card(Kind, u8),
}

/// What is new. Roles, prices and piles say themselves how they are.
pub fn changes(before: &View, after: &View) -> Vec<Change<Spot>> {
    let mut news = Vec::new();
    for ((then, now), seat) in before.seats.iter().zip(&after.seats).zip((0..).map(Seat)) {
        for it in &now.buildings {
            let changed = building(seat, then, it);
            news.extend(changed.into_iter().flatten().map(|(spot, sign)| Change::of(seat, spot, sign)));
        }
        let mut say = |spot, sign| news.push(Change::of(seat, spot, sign));
        let cards = |seat: &SeatView| (seat.hand + seat.drawn) as i64;
        if let Some(by) = counted(cards(then), cards(now)) {
            say(Spot::Hand(seat), Sign::Count(by));
        }
        if let Some(by) = counted(then.score.total, now.score.total) {
            say(Spot::Points(seat), Sign::Points(by));
        }
    }
    if before.mined != after.mined {
        let brought = after.mined.filter(|mined| mined.card.is_some());
        // The next role takes it away.
        let gone = Change::at(Spot::Mined, Sign::Renewed);
        news.push(brought.map_or(gone, |mined| Change::of(mined.seat, Spot::Mined, Sign::Replaced)));
    }
    if before.governor != after.governor {
        news.push(Change::of(after.governor, Spot::Governor, Sign::Replaced));
    }
    news
}

/// What is new of a building: of itself, of what it covers, of its good.
fn building(seat: Seat, then: &SeatView, it: &BuildingView) -> [Option<(Spot, Sign<Spot>)>; 3] {
    let before = then.buildings.iter().find(|before| (before.kind, before.copy) == (it.kind, it.copy));
    let covers = before.map_or(0, |before| before.covered.len()) < it.covered.len();
    let own = match before {
        None => Some(Sign::Placed),
        Some(_) => covers.then_some(Sign::Replaced),
    };
    let good = stood(before.is_some_and(|before| before.good), it.good);
    [
        own.map(|sign| (Spot::Building(seat, it.kind, it.copy), sign)),
        covers.then_some((Spot::Covered(seat, it.kind, it.copy), Sign::Gone)),
        good.map(|sign| (Spot::Good(seat, it.kind, it.copy), sign)),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::given::{Position, given};
    use super::super::moves::Role;
    use super::super::state::Phase;
    use super::*;
    use crate::rules::given::{every_change_is_counted, every_change_is_drawn};
    use crate::rules::{Public, Seat, Seats};

    fn between(before: &Position, after: &Position) -> Vec<(Spot, Sign<Spot>)> {
        let [before, after] = [before, after].map(|at| Public::of(at.game()));
        changes(&before, &after).into_iter().map(|change| (change.spot, change.sign)).collect()
    }

    #[test]
    fn every_change_has_its_place() {
        (2..=4).for_each(|seats| every_change_is_drawn::<super::super::SanJuan>(seats, |_, _| false));
    }

    #[test]
    fn a_table_as_it_was_has_no_news() {
        let at = given(3).hand(0, "tower hero");
        assert_eq!(between(&at, &at.fork()), []);
    }

    /// SJ-65, SJ-123: everybody sees which card a Gold Mine brings, until the next role is picked.
    #[test]
    fn what_a_gold_mine_brings_is_news() {
        let mut before = given(3).row(1, "gold_mine").pile("quarry smithy tobacco_storage library");
        let game = before.change();
        game.phase = Phase::Prospector;
        game.roles[Role::Prospector as usize] = Some(Seat(0));
        game.awaiting = Seats::only(Seat(1));
        let turned = before.fork().play(1, "mine");
        let taken = turned.fork().play(1, "mine smithy");
        let is_mined = |news: Vec<(Spot, Sign<Spot>)>| news.into_iter().find(|(spot, _)| *spot == Spot::Mined);
        assert_eq!(is_mined(between(&before, &turned)), None);
        assert_eq!(is_mined(between(&turned, &taken)), Some((Spot::Mined, Sign::Replaced)));
        let none = turned.fork().play(1, "mine none");
        assert_eq!(is_mined(between(&turned, &none)), Some((Spot::Mined, Sign::Renewed)));
        let next = taken.fork().play(taken.awaited()[0], "role councillor");
        assert_eq!(is_mined(between(&taken, &next)), Some((Spot::Mined, Sign::Renewed)));
    }

    #[test]
    fn goods_come_and_go() {
        let before = given(2);
        let after = before.fork().play(0, "role producer").moves("0 produce, 1 pass");
        let good = Spot::Good(Seat(0), Kind::IndigoPlant, 1);
        assert_eq!(between(&before, &after), [(good, Sign::Placed)]);
        assert_eq!(between(&after, &before), [(good, Sign::Gone)]);
    }

    #[test]
    fn a_building_that_covers_another_tells_both() {
        let before = given(2).row(0, "crane sugar_mill").hand(0, "tobacco_storage well well").play(0, "role builder");
        let after = before.fork().build(0, "tobacco_storage sugar_mill");
        let news = between(&before, &after);
        let at = |spot: fn(Seat, Kind, u8) -> Spot| spot(Seat(0), Kind::TobaccoStorage, 1);
        assert!(news.contains(&(at(Spot::Building), Sign::Placed)), "{news:?}");
        assert!(news.contains(&(at(Spot::Covered), Sign::Gone)), "{news:?}");
        assert!(
            news.iter().any(|(spot, sign)| *spot == Spot::Hand(Seat(0)) && matches!(sign, Sign::Count(by) if *by < 0))
        );
    }

    #[test]
    fn what_is_new_is_what_there_is_more_or_less_of() {
        (2..=4).for_each(|seats| {
            every_change_is_counted::<super::super::SanJuan>(seats, |view, at| {
                let number = |path: &str| view.pointer(path).and_then(serde_json::Value::as_i64).unwrap();
                let buildings = view["seats"][at]["buildings"].as_array().unwrap();
                let covered = buildings.iter().map(|it| it["covered"].as_array().unwrap().len());
                let hand = number(&format!("/seats/{at}/hand")) + number(&format!("/seats/{at}/drawn"));
                vec![
                    (format!("Hand(Seat({at}))"), hand),
                    (format!("Points(Seat({at}))"), number(&format!("/seats/{at}/score/total"))),
                    (format!("Building(Seat({at}),"), (buildings.len() + covered.sum::<usize>()) as i64),
                ]
            });
        });
    }
}
