//! Questions and answers in words: prompts, labels with their outcome, and why not.

use super::apply::GATHERED;
use super::ask::Bar;
use super::moves::*;
use super::state::PieDay;
use super::view::View;
use super::words::{fruit, pie, some};
use crate::rules::{Choice, Sheet, Text, Wording};

/// A question of this game.
type Asking<'a, 'g> = crate::rules::Asking<'a, 'g, PieDay>;

impl Wording for PieDay {
    fn prompt(_: &View, asking: &Asking) -> Text {
        match (asking.slot, asking.draft.pie) {
            (FRUIT, Some(it)) => {
                let text = Text::of("pd-ask-fruit").with("pie", pie(it)).with("n", it.print().cost);
                text.with("fruit", fruit(it.print().best))
            }
            (PIE, _) => Text::of("pd-ask-pie").with("n", asking.seen.hand.len()),
            _ if asking.seen.hand.is_empty() => Text::of("pd-ask-empty"),
            _ => Text::of("pd-ask").with("fruit", some(asking.seen.hand)),
        }
    }

    fn label(_: &View, asking: &Asking, pick: Pick) -> Choice {
        match pick {
            Pick::Act(Act::Gather) => Choice::bringing(Text::of("pd-label-gather").with("n", GATHERED)),
            Pick::Act(Act::Bake) => Choice::of(Text::of("pd-label-bake")),
            Pick::Pie(it) => {
                let text = Text::of("pd-label-pie").with("pie", pie(it)).with("cost", it.print().cost);
                let note = Text::of("pd-note-pie").with("fruit", fruit(it.print().best));
                Choice::bringing(text.with("points", it.print().points)).noted(note)
            }
            Pick::Piece(piece) => match asking.draft.pie.is_some_and(|pie| pie.print().best == piece.fruit) {
                true => Choice::bringing(Text::of("pd-label-best").with("fruit", fruit(piece.fruit))),
                false => Choice::of(fruit(piece.fruit)),
            },
        }
    }

    fn reason(bar: &Bar) -> Text {
        match *bar {
            Bar::NothingToBake => Text::of("pd-refuse-nothing"),
            Bar::Gone(it, seat) => Text::of("pd-refuse-gone").with("pie", pie(it)).with("seat", seat),
            Bar::Dear { pie: it, have } => {
                Text::of("pd-refuse-dear").with("pie", pie(it)).with("cost", it.print().cost).with("have", have)
            }
            Bar::NotHeld(it) => Text::of("pd-refuse-not-held").with("fruit", fruit(it)),
        }
    }

    /// The hand where fruit is asked for, the table for all else.
    fn sheet(_: &View, asking: Option<&Asking>) -> Sheet {
        if asking.is_some_and(|asking| asking.slot == FRUIT) { Sheet::Own } else { Sheet::Board(0) }
    }
}
