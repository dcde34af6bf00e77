//! Events in words: what the public hears, and what a seat hears in its place. Payments, draws and whatever went
//! face down are told by number only.

use super::cards::Kind;
use super::held::Cards;
use super::moves::{Built, Cause, Event, Move, Role};
use super::state::Phase;
use crate::rules::{Seat, Text, Viewer};

/// The name of a card.
pub(super) fn card(kind: Kind) -> Text {
    Text::of(format!("sj-card-{kind}"))
}

/// The name of a role.
pub(super) fn role(role: Role) -> Text {
    Text::of(format!("sj-role-{}", role.id()))
}

/// The name of the good of a production building.
pub(super) fn good(kind: Kind) -> Text {
    Text::of(format!("sj-good-{kind}"))
}

/// What stands in it more than once, once with its number: two lots of sugar are no list. The same stand together.
fn alike(names: Vec<Text>) -> Vec<Text> {
    let counted = names.chunk_by(PartialEq::eq).map(|same| match same {
        [one] => one.clone(),
        [first, ..] => Text::of("count-of").with("n", same.len()).with("what", first.clone()),
        [] => Text::of(""),
    });
    counted.collect()
}

/// The names of cards.
pub(super) fn cards(kinds: impl IntoIterator<Item = Kind>) -> Vec<Text> {
    kinds.into_iter().map(card).collect()
}

/// The names of cards in a sentence of the log.
fn listed(kinds: &Cards) -> Vec<Text> {
    alike(cards(kinds.iter()))
}

/// The names of goods, those of a kind together.
pub(super) fn goods(kinds: &Cards) -> Vec<Text> {
    alike(kinds.iter().map(good).collect())
}

/// What has to be done in a phase, as it follows a comma or colon.
pub(super) fn duty(phase: Phase) -> Text {
    Text::of(match phase {
        Phase::Opening => "sj-duty-opening",
        Phase::Chapel => "sj-duty-chapel",
        Phase::HandLimit => "sj-duty-limit",
        Phase::Role => "sj-duty-role",
        Phase::Builder => "sj-duty-builder",
        Phase::Producer => "sj-duty-producer",
        Phase::Trader => "sj-duty-trader",
        Phase::Councillor => "sj-duty-councillor",
        Phase::Prospector => "sj-duty-prospector",
        Phase::Over => "sj-duty-over",
    })
}

fn of(key: &'static str, seat: Seat) -> Text {
    Text::of(key).with("seat", seat)
}

/// What a viewer hears of an event.
pub(super) fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
    Some(match event {
        Event::Answered { seat, answer, goods } => {
            return viewer.is(*seat).then(|| answered(answer, goods).with("seat", *seat));
        }
        Event::Revealed => return None,
        Event::Opened { seat, kept, .. } if viewer.is(*seat) => of("sj-opened-own", *seat).with("cards", listed(kept)),
        Event::Opened { seat, kept, discarded } => {
            of("sj-opened", *seat).with("kept", kept.len()).with("dealt", kept.len() + discarded.len())
        }
        Event::Round { round, governor } => Text::of("sj-round").with("governor", *governor).with("round", *round),
        Event::Tucked { seat, card: kind } => return viewer.is(*seat).then(|| tucked(*kind).with("seat", *seat)),
        Event::Trimmed { seat, cards: gone } => counted("sj-trimmed", "sj-trimmed-own", *seat, gone, viewer),
        Event::Picked { seat, role: picked, library } => {
            of(if *library { "sj-picked-library" } else { "sj-picked" }, *seat).with("role", role(*picked))
        }
        Event::Built(built) => self::built(built, viewer),
        Event::Passed(seat) => of("sj-passed", *seat),
        Event::Produced { seat, goods: made } if made.is_empty() => of("sj-produced-none", *seat),
        Event::Produced { seat, goods: made } => of("sj-produced", *seat).with("goods", goods(made)),
        Event::Tile(prices) => self::prices("sj-tile", prices),
        Event::Sold { seat, goods: sold, drawn } => {
            counted("sj-sold", "sj-sold-own", *seat, drawn, viewer).with("goods", goods(sold))
        }
        Event::Drew { seat, cause, cards: drawn } => {
            counted("sj-drew", "sj-drew-own", *seat, drawn, viewer).with("cause", self::cause(*cause))
        }
        Event::Dealt { seat, cards: drawn } => {
            let key = if drawn.is_empty() { "sj-dealt-none" } else { "sj-dealt-own" };
            return viewer.is(*seat).then(|| of(key, *seat).with("cards", listed(drawn)));
        }
        Event::Kept { seat, kept, .. } if viewer.is(*seat) => of("sj-kept-own", *seat).with("cards", listed(kept)),
        Event::Kept { seat, kept, discarded } => {
            of("sj-kept", *seat).with("kept", kept.len()).with("drawn", kept.len() + discarded.len())
        }
        Event::Filed { seat, discarded, drawn } => {
            counted("sj-filed", "sj-filed-own", *seat, discarded, viewer).with("drawn", *drawn)
        }
        Event::Turned { seat, cards: turned, lucky } => {
            of(if *lucky { "sj-turned" } else { "sj-turned-same" }, *seat).with("cards", cards(turned.iter()))
        }
        Event::Mined { seat, card: Some(kind) } => of("sj-mined", *seat).with("card", card(*kind)),
        Event::Mined { seat, card: None } => of("sj-mined-none", *seat),
        Event::Reshuffled => Text::of("sj-reshuffled"),
        Event::Twelfth(seat) => of("sj-twelfth", *seat),
        Event::Stalled => Text::of("sj-stalled"),
        Event::Over => Text::of("sj-over"),
    })
}

