//! What stands beside or in place of pictures: the stage, alt texts, a seat's own things, the score, and the
//! things that can be looked up.

use super::cards::{Group, Kind};
use super::held::Cards;
use super::moves::{Event, Role};
use super::phases::LAST_BUILDING;
use super::scoring::Score;
use super::state::{Phase, SanJuan};
use super::tell::{self, card, cards, role};
use super::view::{SeatView, View};
use super::wording::priced;
use crate::rules::{Face, Round, Seat, Sheet, Text, Topic, Viewer};
use crate::scene::Colour;

impl Face for SanJuan {
    const EMBLEM: &'static str = "palace";
    const BAND: Colour = Colour::BandViolet;
    const IDLE: &'static [&'static str] = &["sj-passed", "sj-produced-none"];

    fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
        tell::tell(event, viewer)
    }

    fn duty(view: &View, seat: Seat) -> Text {
        let shown = view.seat(seat);
        match view.phase {
            Phase::Councillor if shown.has(Kind::Archive) => Text::of("sj-duty-archive"),
            Phase::Councillor if shown.has(Kind::Prefecture) => Text::of("sj-duty-prefecture"),
            Phase::Prospector if !view.mine.is_empty() => Text::of("sj-duty-choice"),
            phase => tell::duty(phase),
        }
    }

    fn stage(view: &View) -> Text {
        let text = |key: &'static str| Text::of(key).with("round", view.round);
        let running = |role: Role| text("sj-stage-role").with("role", tell::role(role)).with("seat", view.picker);
        match view.phase {
            Phase::Opening => text("sj-stage-opening"),
            Phase::Chapel => text("sj-stage-chapel"),
            Phase::HandLimit => text("sj-stage-limit"),
            Phase::Role => text("sj-stage"),
            Phase::Builder => running(Role::Builder),
            Phase::Producer => running(Role::Producer),
            Phase::Trader => running(Role::Trader),
            Phase::Councillor => running(Role::Councillor),
            Phase::Prospector => running(Role::Prospector),
            Phase::Over => text("sj-stage-over"),
        }
    }

    fn round(view: &View) -> Option<Round> {
        let is_played = !matches!(view.phase, Phase::Opening | Phase::Over);
        let name = Text::of("sj-picture-round").with("n", view.round);
        is_played.then(|| Round { part: view.round.to_string(), name })
    }

    fn describe(view: &View, sheet: Sheet) -> Vec<Text> {
        match sheet {
            Sheet::Board(_) => board(view),
            Sheet::Own => Self::own(view),
            Sheet::Of(seat) if seat.index() < view.seats.len() => vec![buildings(view, seat)],
            Sheet::Of(_) => Vec::new(),
        }
    }

    fn own(view: &View) -> Vec<Text> {
        let Some(own) = &view.own else { return Vec::new() };
        let limit = view.seat(own.seat).limit();
        let hand = Text::of("sj-own-hand").with("count", own.hand.len()).with("limit", limit);
        let mut lines = vec![hand.with("cards", priced(own.hand.iter().copied()))];
        if !own.drawn.is_empty() {
            lines.push(Text::of("sj-own-drawn").with("cards", priced(own.drawn.iter().copied())));
        }
        if !own.chapel.is_empty() {
            let text = Text::of("sj-own-chapel").with("count", own.chapel.len());
            lines.push(text.with("cards", cards(own.chapel.iter().copied())));
        }
        lines
    }

    fn scores(view: &View) -> Vec<Text> {
        let line = |seat: Seat| {
            let shown = view.seat(seat);
            let chapel = shown.shown.is_none() && hides_points(view, seat);
            let text = Text::of(if chapel { "sj-points-chapel" } else { "sj-points" }).with("seat", seat);
            let text = text.with("points", shown.score.total).with("buildings", shown.buildings.len());
            text.with("last", LAST_BUILDING).with("cards", shown.hand)
        };
        (0..view.seats.len() as u8).map(Seat).map(line).collect()
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        view.seats.get(seat.index()).map(|shown| shown.score.total.into())
    }

    fn topics() -> Vec<Topic> {
        let kinds = Kind::ALL.into_iter().map(|kind| {
            let print = kind.print();
            let key = if print.group == Group::Six { "sj-topic-six" } else { "sj-topic-card" };
            let body = Text::of(key).with("cost", print.cost).with("vp", print.vp).with("count", print.count);
            let body = body.with("effect", Text::of(format!("sj-effect-{kind}")));
            Topic { id: kind.id().to_owned(), chapter: "sj-chapter-buildings", title: card(kind), body }
        });
        let roles = Role::ALL.into_iter().map(|picked| Topic {
            id: picked.id().to_owned(),
            chapter: "sj-chapter-roles",
            title: role(picked),
            body: Text::of(format!("sj-topic-role-{}", picked.id())),
        });
        let words = WORDS.into_iter().map(|word| Topic {
            id: word.to_owned(),
            chapter: "sj-chapter-rules",
            title: Text::of(format!("sj-topic-{word}")),
            body: Text::of(format!("sj-topic-{word}-text")),
        });
        words.chain(roles).chain(kinds).collect()
    }
}

