//! Questions and answers in words: prompts, labels with their outcome, and what may be tried in vain.

use std::cmp::Ordering;

use super::ask::{Plan, plan};
use super::cards::{self, Kind};
use super::held::Cards;
use super::limits::{Library, most_goods};
use super::moves::*;
use super::notes;
use super::price::Means;
use super::state::Phase;
use super::tell::{self, card, cards as names, good, role};
use super::view::{Own, View};
use crate::rules::{Answer, Choice, Seat, Sheet, Text};

/// Where a path has led: everything that words for the next question depend on.
pub(super) struct Place<'a> {
    pub(super) view: &'a View,
    pub(super) own: &'a Own,
    pub(super) means: Means,
    verb: Option<Pick>,
    /// For the verb `build`: the slot asked for, and what is decided.
    build: Option<(Option<&'static str>, Plan)>,
}

impl<'a> Place<'a> {
    fn of(view: &'a View, path: &[Answer<Pick>]) -> Option<Place<'a>> {
        let own = view.own.as_ref()?;
        let means = Means::seen(view, own.seat);
        let verb = path.first().and_then(|answer| match answer {
            Answer::One(pick) => Some(*pick),
            Answer::Some(_) => None,
        });
        let build = (verb == Some(Pick::Act(Act::Build))).then(|| plan(&means, &own.hand(), path));
        Some(Place { view, own, means, verb, build })
    }

    /// How many goods can be sold or produced now: as many as are allowed and there are, or there is room and cards for.
    fn most(&self, laden: bool) -> usize {
        self.goods(self.view.privileges(self.own.seat), laden)
    }

    /// The same with so many privileges.
    pub(super) fn goods(&self, privileges: u8, laden: bool) -> usize {
        let (helper, stock) = if laden { (Kind::TradingPost, usize::MAX) } else { (Kind::Aqueduct, self.view.stock()) };
        most_goods(self.means.owned, privileges, helper).min(self.sites(laden).count()).min(stock)
    }

    /// What a good brings: its price, as far as there are cards; the good itself is discarded first (SJ-48).
    fn income(&self, kind: Kind) -> usize {
        let price = self.view.prices.map_or(0, |prices| cards::price(&prices, kind));
        price.min(self.view.stock() + 1)
    }

    /// The buildings that carry a good, or could carry one more.
    pub(super) fn sites(&self, laden: bool) -> impl Iterator<Item = Kind> + '_ {
        let sites = self.means.sites.iter().filter(move |(kind, good)| kind.is_production() && *good == laden);
        sites.map(|(kind, _)| *kind)
    }
}

impl Own {
    /// The cards in hand.
    pub(super) fn hand(&self) -> Cards {
        self.hand.iter().copied().collect()
    }
}

/// The question of a slot.
pub(super) fn prompt(view: &View, path: &[Answer<Pick>], slot: &'static str) -> Text {
    let Some(at) = Place::of(view, path) else { return tell::duty(view.phase) };
    match (view.phase, slot) {
        (Phase::Opening, _) => Text::of("sj-ask-opening").with("cards", names(at.own.drawn.iter().copied())),
        (Phase::Chapel, _) => Text::of("sj-ask-chapel").with("count", at.own.chapel.len()),
        (Phase::HandLimit, _) => discard(view, Text::of("sj-ask-limit").with("limit", view.seat(at.own.seat).limit())),
        (Phase::Role, LIBRARY) => Text::of("sj-ask-library"),
        (Phase::Role, _) => Text::of("sj-ask-role").with("count", at.own.hand.len()).with("hand", priced(&at.own.hand)),
        (Phase::Builder, _) => ask_builder(&at, slot),
        (Phase::Producer, _) => Text::of("sj-ask-produce").with("count", at.most(false)),
        (Phase::Trader, _) => Text::of("sj-ask-sell").with("count", at.most(true)),
        (Phase::Councillor, _) => ask_councillor(&at),
        (Phase::Prospector, _) if view.mine.is_empty() => Text::of("sj-ask-mine"),
        (Phase::Prospector, _) => Text::of("sj-ask-choice").with("cards", names(view.mine.iter().copied())),
        (Phase::Over, _) => tell::duty(Phase::Over),
    }
}

