//! What a role would bring its picker, with a Library or without, as far as there are cards.

use super::limits::{dealt, privileges};
use super::moves::Role;
use super::seen::Seen;
use super::view::View;
use crate::rules::Text;

/// What a role would bring whoever is asked. Nothing is promised that empty piles cannot give (SJ-Q4).
pub(super) fn role(view: &View, at: &Seen, picked: Role, library: bool) -> Text {
    let (privileges, stock) = (privileges(true, library), at.means.stock);
    match picked {
        Role::Builder => Text::of("sj-note-builder").with("less", privileges),
        Role::Producer if stock == 0 && !at.means.plants(false).is_empty() => Text::of("sj-note-no-cards"),
        Role::Producer => Text::of("sj-note-producer").with("goods", at.goods(privileges, false)),
        Role::Trader => Text::of("sj-note-trader").with("goods", at.goods(privileges, true)),
        Role::Councillor | Role::Prospector if stock == 0 => Text::of("sj-note-no-cards"),
        Role::Councillor => councillor(view, stock, dealt(privileges).min(stock)),
        Role::Prospector => Text::of("sj-note-prospector").with("count", stock.min(privileges.into())),
    }
}

/// What the Councillor draws, and what is left for the others.
fn councillor(view: &View, stock: usize, drawn: usize) -> Text {
    let (left, due) = (stock - drawn, dealt(0) * (view.seats.len() - 1));
    let key = if left < due { "sj-note-councillor-short" } else { "sj-note-councillor" };
    Text::of(key).with("drawn", drawn).with("left", left)
}