fn board(view: &View) -> Vec<Text> {
    let mut lines: Vec<Text> = (0..view.seats.len() as u8).map(Seat).map(|seat| standing(view, seat)).collect();
    let (mut free, mut taken) = (Vec::new(), Vec::new());
    for (one, by) in Role::ALL.into_iter().zip(view.roles) {
        match by {
            Some(seat) => taken.push(Text::of("sj-alt-role").with("role", role(one)).with("seat", seat)),
            None => free.push(role(one)),
        }
    }
    lines.push(Text::of("sj-alt-table").with("stage", SanJuan::stage(view)).with("free", free));
    lines.extend((!taken.is_empty()).then(|| Text::of("sj-alt-taken").with("roles", taken)));
    lines.extend(view.prices.as_ref().map(|prices| tell::prices("sj-alt-prices", prices)));
    if !view.mine.is_empty() {
        lines.push(Text::of("sj-alt-mine").with("cards", cards(view.mine.iter().copied())));
    }
    lines.push(Text::of("sj-alt-piles").with("draw", view.draw).with("discard", view.discard));
    lines
}

/// What everybody sees of a seat in one line: its goods by kind, and how near the end of the game its buildings are.
fn standing(view: &View, seat: Seat) -> Text {
    let shown = view.seat(seat);
    let key = if seat == view.governor { "sj-alt-governor" } else { "sj-alt-seat" };
    let text = Text::of(key).with("seat", seat).with("points", shown.score.total).with("cards", shown.hand);
    let text = text.with("buildings", shown.buildings.len()).with("last", LAST_BUILDING);
    let goods: Cards = shown.buildings.iter().filter(|it| it.good).map(|it| it.kind).collect();
    if goods.is_empty() { text.with("goods", 0_usize) } else { text.with("goods", tell::goods(&goods)) }
}

/// The score sheet: what each seat's points come from, then what was hidden until the end.
pub(super) fn result(view: &View) -> Vec<Text> {
    let seats = || (0u8..).map(Seat).zip(&view.seats);
    let score = |(seat, shown): (Seat, &SeatView)| {
        let parts = Score::SOURCES.into_iter().map(|(key, value)| (key, value(&shown.score)));
        let parts = parts.filter(|(_, points)| *points > 0);
        let part = |(key, points)| Text::of("sj-alt-part").with("what", Text::of(key)).with("points", points);
        let text = Text::of("sj-alt-score").with("seat", seat).with("points", shown.score.total);
        text.with("parts", parts.map(part).collect::<Vec<_>>())
    };
    let open = |key: &'static str, seat: Seat, kinds: &[Kind]| {
        (!kinds.is_empty()).then(|| Text::of(key).with("seat", seat).with("cards", cards(kinds.iter().copied())))
    };
    let hidden = seats().filter_map(|(seat, shown)| Some((seat, shown.shown.as_ref()?)));
    let hidden = hidden
        .flat_map(|(seat, shown)| [open("sj-alt-hand", seat, &shown.hand), open("sj-alt-chapel", seat, &shown.chapel)]);
    [Text::of("sj-alt-result").with("stage", SanJuan::stage(view))]
        .into_iter()
        .chain(seats().map(score))
        .chain(hidden.flatten())
        .collect()
}

fn buildings(view: &View, seat: Seat) -> Text {
    let names = view.seat(seat).buildings.iter().map(|building| {
        let key = if building.good { "sj-with-good" } else { "sj-without-good" };
        Text::of(key).with("card", card(building.kind))
    });
    let names: Vec<Text> = names.collect();
    Text::of("sj-alt-buildings").with("seat", seat).with("buildings", names)
}

/// Whether there may be cards under a Chapel of the seat.
pub(super) fn hides_points(view: &View, seat: Seat) -> bool {
    let row = &view.seat(seat).buildings;
    row.iter().any(|building| building.kind == Kind::Chapel || building.covered.contains(&Kind::Chapel))
}

/// The words of the rules that can be looked up besides cards and roles.
const WORDS: [&str; 7] = ["round", "hand-limit", "goods", "trading-house", "end", "tie", "two-players"];
