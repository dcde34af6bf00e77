//! What happened as things in a row: with which dice, what was paid, where to, and what it brought.

use super::super::board::numbers;
use super::super::dice::{Dice, Die};
use super::super::effect::{Effect, Ware};
use super::super::events::Event;
use super::super::map::Place;
use super::super::names;
use super::super::print::Guild;
use super::super::source::Source;
use super::super::state::Stage as Doing;
use super::super::view::View;
use super::look;
use super::things::{self, Row};
use crate::rules::{Seat, Text, Tongue, Viewer};
use crate::scene::{Colour, Player, Strip, u};

const WARE: i32 = u(50);
const PAWN: i32 = u(60);
const SEAL: i32 = u(58);
const THINGS: Row = Row::of(u(46)).on(Colour::Fold);

/// What happened.
pub(super) fn of(event: &Event, viewer: Viewer, players: &[Player], tongue: &dyn Tongue) -> Strip {
    let mut row = Telling { strip: Strip::default(), players, tongue };
    match event {
        Event::Character { seat, .. } => row.pawn(*seat),
        Event::Kept { seat, .. } if viewer.is(*seat) => row.strip.icon("flag"),
        Event::Book { seat, die, paid, gain, .. } => row.action(*seat, &Dice::one(*die), paid, gain),
        Event::Khan { seat, die, gain } => row.place_die(*seat, "khan", *die, gain),
        Event::Bag { seat, die, gain } => row.place_die(*seat, "money_bag", *die, gain),
        Event::Seal { seat, guild, dice, paid, gain } => {
            row.dice(*seat, dice);
            row.paid(paid);
            row.strip.brings();
            row.seal(*guild, false);
            row.effect(gain);
        }
        Event::Improved { guild, paid, .. } => {
            row.paid(paid);
            row.strip.brings();
            row.seal(*guild, true);
        }
        Event::Travelled { seat, with, journey, paid, hourglass, .. } => {
            with.iter().for_each(|(_, dice)| row.dice(*seat, dice));
            row.paid(paid);
            row.strip.brings();
            for leg in journey.legs() {
                row.pawn(*seat);
                row.place(leg.to);
            }
            if *hourglass {
                row.strip.icon("hourglass");
            }
        }
        Event::Post { place, points, .. } => {
            row.strip.icon("house");
            row.place(*place);
            row.strip.brings();
            row.effect(&Effect { points: *points, ..Effect::default() });
        }
        Event::Contracts { seat, die, taken, dropped, paid, gain } => {
            row.dice(*seat, &Dice::one(*die));
            row.paid(paid);
            row.strip.brings();
            row.strip.change("contract", taken.len() as i32 - dropped.len() as i32);
            row.effect(gain);
        }
        Event::City { seat, special, die, gain, .. } => {
            row.dice(*seat, &Dice::one(*die));
            row.place(special.place());
            row.strip.brings();
            row.effect(gain);
        }
        Event::Card { seat, die, times, paid, gain, .. } => {
            row.dice(*seat, &Dice::one(*die));
            row.strip.icon("city_card");
            if *times > 1 {
                row.strip.figure(format!("×{times}"));
            }
            row.paid(paid);
            row.strip.brings();
            row.effect(gain);
        }
        Event::Fulfilled { paid, gain, .. } => {
            row.strip.icon("contract");
            row.paid(paid);
            row.strip.brings();
            row.effect(gain);
        }
        Event::Rerolled { seat, die, value, paid } | Event::Changed { seat, die, value, paid } => {
            row.dice(*seat, &Dice::one(*die));
            row.paid(paid);
            row.strip.brings();
            row.dice(*seat, &Dice::one(Die { value: *value, ..*die }));
        }
        Event::Black { seat, value, paid, from } => {
            from.iter().for_each(|from| row.source(*from));
            row.paid(paid);
            row.strip.brings();
            row.dice(*seat, &Dice::one(Die::black(*value)));
        }
        Event::Collected { tile, .. } | Event::Outpost { tile, .. } => {
            row.strip.icon("outpost");
            row.strip.brings();
            row.effect(&tile.print().gain);
        }
        Event::Got { from, gain, .. } => {
            row.source(*from);
            row.strip.brings();
            row.effect(gain);
        }
        Event::Nothing { from, .. } | Event::Twice { from, .. } => row.source(*from),
        Event::Took { from, dropped, .. } => {
            row.source(*from);
            row.strip.brings();
            row.strip.change("contract", 1 - dropped.iter().len() as i32);
        }
        Event::Drew { from, .. } => {
            row.source(*from);
            row.strip.brings();
            row.strip.change("contract", 1);
        }
        Event::Refused { .. } => row.strip.change("contract", -1),
        Event::TookNone { place, .. } => row.place(*place),
        Event::Ended { contracts, .. } => {
            for (place, _) in contracts {
                row.strip.icon("contract");
                row.place(*place);
            }
        }
        Event::Final { score, .. } => {
            let played: i16 = score.played.each().sum();
            row.strip.points((score.total - played).into());
        }
        Event::Kept { .. }
        | Event::Dealt
        | Event::Round { .. }
        | Event::Rolled { .. }
        | Event::Stayed { .. }
        | Event::Asks { .. }
        | Event::Over => {}
    }
    row.strip
}

