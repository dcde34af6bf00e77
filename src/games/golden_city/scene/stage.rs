//! All that a picture is made from, and the frame of every picture.

use super::super::cards::Bonus;
use super::super::moves::{Card, Draft, Pick};
use super::super::news::Spot;
use super::super::place::Place;
use super::super::state::{GoldenCity, Phase};
use super::super::tell;
use super::super::terrain::Terrain;
use super::super::view::View;
use crate::rules::{DECIDED, Face, Footer, Seat, Text, Tongue, Trace};
use crate::scene::{Frame, News, Pill, Player, Turn};

/// What a picture is made from.
pub(super) struct Stage<'a> {
    pub(super) view: &'a View,
    /// What was decided on the way to the question that is looked at, if there is one.
    pub(super) draft: Option<&'a Draft>,
    /// The slot that is asked, if the viewer is asked anything.
    pub(super) slot: Option<&'static str>,
    pub(super) offers: &'a [(char, Pick)],
    pub(super) footer: &'a Footer,
    pub(super) trace: &'a Trace<Spot>,
    pub(super) tongue: &'a dyn Tongue,
    pub(super) names: Vec<String>,
    pub(super) initials: Vec<String>,
}

impl Stage<'_> {
    pub(super) fn say(&self, key: impl Into<String>) -> String {
        self.tongue.say(&Text::of(key.into()))
    }

    pub(super) fn count(&self, key: impl Into<String>, n: usize) -> String {
        self.tongue.say(&Text::of(key.into()).with("n", n))
    }

    /// The name of a kind of terrain card.
    pub(super) fn terrain(&self, kind: Terrain) -> String {
        self.say(format!("gc-terrain-{kind}"))
    }

    /// What a bonus card is called, and what it says.
    pub(super) fn bonus(&self, card: Bonus) -> [String; 2] {
        let text = Text::of(format!("gc-picture-{card}-text")).with("n", card.letters());
        [self.say(format!("gc-picture-{card}")), self.tongue.say(&text)]
    }

    pub(super) fn player(&self, seat: Seat) -> Player {
        let i = seat.index();
        Player { seat: i, name: self.names[i].clone(), initial: self.initials[i].clone() }
    }

    /// The letter an offered pick bears.
    pub(super) fn letter(&self, pick: Pick) -> Option<String> {
        self.offers.iter().find(|(_, offered)| *offered == pick).map(|(letter, _)| letter.to_string())
    }

    /// Whether the viewer has begun to decide.
    pub(super) fn begun(&self) -> bool {
        self.draft.is_some_and(|draft| draft.verb.is_some())
    }

    /// Whether nobody is asked anything with letters, so that all that can be chosen is marked without them.
    pub(super) fn unlettered(&self) -> bool {
        !self.begun() && self.offers.iter().all(|(_, pick)| matches!(pick, Pick::Act(_)))
    }

    /// Whether the seat has to decide now.
    pub(super) fn acts(&self, seat: usize) -> bool {
        self.view.turn.is_some_and(|turn| turn.index() == seat)
    }

    /// Where the house is built that is being paid for.
    pub(super) fn site(&self) -> Option<Place> {
        self.draft.and_then(|draft| draft.site)
    }

    /// Whether a card in hand is chosen to pay with, or to be discarded. Those of a kind that pay are the first of it.
    pub(super) fn is_chosen(&self, card: Card) -> bool {
        let Some(draft) = self.draft else { return false };
        let pays = draft.pay.is_some_and(|pay| card.copy <= pay.count(card.kind));
        pays || draft.cards.as_ref().is_some_and(|cards| cards.contains(&card))
    }

    /// What the viewer is asked, and what is settled of it, if it is asked anything.
    pub(super) fn question(&self) -> Option<Turn> {
        let seat = self.view.own.as_ref()?.seat;
        let slot = self.slot.filter(|_| self.acts(seat.index()))?;
        let what = match (slot, self.site()) {
            (DECIDED, _) => self.say("picture-sure"),
            (_, Some(_)) => self.say("gc-picture-asks-pay"),
            (_, None) => self.say(format!("gc-picture-asks-{}", self.doing())),
        };
        let hint = match (self.site(), self.view.phase) {
            (Some(site), _) => self.tongue.say(&tell::place(site)),
            (None, Phase::Bid) => self.count("gc-picture-hint-bid", self.view.price.into()),
            (None, Phase::Build) if self.view.seat(seat).left == 1 => self.say("gc-picture-hint-last"),
            (None, Phase::Build) => self.count("gc-picture-hint-build", usize::from(self.view.built) + 1),
            (None, _) => String::new(),
        };
        Some(Turn::Asked { players: vec![self.player(seat)], what, hint })
    }

    /// The phase as keys of messages name it.
    pub(super) const fn doing(&self) -> &'static str {
        match self.view.phase {
            Phase::Bid => "bid",
            Phase::Build => "build",
            Phase::Good => "good",
            Phase::Return => "return",
            Phase::Bonus => "bonus",
            Phase::Discard => "discard",
            Phase::Over => "over",
        }
    }

    /// The frame of every picture of this game.
    pub(super) fn frame(&self, turn: Turn, news: Vec<News>) -> Frame {
        let view = self.view;
        let of = usize::from(view.round) + view.scoring.iter().map(|left| usize::from(*left)).sum::<usize>();
        let round = Text::of("gc-picture-round").with("n", view.round).with("of", of);
        let is_over = view.phase == Phase::Over;
        let text = if is_over { self.footer.length(self.tongue) } else { self.tongue.say(&round) };
        let round = Pill { text, strong: false };
        let now = Pill { text: self.say(format!("gc-picture-phase-{}", self.doing())), strong: true };
        let edition = self.say("gc-picture-edition");
        Frame {
            title: self.say("goldencity-title"),
            emblem: GoldenCity::EMBLEM,
            band: GoldenCity::BAND,
            pills: vec![round, now],
            turn: self.footer.line(turn, self.tongue),
            news,
            reference: format!("{edition} · {}", self.footer.reference(self.tongue)),
        }
    }

    /// What happened last, for the footer.
    pub(super) fn news(&self) -> Vec<News> {
        self.footer.news(self.tongue, |seat| self.player(seat))
    }
}
