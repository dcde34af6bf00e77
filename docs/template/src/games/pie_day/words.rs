//! What stands beside or in place of pictures: what happened, the stage, alt texts, a seat's own things, the score, and
//! the things that can be looked up.

use super::data::{Basket, Fruit, Pie};
use super::moves::Event;
use super::state::{Baked, PieDay};
use super::view::View;
use crate::rules::{Face, Round, Seat, Sheet, Text, Topic, Viewer};

/// The name of a pie.
pub(super) fn pie(pie: Pie) -> Text {
    Text::of(format!("pd-pie-{pie}"))
}

/// The name of a fruit.
pub(super) fn fruit(fruit: Fruit) -> Text {
    Text::of(format!("pd-fruit-{fruit}"))
}

/// Some fruit, kind by kind.
pub(super) fn some(basket: &Basket) -> Vec<Text> {
    let kinds = Fruit::ALL.into_iter().filter(|kind| basket.count(*kind as usize) > 0);
    kinds.map(|kind| Text::of("pd-some").with("n", basket.count(kind as usize)).with("fruit", fruit(kind))).collect()
}

impl Face for PieDay {
    fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
        Some(match event {
            Event::Gathered { seat, fruit } if viewer.is(*seat) => match fruit.is_empty() {
                true => Text::of("pd-gathered-none").with("seat", *seat),
                false => Text::of("pd-gathered-own").with("seat", *seat).with("fruit", some(fruit)),
            },
            Event::Gathered { seat, fruit } => Text::of("pd-gathered").with("seat", *seat).with("n", fruit.len()),
            Event::Baked { seat, pie, fruit, points } => {
                let text = Text::of("pd-baked").with("seat", *seat).with("pie", self::pie(*pie));
                text.with("fruit", some(fruit)).with("points", *points)
            }
        })
    }

    fn duty(_: &View, _: Seat) -> Text {
        Text::of("pd-duty-turn")
    }

    fn stage(view: &View) -> Text {
        let key = if view.turn.is_some() { "pd-stage" } else { "pd-stage-over" };
        Text::of(key).with("round", view.round).with("of", view.rounds)
    }

    fn round(view: &View) -> Option<Round> {
        let name = Text::of("pd-picture-round").with("round", view.round).with("of", view.rounds);
        view.turn.map(|_| Round { part: view.round.to_string(), name })
    }

    fn describe(view: &View, sheet: Sheet) -> Vec<Text> {
        let seats = || (0..view.seats.len() as u8).map(Seat);
        let public = |seat: Seat| {
            let shown = &view.seats[seat.index()];
            let pies: Vec<Text> = shown.pies.iter().map(|Baked { pie, .. }| self::pie(*pie)).collect();
            let key = if pies.is_empty() { "pd-alt-seat-none" } else { "pd-alt-seat" };
            let text = Text::of(key).with("seat", seat).with("points", shown.points).with("n", shown.hand);
            if pies.is_empty() { text } else { text.with("pies", pies) }
        };
        match sheet {
            Sheet::Own => Self::own(view),
            Sheet::Of(seat) => seats().filter(|other| *other == seat).map(public).collect(),
            Sheet::Board(_) => {
                let table = Text::of("pd-alt-table").with("stage", Self::stage(view)).with("n", view.basket);
                let open = view.open.iter().map(|pie| self::pie(*pie)).collect::<Vec<_>>();
                let open = (!open.is_empty()).then(|| Text::of("pd-alt-open").with("pies", open));
                [table].into_iter().chain(open).chain(seats().map(public)).collect()
            }
        }
    }

    fn own(view: &View) -> Vec<Text> {
        let line = |hand: &Basket| match hand.is_empty() {
            true => Text::of("pd-own-none"),
            false => Text::of("pd-own").with("n", hand.len()).with("fruit", some(hand)),
        };
        view.own.iter().map(|own| line(&own.hand)).collect()
    }

    fn scores(view: &View) -> Vec<Text> {
        let seats = (0..).map(Seat).zip(&view.seats);
        let line = |(seat, shown): (Seat, &super::view::SeatView)| {
            Text::of("pd-points").with("seat", seat).with("points", shown.points).with("n", shown.hand)
        };
        seats.map(line).collect()
    }

    fn topics() -> Vec<Topic> {
        let words = ["turn", "end"].into_iter().map(|word| Topic {
            id: word.to_owned(),
            chapter: "pd-chapter-rules",
            title: Text::of(format!("pd-topic-{word}")),
            body: Text::of(format!("pd-topic-{word}-text")),
        });
        let pies = Pie::ALL.into_iter().map(|it| Topic {
            id: it.to_string(),
            chapter: "pd-chapter-pies",
            title: pie(it),
            body: Text::of("pd-topic-pie")
                .with("cost", it.print().cost)
                .with("points", it.print().points)
                .with("fruit", fruit(it.print().best)),
        });
        words.chain(pies).collect()
    }
}