/// What a seat has now, and how long the game goes on.
pub(super) fn now(view: &View, seat: Seat) -> (Strip, Option<Text>) {
    let mut strip = Strip::default();
    let Some(player) = view.player(seat) else { return (strip, None) };
    player.dice.each().for_each(|value| strip.die(value, look::coloured(Some(seat.index()))));
    player.black.each().for_each(|value| strip.die(value, look::coloured(None)));
    strip.count("coin", player.stock.coins);
    strip.count("camel", player.stock.camels);
    for (kind, count) in Ware::ALL.into_iter().zip(player.stock.wares).filter(|(_, count)| *count > 0) {
        strip.thing(WARE, |m, at| look::ware(m, at, WARE, kind));
        strip.figure(count.to_string());
    }
    let left = numbers().game.rounds.saturating_sub(view.table.round);
    (strip, (view.table.stage != Doing::Over).then(|| Text::of("mp-now-rounds").with("n", left)))
}

/// A row that is being made.
struct Telling<'a> {
    strip: Strip,
    players: &'a [Player],
    tongue: &'a dyn Tongue,
}

impl Telling<'_> {
    fn dice(&mut self, seat: Seat, dice: &Dice) {
        for die in dice.iter() {
            self.strip.die(die.value, look::coloured((!die.black).then(|| seat.index())));
        }
    }

    /// A die on a space that always brings the same.
    fn place_die(&mut self, seat: Seat, icon: &'static str, die: Die, gain: &Effect) {
        self.strip.icon(icon);
        self.action(seat, &Dice::one(die), &Effect::default(), gain);
    }

    fn action(&mut self, seat: Seat, dice: &Dice, paid: &Effect, gain: &Effect) {
        self.dice(seat, dice);
        self.paid(paid);
        self.strip.brings();
        self.effect(gain);
    }

    fn effect(&mut self, effect: &Effect) {
        if effect.is_empty() {
            return;
        }
        let wide = things::wide(effect, THINGS);
        self.strip.thing(wide, |m, at| {
            things::draw(m, at.moved(-wide / 2, 0), effect, THINGS);
        });
    }

    /// What was paid, behind a minus.
    fn paid(&mut self, price: &Effect) {
        if !price.is_empty() {
            self.strip.figure("−");
            self.effect(price);
        }
    }

    fn pawn(&mut self, seat: Seat) {
        let letter = self.players.get(seat.index()).map_or("", |player| &player.initial);
        self.strip.thing(PAWN, |m, at| look::pawn(m, at, PAWN, seat.index(), letter));
    }

    fn place(&mut self, place: Place) {
        self.strip.name(self.tongue.say(&names::place(place)));
    }

    fn seal(&mut self, guild: Guild, improved: bool) {
        self.strip.thing(SEAL, |m, at| look::wax(m, at, SEAL, guild, improved));
    }

    /// Where something came from, if there is a sign for it.
    fn source(&mut self, from: Source) {
        match from {
            Source::Token(place) => {
                self.strip.icon("bonus");
                self.place(place);
            }
            Source::Post(_) => self.strip.icon("house"),
            Source::Special(special) => self.place(special.place()),
            Source::Seal(guild) => self.seal(guild, false),
            Source::Improved(guild) => self.seal(guild, true),
            Source::Outpost(_) => self.strip.icon("outpost"),
            Source::Contract(_) | Source::Contracts => self.strip.icon("contract"),
            Source::Card(_) => self.strip.icon("city_card"),
            Source::Khan => self.strip.icon("khan"),
            Source::Bag => self.strip.icon("money_bag"),
            Source::Character(_) => self.strip.icon("pawn"),
            Source::Start | Source::Book(_) | Source::Compensation => {}
        }
    }
}
