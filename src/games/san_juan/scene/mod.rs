//! The pictures: the table for everybody, the hand for its owner, and the score sheet when the game is over.
//!
//! Everything here knows a view and a language, and nothing else. What lies where comes from the mock-ups of the
//! house style; sizes are in tenths of a unit.

mod buildings;
mod card;
mod hand;
mod icons;
mod look;
mod score;
mod seat;
mod table;

use super::cards::Kind;
use super::held::numbered;
use super::moves::*;
use super::moves::{Event, Pick, Role};
use super::news::{self, Spot};
use super::state::{Phase, SanJuan};
use super::view::View;
use crate::rules::{
    Asking, Change, DECIDED, Drawing, Face, Footer, Passage, Public, Seat, Sheet, Text, Tongue, Trace, Viewer,
};
use crate::scene::{Frame, News, Pill, Player, Scene, Strip, Turn, initials, plain_name};

impl Drawing for SanJuan {
    type Spot = Spot;

    fn changes(before: &Public<Self>, after: &Public<Self>) -> Vec<Change<Spot>> {
        news::changes(before, after)
    }

    fn held(view: &View) -> Vec<Spot> {
        // What was drawn to choose from was seen, too.
        let cards = view.own.iter().flat_map(|own| numbered(own.hand.iter().chain(&own.drawn).copied()));
        cards.map(|(kind, copy)| Spot::Card(kind, copy)).collect()
    }

    /// The picture of a sheet. On a board the offers are roles, cards of a Gold Mine or buildings of whoever is asked;
    /// on the viewer's own sheet they are cards in hand or just drawn. Once the game is over the first board is the
    /// score sheet, and the second one is the table as it was left.
    fn scene(
        view: &View,
        sheet: Sheet,
        asking: Option<&Asking<Self>>,
        offers: &[(char, Pick)],
        footer: &Footer,
        trace: &Trace<Spot>,
        tongue: &dyn Tongue,
    ) -> Scene {
        let (slot, draft) = (asking.map(|asking| asking.slot), asking.map(|asking| asking.draft));
        let paid = asking.and_then(paid);
        let stage = Stage { slot, draft, paid, offers, ..Stage::of(view, footer, trace, tongue) };
        match (sheet, &view.own) {
            (Sheet::Own, Some(own)) => hand::scene(&stage, own),
            (Sheet::Board(0), _) if view.phase == Phase::Over => score::scene(&stage),
            (Sheet::Of(seat), _) if seat.index() < view.seats.len() => table::scene(&stage, &[seat.index()]),
            _ => table::scene(&stage, &(0..view.seats.len()).collect::<Vec<_>>()),
        }
    }

    fn icons(event: &Event, viewer: Viewer, _: &[Player], _: &dyn Tongue) -> Strip {
        icons::of(event, viewer)
    }

    fn now(view: &View, seat: Seat) -> (Strip, Option<Text>) {
        icons::now(view, seat)
    }

    fn frame(view: &View, turn: Turn, footer: &Footer, tongue: &dyn Tongue) -> Frame {
        let trace = Trace::default();
        let stage = Stage::of(view, footer, &trace, tongue);
        stage.frame(turn, stage.news())
    }

    fn read(view: &View) -> Vec<Passage> {
        super::read::read(view)
    }
}

/// How many of the cards and goods that a building costs are chosen, once it is known what it costs.
fn paid(asking: &Asking<SanJuan>) -> Option<[usize; 2]> {
    let draft = asking.draft;
    let terms = draft.terms(&asking.seen.means).filter(|_| !matches!(asking.slot, COVER | PRICE))?;
    let cost = draft.price(&terms);
    let chosen = [&draft.goods, &draft.pay].into_iter().flatten().map(|some| some.len()).sum();
    Some([if asking.slot == DECIDED { cost } else { chosen }, cost])
}

/// All that a picture is made from.
struct Stage<'a> {
    view: &'a View,
    /// The slot that is asked, if the viewer is asked anything.
    slot: Option<&'static str>,
    /// What was decided on the way there.
    draft: Option<&'a Draft>,
    paid: Option<[usize; 2]>,
    offers: &'a [(char, Pick)],
    footer: &'a Footer,
    trace: &'a Trace<Spot>,
    tongue: &'a dyn Tongue,
    names: Vec<String>,
    initials: Vec<String>,
}

