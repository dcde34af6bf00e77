//! Whole random games: what is said to cost something is what is then paid, and nothing else is.

mod tests {
    use proptest::prelude::*;

    use super::super::cards::GoodsCard;
    use super::super::held::Terrains;
    use super::super::moves::{Act, Event, Pick};
    use super::super::reach::{cost, payments};
    use super::super::setup::Options;
    use super::super::state::{GoldenCity, Phase};
    use super::super::terrain::Terrain;
    use super::super::*;
    use crate::rules::{Answer, Arg, Asked, Choice, Dice, Questions, Seed, Text, Walked, Waypoint, wander};

    /// What somebody pays.
    #[derive(Clone, Debug, Default, PartialEq)]
    struct Price {
        coins: i64,
        cards: Terrains,
        keys: i64,
        goods: Vec<GoodsCard>,
    }

    fn number(text: &Text, name: &str) -> i64 {
        match text.arg(name) {
            Some(Arg::Number(n)) => *n,
            other => panic!("{name} of {text:?} is {other:?}"),
        }
    }

    fn within(text: &Text) -> Vec<&Text> {
        text.args
            .iter()
            .filter_map(|(_, arg)| if let Arg::Text(inner) = arg { Some(inner.as_ref()) } else { None })
            .collect()
    }

    /// The coins, terrain cards and keys that a text names.
    fn named(text: &Text) -> Price {
        let mut price = within(text).into_iter().map(named).fold(Price::default(), |all, more| Price {
            coins: all.coins + more.coins,
            cards: all.cards.with(more.cards),
            keys: all.keys + more.keys,
            goods: Vec::new(),
        });
        match &*text.key {
            "gc-coins" => price.coins += number(text, "n"),
            "gc-note-key" => price.keys += 1,
            "gc-some" => {
                let kind = within(text)[0].key.strip_prefix("gc-terrain-").unwrap().parse().unwrap();
                price.cards = price.cards.with(Terrains::of(kind, number(text, "n") as u8));
            }
            _ => {}
        }
        price
    }

    /// The question after a path, and how its answers read.
    fn asked(game: &GoldenCity, seat: Seat, path: &[Answer<Pick>]) -> (Text, Vec<(Pick, Choice)>) {
        let (Asked::One(menu) | Asked::Several { menu, .. }) = Walked::along(game, seat, path).asked() else {
            panic!("{path:?} asks nothing")
        };
        let offers = menu.offers.into_iter().map(|offer| (offer.token.parse().unwrap(), offer.choice));
        (menu.prompt, offers.collect())
    }

    fn choice(game: &GoldenCity, seat: Seat, path: &[Answer<Pick>], pick: Pick) -> Choice {
        let (_, choices) = asked(game, seat, path);
        choices.into_iter().find(|(one, _)| *one == pick).expect("it is offered").1
    }

    /// What the words along the path say that the choices cost.
    fn said(game: &GoldenCity, seat: Seat, path: &[Answer<Pick>]) -> Price {
        let hand = game.player(seat).hand;
        let choice = |length: usize, pick: Pick| choice(game, seat, &path[..length], pick);
        match path {
            [_, Answer::One(pick @ Pick::Pair(_))] => {
                // The cards that the pair names are what is bid for.
                Price { coins: named(&choice(1, *pick).outcome.unwrap()).coins, ..Price::default() }
            }
            [_, Answer::One(site @ Pick::Place(place)), Answer::One(pay @ Pick::Pay(_))] => {
                let noted = named(&choice(1, *site).note.unwrap());
                let chosen = named(&choice(2, *pay).name);
                let (kind, count) = cost(*place);
                let plain = Terrains::of(kind, count);
                let open = payments(hand, kind, count).len() != 1;
                assert_eq!(noted.cards, if open { plain } else { chosen.cards }, "{place}: the note and the cards");
                Price { cards: chosen.cards, ..noted }
            }
            [Answer::One(Pick::Act(Act::Return)), Answer::One(Pick::Goods(card))] => {
                assert_eq!(choice(1, Pick::Goods(*card)).name, tell::goods_card(*card));
                Price { goods: vec![*card], ..Price::default() }
            }
            [Answer::One(Pick::Act(Act::Discard)), Answer::Some(picks)] => {
                let (asked, _) = asked(game, seat, &path[..1]);
                assert_eq!(number(&asked, "n") as usize, picks.len());
                let cards = picks.iter().filter_map(|pick| match pick {
                    Pick::Card(card) => Some(card.kind),
                    _ => None,
                });
                Price { cards: cards.collect(), ..Price::default() }
            }
            // All in hand are alike, so that nothing is chosen but whether.
            [Answer::One(Pick::Act(Act::Discard))] => {
                Price { cards: hand.iter().take(phases::surplus(hand)).collect(), ..Price::default() }
            }
            _ => Price::default(),
        }
    }

