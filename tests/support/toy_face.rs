//! How the toy is told and shown.

use guildhall::rules::{
    Asking, Change, Choice, Drawing, Face, Footer, Public, Seat, Sheet, Text, Tongue, Topic, Trace, Viewer, Wording,
};
use guildhall::scene::Scene;

use super::flaw;
use super::toy::{Event, Pick, Toy, View};
use super::toy_ask::Bar;

impl<const FLAW: u8> Face for Toy<FLAW> {
    fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
        match event {
            Event::Decided { seat, next_has, .. } if FLAW == flaw::TELLS_NEIGHBOUR && viewer.is(*seat) => {
                Some(Text::of("toy-decided").with("next", *next_has))
            }
            Event::Decided { seat, cards, .. } if FLAW == flaw::TELLS_SECRET => {
                Some(Text::of("toy-decided").with("seat", *seat).with("count", cards.len()))
            }
            Event::Decided { seat, .. } => Some(Text::of("toy-decided").with("seat", *seat)),
            Event::Revealed => None,
            Event::Swapped { seat, drawn, .. } if viewer.is(*seat) => {
                Some(Text::of("toy-drew").with("cards", drawn.iter().map(|card| card.to_string()).collect::<String>()))
            }
            Event::Swapped { seat, count, .. } => {
                Some(Text::of("toy-swapped").with("seat", *seat).with("count", *count))
            }
            Event::Claimed { seat, chip } => Some(Text::of("toy-claimed").with("seat", *seat).with("chip", *chip)),
        }
    }

    fn duty(view: &View, _: Seat) -> Text {
        Text::of(if view.claimer.is_some() { "toy-must-claim" } else { "toy-must-decide" })
    }

    fn stage(view: &View) -> Text {
        Text::of("toy-round").with("round", view.round)
    }

    fn describe(view: &View, sheet: Sheet) -> Vec<Text> {
        let hand = view.own.iter().flat_map(|own| &own.hand).map(|card| Text::of("toy-card").with("card", *card));
        match sheet {
            Sheet::Own => hand.collect(),
            Sheet::Board(_) | Sheet::Of(_) => vec![Self::stage(view).with("bag", view.bag)],
        }
    }

    fn own(view: &View) -> Vec<Text> {
        Self::describe(view, Sheet::Own)
    }

    fn scores(view: &View) -> Vec<Text> {
        view.claimed.iter().map(|chips| Text::of("toy-chips").with("count", chips.len())).collect()
    }

    fn topics() -> Vec<Topic> {
        vec![]
    }
}

impl<const FLAW: u8> Wording for Toy<FLAW> {
    fn prompt(_: &View, asking: &Asking<Self>) -> Text {
        Text::of(format!("toy-prompt-{}", asking.slot))
    }

    fn label(_: &View, _: &Asking<Self>, pick: Pick) -> Choice {
        Choice::of(Text::of("toy-pick").with("pick", pick.to_string()))
    }

    fn reason(bar: &Bar) -> Text {
        match bar {
            Bar::NotNow | Bar::NotHeld => Text::of("toy-refused"),
            Bar::Claimed(chip) => Text::of("toy-refused-claimed").with("chip", chip.0),
        }
    }

    /// The hand is looked at for every question but the first.
    fn sheet(_: &View, asking: Option<&Asking<Self>>) -> Sheet {
        if asking.is_some_and(|asking| asking.draft.verb.is_some()) { Sheet::Own } else { Sheet::Board(0) }
    }
}

impl<const FLAW: u8> Drawing for Toy<FLAW> {
    type Spot = ();

    fn changes(_: &Public<Self>, _: &Public<Self>) -> Vec<Change<()>> {
        Vec::new()
    }

    fn scene(
        _: &View,
        _: Sheet,
        _: Option<&Asking<Self>>,
        _: &[(char, Pick)],
        _: &Footer,
        _: &Trace<()>,
        _: &dyn Tongue,
    ) -> Scene {
        Scene::default()
    }
}
