//! How the toy is told and shown.

use std::fmt::{Display, Formatter};
use std::str::FromStr;

use guildhall::rules::{Answer, Choice, Face, Footer, Seat, Sheet, Text, Tongue, Topic, Viewer};
use guildhall::scene::Scene;

use super::flaw;
use super::toy::{Event, Pick, Toy, View};

impl Display for Pick {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Pick::Keep => f.write_str("keep"),
            Pick::Swap => f.write_str("swap"),
            Pick::Claim => f.write_str("claim"),
            Pick::Card(card, 1) => write!(f, "card{card}"),
            Pick::Card(card, nth) => write!(f, "card{card}-{nth}"),
            Pick::Chip(chip) => write!(f, "chip{chip}"),
            Pick::Shout => f.write_str("SHOUT"),
        }
    }
}

impl FromStr for Pick {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        let fixed = [Pick::Keep, Pick::Swap, Pick::Claim, Pick::Shout];
        let cards = (0..5).flat_map(|card| (1..=4).map(move |nth| Pick::Card(card, nth)));
        let all = fixed.into_iter().chain(cards).chain((1..=7).map(Pick::Chip));
        all.into_iter().find(|pick| pick.to_string() == token).ok_or(())
    }
}

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

    fn prompt(_: &View, _: &[Answer<Pick>], slot: &'static str) -> Text {
        Text::of(format!("toy-prompt-{slot}"))
    }

    fn label(_: &View, _: &[Answer<Pick>], pick: Pick) -> Choice {
        Choice::of(Text::of("toy-pick").with("pick", pick.to_string()))
    }

    fn shadows(view: &View, path: &[Answer<Pick>]) -> Vec<Pick> {
        let gone = |chip: &u8| !view.chips.contains(chip);
        match path {
            [Answer::One(Pick::Claim)] => (1..=6).filter(gone).map(Pick::Chip).collect(),
            _ => vec![],
        }
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

    fn sheet(_: &View, path: &[Answer<Pick>]) -> Sheet {
        if path.is_empty() { Sheet::Board(0) } else { Sheet::Own }
    }

    fn scene(_: &View, _: Sheet, _: &[Answer<Pick>], _: &[(char, Pick)], _: &Footer, _: &dyn Tongue) -> Scene {
        Scene::default()
    }

    fn topics() -> Vec<Topic> {
        vec![]
    }
}
