//! Questions and answers in words: prompts, labels with their outcome, and what may be tried in vain.

use super::ask::{Plan, buildable, plan};
use super::cards::Kind;
use super::held::Cards;
use super::moves::*;
use super::price::{Means, dealt, kept, most_goods};
use super::state::Phase;
use super::tell::{self, card, cards, good, role};
use super::view::{Own, View};
use crate::rules::{Answer, Choice, Seat, Sheet, Text};

/// Where a path has led: everything that words for the next question depend on.
struct Place<'a> {
    view: &'a View,
    own: &'a Own,
    means: Means,
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

    fn most(&self, helper: Kind) -> usize {
        most_goods(self.means.owned, self.view.privileges(self.own.seat), helper)
    }

    fn price(&self, kind: Kind) -> u8 {
        self.view.prices.and_then(|prices| prices.get(kind as usize).copied()).unwrap_or_default()
    }

    /// The buildings that carry a good, or could carry one more.
    fn sites(&self, laden: bool) -> impl Iterator<Item = Kind> + '_ {
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
        (Phase::Opening, _) => Text::of("sj-ask-opening").with("cards", cards(at.own.drawn.iter().copied())),
        (Phase::Chapel, _) => Text::of("sj-ask-chapel").with("count", at.own.chapel.len()),
        (Phase::HandLimit, _) => {
            let limit = view.seat(at.own.seat).limit();
            Text::of("sj-ask-limit").with("count", at.own.hand.len().saturating_sub(limit)).with("limit", limit)
        }
        (Phase::Role, LIBRARY) => Text::of("sj-ask-library"),
        (Phase::Role, _) => Text::of("sj-ask-role").with("count", at.own.hand.len()).with("hand", priced(&at.own.hand)),
        (Phase::Builder, _) => ask_builder(&at, slot),
        (Phase::Producer, _) => Text::of("sj-ask-produce").with("count", at.most(Kind::Aqueduct)),
        (Phase::Trader, _) => Text::of("sj-ask-sell").with("count", at.most(Kind::TradingPost)),
        (Phase::Councillor, _) => ask_councillor(&at),
        (Phase::Prospector, _) if view.mine.is_empty() => Text::of("sj-ask-mine"),
        (Phase::Prospector, _) => Text::of("sj-ask-choice").with("cards", cards(view.mine.iter().copied())),
        (Phase::Over, _) => tell::duty(Phase::Over),
    }
}

/// Cards with their costs.
pub(super) fn priced(kinds: &[Kind]) -> Vec<Text> {
    kinds.iter().map(|kind| Text::of("sj-priced").with("card", card(*kind)).with("cost", kind.cost())).collect()
}

fn ask_builder(at: &Place, slot: &'static str) -> Text {
    let plan = at.build.as_ref().map(|(_, plan)| plan.clone()).unwrap_or_default();
    let terms = plan.terms(&at.means);
    let named = |key: &'static str, kind: Kind| Text::of(key).with("card", card(kind));
    match (slot, plan.card, terms) {
        (COVER, Some(kind), _) => named("sj-ask-cover", kind),
        (GOODS, Some(kind), Some(terms)) => named("sj-ask-goods", kind).with("cost", terms.cost),
        (FULL, Some(kind), Some(terms)) => named("sj-ask-full", kind).with("cost", terms.cost).with("full", terms.full),
        (PAY, Some(kind), Some(terms)) => {
            let count = terms.price(plan.full).saturating_sub(plan.goods.len());
            named("sj-ask-pay", kind).with("count", count).with("have", terms.cards)
        }
        _ => Text::of("sj-ask-build").with("less", at.view.privileges(at.own.seat)),
    }
}

fn ask_councillor(at: &Place) -> Text {
    let (drawn, keep) = (at.own.drawn.len(), kept(at.means.owned));
    let text = match at.means.owned.has(Kind::Archive) {
        true => Text::of("sj-ask-archive").with("count", drawn.saturating_sub(keep)),
        false => Text::of("sj-ask-keep").with("count", keep),
    };
    text.with("drawn", drawn).with("most", drawn.saturating_sub(1)).with("cards", cards(at.own.drawn.iter().copied()))
}

/// How an option reads.
pub(super) fn label(view: &View, path: &[Answer<Pick>], pick: Pick) -> Choice {
    let Some(at) = Place::of(view, path) else { return Choice::of(tell::duty(view.phase)) };
    match pick {
        _ if at.verb.is_none() => Choice::of(verb(&at, pick)),
        Pick::Role(picked) => Choice { label: role(picked), note: Some(role_note(&at, picked)) },
        Pick::Yes if view.phase == Phase::Role => Choice::of(Text::of("sj-label-library-yes")),
        Pick::No if view.phase == Phase::Role => Choice::of(Text::of("sj-label-library-no")),
        _ if at.build.is_some() => building(&at, pick),
        Pick::Card(kind, copy) => thing(&at, kind, copy),
        Pick::None if view.phase == Phase::Chapel => Choice::of(Text::of("sj-label-no-card")),
        _ => Choice::of(Text::of("sj-label-take-none")),
    }
}

