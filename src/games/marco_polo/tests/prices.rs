//! What a choice is said to cost is what is paid for it, and nothing else is paid.

use std::collections::BTreeSet;

use super::super::effect::Effect;
use super::super::events::Event;
use super::super::given::options;
use super::super::moves::Pick;
use super::super::*;
use crate::rules::{Answer, Arg, Asked, Choice, Dice, Guide, Legal, Questions, Seed, Stop, Text, Walked, Waypoint};

/// The texts in a text, itself among them.
fn inside(text: &Text, each: &mut impl FnMut(&Text)) {
    each(text);
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(inner) => inside(inner, each),
            Arg::List(all) => all.iter().for_each(|inner| inside(inner, each)),
            _ => {}
        }
    }
}

/// The things that a price names.
fn read(price: &Text) -> Effect {
    let mut paid = Effect::default();
    inside(price, &mut |text| {
        let thing = text.key.strip_prefix("mp-thing-").or(text.key.strip_prefix("mp-brief-"));
        let (Some(thing), Some(Arg::Number(n))) = (thing, text.arg("n")) else { return };
        let n = u8::try_from(*n).unwrap();
        match thing {
            "coins" => paid.coins += n,
            "camels" => paid.camels += n,
            "pepper" => paid.pepper += n,
            "silk" => paid.silk += n,
            "gold" => paid.gold += n,
            "jade" => paid.jade += n,
            "points" => paid.points += n,
            "any-good" => paid.any_good += n,
            "different-goods" => paid.different_goods += n,
            other => panic!("a price of {other}"),
        }
    });
    paid
}

/// The price that label and note of an answer name, if they name one.
pub(super) fn stated(choice: &Choice) -> Option<Effect> {
    let mut prices = Vec::new();
    for text in [Some(&choice.name), choice.outcome.as_ref(), choice.note.as_ref()].into_iter().flatten() {
        inside(text, &mut |text| {
            if ["mp-price", "mp-price-from", "mp-price-brief"].contains(&&*text.key) {
                prices.push(read(text));
            }
            if ["mp-price-all", "mp-price-jade"].contains(&&*text.key) {
                let of = |name| match text.arg(name) {
                    Some(Arg::Number(n)) => u8::try_from(*n).unwrap(),
                    None => 0,
                    other => panic!("{other:?}"),
                };
                let [coins, camels, jade] = ["coins", "camels", "jade"].map(of);
                prices.push(Effect { coins, camels, jade, ..Effect::default() });
            }
        });
    }
    assert!(prices.len() <= 1, "several prices: {choice:?}");
    prices.pop()
}

/// What a move took from whoever made it.
fn paid(events: &[Event]) -> Effect {
    let all = events.iter().filter_map(|event| match event {
        Event::Book { paid, .. }
        | Event::Seal { paid, .. }
        | Event::Travelled { paid, .. }
        | Event::Contracts { paid, .. }
        | Event::Card { paid, .. }
        | Event::Fulfilled { paid, .. }
        | Event::Improved { paid, .. }
        | Event::Rerolled { paid, .. }
        | Event::Changed { paid, .. }
        | Event::Black { paid, .. } => Some(*paid),
        _ => None,
    });
    all.fold(Effect::default(), |sum, paid| sum.and(&paid))
}

/// Goes through the questions as somebody who presses buttons: what has a single answer is passed over, and its words are
/// not read. Gives the move and the price that was named last.
fn press(game: &MarcoPolo, seat: Seat, guide: &mut dyn Guide) -> (Vec<Answer<Pick>>, Legal<moves::Move>, Effect) {
    let mut path: Vec<Answer<Pick>> = Vec::new();
    let mut price = Effect::default();
    loop {
        let walked = Walked::along(game, seat, &path);
        let (Asked::One(menu) | Asked::Several { menu, .. }) = walked.asked() else {
            return (path, walked.step.unwrap(), price);
        };
        let Err(Stop::Open(question)) = walked.step else { panic!("{path:?}") };
        let labels: Vec<_> = menu.offers.into_iter().map(|offer| offer.choice).collect();
        let (options, count) = (question.legal, question.bounds);
        let all: Vec<usize> = match count {
            None => vec![guide.one(options.len())],
            Some((min, max)) => (0..guide.count(min, max)).collect(),
        };
        let chosen: Vec<Pick> = all.iter().map(|at| options[*at]).collect();
        // At the very beginning even a single verb is shown.
        let is_read = path.is_empty() || options.len() > count.map_or(1, |(min, _)| min);
        if is_read {
            let named: Vec<Effect> = all.iter().filter_map(|at| stated(&labels[*at])).collect();
            assert!(named.windows(2).all(|pair| pair[0] == pair[1]), "{labels:?}");
            price = named.first().copied().unwrap_or(price);
        }
        path.push(match count {
            None => Answer::One(chosen[0]),
            Some(_) => Answer::Some(chosen.into_iter().collect()),
        });
    }
}

/// MP-40, MP-62, MP-65, MP-127, MP-Q16: over random games, in which every kind of price is met.
#[test]
fn what_is_said_to_cost_is_what_is_paid() {
    let mut kinds: BTreeSet<String> = BTreeSet::new();
    for seed in 0..40 {
        let mut chance = Dice::for_step(Seed::from_number(seed), 0);
        let mut guide = Dice::for_step(Seed::from_number(seed), 1);
        let seats = 2 + (seed % 3) as u8;
        let setting = ["", "open", "extra"][(seed / 3 % 3) as usize];
        let mut game = MarcoPolo::setup(&options(setting), seats, None, &mut chance).unwrap();
        while let Some(seat) = game.awaiting().first() {
            let (path, mv, price) = press(&game, seat, &mut guide);
            let events = game.apply(seat, &mv, &mut chance);
            let paid = paid(&events);
            assert_eq!(price, paid, "{path:?} in game {seed}: {events:?}");
            if !paid.is_empty() {
                let verb = format!("{:?}", path[0]);
                kinds.insert(format!("{verb}{}", if paid.jade > 0 { " with jade" } else { "" }));
            }
        }
    }
    assert!(kinds.len() >= 14, "too little was met: {kinds:?}");
}
