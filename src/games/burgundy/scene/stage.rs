//! What all parts of a picture are made from: a view, a question, a language; and the frame.

use super::super::depots::DepotId;
use super::super::estates::boards;
use super::super::news::Spot;
use super::super::picks::*;
use super::super::scope::Scope;
use super::super::state::{Burgundy, Link, Stage as Doing};
use super::super::view::View;
use super::super::{tell, wording};
use super::score;
use crate::rules::{Asking, DECIDED, Face, Footer, Seat, Text, Tongue, Trace};
use crate::scene::{Frame, Pill, Player, Turn};

/// All that a picture is made from.
pub(super) struct Stage<'a, 'g> {
    pub view: &'a View,
    pub asking: Option<&'a Asking<'a, 'g, Burgundy>>,
    pub offers: &'a [(char, Pick)],
    pub footer: &'a Footer,
    pub trace: &'a Trace<Spot>,
    pub tongue: &'a dyn Tongue,
    pub names: Vec<String>,
    pub initials: Vec<String>,
}

impl Stage<'_, '_> {
    pub fn say(&self, key: impl Into<String>) -> String {
        self.tongue.say(&Text::of(key.into()))
    }

    pub fn count(&self, key: &'static str, n: usize) -> String {
        self.tongue.say(&Text::of(key).with("n", n))
    }

    /// A message that names the phase.
    pub fn phase(&self, key: &'static str) -> String {
        self.tongue.say(&Text::of(key).with("phase", self.view.phase.id().to_owned()))
    }

    pub fn player(&self, seat: Seat) -> Player {
        let i = seat.index();
        Player { seat: i, name: self.names[i].clone(), initial: self.initials[i].clone() }
    }

    /// Whose question it is: the viewer's, or in public that of who has to decide first.
    pub fn asked(&self) -> Option<Seat> {
        self.view.seat.or(self.view.awaiting.first().copied())
    }

    /// The letter of an offered pick, and the workers it costs.
    pub fn marked(&self, pick: Pick) -> Option<(String, u8)> {
        let (letter, _) = self.offers.iter().find(|(_, offered)| *offered == pick)?;
        Some((letter.to_string(), self.workers(pick).unwrap_or(0)))
    }

    /// The same of a pick on the own estate: on those of others nothing is ever offered.
    pub fn own_marked(&self, seat: usize, pick: Pick) -> Option<(String, u8)> {
        let own = self.asked().is_some_and(|asked| asked.index() == seat);
        if own { self.marked(pick) } else { None }
    }

    /// The letter of a depot that a ship can load from.
    pub fn depot_letter(&self, depot: DepotId) -> Option<String> {
        let loads = self.slot().is_some_and(|slot| slot == DEPOT || slot == SECOND);
        if loads { self.marked(depot.into()).map(|(letter, _)| letter) } else { None }
    }

    /// Whether the goods of a depot are those that a ship loads.
    pub fn loads_from(&self, depot: DepotId) -> bool {
        let asking = self.asking.filter(|_| self.slot() == Some(LOADED));
        asking.is_some_and(|asking| [asking.draft.depot, asking.draft.second.flatten()].contains(&Some(depot)))
    }

    /// The side of its board that a seat plays, has chosen, or is looking at.
    pub fn side_of(&self, seat: usize) -> Option<u8> {
        let player = &self.view.players[seat];
        let looked_at = self.asking.and_then(|asking| asking.draft.side).map(|side| side.0);
        let own = self.asked().is_some_and(|asked| asked.index() == seat);
        player.estate.or(player.choice.map(|(side, _)| side)).or(looked_at.filter(|_| own))
    }

    /// The sides that a seat can choose from.
    pub fn sides_of(&self, seat: usize) -> Option<[u8; 2]> {
        boards().get(usize::from(self.view.players[seat].board?)).copied()
    }

    /// The workers that a pick costs, if it can be picked with what was picked before.
    fn workers(&self, pick: Pick) -> Option<u8> {
        self.asking.and_then(|asking| asking.seen.costs(asking.draft, pick))
    }

