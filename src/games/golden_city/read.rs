//! The whole position in words, for whoever does not see the pictures: what is scored, what lies open, the city, then seat
//! by seat all that everybody sees of it.

use super::places::Places;
use super::state::Phase;
use super::tell::{self, goods_card, letters, place};
use super::view::{SeatView, View};
use super::words::{houses, open_goods, pairs, paying, price, reachable, result, seats, standing};
use crate::rules::{Passage, Seat, Text};

/// Everything that lies open.
pub(super) fn read(view: &View) -> Vec<Passage> {
    let over = view.phase == Phase::Over;
    let first = if over { Passage { head: Text::of("gc-read-result"), lines: result(view) } } else { scoring(view) };
    let each = seats(view).map(|(at, shown)| seat(view, at, shown));
    [first, open(view), city(view)].into_iter().filter(|part| !part.lines.is_empty()).chain(each).collect()
}

/// The scoring card of the round, with what it would pay now, and how many are left.
fn scoring(view: &View) -> Passage {
    let mut lines = paying(view);
    let [first, second, third] = view.scoring;
    let left = Text::of("gc-read-scoring-left").with("first", first).with("second", second);
    lines.push(left.with("third", third));
    Passage { head: Text::of("gc-read-scoring").with("round", view.round), lines }
}

/// The pairs while they are bid for, the goods cards, and what can still be got.
fn open(view: &View) -> Passage {
    let piles = Text::of("gc-read-piles").with("draw", view.draw).with("goods", view.goods_pile);
    let piles = piles.with("keys", view.keys).with("bonus", view.bonus);
    let discards = Text::of("gc-read-discards").with("cards", tell::terrains(view.discard));
    let lines = pairs(view).into_iter().chain(price(view)).chain(open_goods(view)).chain([piles, discards]).collect();
    Passage { head: Text::of("gc-read-open"), lines }
}

/// Who has built in which district of the city, in the order in which they did.
fn city(view: &View) -> Passage {
    let built = Places::CITY.iter().zip(&view.city).filter(|(_, built)| !built.is_empty());
    let line = |(site, built): (super::place::Place, &Vec<Seat>)| {
        Text::of("gc-read-district").with("place", place(site)).with("seats", built.clone())
    };
    Passage { head: Text::of("gc-read-city"), lines: built.map(line).collect() }
}

/// A seat with its houses, its goods cards, and where it could build next.
fn seat(view: &View, at: Seat, shown: &SeatView) -> Passage {
    let key = if view.start == at && view.phase != Phase::Over { "gc-read-start" } else { "read-seat" };
    let known = shown.letters.as_ref().map(|score| Text::of("gc-read-letters").with("letters", letters(score.total)));
    let goods: Vec<Text> = shown.goods.iter().copied().map(goods_card).collect();
    let goods = (!goods.is_empty()).then(|| Text::of("gc-own-goods").with("cards", goods));
    let lines = known.into_iter().chain([standing("gc-read-standing", at, shown)]).chain(goods);
    let lines = lines.chain([houses(view, at)]).chain(reachable(view, at)).collect();
    Passage { head: Text::of(key).with("seat", at), lines }
}

#[cfg(test)]
mod tests {
    use super::super::GoldenCity;
    use super::super::cards::GoodsCard;
    use super::super::given::given;
    use super::super::terrain::Terrain;
    use super::*;
    use crate::rules::given::{Change, read_whole};
    use crate::rules::{Rules, Viewer};

    #[test]
    fn everything_on_the_table_is_read() {
        let changes: [Change<GoldenCity>; 21] = [
            ("round", |view| view.round += 1),
            ("start", |view| view.start = Seat(1)),
            ("price", |view| view.price += 1),
            ("pairs.cards", |view| view.pairs[0].cards = vec![Terrain::ALL[2]; 2]),
            ("pairs.hand", |view| view.pairs[0].hand = Some(Seat(2))),
            ("card", |view| view.card += 1),
            ("pays.good", |view| view.pays.good[0] += 2),
            ("pays.areas", |view| view.pays.areas[0][1] += 2),
            ("scoring", |view| view.scoring[1] += 1),
            ("draw", |view| view.draw += 1),
            ("discard", |view| view.discard = view.discard.with([Terrain::ALL[0]].into_iter().collect())),
            ("goods", |view| view.goods.push(GoodsCard::nth(0))),
            ("goods_pile", |view| view.goods_pile += 1),
            ("keys", |view| view.keys += 1),
            ("bonus", |view| view.bonus += 1),
            ("city", |view| view.city[1].push(Seat(2))),
            ("seats.houses", |view| view.seats[0].houses = Places::NONE),
            ("seats.possible", |view| view.seats[0].possible = Places::NONE),
            ("seats.goods", |view| view.seats[0].goods.push(GoodsCard::nth(1))),
            ("seats.letters", |view| view.seats[0].letters = Some(Default::default())),
            ("seats.coins", |view| {
                let seat = &mut view.seats[1];
                (seat.coins, seat.keys, seat.left, seat.hand, seat.bonus) = (9, 8, 7, 6, 5);
            }),
        ];
        // The stage tells the phase, the line below it who must do what; which scoring cards were used is in no picture. What a
        // seat has left and holds is one sentence with its coins; who is stuck and which bonus cards there were is known at the
        // end alone, and stands on the score sheet.
        let silent = [
            "phase",
            "turn",
            "built",
            "used",
            "stuck",
            "own",
            "seats.left",
            "seats.keys",
            "seats.hand",
            "seats.bonus",
            "seats.shown",
        ];
        let at = given(3)
            .houses(0, "harbour-desert-4")
            .hand(0, "coast coast")
            .pairs("coast+desert forest+forest coast+coast");
        read_whole::<GoldenCity>(&at.game().view(Viewer::Public), &changes, &silent);
    }
}