/// Cards with their costs.
pub(super) fn priced(kinds: &[Kind]) -> Vec<Text> {
    kinds.iter().map(|kind| Text::of("sj-priced").with("card", card(*kind)).with("cost", kind.cost())).collect()
}

fn ask_builder(at: &Place, slot: &'static str) -> Text {
    let plan = at.build.as_ref().map(|(_, plan)| plan.clone()).unwrap_or_default();
    let named = |key: &'static str, kind: Kind| Text::of(key).with("card", card(kind));
    match (slot, plan.card, plan.terms(&at.means)) {
        (COVER, Some(kind), _) => named("sj-ask-cover", kind),
        (PRICE, Some(kind), Some(terms)) => named("sj-ask-price", kind).with("cost", terms.cost),
        (GOODS, Some(kind), _) => named("sj-ask-goods", kind).with("cost", plan.price),
        (PAY, Some(kind), Some(terms)) => {
            named("sj-ask-pay", kind).with("count", plan.price - plan.goods.len()).with("have", terms.cards)
        }
        _ if !at.own.hand.iter().any(|kind| at.means.builds(*kind)) => Text::of("sj-ask-build-nothing"),
        _ => Text::of("sj-ask-build").with("less", at.view.privileges(at.own.seat)),
    }
}

fn ask_councillor(at: &Place) -> Text {
    let drawn = names(at.own.drawn.iter().copied());
    match at.view.lot() {
        Some(lot) if lot.discards => discard(at.view, Text::of("sj-ask-archive")).with("cards", drawn),
        lot => Text::of("sj-ask-keep").with("count", lot.map_or(0, |lot| lot.most)).with("cards", drawn),
    }
}

/// How many cards have to be discarded, in a question that begins with that text.
fn discard(view: &View, text: Text) -> Text {
    let (least, most) = view.lot().map_or((0, 0), |lot| (lot.least, lot.most));
    let key = match least == most {
        true => "sj-discard",
        false if least == 0 => "sj-discard-maybe",
        false => "sj-discard-range",
    };
    text.with("discard", Text::of(key).with("least", least).with("most", most))
}

/// How an option reads.
pub(super) fn label(view: &View, path: &[Answer<Pick>], pick: Pick) -> Choice {
    let Some(at) = Place::of(view, path) else { return Choice::of(tell::duty(view.phase)) };
    match pick {
        _ if at.verb.is_none() => Choice::of(verb(&at, pick)),
        Pick::Role(picked) => {
            let library = view.library_for(at.own.seat) == Library::Used;
            Choice { label: role(picked), note: Some(notes::role(&at, picked, library)) }
        }
        Pick::Yes | Pick::No => with_library(&at, path, pick == Pick::Yes),
        _ if at.build.is_some() => building(&at, pick),
        Pick::Card(kind, copy) => thing(&at, kind, copy),
        Pick::None if view.phase == Phase::Chapel => Choice::of(Text::of("sj-label-no-card")),
        _ => Choice::of(Text::of("sj-label-take-none")),
    }
}

/// Whether the Library is used with the role just picked, and what the role brings then.
fn with_library(at: &Place, path: &[Answer<Pick>], used: bool) -> Choice {
    let label = Text::of(if used { "sj-label-library-yes" } else { "sj-label-library-no" });
    let picked = path.iter().find_map(|answer| match answer {
        Answer::One(Pick::Role(picked)) => Some(*picked),
        _ => None,
    });
    Choice { label, note: picked.map(|picked| notes::role(at, picked, used)) }
}

