//! Events in words, one line each, and the names of things.

use super::cards::{Bonus, Good, GoodsCard, scored};
use super::held::Terrains;
use super::moves::{Event, Lapsed, Rank};
use super::place::{Area, Kind, Place};
use super::reach::cost;
use super::state::Phase;
use super::terrain::Terrain;
use crate::rules::{Seat, Seats, Text, Viewer};

/// The name of a kind of terrain.
pub(super) fn terrain(kind: Terrain) -> Text {
    Text::of(format!("gc-terrain-{kind}"))
}

/// The name of a place, with the mark that stands beside it in the picture.
pub(super) fn place(place: Place) -> Text {
    marked(Text::of(format!("gc-place-{}-{}", place.kind(), place.terrain())), place)
}

fn marked(name: Text, place: Place) -> Text {
    match place.mark() {
        Some(mark) => name.with("mark", mark.to_string()),
        None => name,
    }
}

/// The name of a place on a label, where what it brings follows and there is little room.
pub(super) fn short(site: Place) -> Text {
    match site.kind() {
        Kind::Harbour | Kind::Suburb => place(site),
        Kind::Outer | Kind::Inner => marked(Text::of(format!("gc-short-{}-{}", site.kind(), site.terrain())), site),
    }
}

/// The name of a good.
pub(super) fn good(good: Good) -> Text {
    Text::of(format!("gc-good-{good}"))
}

/// The two goods of a card.
pub(super) fn goods_card(card: GoodsCard) -> Text {
    let [a, b] = card.goods().map(good);
    plus(a, b)
}

/// The name of a bonus card.
pub(super) fn bonus(card: Bonus) -> Text {
    Text::of(format!("gc-card-{card}"))
}

/// What a bonus card brings for each thing. In pictures the land stands beside it, in words it is named.
pub(super) fn effect(card: Bonus) -> Text {
    let text = match card.land() {
        Some(land) => Text::of(format!("gc-effect-{land}")),
        None => Text::of(format!("gc-picture-{card}-text")),
    };
    text.with("n", card.letters())
}

/// A river or a quarter.
pub(super) fn area(area: Area) -> Text {
    match area {
        Area::River(river) => {
            let [a, b] = river.between().map(terrain);
            Text::of("gc-river").with("first", a).with("second", b)
        }
        Area::Quarter(land) => Text::of(format!("gc-quarter-{land}")),
    }
}

/// What a scoring card scores: a good and its areas.
pub(super) fn scores(card: u8) -> Vec<Text> {
    let card = scored(card);
    [good(card.good)].into_iter().chain(card.areas.iter().map(|of| area(*of))).collect()
}

/// So many coins.
pub(super) fn coins(n: impl Into<i64>) -> Text {
    Text::of("gc-coins").with("n", n.into())
}

/// So many letters.
pub(super) fn letters(n: impl Into<i64>) -> Text {
    Text::of("gc-letters").with("n", n.into())
}

fn plus(first: Text, second: Text) -> Text {
    Text::of("gc-plus").with("first", first).with("second", second)
}

fn sum(texts: impl Iterator<Item = Text>) -> Option<Text> {
    texts.reduce(plus)
}

/// So many terrain cards of a kind.
pub(super) fn some(kind: Terrain, count: u8) -> Text {
    Text::of("gc-some").with("n", count).with("terrain", terrain(kind))
}

/// Terrain cards by kind.
pub(super) fn terrains(cards: Terrains) -> Text {
    sum(cards.kinds().map(|(kind, count)| some(kind, count))).unwrap_or_else(|| Text::of("gc-no-cards"))
}

/// A payment, with what the jokers in it stand for: "Desert + 2 Coast as desert".
pub(super) fn payment(place: Place, pay: Terrains) -> Text {
    let (kind, _) = cost(place);
    let plain = (pay.count(kind) > 0).then(|| some(kind, pay.count(kind)));
    let jokers = sum(pay.kinds().filter(|(other, _)| *other != kind).map(|(other, count)| some(other, count)));
    let jokers = jokers.map(|what| Text::of(format!("gc-as-{kind}")).with("what", what));
    sum(plain.into_iter().chain(jokers)).unwrap_or_else(|| Text::of("gc-no-cards"))
}

/// What has to be done in a phase, as it follows a comma or colon.
pub(super) fn duty(phase: Phase) -> Text {
    Text::of(match phase {
        Phase::Bid => "gc-duty-bid",
        Phase::Build => "gc-duty-build",
        Phase::Good => "gc-duty-good",
        Phase::Return => "gc-duty-return",
        Phase::Bonus => "gc-duty-bonus",
        Phase::Discard => "gc-duty-discard",
        Phase::Over => "gc-duty-over",
    })
}

fn of(key: &'static str, seat: Seat) -> Text {
    Text::of(key).with("seat", seat)
}

