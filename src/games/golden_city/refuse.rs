//! Why not, in words: the fact, then the reason. What is refused for which reason is decided in `ask`.

use super::ask::Bar;
use super::place::Place;
use super::reach::cost;
use super::tell;
use crate::rules::Text;

/// A reason.
pub(super) fn reason(bar: &Bar) -> Text {
    match *bar {
        Bar::NotNow(phase) => Text::of("gc-refuse-now").with("what", tell::duty(phase)),
        Bar::MustAct(phase) => Text::of("gc-refuse-pass").with("what", tell::duty(phase)),
        Bar::NothingToBuild => Text::of("gc-refuse-nothing-to-build"),
        Bar::NoPair => Text::of("gc-refuse-no-pair"),
        Bar::Coins { owner, price, have } => {
            Text::of("gc-refuse-coins").with("seat", owner).with("price", price).with("have", have)
        }
        Bar::Yours(place) => about("gc-refuse-yours", place),
        Bar::Taken(place, owner) => about("gc-refuse-taken", place).with("seat", owner),
        Bar::NoRoad(place) => about("gc-refuse-no-road", place),
        Bar::NoKey(place) => about("gc-refuse-no-key", place),
        Bar::Cards(place) => dear("gc-refuse-cards", place),
        Bar::Payment(place) => dear("gc-refuse-payment", place),
        Bar::NotOpen(card) => Text::of("gc-refuse-not-open").with("card", tell::goods_card(card)),
        Bar::NoPile => Text::of("gc-refuse-no-pile"),
        Bar::NoSuchGood(card) => Text::of("gc-refuse-no-such-good").with("card", tell::goods_card(card)),
        Bar::BonusGone(card) => Text::of("gc-refuse-bonus-gone").with("card", tell::bonus(card)),
        Bar::NotHeld(kind) => Text::of("gc-refuse-not-held").with("terrain", tell::terrain(kind)),
    }
}

fn about(key: &'static str, place: Place) -> Text {
    Text::of(key).with("place", tell::place(place))
}

fn dear(key: &'static str, place: Place) -> Text {
    let (kind, count) = cost(place);
    about(key, place).with("count", count).with("terrain", tell::terrain(kind))
}
