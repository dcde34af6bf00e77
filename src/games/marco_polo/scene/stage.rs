//! What all parts of a picture are made from: a view, a question, a language; and the frame.

use super::super::cards::{CityCard, Contract, Goal};
use super::super::characters::Character;
use super::super::dice::Die;
use super::super::due::Due;
use super::super::map::{Place, Way};
use super::super::moves::*;
use super::super::names;
use super::super::news::Spot;
use super::super::print::{Arms, Guild};
use super::super::scoring::has_arms;
use super::super::spaces::{Space, card_spaces, contract_spaces};
use super::super::state::{MarcoPolo, Player, Stage as Doing};
use super::super::view::View;
use super::{look, score};
use crate::rules::{DECIDED, Face, Footer, Seat, Text, Tongue, Trace};
use crate::scene::{Area, Doer, Frame, Marks, News, Outline, Pill, Pips, Player as Named, Point, Turn};

/// All that a picture is made from.
pub(super) struct Stage<'a> {
    pub view: &'a View,
    /// What was picked on the way to the question that is looked at.
    pub draft: Option<&'a Draft>,
    /// The slot that is asked, if the viewer is asked anything.
    pub slot: Option<&'static str>,
    pub offers: &'a [(char, Pick)],
    pub footer: &'a Footer,
    pub trace: &'a Trace<Spot>,
    pub tongue: &'a dyn Tongue,
    pub names: Vec<String>,
    pub initials: Vec<String>,
}