    /// What a seat has less after a move, but for what it got in it.
    fn paid(before: &GoldenCity, events: &[Event], after: &GoldenCity, seat: Seat) -> Price {
        let (old, new) = (before.player(seat), after.player(seat));
        let mut got = Price::default();
        for event in events {
            match event {
                Event::Coins { seat: who, count } if *who == seat => got.coins += i64::from(*count),
                Event::Drew { seat: who, card } if *who == seat => got.cards.put(*card),
                Event::Key(who) if *who == seat => got.keys += 1,
                Event::Good { seat: who, card, .. } if *who == seat => got.goods.push(*card),
                Event::Taken(pairs) => {
                    pairs
                        .iter()
                        .filter(|(who, _)| *who == seat)
                        .for_each(|(_, pair)| got.cards = got.cards.with(*pair));
                }
                _ => {}
            }
        }
        let mut goods: Vec<GoodsCard> = old.goods.iter().chain(&got.goods).copied().collect();
        for card in &new.goods {
            let at = goods.iter().position(|had| had == card).expect("nothing comes unsaid");
            goods.remove(at);
        }
        Price {
            coins: i64::from(old.coins) + got.coins - i64::from(new.coins),
            cards: old.hand.with(got.cards).without(new.hand).expect("nothing comes unsaid"),
            keys: i64::from(old.keys) + got.keys - i64::from(new.keys),
            goods,
        }
    }

    /// Ending a turn with too many cards, and taking a fifth goods card, lead to giving something up: that is said before.
    fn what_follows(before: &GoldenCity, path: &[Answer<Pick>], after: &GoldenCity, seat: Seat) {
        let then = (after.turn == seat).then_some(after.phase);
        if let [Answer::One(pass @ Pick::Act(Act::Pass))] = path {
            let said = choice(before, seat, &[], *pass).name;
            let discards = (said.key == "gc-label-then-discard").then(|| number(&said, "n") as usize);
            let due = (then == Some(Phase::Discard)).then(|| phases::surplus(after.player(seat).hand));
            assert_eq!(discards, due, "a turn that ends");
        }
        if let [Answer::One(Pick::Act(Act::Good)), Answer::One(_)] = path {
            let warned = asked(before, seat, &path[..1]).0.key == "gc-ask-good-full";
            assert_eq!(warned, then == Some(Phase::Return), "a fifth goods card");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

        /// What labels and notes along the path say that a choice costs is what is then paid, nothing else is, and nobody
        /// else pays; what has to be given up because of it is said where it is chosen.
        #[test]
        fn what_is_said_to_cost_something_is_paid(seed: u64, seats in 3u8..=4) {
            let mut chance = Dice::for_step(Seed::from_number(seed), 0);
            let mut guide = Dice::for_step(Seed::from_number(seed), 1);
            let mut game = GoldenCity::setup(&Options::default(), seats, None, &mut chance).unwrap();
            while let Some(seat) = game.awaiting().first() {
                let (path, mv) = wander(&game, seat, &mut guide).unwrap();
                let before = game.clone();
                let events = game.apply(seat, &mv, &mut chance);
                prop_assert_eq!(said(&before, seat, &path), paid(&before, &events, &game, seat), "{:?}", path);
                for other in before.seats_in_order().filter(|other| *other != seat) {
                    prop_assert_eq!(Price::default(), paid(&before, &events, &game, other), "{:?}", path);
                }
                what_follows(&before, &path, &game, seat);
            }
        }
    }

    /// The reading of prices sees each part of one.
    #[test]
    fn prices_are_read_from_words() {
        let text = tell::payment("inner-desert".parse().unwrap(), given::cards("desert coast coast"));
        let price = named(&Text::of("gc-note-key").with("cost", text));
        let expected = given::cards("desert coast coast");
        assert_eq!((price.cards, price.keys, price.coins), (expected, 1, 0));
        assert_eq!(named(&tell::coins(3)).coins, 3);
        assert_eq!(expected.count(Terrain::Coast), 2);
    }
}
