//! The boards in a few sentences, for whoever does not see them: each seat with its points first, then what is common; and what
//! is said of a seat and of spaces elsewhere, too.

use super::about;
use super::map::Place;
use super::names;
use super::phrases;
use super::print::{Pile, Travel};
use super::seals::Special;
use super::spaces::{Space, card_spaces};
use super::state::{MarcoPolo, Player, Stage};
use super::tell::parts;
use super::view::View;
use super::wording::{figures, left, seals, stock};
use crate::rules::{Face, Seat, Text};

/// The actions.
pub(super) fn actions(view: &View) -> Vec<Text> {
    let stage = head(view, "mp-alt-actions");
    if view.table.stage == Stage::Characters {
        return vec![stage, characters(view)];
    }
    let where_all =
        each(view, |seat, player| Text::of("mp-alt-figure").with("seat", seat).with("places", figures(player)));
    let where_all = Text::of("mp-alt-figures").with("seats", where_all);
    let common = [stage, hourglass(view), where_all, posts_left(view), contracts(view), open(view), cards(view)];
    view.table.seats().filter_map(|seat| player(view, seat)).chain(common).collect()
}

/// The map.
pub(super) fn map(view: &View) -> Vec<Text> {
    let seats = view.table.seats().filter_map(|seat| {
        let (player, score) = (view.player(seat)?, view.scores.get(seat.index())?);
        let text = Text::of("mp-alt-place").with("seat", seat).with("points", i32::from(score.total));
        Some(text.with("figures", figures(player)).with("posts", some(player.posts.iter().map(names::place))))
    });
    seats.chain([head(view, "mp-alt-map"), hourglass(view), posts_left(view), contracts(view)]).collect()
}

fn head(view: &View, key: &'static str) -> Text {
    Text::of(key).with("stage", MarcoPolo::stage(view))
}

fn hourglass(view: &View) -> Text {
    Text::of("mp-read-hourglass").with("seat", view.table.hourglass)
}

/// What is said of each seat.
fn each(view: &View, say: impl Fn(Seat, &Player) -> Text) -> Vec<Text> {
    view.table.seats().filter_map(|seat| Some(say(seat, view.player(seat)?))).collect()
}

/// How many posts each seat has still to set up.
fn posts_left(view: &View) -> Text {
    let left = each(view, |seat, player| Text::of("mp-alt-left-of").with("seat", seat).with("n", player.posts_left()));
    Text::of("mp-alt-left").with("seats", left)
}

/// The contracts on the map.
fn contracts(view: &View) -> Text {
    let open = view.table.open_contracts().map(|(place, contract)| lies(names::contract(contract), place));
    Text::of("mp-alt-contracts").with("contracts", some(open))
}

fn is_free(view: &View, space: Space) -> bool {
    view.table.placed.iter().all(|placed| placed.space != space)
}

/// The spaces where no die lies, but for city cards. Those of a book count as one.
fn open(view: &View) -> Text {
    let books = Pile::ALL.into_iter().filter_map(|pile| Space::of_book(pile).find(|space| is_free(view, *space)));
    let common = [Space::Khan, Space::Seals, Space::Bag].into_iter().chain(Travel::ALL.map(Space::Travel));
    let common = common.chain([Space::Contracts]).chain(Special::all().map(Space::Special));
    let free = books.chain(common.filter(|space| is_free(view, *space)));
    Text::of("mp-alt-open").with("spaces", some(free.map(|free| space(view, free))))
}

/// The city cards on which no die lies.
fn cards(view: &View) -> Text {
    let all = card_spaces().zip(&view.table.cards).zip(0..).filter(|(_, at)| is_free(view, Space::Card(*at)));
    let all = all.map(|((place, card), _)| match place {
        Some(place) => lies(names::card(*card), place),
        None => names::card(*card),
    });
    Text::of("mp-alt-cards").with("cards", some(all))
}

/// The characters nobody has picked.
pub(super) fn characters(view: &View) -> Text {
    let open: Vec<Text> = view.table.characters.iter().copied().map(names::character).collect();
    Text::of("mp-alt-characters").with("characters", open)
}

/// What a seat has.
pub(super) fn player(view: &View, seat: Seat) -> Option<Text> {
    let (player, score) = (view.player(seat)?, view.scores.get(seat.index())?);
    let text = Text::of("mp-alt-seat").with("seat", seat).with("points", i32::from(score.total));
    Some(text.with("dice", left(player)).with("stock", stock(player)).with("seals", seals(player)))
}

/// Where a seat's figures and posts are.
fn posts(view: &View, seat: Seat) -> Option<Text> {
    let player = view.player(seat)?;
    let text = Text::of("mp-alt-posts").with("seat", seat).with("figures", figures(player));
    Some(text.with("posts", some(player.posts.iter().map(names::place))))
}

/// Things, or that there is none.
pub(super) fn some(things: impl Iterator<Item = Text>) -> Vec<Text> {
    let all: Vec<Text> = things.collect();
    if all.is_empty() { vec![Text::of("mp-none")] } else { all }
}

pub(super) fn lies(what: Text, place: Place) -> Text {
    Text::of("mp-label-beside").with("first", what).with("second", names::place(place))
}

/// A seat's own board.
pub(super) fn large(view: &View, seat: Seat) -> Vec<Text> {
    let Some(own) = view.player(seat) else { return Vec::new() };
    let text = Text::of("mp-alt-board").with("seat", seat).with("done", own.fulfilled.len());
    let text = text.with("left", own.posts_left());
    let active = phrases::apart(own.active.iter().map(|contract| about::contract(*contract)));
    let text = text.with("active", active.unwrap_or_else(|| Text::of("mp-none")));
    let who = own.character.map(|character| {
        Text::of("mp-alt-character").with("seat", seat).with("character", names::character(character))
    });
    [player(view, seat), posts(view, seat), who, Some(text)].into_iter().flatten().collect()
}

/// A line of the score sheet.
pub(super) fn result(view: &View, seat: Seat) -> Option<Text> {
    let score = view.scores.get(seat.index())?;
    let text = Text::of("mp-alt-score").with("seat", seat).with("points", i32::from(score.total));
    Some(text.with("parts", parts(score, 0)))
}

/// A space by its name.
pub(super) fn space(view: &View, space: Space) -> Text {
    match space {
        Space::Book(_) => {
            let of = |pile: &Pile| Space::of_book(*pile).any(|one| one == space);
            Pile::ALL.into_iter().find(of).map_or_else(|| Text::of("mp-label-book"), names::book)
        }
        Space::Khan => Text::of("mp-label-khan"),
        Space::Seals => Text::of("mp-label-seal"),
        Space::Bag => Text::of("mp-label-bag"),
        Space::Travel(travel) => Text::of(format!("mp-travel-{travel}")),
        Space::Contracts => Text::of("mp-label-contracts"),
        Space::Special(special) => names::place(special.place()),
        Space::Card(at) => match card_spaces().nth(usize::from(at)).flatten() {
            Some(place) => names::place(place),
            None => {
                view.table.cards.get(usize::from(at)).map_or_else(|| Text::of("mp-nothing"), |card| names::card(*card))
            }
        },
    }
}
