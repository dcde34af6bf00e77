//! Why not, in words: the fact, then the reason. What is refused for which reason is decided in `ask`.

use super::ask::Bar;
use super::cards::Kind;
use super::tell;
use crate::rules::Text;

fn about(key: &'static str, kind: Kind) -> Text {
    Text::of(key).with("card", tell::card(kind))
}

/// A reason.
pub(super) fn reason(bar: &Bar) -> Text {
    match *bar {
        Bar::NotNow(phase) => Text::of("sj-refuse-now").with("what", tell::duty(phase)),
        Bar::MustAct(phase) => Text::of("sj-refuse-pass").with("what", tell::duty(phase)),
        Bar::NothingToBuild => Text::of("sj-refuse-nothing-to-build"),
        Bar::Archive => Text::of("sj-refuse-archive"),
        Bar::NoArchive => Text::of("sj-refuse-no-archive"),
        Bar::Taken(role, seat) => Text::of("sj-refuse-role").with("role", tell::role(role)).with("seat", seat),
        Bar::NotHeld(kind) => about("sj-refuse-not-held", kind),
        Bar::Owned(kind) => about("sj-refuse-owned", kind),
        Bar::Dear { card, cost, have } => about("sj-refuse-dear", card).with("cost", cost).with("have", have),
        Bar::CoverCrane => Text::of("sj-refuse-cover-crane"),
        Bar::CoverSame(kind) => about("sj-refuse-cover-same", kind),
        Bar::NotYours(kind) => about("sj-refuse-not-yours", kind),
        Bar::GoodLost(kind) => about("sj-refuse-good-lost", kind),
        Bar::NoGood(kind) => about("sj-refuse-no-good", kind),
        Bar::HasGood(kind) => about("sj-refuse-has-good", kind),
        Bar::NoProduction(kind) => about("sj-refuse-no-production", kind),
        Bar::NotTurned(kind) => about("sj-refuse-not-turned", kind),
    }
}