/// A verb, with its outcome where it leaves nothing to choose.
fn verb(at: &Place, pick: Pick) -> Text {
    match pick {
        Pick::Act(Act::Build) => {
            let hand = at.own.hand();
            let mut able = hand.kinds().filter(|kind| at.means.builds(*kind));
            match (able.next(), able.next()) {
                (Some(kind), None) => Text::of("sj-label-build-only").with("card", card(kind)),
                _ => Text::of("sj-label-build"),
            }
        }
        Pick::Act(Act::Produce) => only("sj-label-produce", "sj-label-produce-only", at.sites(false), |text, _| text),
        Pick::Act(Act::Sell) => only("sj-label-sell", "sj-label-sell-only", at.sites(true), |text, kind| {
            text.with("cards", at.income(kind))
        }),
        Pick::Act(Act::Pass) => Text::of(match at.view.phase {
            Phase::Producer => "sj-label-pass-produce",
            Phase::Trader => "sj-label-pass-sell",
            Phase::Prospector => "sj-label-pass-mine",
            _ => "sj-label-pass-build",
        }),
        Pick::Act(Act::Role) => Text::of("sj-label-role"),
        Pick::Act(Act::Keep) => Text::of("sj-label-keep"),
        Pick::Act(Act::Discard) => Text::of("sj-label-discard"),
        Pick::Act(Act::Mine) if at.view.mine.is_empty() => Text::of("sj-label-turn"),
        Pick::Act(Act::Mine) => Text::of("sj-label-mine"),
        _ => Text::of("sj-label-chapel"),
    }
}

fn only(
    many: &'static str,
    single: &'static str,
    mut sites: impl Iterator<Item = Kind>,
    with: impl Fn(Text, Kind) -> Text,
) -> Text {
    match (sites.next(), sites.next()) {
        (Some(kind), None) => with(Text::of(single).with("good", good(kind)), kind),
        _ => Text::of(many),
    }
}

/// An option on the way to a building.
fn building(at: &Place, pick: Pick) -> Choice {
    let Some((slot, plan)) = &at.build else { return Choice::of(Text::of("sj-label-build")) };
    match (*slot, pick) {
        (Some(CARD), Pick::Card(kind, _)) => Choice { label: to_build(at, kind), note: Some(note(kind)) },
        (Some(COVER), pick) => {
            plan.card.map_or_else(|| Choice::of(Text::of("sj-label-build")), |card| on(at, card, pick))
        }
        (Some(GOODS), Pick::Card(kind, _)) => Choice::of(Text::of("sj-as-good").with("good", good(kind))),
        (Some(PRICE), Pick::Price(price)) => {
            let more = plan.terms(&at.means).is_some_and(|terms| terms.cost < usize::from(price));
            let key = if more { "sj-label-price-more" } else { "sj-label-price" };
            Choice::of(Text::of(key).with("cost", price))
        }
        (_, Pick::Card(kind, _)) => Choice { label: card(kind), note: Some(note(kind)) },
        _ => Choice::of(Text::of("sj-label-build")),
    }
}

/// A place for a card, with what it costs there and what is lost.
fn on(at: &Place, card: Kind, pick: Pick) -> Choice {
    let Pick::Card(kind, copy) = pick else {
        return Choice::of(Text::of("sj-label-free-place").with("cost", at.means.terms(card, None).cost));
    };
    let place = at.means.place(kind, copy);
    let loses = place.and_then(|place| at.means.sites.get(place)).is_some_and(|(_, laden)| *laden);
    let key = if loses { "sj-label-over-full" } else { "sj-label-over" };
    let label = Text::of(key).with("card", self::card(kind)).with("cost", at.means.terms(card, place).cost);
    Choice { label, note: loses.then(|| Text::of("sj-note-loses")) }
}

