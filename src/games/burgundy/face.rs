//! Questions in words: what is asked, how it came to that, and what may be tried in vain. Answers are `labels`'.

use super::goods::Goods;
use super::moves::*;
use super::scope::{GOODS_PLACES, Scope};
use super::spaces::{Space, Spaces};
use super::state::{Link, STORAGE, Stage};
use super::tell::{self, effect, silver, tile, workers};
use super::tiles::{Good, Tile};
use super::view::View;
use crate::rules::{Answer, Seat, Text, VERB};

/// Where a path has led: everything that words for the next question depend on.
pub(super) struct Place<'a> {
    view: &'a View,
    pub(super) scope: Scope<'a>,
    /// The verb, if it was picked.
    pub(super) act: Option<Act>,
    /// What the action is done with, if that is known.
    pub(super) with: Option<With>,
    /// The picks after the verb and the die.
    picks: Vec<Pick>,
}

impl<'a> Place<'a> {
    /// Where the viewer's own path has led.
    pub(super) fn of(view: &'a View, path: &[Answer<Pick>]) -> Option<Place<'a>> {
        Place::of_seat(view, view.seat?, path)
    }

    /// Where the path of a seat has led, as far as the viewer knows.
    pub(super) fn of_seat(view: &'a View, seat: Seat, path: &[Answer<Pick>]) -> Option<Place<'a>> {
        let scope = Scope::seen(view, seat)?;
        let mut picks = path.iter().filter_map(|answer| match answer {
            Answer::One(pick) => Some(*pick),
            Answer::Some(_) => None,
        });
        let act = picks.next().and_then(|pick| if let Pick::Act(act) = pick { Some(act) } else { None });
        let with = match view.pending {
            Some(Link::Building(building)) => Some(With::Building(building)),
            Some(_) => Some(With::Castle),
            None if matches!(act, Some(Act::Take | Act::Place | Act::Sell | Act::Workers)) => match picks.next() {
                Some(Pick::Number(die)) => Some(With::Die(die)),
                _ => None,
            },
            None => None,
        };
        Some(Place { view, scope, act, with, picks: picks.collect() })
    }

    /// Everything that an action could be done with now.
    pub(super) fn ways(&self) -> Vec<With> {
        match self.with {
            Some(with) => vec![with],
            None => self.scope.player.left().map(With::Die).collect(),
        }
    }

    /// The tile picked.
    pub(super) fn tile(&self) -> Option<Tile> {
        match self.picks.first()? {
            Pick::Tile(tile) | Pick::At(tile, _) => Some(*tile),
            _ => None,
        }
    }

    fn number(&self, at: usize) -> Option<u8> {
        if let Pick::Number(number) = self.picks.get(at)? { Some(*number) } else { None }
    }

    /// The depot picked to load from.
    pub(super) fn depot(&self) -> Option<DepotId> {
        self.number(0).map(DepotId)
    }

    /// The goods of the depots picked.
    pub(super) fn offered(&self) -> Goods {
        let depots = [self.number(0), self.number(1)].into_iter().flatten().map(DepotId);
        depots.fold(Goods::default(), |all, depot| all.and(self.scope.goods(depot)))
    }

    /// The side of the board picked.
    pub(super) fn side(&self) -> Option<u8> {
        self.number(0)
    }

    /// Where the tile picked can be placed.
    pub(super) fn spaces(&self) -> Spaces {
        match (self.with, self.tile()) {
            (Some(with), Some(tile)) => self.scope.spaces(with, tile),
            _ => Spaces::default(),
        }
    }

    /// The points that the tile picked brings on a space at once, and the workers it takes, if it can be placed there.
    pub(super) fn worth(&self, space: Space) -> Option<(u32, u8)> {
        let (with, tile) = (self.with?, self.tile()?);
        if !self.spaces().has(space) {
            return None;
        }
        let points = self.scope.gains(tile, space).iter().map(|gain| u32::from(gain.points())).sum();
        Some((points, self.scope.placing(with, tile, space)?))
    }

    /// The workers that a pick takes: of a tile to place, at the cheapest space.
    pub(super) fn costs(&self, pick: Pick) -> Option<u8> {
        let with = self.with?;
        match (self.act?, pick) {
            (Act::Take, Pick::At(_, depot)) => self.scope.taking(with, depot),
            (Act::Sell, Pick::Good(good)) => self.scope.selling(with, good),
            (Act::Place, Pick::Tile(tile)) => self.scope.placing_somewhere(with, tile),
            (Act::Place, Pick::Space(space)) => self.scope.placing(with, self.tile()?, space),
            _ => None,
        }
    }

    /// How it came to this question: the die, and the tiles placed in its chain.
    fn way(&self) -> Text {
        let die = |die: u8| Text::of("cb-dice-one").with("die", die);
        let onward = |way: Text, next: Text| Text::of("cb-way").with("before", way).with("next", next);
        match (self.view.pending, self.with) {
            (Some(_), _) => {
                let chain = &self.view.chain;
                chain.tiles.iter().map(|placed| tile(*placed)).fold(die(chain.die), onward)
            }
            (None, Some(With::Die(value))) => die(value),
            (None, _) => dice(&self.scope),
        }
    }
}

/// The dice that are left.
fn dice(scope: &Scope) -> Text {
    let mut left = scope.player.left();
    match (left.next(), left.next()) {
        (Some(first), Some(second)) => Text::of("cb-dice-two").with("first", first).with("second", second),
        (Some(die), None) => Text::of("cb-dice-one").with("die", die),
        (None, _) => Text::of("cb-dice-none"),
    }
}

/// Dice, workers, silver and storage.
fn status(scope: &Scope) -> Text {
    let text = Text::of("cb-status").with("dice", dice(scope)).with("workers", workers(scope.player.workers));
    let text = text.with("silver", silver(scope.player.silver)).with("stored", scope.player.stored().count());
    text.with("places", STORAGE)
}

/// The question of a slot.
pub(super) fn prompt(view: &View, path: &[Answer<Pick>], slot: &'static str) -> Text {
    let Some(at) = Place::of(view, path) else { return Text::of("cb-duty-over") };
    let ask = |key: &'static str| Text::of(key).with("way", at.way());
    match (slot, at.act) {
        (VERB, _) => first(&at),
        (DIE, Some(Act::Take)) => Text::of("cb-ask-die-take"),
        (DIE, Some(Act::Place)) => Text::of("cb-ask-die-place"),
        (DIE, Some(Act::Sell)) => Text::of("cb-ask-die-sell"),
        (DIE, _) => Text::of("cb-ask-die-workers"),
        (TILE, Some(Act::Place)) => ask("cb-ask-place"),
        (TILE, Some(Act::Buy)) => full(&at, purchase(&at)),
        (TILE, Some(Act::Take)) => full(&at, numbered(ask("cb-ask-take"))),
        (TILE, _) => numbered(ask("cb-ask-take")),
        (DISCARD, _) => about(&at, Text::of("cb-ask-discard")),
        (SPACE, Some(Act::Estate)) => Text::of("cb-ask-start").with("side", at.side().unwrap_or_default()),
        (SPACE, _) => about(&at, ask("cb-ask-space")),
        (COLOUR, _) => ask("cb-ask-sell"),
        (DEPOT, _) => ask("cb-ask-load").with("room", room(&at.scope)),
        (SECOND, _) => ask("cb-ask-second").with("depot", at.depot().map_or(0, |depot| depot.0)),
        (LOADED, _) => ask("cb-ask-colours").with("room", room(&at.scope)),
        _ => Text::of("cb-ask-side"),
    }
}

fn about(at: &Place, text: Text) -> Text {
    match at.tile() {
        Some(picked) => text.with("tile", tile(picked)),
        None => text,
    }
}

fn purchase(at: &Place) -> Text {
    let is_last = at.scope.player.left().next().is_none();
    let ask = Text::of(if is_last { "cb-ask-buy-last" } else { "cb-ask-buy" });
    if at.scope.shops().count() > 1 { numbered(ask) } else { ask }
}

/// A question whose answers have the number of a depot in front.
fn numbered(ask: Text) -> Text {
    Text::of("cb-ask-numbered").with("ask", ask)
}

/// A question about a new tile, with a warning where the storage is full.
fn full(at: &Place, text: Text) -> Text {
    if at.scope.player.is_full() { Text::of("cb-ask-full").with("ask", text) } else { text }
}

/// How many new colours of goods find room.
fn room(scope: &Scope) -> usize {
    GOODS_PLACES.saturating_sub(scope.player.goods.colours())
}

/// The first question: what there is to do it with, and what is open.
fn first(at: &Place) -> Text {
    match at.view.pending {
        _ if at.view.stage != Stage::Turns => Text::of("cb-ask-side"),
        Some(Link::Castle) => Text::of("cb-ask-castle").with("way", at.way()).with("status", status(&at.scope)),
        Some(Link::Building(building)) => {
            Text::of("cb-ask-benefit").with("way", at.way()).with("effect", effect(Tile::of(building)))
        }
        Some(Link::Ship) | None => status(&at.scope),
    }
}

/// What might be tried in vain, so that the reason can be given.
pub(super) fn shadows(view: &View, path: &[Answer<Pick>]) -> Vec<Pick> {
    let Some(at) = Place::of(view, path) else { return Vec::new() };
    let scope = &at.scope;
    let there = |depot: DepotId| scope.tiles(depot).map(move |tile| Pick::At(tile, depot));
    match at.act {
        None if view.stage == Stage::Turns => {
            [Act::Take, Act::Place, Act::Sell, Act::Workers, Act::Buy, Act::Skip, Act::End].map(Pick::Act).to_vec()
        }
        Some(Act::Take | Act::Place | Act::Sell) if at.with.is_none() => {
            scope.player.dice.into_iter().map(Pick::Number).collect()
        }
        Some(Act::Take | Act::Buy | Act::Fetch) if at.picks.is_empty() => {
            DepotId::numbered().chain([DepotId::BLACK]).flat_map(there).collect()
        }
        Some(Act::Place) => match at.tile() {
            None => scope.stored().map(Pick::Tile).collect(),
            Some(tile) => tempting(scope, tile).iter().map(Pick::Space).collect(),
        },
        Some(Act::Sell) => Good::ALL.map(Pick::Good).to_vec(),
        Some(Act::Load) if scope.loads_twice() && at.picks.len() == 1 => {
            DepotId::numbered().map(|depot| Pick::Number(depot.0)).collect()
        }
        _ => Vec::new(),
    }
}

/// The spaces on which somebody might want to place a tile: those of its colour, and those beside other tiles.
fn tempting(scope: &Scope, tile: Tile) -> Spaces {
    let own = scope.player.ground(tile.colour());
    own.or(scope.player.cover.border())
}

/// What a seat has to do.
pub(super) fn duty(view: &View, seat: Seat) -> Text {
    let Some(scope) = Scope::seen(view, seat) else { return Text::of("cb-duty-over") };
    let mut left = scope.player.left();
    match (view.stage, view.pending.filter(|_| view.mover() == Some(seat))) {
        (Stage::Over, _) => Text::of("cb-duty-over"),
        (Stage::Open | Stage::Secret, _) => Text::of("cb-duty-estate"),
        (Stage::Turns, Some(Link::Castle)) => Text::of("cb-duty-castle"),
        (Stage::Turns, Some(Link::Ship)) => Text::of("cb-duty-ship"),
        (Stage::Turns, Some(link)) => Text::of("cb-duty-building").with("tile", tell::link(link)),
        (Stage::Turns, None) => match (left.next(), left.next()) {
            (Some(first), Some(second)) => Text::of("cb-duty-dice").with("first", first).with("second", second),
            (Some(die), None) => Text::of("cb-duty-die").with("die", die),
            (None, _) if scope.can_buy() => Text::of("cb-duty-end"),
            (None, _) => Text::of("cb-duty-end-only"),
        },
    }
}
