//! How the game is told: events by `tell`, what stands beside pictures by `words`, and here what is to be done.

use super::moves::Event;
use super::scope::Scope;
use super::state::{Burgundy, Link, Stage};
use super::view::View;
use super::{tell, words};
use crate::rules::{Face, Seat, Sheet, Text, Topic, Viewer};

impl Face for Burgundy {
    fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
        tell::tell(event, viewer)
    }

    fn duty(view: &View, seat: Seat) -> Text {
        duty(view, seat)
    }

    fn stage(view: &View) -> Text {
        words::stage(view)
    }

    fn describe(view: &View, sheet: Sheet) -> Vec<Text> {
        words::describe(view, sheet)
    }

    fn own(view: &View) -> Vec<Text> {
        words::own(view)
    }

    fn scores(view: &View) -> Vec<Text> {
        words::scores(view)
    }

    fn topics() -> Vec<Topic> {
        words::topics()
    }
}

/// What a seat has to do.
fn duty(view: &View, seat: Seat) -> Text {
    let Some(scope) = Scope::seen(view, seat) else { return Text::of("cb-duty-over") };
    let mut left = scope.player.left();
    match (view.stage, view.pending.filter(|_| view.mover() == Some(seat))) {
        (Stage::Over, _) => Text::of("cb-duty-over"),
        (Stage::Open | Stage::Secret, _) => Text::of("cb-duty-estate"),
        (Stage::Turns, Some(Link::Castle)) => Text::of("cb-duty-castle"),
        (Stage::Turns, Some(Link::Ship)) => Text::of("cb-duty-ship"),
        (Stage::Turns, Some(link)) => Text::of("cb-duty-building").with("tile", tell::link(link)),
        (Stage::Turns, None) => match (left.next(), left.next()) {
            (Some(first), Some(second)) => Text::of("cb-duty-dice").with("first", first).with("second", second),
            (Some(die), None) => Text::of("cb-duty-die").with("die", die),
            (None, _) if scope.can_buy() => Text::of("cb-duty-end"),
            (None, _) => Text::of("cb-duty-end-only"),
        },
    }
}