/// By number for the public, by name for the seat itself.
fn counted(public: &'static str, own: &'static str, seat: Seat, these: &Cards, viewer: Viewer) -> Text {
    let text = of(if viewer.is(seat) { own } else { public }, seat).with("count", these.len());
    if viewer.is(seat) { text.with("cards", listed(these)) } else { text }
}

fn answered(answer: &Move, sites: &Cards) -> Text {
    match answer {
        Move::Keep(kept) => Text::of("sj-answered-keep").with("cards", listed(kept)),
        Move::Discard(gone) if gone.is_empty() => Text::of("sj-answered-nothing"),
        Move::Discard(gone) => Text::of("sj-answered-discard").with("cards", listed(gone)),
        Move::Produce(_) => Text::of("sj-answered-produce").with("goods", goods(sites)),
        Move::Sell(_) => Text::of("sj-answered-sell").with("goods", goods(sites)),
        Move::Chapel(kind) => tucked(*kind),
        _ => Text::of("sj-answered-nothing"),
    }
}

fn tucked(kind: Option<Kind>) -> Text {
    match kind {
        Some(kind) => Text::of("sj-tucked").with("card", card(kind)),
        None => Text::of("sj-tucked-none"),
    }
}

fn built(built: &Built, viewer: Viewer) -> Text {
    let key = match (built.cover, built.lost) {
        (None, _) => "sj-built",
        (Some(_), false) => "sj-built-over",
        (Some(_), true) => "sj-built-over-lost",
    };
    let text = of(key, built.seat).with("card", card(built.card)).with("cost", built.card.cost());
    let text = text.with("payment", payment(built, viewer.is(built.seat)));
    match built.cover {
        Some(under) => text.with("under", card(under)),
        None => text,
    }
}

/// Which goods paid is public; of the cards only how many (SJ-Q30).
fn payment(built: &Built, own: bool) -> Text {
    let spent = built.goods.iter().map(|kind| Text::of("sj-as-good").with("good", good(kind))).collect();
    if built.paid.is_empty() && built.goods.is_empty() {
        return Text::of("sj-paid-nothing");
    }
    let mut things: Vec<Text> = alike(spent);
    if own {
        things.extend(listed(&built.paid));
    } else if !built.paid.is_empty() {
        things.push(Text::of("sj-some-cards").with("count", built.paid.len()));
    }
    Text::of("sj-paid").with("things", things)
}

fn cause(cause: Cause) -> Text {
    match cause {
        Cause::Prospector => role(Role::Prospector),
        Cause::Carpenter => card(Kind::Carpenter),
        Cause::PoorHouse => card(Kind::PoorHouse),
        Cause::Well => card(Kind::Well),
        Cause::MarketStand => card(Kind::MarketStand),
        Cause::MarketHall => card(Kind::MarketHall),
    }
}

/// The five prices in a message of that key.
pub(super) fn prices(key: &'static str, prices: &super::cards::Prices) -> Text {
    let names = ["indigo", "sugar", "tobacco", "coffee", "silver"];
    names.into_iter().zip(prices).fold(Text::of(key), |text, (name, price)| text.with(name, *price))
}

/// Whether an event shows what was secret, though no chance may have been used: what others had decided at the same
/// time, whatever that was; the last card of a pile; and everything at the end.
pub(super) fn reveals(event: &Event) -> bool {
    match event {
        Event::Revealed | Event::Drew { .. } | Event::Dealt { .. } | Event::Turned { .. } | Event::Over => true,
        Event::Sold { drawn, .. } => !drawn.is_empty(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_of_a_kind_are_counted_where_they_are_told() {
        let cards: Cards = [Kind::SugarMill, Kind::IndigoPlant, Kind::SugarMill].into_iter().collect();
        let twice = Text::of("count-of").with("n", 2_usize).with("what", good(Kind::SugarMill));
        assert_eq!(goods(&cards), [good(Kind::IndigoPlant), twice]);
        assert_eq!(listed(&cards).len(), 2);
    }
}