/// What a viewer hears of an event.
pub(super) fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
    Some(match *event {
        Event::Choosing(_) | Event::Looked(_) => return None,
        Event::Bid { seat, pair, displaced: Some(other), paid } => {
            of("gc-bid-displaced", seat).with("pair", terrains(pair)).with("other", other).with("coins", coins(paid))
        }
        Event::Bid { seat, pair, .. } => of("gc-bid", seat).with("pair", terrains(pair)),
        Event::Taken(ref taken) => {
            let took = |(seat, pair): &(Seat, Terrains)| of("gc-took", *seat).with("pair", terrains(*pair));
            Text::of("gc-taken").with("pairs", taken.iter().map(took).collect::<Vec<_>>())
        }
        Event::Built { seat, place: site, paid, key } => {
            let text = of(if key { "gc-built-key" } else { "gc-built" }, seat);
            text.with("place", place(site)).with("pay", payment(site, paid))
        }
        Event::Passed { built: 0, seat } => of("gc-passed", seat),
        Event::Passed { seat, .. } => of("gc-ended", seat),
        Event::Barred(seat) => of("gc-barred", seat),
        Event::Discarded { seat, cards } => of("gc-discarded", seat).with("cards", terrains(cards)),
        Event::Returned { seat, card } => of("gc-returned", seat).with("card", goods_card(card)),
        Event::Reshuffled => Text::of("gc-reshuffled"),
        Event::LastHouse(seat) => of("gc-last-house", seat),
        Event::Stuck(Seats::NONE) => Text::of("gc-stuck-all"),
        Event::Stuck(seats) => Text::of("gc-stuck").with("seat", seats.iter().collect::<Vec<_>>()),
        Event::ScoredGood { good: what, ref letters } => scoring("gc-scored-good", good(what), letters),
        Event::ScoredArea { area: what, ref letters } => scoring("gc-scored-area", area(what), letters),
        Event::Round { round, start, card } => {
            Text::of("gc-round").with("start", start).with("round", round).with("scores", scores(card))
        }
        Event::Over => Text::of("gc-over"),
        ref gain => return gained(gain, viewer),
    })
}

/// What a house brought.
fn gained(event: &Event, viewer: Viewer) -> Option<Text> {
    Some(match *event {
        Event::Coins { seat, count } => of("gc-gain-coins", seat).with("coins", coins(count)),
        Event::Letters { seat, count, rank } => {
            let key = if rank == Rank::First { "gc-gain-letters-first" } else { "gc-gain-letters-second" };
            of(key, seat).with("letters", letters(count))
        }
        Event::Drew { seat, card } if viewer.is(seat) => of("gc-drew-own", seat).with("card", terrain(card)),
        Event::Drew { seat, .. } => of("gc-drew", seat),
        Event::Key(seat) => of("gc-gain-key", seat),
        Event::Bonus { seat, card } if viewer.is(seat) => of("gc-bonus-own", seat).with("card", bonus(card)),
        Event::Bonus { seat, .. } => of("gc-gain-bonus", seat),
        Event::Good { seat, card, hidden: true, .. } => of("gc-gain-good-pile", seat).with("card", goods_card(card)),
        Event::Good { seat, card, turned: Some(new), .. } => {
            of("gc-gain-good-turned", seat).with("card", goods_card(card)).with("turned", goods_card(new))
        }
        Event::Good { seat, card, .. } => of("gc-gain-good", seat).with("card", goods_card(card)),
        Event::Lapsed { seat, what } => of(
            match what {
                Lapsed::Terrain => "gc-lapsed-terrain",
                Lapsed::Key => "gc-lapsed-key",
                Lapsed::Bonus => "gc-lapsed-bonus",
                Lapsed::Good => "gc-lapsed-good",
            },
            seat,
        ),
        _ => return None,
    })
}

/// Who got how many letters for a good or area; more than for being there means being ahead.
fn scoring(key: &'static str, what: Text, paid: &[(Seat, u8)]) -> Text {
    let line = |(seat, count): &(Seat, u8)| {
        let is_ahead = *count > super::scoring::PRESENT;
        of(if is_ahead { "gc-paid-ahead" } else { "gc-paid" }, *seat).with("count", *count)
    };
    let lines: Vec<Text> = paid.iter().filter(|(_, count)| *count > 0).map(line).collect();
    let lines = if lines.is_empty() { vec![Text::of("gc-paid-nobody")] } else { lines };
    Text::of(key).with("what", what).with("paid", lines)
}

/// Whether the event shows somebody what they could not know before, though no chance was used: bonus cards that one
/// looks through, what comes off a pile of one card, and everything at the end.
pub(super) fn reveals(event: &Event) -> bool {
    match event {
        Event::Looked(_) | Event::Drew { .. } | Event::Round { .. } | Event::Over => true,
        Event::Good { hidden, turned, .. } => *hidden || turned.is_some(),
        _ => false,
    }
}
