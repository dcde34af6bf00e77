//! The pictures: the table for everybody, the hand for its owner, and the score sheet when the game is over.
//!
//! Everything here knows a view and a language, and nothing else. What lies where comes from the mock-ups of the
//! house style; sizes are in tenths of a unit.

mod buildings;
mod card;
mod hand;
mod look;
mod score;
mod seat;
mod table;

use super::cards::Kind;
use super::moves::{Pick, Role};
use super::news::{self, Spot};
use super::state::{Phase, SanJuan};
use super::view::View;
use crate::rules::{Asking, Change, Drawing, Footer, Public, Seat, Sheet, Text, Tongue, Trace};
use crate::scene::{Colour, Frame, News, Pill, Player, Scene, Turn, initials, plain_name};

impl Drawing for SanJuan {
    type Spot = Spot;

    fn changes(before: &Public<Self>, after: &Public<Self>) -> Vec<Change<Spot>> {
        news::changes(before, after)
    }

    /// The picture of a sheet. On a board the offers are roles, cards of a Gold Mine or buildings of whoever is asked;
    /// on the viewer's own sheet they are cards in hand or just drawn. Once the game is over the first board is the
    /// score sheet, and the second one is the table as it was left.
    fn scene(
        view: &View,
        sheet: Sheet,
        _asking: Option<&Asking<Self>>,
        offers: &[(char, Pick)],
        footer: &Footer,
        trace: &Trace<Spot>,
        tongue: &dyn Tongue,
    ) -> Scene {
        let names: Vec<_> = (0..view.seats.len()).map(|i| plain_name(&tongue.name(Seat(i as u8)), i)).collect();
        let stage = Stage { view, offers, footer, trace, tongue, initials: initials(&names), names };
        match (sheet, &view.own) {
            (Sheet::Own, Some(own)) => hand::scene(&stage, own),
            (Sheet::Board(0), _) if view.phase == Phase::Over => score::scene(&stage),
            (Sheet::Of(seat), _) if seat.index() < view.seats.len() => table::scene(&stage, &[seat.index()]),
            _ => table::scene(&stage, &(0..view.seats.len()).collect::<Vec<_>>()),
        }
    }
}

/// All that a picture is made from.
struct Stage<'a> {
    view: &'a View,
    offers: &'a [(char, Pick)],
    footer: &'a Footer,
    trace: &'a Trace<Spot>,
    tongue: &'a dyn Tongue,
    names: Vec<String>,
    initials: Vec<String>,
}

impl Stage<'_> {
    fn say(&self, key: impl Into<String>) -> String {
        self.tongue.say(&Text::of(key.into()))
    }

    fn count(&self, key: impl Into<String>, n: usize) -> String {
        self.tongue.say(&Text::of(key.into()).with("n", n))
    }

    fn card(&self, kind: Kind) -> String {
        self.say(format!("sj-card-{kind}"))
    }

    fn role(&self, role: Role) -> String {
        self.say(format!("sj-role-{}", role.id()))
    }

    fn player(&self, seat: Seat) -> Player {
        let i = seat.index();
        Player { seat: i, name: self.names[i].clone(), initial: self.initials[i].clone() }
    }

    /// The letter an offered pick bears.
    fn letter(&self, pick: Pick) -> Option<String> {
        self.offers.iter().find(|(_, offered)| *offered == pick).map(|(letter, _)| letter.to_string())
    }

    /// The frame of every picture of this game.
    fn frame(&self, turn: Turn, news: Vec<News>) -> Frame {
        let view = self.view;
        let round = Pill { text: self.count("sj-picture-round", view.round.into()), strong: false };
        let now = match view.phase {
            Phase::Role => {
                let [done, of] = view.picks;
                self.tongue.say(&Text::of("sj-picture-pick").with("n", (done + 1).min(of)).with("of", of))
            }
            phase => self.say(format!("sj-picture-phase-{}", look::phase(phase))),
        };
        Frame {
            title: self.say("sanjuan-title"),
            emblem: "palace",
            band: Colour::BandViolet,
            pills: vec![round, Pill { text: now, strong: true }],
            turn,
            news,
            reference: self.footer.reference(),
        }
    }

    /// What happened last, for the footer.
    fn news(&self) -> Vec<News> {
        self.footer.news(self.tongue, |seat| self.player(seat))
    }
}