    /// The slot that the offers answer.
    fn slot(&self) -> Option<&'static str> {
        self.asking.filter(|_| !self.offers.is_empty()).map(|asking| asking.slot)
    }

    /// What is picked with the offers, if the picture says it: who picks a verb has to do what everybody sees.
    fn asks(&self) -> Option<&'static str> {
        let is_start = self.asking.is_some_and(|asking| asking.draft.side.is_some());
        match self.slot()? {
            VERB => None,
            SPACE if is_start => Some("start"),
            COLOUR => Some("sale"),
            LOADED => Some("load"),
            slot => Some(slot),
        }
    }

    /// What the viewer is asked at the end of a path.
    fn question(&self) -> Option<String> {
        let is_decided = self.asking.is_some_and(|asking| asking.slot == DECIDED && asking.draft.verb.is_some());
        let asks = || Some(self.say(format!("cb-picture-asks-{}", self.asks()?)));
        if is_decided { Some(self.say("picture-sure")) } else { asks() }
    }

    /// What is settled of the question: the die, and the tile; else how it is answered.
    fn settled(&self) -> String {
        let costs = self.offers.iter().any(|(_, pick)| self.workers(*pick).is_some_and(|workers| workers > 0));
        let how = || self.say(if costs { "cb-picture-workers" } else { "cb-picture-letters" });
        let Some(asking) = self.asking.filter(|asking| asking.draft.verb.is_some()) else { return how() };
        let has_way = self.view.pending.is_some() || asking.seen.with(asking.draft).is_some();
        let way = has_way.then(|| self.tongue.say(&wording::way(self.view, asking)));
        let picked = asking.draft.stored.or(asking.draft.tile.map(|from| from.tile));
        let picked = picked.map(|picked| self.tongue.say(&tell::tile(picked)));
        let settled: Vec<String> = way.into_iter().chain(picked).collect();
        if settled.is_empty() { how() } else { settled.join(" · ") }
    }

    /// Who has to do what, or who has won.
    pub fn turn(&self) -> Turn {
        let view = self.view;
        if view.stage == Doing::Over {
            return score::over(self);
        }
        if let (Some(what), Some(seat)) = (self.question(), self.asked()) {
            return Turn::Asked { players: vec![self.player(seat)], what, hint: self.settled() };
        }
        let players = view.awaiting.iter().map(|seat| self.player(*seat)).collect();
        Turn::Asked { players, what: self.does(view.awaiting.len()), hint: String::new() }
    }

    /// Whose estate a picture shows, and what the seat does: that of somebody who has nothing to do now is not headed by
    /// whose turn it is.
    pub fn estate_turn(&self, seat: Seat) -> Turn {
        let view = self.view;
        let is_awaited = view.awaiting.contains(&seat);
        if is_awaited && self.asked() == Some(seat) && self.question().is_some() {
            return self.turn();
        }
        let what = match (view.player(seat).and_then(|player| player.estate), view.stage) {
            _ if is_awaited => self.does(1),
            (Some(estate), _) => self.count("cb-picture-plays", estate.into()),
            (None, Doing::Open) => self.say("cb-picture-later"),
            (None, _) => self.say("cb-picture-chosen"),
        };
        Turn::Asked { players: vec![self.player(seat)], what, hint: String::new() }
    }

    /// What so many who have to decide do, as it follows a name.
    fn does(&self, many: usize) -> String {
        let view = self.view;
        match (view.stage, view.pending) {
            (Doing::Open | Doing::Secret | Doing::Over, _) => self.count("cb-picture-does-estate", many),
            (_, Some(Link::Ship)) => self.say("cb-picture-does-ship"),
            (_, Some(Link::Castle)) => self.say("cb-picture-does-castle"),
            (_, Some(Link::Building(building))) => self.say(format!("cb-picture-does-{building}")),
            (_, None) => {
                let player = view.mover().and_then(|seat| view.player(seat));
                let dice: Vec<u8> = player.into_iter().flat_map(|player| player.left()).collect();
                match dice[..] {
                    [one, two] => self.tongue.say(&Text::of("cb-picture-does-two").with("one", one).with("two", two)),
                    [one] => self.tongue.say(&Text::of("cb-picture-does-one").with("one", one)),
                    _ if view.mover().and_then(|seat| Scope::seen(view, seat)).is_some_and(|scope| scope.can_buy()) => {
                        self.say("cb-picture-does-end")
                    }
                    _ => self.say("cb-picture-does-end-only"),
                }
            }
        }
    }

    /// The frame of every picture of this game.
    pub fn frame(&self, turn: Turn) -> Frame {
        let view = self.view;
        let pills = match view.stage {
            Doing::Open | Doing::Secret => vec![(self.say("cb-picture-setup"), true)],
            Doing::Over => vec![(self.footer.length(self.tongue), false), (self.say("cb-picture-over"), true)],
            Doing::Turns => {
                vec![(self.count("cb-picture-round", view.round.into()), false), (self.phase("cb-picture-phase"), true)]
            }
        };
        Frame {
            title: self.say("burgundy-title"),
            emblem: Burgundy::EMBLEM,
            band: Burgundy::BAND,
            pills: pills.into_iter().map(|(text, strong)| Pill { text, strong }).collect(),
            turn: self.footer.line(turn, self.tongue),
            news: self.footer.news(self.tongue, |seat| self.player(seat)),
            reference: self.footer.reference(self.tongue),
        }
    }
}
