//! What all parts of a picture are made from: a view, a question, a language; and the frame.

use super::super::estates::boards;
use super::super::face::Place;
use super::super::moves::{Act, DepotId, Pick};
use super::super::scope::Scope;
use super::super::state::{Link, Stage as Doing};
use super::super::view::View;
use super::score;
use crate::rules::{Answer, Footer, Seat, Text, Tongue};
use crate::scene::{Colour, Frame, Pill, Player, Turn};

/// All that a picture is made from.
pub(super) struct Stage<'a> {
    pub view: &'a View,
    pub path: &'a [Answer<Pick>],
    pub offers: &'a [(char, Pick)],
    pub footer: &'a Footer,
    pub tongue: &'a dyn Tongue,
    pub names: Vec<String>,
    pub initials: Vec<String>,
}

/// What is picked with the answers that follow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    Nothing,
    Act,
    Die,
    Tile,
    Discard,
    Space,
    Sale,
    Depot,
    Second,
    Load,
    Side,
    Start,
}

impl Stage<'_> {
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

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view.players.len() as u8).map(Seat)
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
        let loads = matches!(self.asks(), Asks::Depot | Asks::Second);
        if loads { self.marked(Pick::Number(depot.0)).map(|(letter, _)| letter) } else { None }
    }

    /// Whether the goods of a depot are those that a ship loads.
    pub fn loads_from(&self, depot: DepotId) -> bool {
        self.asks() == Asks::Load && self.path.iter().any(|answer| *answer == Answer::One(Pick::Number(depot.0)))
    }

    /// The side of its board that a seat plays, has chosen, or is looking at.
    pub fn side_of(&self, seat: usize) -> Option<u8> {
        let player = &self.view.players[seat];
        let looked_at = self.place().filter(|place| place.act == Some(Act::Estate)).and_then(|place| place.side());
        let own = self.asked().is_some_and(|asked| asked.index() == seat);
        player.estate.or(player.choice.map(|(side, _)| side)).or(looked_at.filter(|_| own))
    }

    /// The sides that a seat can choose from.
    pub fn sides_of(&self, seat: usize) -> Option<[u8; 2]> {
        boards().get(usize::from(self.view.players[seat].board?)).copied()
    }

    fn act(&self) -> Option<Act> {
        self.place()?.act
    }

    /// The workers that a pick costs, if it can be picked with what was picked before.
    fn workers(&self, pick: Pick) -> Option<u8> {
        self.place()?.costs(pick)
    }

    /// Where the path has led whoever is asked.
    fn place(&self) -> Option<Place<'_>> {
        Place::of_seat(self.view, self.asked()?, self.path)
    }

    /// What the offers answer.
    fn asks(&self) -> Asks {
        let Some((_, first)) = self.offers.first() else { return Asks::Nothing };
        match (self.act(), first) {
            (_, Pick::Act(_)) => Asks::Act,
            (Some(Act::Estate), Pick::Number(_)) => Asks::Side,
            (Some(Act::Estate), _) => Asks::Start,
            (Some(Act::Load), Pick::Number(_)) if self.path.len() == 1 => Asks::Depot,
            (Some(Act::Load), Pick::Number(_) | Pick::None) => Asks::Second,
            (Some(Act::Load), _) => Asks::Load,
            (_, Pick::Number(_)) => Asks::Die,
            (Some(Act::Place), Pick::Tile(_)) | (_, Pick::At(..)) => Asks::Tile,
            (_, Pick::Tile(_)) => Asks::Discard,
            (_, Pick::Space(_)) => Asks::Space,
            _ => Asks::Sale,
        }
    }

    /// Who has to do what, or who has won.
    pub fn turn(&self) -> Turn {
        let view = self.view;
        if view.stage == Doing::Over {
            return score::winners(self);
        }
        let asks = match self.asks() {
            Asks::Nothing | Asks::Act => None,
            Asks::Die => Some("die"),
            Asks::Tile => Some("tile"),
            Asks::Discard => Some("discard"),
            Asks::Space => Some("space"),
            Asks::Sale => Some("sale"),
            Asks::Depot => Some("depot"),
            Asks::Second => Some("second"),
            Asks::Load => Some("load"),
            Asks::Side => Some("side"),
            Asks::Start => Some("start"),
        };
        if let (Some(asks), Some(seat)) = (asks, self.asked()) {
            let costs = self.offers.iter().any(|(_, pick)| self.workers(*pick).is_some_and(|workers| workers > 0));
            let hint = if costs { "cb-picture-workers" } else { "cb-picture-letters" };
            let what = self.say(format!("cb-picture-asks-{asks}"));
            return Turn::Asked { players: vec![self.player(seat)], what, hint: self.say(hint) };
        }
        let players = view.awaiting.iter().map(|seat| self.player(*seat)).collect();
        Turn::Asked { players, what: self.does(view.awaiting.len()), hint: String::new() }
    }

    /// Whose estate a picture shows, and what the seat does: that of somebody who has nothing to do now is not headed by
    /// whose turn it is.
    pub fn estate_turn(&self, seat: Seat) -> Turn {
        let view = self.view;
        let is_awaited = view.awaiting.contains(&seat);
        if is_awaited && self.asked() == Some(seat) && !self.offers.is_empty() {
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
            Doing::Over => vec![(self.say("cb-picture-over"), true)],
            Doing::Turns => {
                vec![(self.phase("cb-picture-phase"), true), (self.count("cb-picture-round", view.round.into()), false)]
            }
        };
        Frame {
            title: self.say("burgundy-title"),
            emblem: "castle",
            band: Colour::BandBurgundy,
            pills: pills.into_iter().map(|(text, strong)| Pill { text, strong }).collect(),
            turn,
            last: self.footer.last.as_ref().map(|text| self.tongue.say(text)).unwrap_or_default(),
            reference: format!("{} · {}", self.footer.table, self.footer.step),
        }
    }
}
