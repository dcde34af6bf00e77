//! Whole random games: what must hold whatever is played.

mod tests {
    use proptest::prelude::*;

    use super::super::held::Cards;
    use super::super::limits::most_goods;
    use super::super::moves::{Act, Event, Move, Pick, Role};
    use super::super::setup::{self, StartHand};
    use super::super::state::{Phase, Player};
    use super::super::*;
    use crate::rules::{
        Answer, Arg, Asked, Choice, Dice, Guide, Of, Questions, Seed, Table, Text, Walked, Waypoint, wander,
    };

    /// A step of a game: the position before it, who moved, by which path, and what came of it.
    struct Step<'a> {
        before: &'a SanJuan,
        seat: Seat,
        path: &'a [Answer<Pick>],
        mv: &'a Move,
        events: &'a [Event],
        after: &'a SanJuan,
    }

    /// Plays a game to its end, looking at each step.
    fn play(seed: u64, seats: u8, start_hand: StartHand, mut look: impl FnMut(&Step)) -> SanJuan {
        let mut chance = Dice::for_step(Seed::from_number(seed), 0);
        let mut guide = Dice::for_step(Seed::from_number(seed), 1);
        let mut game = SanJuan::setup(&setup::Options { start_hand }, seats, None, &mut chance).unwrap();
        assert_eq!(game.check(), Ok(()));
        let mut steps = 0;
        while !game.awaiting().is_empty() {
            let awaited: Vec<Seat> = game.awaiting().iter().collect();
            let seat = awaited[guide.one(awaited.len())];
            let (path, mv) = wander(&game, seat, &mut guide).unwrap();
            let before = game.clone();
            let events = game.apply(seat, &mv, &mut chance);
            steps += 1;
            assert_eq!(game.check(), Ok(()), "{game:?}");
            look(&Step { before: &before, seat, path: &path, mv: &mv, events: &events, after: &game });
            let state = || serde_json::to_string(&game).unwrap();
            assert!(steps <= SanJuan::LONGEST, "the game does not end {seed} {}", state());
        }
        game
    }

    fn start() -> impl Strategy<Value = StartHand> {
        prop_oneof![Just(StartHand::Four), Just(StartHand::Choose)]
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        /// No position on the way is impossible, every decision has a legal answer that could be given for somebody
        /// who is absent (SJ-Q37), and the game ends.
        #[test]
        fn a_random_game_keeps_every_invariant_and_ends(seed: u64, seats in 2u8..=4, start in start()) {
            let game = play(seed, seats, start, |_| {});
            prop_assert_eq!(game.phase, Phase::Over);
            prop_assert!(game.standing().is_some());
        }

        /// Whatever is tempting on the way to a move and cannot be picked has a reason, and nothing that can be has one.
        #[test]
        fn what_cannot_be_picked_has_a_reason_and_nothing_else_has(seed: u64, seats in 2u8..=4) {
            play(seed, seats, StartHand::Four, |step| {
                let (table, path) = (Of(step.before.clone()), step.path.iter().map(Answer::token).collect::<Vec<_>>());
                for path in (0..path.len()).map(|at| &path[..at]) {
                    let (Asked::One(menu) | Asked::Several { menu, .. }) = table.ask(step.seat, path) else { panic!() };
                    for (barred, why) in table.shadows(step.seat, path) {
                        let is_offered = menu.offers.iter().any(|offer| offer.token == barred.token);
                        let is_so = !is_offered && why.0.key != "refused-not-offered";
                        assert!(is_so, "{barred:?} at {path:?}: {why:?}");
                    }
                }
            });
        }

        /// What labels and notes on the way to a move say that it costs is what is paid, and nothing else is paid.
        #[test]
        fn what_is_said_to_be_paid_is_paid(seed: u64, seats in 2u8..=4) {
            play(seed, seats, StartHand::Four, |step| {
                match step.mv {
                    Move::Build(build) => building(step, build),
                    Move::Role { role, .. } => picking(step, *role),
                    _ => {}
                }
                nothing_else(step);
            });
        }
    }

    fn number(text: &Text, name: &str) -> usize {
        match text.arg(name) {
            Some(Arg::Number(number)) => *number as usize,
            other => panic!("{name} is {other:?} in {text:?}"),
        }
    }

    /// Every label on the way, with the pick it stands for.
    fn labels(step: &Step) -> Vec<(Pick, Choice)> {
        let mut found = Vec::new();
        for (at, answer) in step.path.iter().enumerate() {
            let picks: Vec<Pick> = match answer {
                Answer::One(pick) => vec![*pick],
                Answer::Some(picks) => picks.to_vec(),
            };
            let asked = Walked::along(step.before, step.seat, &step.path[..at]).asked();
            let (Asked::One(menu) | Asked::Several { menu, .. }) = asked else { panic!() };
            let offers = menu.offers.into_iter().map(|offer| (offer.token.parse().unwrap(), offer.choice));
            found.extend(offers.filter(|(pick, _)| picks.contains(pick)));
        }
        found
    }

    /// A hand after a move, without what it drew.
    fn left(step: &Step) -> Cards {
        let drew = step.events.iter().filter_map(|event| match event {
            Event::Drew { seat, cards, .. } if *seat == step.seat => Some(cards.iter().collect::<Vec<_>>()),
            _ => None,
        });
        step.after.player(step.seat).hand.without(&drew.flatten().collect()).unwrap()
    }

    /// The price on the card's label holds, or lies within the range it gives; that of the place and a chosen one hold;
    /// a covered building's good is lost where it says so, and nowhere else.
    fn building(step: &Step, build: &super::super::moves::Build) {
        let (before, after) = (step.before.player(step.seat), step.after.player(step.seat));
        let cards_paid = before.hand.len() - 1 - left(step).len();
        let lost = build.place().is_some_and(|at| before.buildings[at].good.is_some());
        let goods_paid = before.laden().len() - after.laden().len() - usize::from(lost);
        let paid = cards_paid + goods_paid;
        assert_eq!((cards_paid, goods_paid), (build.pay.len(), build.goods.len()));
        let (mut said, mut loses, mut cards, mut goods, mut waives) = (0..=0, false, 0, 0, false);
        for (pick, choice) in labels(step) {
            match choice.name.key.as_ref() {
                "sj-label-card-crane" => said = number(&choice.name, "least")..=number(&choice.name, "cost"),
                "sj-label-card" => said = number(&choice.name, "cost")..=number(&choice.name, "cost"),
                "sj-label-over" | "sj-label-over-full" | "sj-label-free-place" => {
                    let cost = number(&choice.name, "cost");
                    assert!(said.contains(&cost), "the card said {said:?}, the place {cost}");
                    said = cost..=cost;
                }
                "sj-label-price" => assert_eq!(said, number(&choice.name, "cost")..=number(&choice.name, "cost")),
                "sj-label-price-more" => {
                    waives = true;
                    said = number(&choice.name, "cost")..=number(&choice.name, "cost");
                }
                "sj-as-good" => goods += 1,
                _ if pick != Pick::Act(Act::Build) => cards += 1,
                _ => {}
            }
            loses |= choice.note.is_some_and(|note| note.key == "sj-note-loses");
        }
        assert_eq!(said, paid..=paid, "{:?}", step.path);
        assert_eq!(loses, lost);
        assert!(goods == goods_paid && (cards == cards_paid || cards == 0), "{:?}", step.path);
        let helped = step
            .events
            .iter()
            .any(|event| matches!(event, Event::Drew { cause: super::super::moves::Cause::PoorHouse, .. }));
        assert!(!waives || helped, "the Poor house was promised to help");
    }

    /// What the note of a role says that it brings its picker.
    fn picking(step: &Step, role: Role) {
        let note = labels(step).pop().and_then(|(_, choice)| choice.note).expect("every role says what it brings");
        let (before, after) = (step.before, step.after);
        let (count, privileges) = (before.count(), after.privileges(step.seat));
        let can = |helper, sites: usize| most_goods(before.player(step.seat).owned(), privileges, helper).min(sites);
        let running = after.phase != Phase::Role && after.picker == step.seat && after.picks() > before.picks();
        match (role, note.key.as_ref()) {
            (Role::Builder, _) if running => assert_eq!(number(&note, "less"), usize::from(privileges)),
            (Role::Producer, "sj-note-producer") if running => {
                let empty = before.player(step.seat).empty().len().min(before.stock());
                assert_eq!(number(&note, "goods"), can(super::super::cards::Kind::Aqueduct, empty));
            }
            (Role::Trader, _) if running => {
                let laden = before.player(step.seat).laden().len();
                assert_eq!(number(&note, "goods"), can(super::super::cards::Kind::TradingPost, laden));
            }
            (Role::Councillor, "sj-note-councillor" | "sj-note-councillor-short") => {
                let dealt = step.events.iter().filter_map(|event| match event {
                    Event::Dealt { seat, cards } => Some((*seat, cards.len())),
                    _ => None,
                });
                let (own, others): (Vec<_>, Vec<_>) = dealt.partition(|(seat, _)| *seat == step.seat);
                assert_eq!(own[0].1, number(&note, "drawn"));
                let others: usize = others.into_iter().map(|(_, cards)| cards).sum();
                let full = 2 * (usize::from(count) - 1);
                let expected = if note.key == "sj-note-councillor" { full } else { number(&note, "left") };
                assert_eq!(others, expected);
            }
            (Role::Prospector, "sj-note-prospector") => {
                let drew = step.events.iter().find_map(|event| match event {
                    Event::Drew { seat, cards, .. } if *seat == step.seat => Some(cards.len()),
                    _ => None,
                });
                assert_eq!(drew, Some(number(&note, "count")));
            }
            (_, "sj-note-no-cards") => assert_eq!(before.stock(), 0),
            _ => {}
        }
    }

    /// Nobody loses a card or a good but by what was chosen.
    fn nothing_else(step: &Step) {
        for seat in (0..step.before.count()).map(Seat) {
            let (before, after) = (step.before.player(seat), step.after.player(seat));
            let chosen = if seat == step.seat { Some(step.mv) } else { before.answer.as_ref() };
            let given: Cards = match chosen {
                Some(Move::Build(build)) => build.pay.iter().chain([build.card]).collect(),
                Some(Move::Discard(cards)) => cards.clone(),
                Some(Move::Chapel(Some(card))) => [*card].into_iter().collect(),
                _ => Cards::default(),
            };
            let all = before.hand.with(&before.drawn);
            let missing = |player: &Player| player.hand.with(&player.drawn);
            let kept = all.without(&given).expect("only what was there can be chosen");
            let drawn_away = !before.drawn.is_empty() && after.drawn.is_empty() && after.answer.is_none();
            let must_stay = if drawn_away { before.hand.without(&given) } else { Some(kept) };
            let stays = must_stay.is_none_or(|stay| missing(after).without(&stay).is_some());
            assert!(stays, "{seat:?} lost cards by {:?}", step.mv);
            let sold = match chosen {
                Some(Move::Sell(sites)) => *sites,
                Some(Move::Build(build)) => build.goods.iter().chain(build.place()).collect(),
                _ => Default::default(),
            };
            let lost = before.laden().iter().filter(|at| !after.laden().has(*at));
            assert!(lost.into_iter().all(|at| sold.has(at)), "{seat:?} lost goods by {:?}", step.mv);
        }
    }
}