/// A card with what it costs to build, wherever it can be paid for; with a Crane it may cost more here and less there.
fn to_build(at: &Place, kind: Kind) -> Text {
    let cost = |place| at.means.terms(kind, place).cost;
    let (mut least, mut most) = (usize::MAX, 0);
    for cost in at.means.places(kind).map(cost) {
        (least, most) = (least.min(cost), most.max(cost));
    }
    let (key, most) = match least.cmp(&most) {
        Ordering::Less => ("sj-label-card-crane", most),
        Ordering::Equal => ("sj-label-card", most),
        Ordering::Greater => ("sj-label-card", cost(None)),
    };
    Text::of(key).with("card", card(kind)).with("cost", most).with("least", least.min(most))
}

/// A card or building of the other verbs.
fn thing(at: &Place, kind: Kind, copy: u8) -> Choice {
    match at.view.phase {
        Phase::Producer => Choice::of(good(kind)),
        Phase::Trader => Choice::of(Text::of("sj-label-good").with("good", good(kind)).with("cards", at.income(kind))),
        Phase::Councillor if at.is_new(kind, copy) => {
            Choice { label: Text::of("sj-label-new").with("card", card(kind)), note: Some(note(kind)) }
        }
        _ => Choice { label: card(kind), note: Some(note(kind)) },
    }
}

impl Place<'_> {
    /// Whether an Archive's owner has just drawn this card; the last of a kind count as the new ones.
    fn is_new(&self, kind: Kind, copy: u8) -> bool {
        let old = self.own.hand.iter().filter(|held| **held == kind).count();
        self.means.owned.has(Kind::Archive) && usize::from(copy) > old
    }
}

/// What a card costs, brings and does.
fn note(kind: Kind) -> Text {
    let text = Text::of("sj-note-card").with("cost", kind.cost()).with("vp", kind.vp());
    text.with("effect", Text::of(format!("sj-effect-{kind}")))
}

/// What might be tried in vain, so that the reason can be given.
pub(super) fn shadows(view: &View, path: &[Answer<Pick>]) -> Vec<Pick> {
    let Some(at) = Place::of(view, path) else { return Vec::new() };
    let held = || at.own.hand().kinds().map(|kind| Pick::Card(kind, 1)).collect::<Vec<_>>();
    let row = || view.seat(at.own.seat).buildings.iter().map(|b| Pick::Card(b.kind, b.copy)).collect::<Vec<_>>();
    let production = || row().into_iter().filter(|pick| pick.kind().is_some_and(Kind::is_production)).collect();
    match (view.phase, at.verb) {
        (Phase::Builder, None) => vec![Pick::Act(Act::Build)],
        (Phase::Role, Some(_)) => Role::ALL.map(Pick::Role).to_vec(),
        (Phase::Producer | Phase::Trader, Some(_)) => production(),
        (Phase::Builder, Some(_)) => match at.build.as_ref().and_then(|(slot, _)| *slot) {
            Some(CARD) => held(),
            Some(COVER) => [Pick::None].into_iter().chain(row()).collect(),
            Some(GOODS) => production(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// The picture that helps with a question: the table for what lies there, the hand for all else.
pub(super) fn sheet(view: &View, path: &[Answer<Pick>]) -> Sheet {
    let slot = Place::of(view, path).and_then(|at| at.build).and_then(|(slot, _)| slot);
    match view.phase {
        Phase::Producer | Phase::Trader | Phase::Prospector | Phase::Over => Sheet::Board(0),
        Phase::Builder if matches!(slot, Some(COVER | GOODS)) => Sheet::Board(0),
        _ => Sheet::Own,
    }
}

/// What a seat has to do.
pub(super) fn duty(view: &View, seat: Seat) -> Text {
    let shown = view.seat(seat);
    match view.phase {
        Phase::Councillor if shown.has(Kind::Archive) => Text::of("sj-duty-archive"),
        Phase::Councillor if shown.has(Kind::Prefecture) => Text::of("sj-duty-prefecture"),
        Phase::Prospector if !view.mine.is_empty() => Text::of("sj-duty-choice"),
        phase => tell::duty(phase),
    }
}