impl<'a> Stage<'a> {
    /// Of a view that is asked nothing.
    fn of(view: &'a View, footer: &'a Footer, trace: &'a Trace<Spot>, tongue: &'a dyn Tongue) -> Stage<'a> {
        let names: Vec<_> = (0..view.seats.len()).map(|i| plain_name(&tongue.name(Seat(i as u8)), i)).collect();
        let (slot, draft, paid, offers) = (None, None, None, &[][..]);
        Stage { view, slot, draft, paid, offers, footer, trace, tongue, initials: initials(&names), names }
    }
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

    /// The card in hand that is chosen to be built, or to pay for it, to be kept or to be discarded. In the question what
    /// pays, the cards are counted without the one that is built, which so is the first of its kind.
    fn is_chosen(&self, card: Card) -> bool {
        let Some(draft) = self.draft else { return false };
        let Some(pays) = self.payer(card) else { return true };
        let some = [(&draft.pay, pays), (&draft.cards, card), (&draft.hand, card)];
        let is_among = some.into_iter().any(|(some, card)| some.as_ref().is_some_and(|some| some.contains(&card)));
        is_among || draft.tucked == Some(Some(card))
    }

    /// What a card in hand is called where cards to pay with are asked for; none if it is the one that is built.
    fn payer(&self, card: Card) -> Option<Card> {
        match self.draft.and_then(|draft| draft.card) {
            Some(built) if built.kind == card.kind => {
                Some(Card { copy: card.copy.checked_sub(1).filter(|copy| *copy > 0)?, ..card })
            }
            _ => Some(card),
        }
    }

    /// What the viewer is asked, and what is settled of it, if it is asked anything.
    fn question(&self) -> Option<Turn> {
        let seat = self.view.viewer().filter(|seat| self.view.awaiting.contains(seat))?;
        let files = self.view.phase == Phase::Councillor && self.view.seat(seat).has(Kind::Archive);
        let what = match (self.slot?, self.view.phase) {
            (DECIDED, _) => self.say("picture-sure"),
            (slot @ (LIBRARY | COVER | PRICE | PAY), _) | (slot @ GOODS, Phase::Builder) => {
                self.say(format!("sj-picture-asks-{slot}"))
            }
            _ if files => self.say(format!("sj-picture-asks-{}", look::phase(Phase::HandLimit))),
            (_, phase) => self.say(format!("sj-picture-asks-{}", look::phase(phase))),
        };
        Some(Turn::Asked { players: vec![self.player(seat)], what, hint: self.settled() })
    }

    /// What is settled of the question: the role, the card, and how much of its price is chosen.
    fn settled(&self) -> String {
        let draft = self.draft;
        match (draft.and_then(|draft| draft.role), draft.and_then(|draft| draft.card), self.paid) {
            (Some(role), ..) => self.role(role),
            (_, Some(card), Some([n, of])) => {
                let text = Text::of("sj-picture-paid").with("card", self.card(card.kind));
                self.tongue.say(&text.with("n", n).with("of", of))
            }
            (_, Some(card), None) => self.card(card.kind),
            _ if self.offers.is_empty() => String::new(),
            _ => self.say("sj-picture-letters"),
        }
    }

    /// The frame of every picture of this game.
    fn frame(&self, turn: Turn, news: Vec<News>) -> Frame {
        let view = self.view;
        let is_over = view.phase == Phase::Over;
        let text =
            if is_over { self.footer.length(self.tongue) } else { self.count("sj-picture-round", view.round.into()) };
        let round = Pill { text, strong: false };
        let now = match view.phase {
            Phase::Role => {
                let [done, of] = view.picks;
                self.tongue.say(&Text::of("sj-picture-pick").with("n", (done + 1).min(of)).with("of", of))
            }
            phase => self.say(format!("sj-picture-phase-{}", look::phase(phase))),
        };
        Frame {
            title: self.say("sanjuan-title"),
            emblem: SanJuan::EMBLEM,
            band: SanJuan::BAND,
            pills: vec![round, Pill { text: now, strong: true }],
            turn: self.footer.line(turn, self.tongue),
            news,
            reference: self.footer.reference(self.tongue),
        }
    }

    /// What happened last, for the footer.
    fn news(&self) -> Vec<News> {
        self.footer.news(self.tongue, |seat| self.player(seat))
    }
}
