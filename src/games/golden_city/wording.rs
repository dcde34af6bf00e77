//! Questions in words, and which picture helps with them. Answers are `labels`', reasons why not `refuse`'s.

use super::ask::Bar;
use super::labels::{self, Asking};
use super::moves::Pick;
use super::phases::GOODS_LIMIT;
use super::refuse;
use super::state::{GoldenCity, Phase};
use super::tell::{self, coins, place, terrains};
use super::tips;
use super::view::View;
use crate::rules::{Choice, Sheet, Text, Tip, Wording};

impl Wording for GoldenCity {
    const TIPS: &'static [Tip<Self>] = tips::TIPS;

    fn prompt(view: &View, asking: &Asking) -> Text {
        let at = asking.seen;
        let (hand, count) = (|| terrains(at.own.hand), at.own.hand.len());
        let held =
            |key: &'static str| Text::of(key).with("count", count).with("hand", hand()).with("keys", at.own.keys);
        match (at.phase, asking.draft.site) {
            (Phase::Bid, _) => {
                let text = Text::of("gc-ask-bid").with("price", coins(at.price));
                text.with("have", coins(at.own.coins)).with("hand", hand())
            }
            (Phase::Build, Some(site)) => Text::of("gc-ask-pay").with("place", place(site)).with("hand", hand()),
            (Phase::Build, None) if at.buildable().is_empty() => held("gc-ask-nothing"),
            (Phase::Build, None) if at.reach.left == 1 => held("gc-ask-last"),
            (Phase::Build, None) => held(if view.built == 0 { "gc-ask-first" } else { "gc-ask-second" }),
            (Phase::Good, _) if at.own.goods.len() >= GOODS_LIMIT => Text::of("gc-ask-good-full"),
            (Phase::Good, _) => Text::of("gc-ask-good").with("have", at.own.goods.len()),
            (Phase::Return, _) => Text::of("gc-ask-return"),
            (Phase::Bonus, _) => Text::of("gc-ask-bonus"),
            (Phase::Discard, _) => Text::of("gc-ask-discard").with("count", count).with("n", at.surplus()),
            (Phase::Over, _) => tell::duty(Phase::Over),
        }
    }

    fn label(view: &View, asking: &Asking, pick: Pick) -> Choice {
        labels::label(view, asking, pick)
    }

    fn reason(bar: &Bar) -> Text {
        refuse::reason(bar)
    }

    /// The hand for what is done with its cards and for bonus and goods cards of one's own, else the island.
    fn sheet(view: &View, asking: Option<&Asking>) -> Sheet {
        let pays = asking.is_some_and(|asking| asking.draft.site.is_some());
        match view.phase {
            Phase::Return | Phase::Bonus | Phase::Discard => Sheet::Own,
            Phase::Build if pays => Sheet::Own,
            _ => Sheet::Board(0),
        }
    }
}