/// A verb, with its outcome where it leaves nothing to choose.
fn verb(at: &Place, pick: Pick) -> Text {
    match pick {
        Pick::Act(Act::Build) => {
            let hand = at.own.hand();
            let mut able = hand.kinds().filter(|kind| buildable(&at.means, *kind));
            match (able.next(), able.next()) {
                (Some(kind), None) => Text::of("sj-label-build-only").with("card", card(kind)),
                _ => Text::of("sj-label-build"),
            }
        }
        Pick::Act(Act::Produce) => only("sj-label-produce", "sj-label-produce-only", at.sites(false), |text, _| text),
        Pick::Act(Act::Sell) => {
            only("sj-label-sell", "sj-label-sell-only", at.sites(true), |text, kind| text.with("cards", at.price(kind)))
        }
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

/// What a role would bring its picker.
fn role_note(at: &Place, picked: Role) -> Text {
    let library = at.means.owned.has(Kind::Library) && !at.view.library_spent;
    let privileges = 1 + u8::from(library);
    let goods = |helper, laden| most_goods(at.means.owned, privileges, helper).min(at.sites(laden).count());
    match picked {
        Role::Builder => Text::of("sj-note-builder").with("less", privileges),
        Role::Producer => Text::of("sj-note-producer").with("goods", goods(Kind::Aqueduct, false)),
        Role::Trader => Text::of("sj-note-trader").with("goods", goods(Kind::TradingPost, true)),
        Role::Councillor => Text::of("sj-note-councillor").with("drawn", dealt(privileges)),
        Role::Prospector => Text::of("sj-note-prospector").with("count", privileges),
    }
}

/// An option on the way to a building.
fn building(at: &Place, pick: Pick) -> Choice {
    let Some((slot, plan)) = &at.build else { return Choice::of(Text::of("sj-label-build")) };
    let cost = |place: Option<usize>| plan.card.map(|kind| at.means.terms(kind, place).cost).unwrap_or_default();
    match (*slot, pick) {
        (Some(CARD), Pick::Card(kind, _)) => Choice { label: to_build(at, kind), note: Some(note(kind)) },
        (Some(COVER), Pick::Card(kind, copy)) => {
            let place = at.place(kind, copy);
            let loses = place.is_some_and(|place| at.means.sites[place].1);
            let key = if loses { "sj-label-over-full" } else { "sj-label-over" };
            let label = Text::of(key).with("card", card(kind)).with("cost", cost(place));
            Choice { label, note: loses.then(|| Text::of("sj-note-loses")) }
        }
        (Some(COVER), _) => Choice::of(Text::of("sj-label-free-place").with("cost", cost(None))),
        (Some(GOODS), Pick::Card(kind, _)) => Choice::of(Text::of("sj-as-good").with("good", good(kind))),
        (Some(FULL), pick) => {
            let terms = plan.terms(&at.means);
            let price = terms.map(|terms| terms.price(pick == Pick::Yes)).unwrap_or_default();
            let key = if pick == Pick::Yes { "sj-label-full-yes" } else { "sj-label-full-no" };
            Choice::of(Text::of(key).with("cost", price))
        }
        (_, Pick::Card(kind, _)) => Choice { label: card(kind), note: Some(note(kind)) },
        _ => Choice::of(Text::of("sj-label-build")),
    }
}

/// A card with what it costs to build: on a free place, or with the Crane, if it can be paid for only so.
fn to_build(at: &Place, kind: Kind) -> Text {
    let free = at.means.terms(kind, None);
    if free.can_pay() {
        return Text::of("sj-label-card").with("card", card(kind)).with("cost", free.cost);
    }
    let least = at.means.places(kind).map(|place| at.means.terms(kind, place).cost).min();
    Text::of("sj-label-card-over").with("card", card(kind)).with("cost", least.unwrap_or(free.cost))
}

/// A card or building of the other verbs.
fn thing(at: &Place, kind: Kind, copy: u8) -> Choice {
    match at.view.phase {
        Phase::Producer => Choice::of(good(kind)),
        Phase::Trader => Choice::of(Text::of("sj-label-good").with("good", good(kind)).with("cards", at.price(kind))),
        Phase::Councillor if at.is_new(kind, copy) => {
            Choice { label: Text::of("sj-label-new").with("card", card(kind)), note: Some(note(kind)) }
        }
        _ => Choice { label: card(kind), note: Some(note(kind)) },
    }
}

impl Place<'_> {
    fn place(&self, kind: Kind, copy: u8) -> Option<usize> {
        let mut row = super::held::numbered(self.means.sites.iter().map(|(kind, _)| *kind));
        row.position(|site| site == (kind, copy))
    }

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