impl Stage<'_> {
    pub fn say(&self, key: impl Into<String>) -> String {
        self.tongue.say(&Text::of(key.into()))
    }

    pub fn count(&self, key: impl Into<String>, n: usize) -> String {
        self.tongue.say(&Text::of(key.into()).with("n", n))
    }

    pub fn place(&self, place: Place) -> String {
        self.tongue.say(&names::place(place))
    }

    pub fn guild(&self, guild: Guild) -> String {
        self.tongue.say(&names::guild(guild))
    }

    /// A character's name, and what it can do.
    pub fn person(&self, character: Character) -> [String; 2] {
        [names::character(character), names::ability(character)].map(|text| self.tongue.say(&text))
    }

    pub fn seat(&self, seat: usize) -> &Player {
        &self.view.table.players[seat]
    }

    pub fn player(&self, seat: Seat) -> Named {
        let i = seat.index();
        Named { seat: i, name: self.names[i].clone(), initial: self.initials[i].clone() }
    }

    /// Whether the seat has to decide something now.
    pub fn acts(&self, seat: usize) -> bool {
        self.view.awaiting.iter().any(|awaited| awaited.index() == seat)
    }

    /// Whose question it is: the viewer's, or in public that of who has to decide first.
    pub fn asked(&self) -> Option<Seat> {
        self.view.seat.or(self.view.awaiting.first().copied())
    }

    /// The verb that is being carried out.
    pub fn act(&self) -> Option<Act> {
        self.draft?.verb
    }

    /// The letter of an offered pick.
    pub fn letter(&self, pick: Pick) -> Option<String> {
        self.offers.iter().find(|(_, offered)| *offered == pick).map(|(letter, _)| letter.to_string())
    }

    /// The letter of a verb, while a verb is asked for.
    pub fn verb_letter(&self, act: Act) -> Option<String> {
        self.letter(Pick::Act(act))
    }

    /// The letter of a pick while that verb is carried out.
    pub fn letter_of(&self, act: Act, pick: Pick) -> Option<String> {
        if self.act() == Some(act) { self.letter(pick) } else { None }
    }

    /// The first and the last letter of picks of a kind.
    pub fn letters(&self, of: impl Fn(Pick) -> bool) -> Option<String> {
        let mut all = self.offers.iter().filter(|(_, pick)| of(*pick)).map(|(letter, _)| letter);
        let first = all.next()?;
        Some(all.next_back().map_or_else(|| first.to_string(), |last| format!("{first}–{last}")))
    }

    /// The same of a pick among the own things of a seat: of others nothing is ever offered.
    pub fn own_letter(&self, seat: usize, pick: Pick) -> Option<String> {
        if self.asked().is_some_and(|asked| asked.index() == seat) { self.letter(pick) } else { None }
    }

    /// The letter of a die that the seat has.
    pub fn die_letter(&self, seat: usize, die: Die) -> Option<String> {
        if matches!(self.act(), Some(Act::Black | Act::Bonus)) { None } else { self.own_letter(seat, Pick::Die(die)) }
    }

    /// The dice that were placed last on a space; for the Khan's favour and the money bag, and in special cities, all.
    pub fn lying(&self, space: Space) -> Vec<(Pips, u8)> {
        let mut placed = self.view.table.placed.iter().filter(|placed| placed.space == space);
        let shown: Vec<_> = if space.shows_all() { placed.collect() } else { placed.next_back().into_iter().collect() };
        let dice = shown.into_iter().flat_map(|placed| {
            placed.dice.iter().map(|die| {
                let pips = match placed.by {
                    None => look::NEUTRAL,
                    Some(seat) => look::coloured((!die.black).then(|| seat.index())),
                };
                (pips, die.value)
            })
        });
        dice.collect()
    }

    /// The seats with a post in a city.
    pub fn posts_at(&self, place: Place) -> Vec<usize> {
        let players = self.view.table.players.iter().enumerate();
        players.filter(|(_, player)| player.posts.has(place)).map(|(seat, _)| seat).collect()
    }

    /// The seats of the figures at a location, each with the number of its figure.
    pub fn figures_at(&self, place: Place) -> Vec<(usize, u8)> {
        let players = self.view.table.players.iter().enumerate();
        let numbered = |(seat, player): (usize, &'_ Player)| {
            let at = (0..).zip(&player.figures).filter(|(_, figure)| **figure == place);
            at.map(move |(number, _)| (seat, number)).collect::<Vec<_>>()
        };
        players.flat_map(numbered).collect()
    }

    /// A place for the die of that number on a space, with what lies there, or the least value that may come.
    pub fn socket(&self, m: &mut Marks, (space, number): (Space, usize), centre: Point, size: i32, least: Option<u8>) {
        let on = self.lying(space).get(number).copied();
        look::socket(m, centre, size, on, least);
        // Whose a die is its colour says, unless it has none.
        let known = on.is_some_and(|(pips, _)| pips != look::coloured(None));
        let (spot, outline) = (Spot::Die(space, number as u8), Outline::Rect(Area::round(centre, size / 2), size / 5));
        self.trace.piece(m, &spot, outline, if known { Doer::Known } else { Doer::Shown });
    }

    /// What lies on the contract spaces of a city.
    pub fn contracts_at(&self, place: Place) -> Vec<Option<Contract>> {
        let spaces = contract_spaces().zip(&self.view.table.contracts);
        spaces.filter(|(space, _)| *space == place).map(|(_, contract)| *contract).collect()
    }

    /// The same, each with the number of its space.
    pub fn slots_at(&self, place: Place) -> Vec<(u8, Option<Contract>)> {
        let spaces = (0..).zip(contract_spaces()).zip(&self.view.table.contracts);
        spaces.filter(|((_, space), _)| *space == place).map(|((slot, _), contract)| (slot, *contract)).collect()
    }

    /// The cards that lie at a city.
    pub fn cards_at(&self, place: Place) -> Vec<CityCard> {
        let spaces = card_spaces().zip(&self.view.table.cards);
        spaces.filter(|(space, _)| *space == Some(place)).map(|(_, card)| *card).collect()
    }

    /// The contract that a seat has drawn and has no room for.
    pub fn drawn(&self, seat: usize) -> Option<Contract> {
        match self.seat(seat).open() {
            Some(Due::Drawn { contract, .. }) => Some(*contract),
            _ => None,
        }
    }

    pub fn has_arms(&self, seat: usize, arms: Arms) -> bool {
        has_arms(self.seat(seat), arms)
    }

    /// The goal cards the seat can still choose from, if its own eyes look.
    pub fn dealt(&self, seat: usize) -> &[Goal] {
        let chosen = self.seat(seat).goal.is_some();
        if chosen { &[] } else { &self.seat(seat).dealt }
    }

    /// The ways of the routes picked so far.
    pub fn journey(&self) -> Vec<Way> {
        let trip = self.draft.and_then(|draft| draft.trip.as_ref());
        let mut ways = Vec::new();
        for (from, route) in trip.iter().flat_map(|trip| &trip.walked) {
            let mut at = *from;
            for stop in route.places() {
                ways.extend(at.ways().find(|(_, to)| *to == stop).map(|(way, _)| way));
                at = stop;
            }
        }
        ways
    }

    /// The frame of every picture of this game.
    pub fn frame(&self, turn: Turn, news: Vec<News>) -> Frame {
        let table = &self.view.table;
        let rounds = super::super::board::numbers().game.rounds;
        let round = Text::of("mp-picture-round").with("n", table.round).with("of", rounds);
        let is_over = table.stage == Doing::Over;
        let text = if is_over { self.footer.length(self.tongue) } else { self.tongue.say(&round) };
        let round = Pill { text, strong: false };
        let phase = match table.stage {
            Doing::Characters => "mp-picture-phase-characters",
            Doing::Goals => "mp-picture-phase-goals",
            Doing::Bonuses => "mp-picture-phase-bonuses",
            Doing::Rolled => "mp-picture-phase-dice",
            Doing::Turns => "mp-picture-phase-actions",
            Doing::Over => "mp-picture-over",
        };
        let phase = Pill { text: self.say(phase), strong: true };
        let edition = self.say("mp-picture-edition");
        Frame {
            title: self.say("marcopolo-title"),
            emblem: MarcoPolo::EMBLEM,
            band: MarcoPolo::BAND,
            pills: vec![round, phase],
            turn: self.footer.line(turn, self.tongue),
            news,
            reference: format!("{edition} · {}", self.footer.reference(self.tongue)),
        }
    }

    /// What happened last, for the footer.
    pub fn news(&self) -> Vec<News> {
        self.footer.news(self.tongue, |seat| self.player(seat))
    }

    /// Who has to do what.
    pub fn turn(&self) -> Turn {
        if self.view.table.stage == Doing::Over {
            return score::over(self);
        }
        let asked = self.slot.and(self.view.seat).filter(|seat| self.acts(seat.index()));
        let players: Vec<_> = match asked {
            Some(seat) => vec![self.player(seat)],
            None => self.view.awaiting.iter().map(|seat| self.player(*seat)).collect(),
        };
        let what = self.count(self.question(), players.len());
        Turn::Asked { players, what, hint: self.settled() }
    }

    /// What is settled of the question: where to, which card; else how it is answered.
    fn settled(&self) -> String {
        let settled = self.draft.and_then(|draft| {
            let place = draft.goal.or(draft.away.flatten()).or(draft.city).map(names::place);
            place.or(draft.card.map(names::card)).or(draft.seal.map(names::guild))
        });
        match settled {
            Some(settled) => self.tongue.say(&settled),
            None if self.offers.is_empty() => String::new(),
            None => self.say("mp-picture-letters"),
        }
    }

    /// What is asked: the message for it.
    fn question(&self) -> String {
        if let Some(act) = self.act() {
            let asks = match self.slot {
                Some(DECIDED) => return "picture-sure".to_owned(),
                Some(slot @ (DIE | DICE | FIGURE | ROUTE | SECOND | STOP | DROP | GOODS | TIMES | BY | JADE)) => {
                    slot.to_owned()
                }
                Some(OTHERS) => DICE.to_owned(),
                Some(DETOUR) => ROUTE.to_owned(),
                Some(POST) => STOP.to_owned(),
                _ => act.to_string(),
            };
            return format!("mp-picture-asks-{asks}");
        }
        let table = &self.view.table;
        let due = self.asked().and_then(|seat| self.seat(seat.index()).open());
        let what = match (table.stage, due) {
            (Doing::Characters, _) => "characters",
            (Doing::Goals, _) => "goals",
            (Doing::Bonuses, _) => "bonuses",
            (Doing::Rolled, _) => "rolled",
            (_, Some(due)) => open(due),
            (_, None) if table.turn.acted => "end",
            (_, None) => "action",
        };
        format!("mp-picture-does-{what}")
    }

    /// Whose board a picture shows, and what the seat is asked there.
    pub fn board_turn(&self, seat: usize) -> Turn {
        let asked = self.acts(seat) && (!self.offers.is_empty() || self.slot == Some(DECIDED));
        let what = if asked { self.question() } else { "mp-picture-board".to_owned() };
        let hint = if asked { self.settled() } else { String::new() };
        Turn::Asked { players: vec![self.player(Seat(seat as u8))], what: self.count(what, 1), hint }
    }
}

/// What is open inside a gain, as the messages call it.
const fn open(due: &Due) -> &'static str {
    match due {
        Due::Gain { .. } | Due::AnyGoods { .. } | Due::DifferentGoods { .. } => "goods",
        Due::Copy { .. } | Due::OwnTokens { .. } => "tokens",
        Due::Draw { .. } | Due::Drawn { .. } | Due::Open { .. } | Due::Offered { .. } => "contract",
        Due::Seal { .. } => "seal",
        Due::Black { .. } => "black",
        Due::Move { .. } => "move",
        Due::Post { .. } => "post",
        Due::Oases { .. } => "oases",
        Due::Twice => "bonuses",
        Due::Pair { .. } | Due::Compensation { .. } => "rolled",
    }
}
