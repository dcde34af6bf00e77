//! Receiving: what a gain brings at once, and what it leaves due (MP-Q48). One thing after the other is settled until one
//! needs a decision.

use super::board::numbers;
use super::cards::{Contract, Outpost};
use super::due::Due;
use super::effect::Effect;
use super::events::Event;
use super::map::Place;
use super::moves::Choice;
use super::options::BlackDice;
use super::route::Places;
use super::scope::Scope;
use super::setup::roll;
use super::source::Source;
use super::state::{MarcoPolo, Points, Stage};
use crate::rules::{Chance, Seat};

/// Where points from such a source are counted.
const fn counted(points: &mut Points, from: Source) -> &mut i16 {
    match from {
        Source::Contract(_) => &mut points.contracts,
        Source::Post(_) => &mut points.posts,
        Source::Card(_) => &mut points.cards,
        Source::Special(_) => &mut points.cities,
        Source::Improved(_) => &mut points.seals,
        Source::Character(_) => &mut points.character,
        _ => &mut points.tokens,
    }
}

impl MarcoPolo {
    /// Puts things that are due before all others, the first of them first.
    pub(super) fn owe(&mut self, seat: Seat, dues: impl IntoIterator<Item = Due, IntoIter: DoubleEndedIterator>) {
        self.table.player_mut(seat).due.extend(dues.into_iter().rev());
    }

    /// Gives a seat what needs no decision, and the rest becomes due. Gives what came at once.
    pub(super) fn grant(&mut self, seat: Seat, gain: &Effect, from: Source, events: &mut Vec<Event>) -> Effect {
        let sure = gain.sure();
        let player = self.table.player_mut(seat);
        player.stock.take(&sure);
        player.shields += sure.shield;
        *counted(&mut player.points, from) += i16::from(sure.points);
        self.owe_rest(seat, gain, from);
        self.reward_jade(seat, sure.jade, events);
        sure
    }

    /// Gives a seat something and tells it; what needs a decision is due after it.
    pub(super) fn give(&mut self, seat: Seat, gain: &Effect, from: Source, events: &mut Vec<Event>) {
        let at = events.len();
        let got = self.grant(seat, gain, from, events);
        if !got.is_empty() {
            events.insert(at, Event::Got { seat, from, gain: got });
        }
    }

    /// For each single jade that is received, from whatever source (MP-A11).
    fn reward_jade(&mut self, seat: Seat, jade: u8, events: &mut Vec<Event>) {
        let player = self.table.player(seat);
        if let Some(character) = player.character
            && jade > 0
            && !character.print().per_jade_received.is_empty()
        {
            self.give(seat, &character.print().per_jade_received.times(jade), Source::Character(character), events);
        }
    }

    /// What of a gain needs a decision or another part of the table, in its order (MP-Q48).
    fn owe_rest(&mut self, seat: Seat, gain: &Effect, from: Source) {
        if gain.sure() == *gain {
            return;
        }
        let die = match self.table.placed.last() {
            Some(placed) => placed.dice.lowest(),
            None => 0,
        };
        let some = |count: u8, due: Due| std::iter::repeat_n(due, count.into());
        let once = |count: u8, due: Due| (count > 0).then_some(due);
        let goods = once(gain.any_good, Due::AnyGoods { count: gain.any_good, from });
        let different = gain.different_goods;
        let different = once(different, Due::DifferentGoods { count: different, times: 1, from });
        let own = once(gain.own_city_bonus, Due::OwnTokens { count: gain.own_city_bonus, from });
        let dues: Vec<Due> = goods
            .into_iter()
            .chain(different)
            .chain(some(gain.copy_city_bonus, Due::Copy { from }))
            .chain(own)
            .chain(some(gain.contract_from_pile, Due::Draw { from }))
            .chain(some(gain.contract_from_own_city, Due::Open { from }))
            .chain(once(gain.seal_action, Due::Seal { die, from }))
            .chain(some(gain.black_die, Due::Black { from }))
            .chain(once(gain.steps, Due::Move { steps: gain.steps, from }))
            .collect();
        self.owe(seat, dues);
    }

    /// Settles what is due to a seat until something needs a decision.
    pub(super) fn settle(&mut self, seat: Seat, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        while let Some(due) = self.table.player(seat).open().copied() {
            if self.needs_decision(seat, due) {
                return;
            }
            self.table.player_mut(seat).due.pop();
            self.resolve(seat, due, chance, events);
        }
    }

    /// Whether what is due needs a decision.
    pub(super) fn needs_decision(&self, seat: Seat, due: Due) -> bool {
        let scope = || Scope::of(&self.table, seat);
        match due {
            Due::Gain { .. } | Due::Draw { .. } => false,
            Due::AnyGoods { .. } | Due::Oases { .. } | Due::Pair { .. } | Due::Drawn { .. } => true,
            Due::DifferentGoods { count, .. } => count < 3,
            Due::Compensation { .. } => true,
            Due::Copy { from } => scope().other_tokens(from.city()).next().is_some(),
            Due::OwnTokens { count, .. } => scope().own_tokens().count() > usize::from(count),
            Due::Open { .. } => scope().own_contracts().next().is_some(),
            Due::Offered { place } => scope().own_contracts().any(|(city, _)| city == place),
            Due::Seal { die, .. } => scope().seals_for(die).next().is_some(),
            Due::Black { .. } => {
                self.table.options.black_dice == BlackDice::Open && self.table.black.values().count() > 1
            }
            Due::Move { steps, .. } => scope().can_move(steps),
            Due::Post { place, .. } => scope().takes_post(place) && self.table.player(seat).posts_left() == 0,
            Due::Twice => self.table.player(seat).due.len() > 2,
        }
    }

    /// What comes of something due that needs no decision.
    fn resolve(&mut self, seat: Seat, due: Due, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        match due {
            Due::Gain { gain, from } => self.give(seat, &gain, from, events),
            Due::DifferentGoods { times, from, .. } => {
                let gain = Effect::default().choosing([times; 3]);
                self.give(seat, &gain, from, events);
            }
            Due::OwnTokens { from, .. } => {
                let places: Vec<Place> = Scope::of(&self.table, seat).own_tokens().collect();
                if places.is_empty() {
                    events.push(Event::Nothing { seat, from });
                }
                self.owe_tokens(seat, places);
            }
            Due::Draw { from } => self.draw(seat, from, chance, events),
            Due::Black { from } => match self.table.black.values().next() {
                Some(value) => self.take_black(seat, value, (Effect::default(), Some(from)), chance, events),
                None => events.push(Event::Nothing { seat, from }),
            },
            Due::Post { place, bonus } if Scope::of(&self.table, seat).takes_post(place) => {
                self.place_post(seat, place, None, bonus, events);
            }
            Due::Twice => self.double(seat, self.table.player(seat).due.last().copied(), events),
            Due::Copy { from } | Due::Open { from } | Due::Seal { from, .. } => {
                events.push(Event::Nothing { seat, from });
            }
            Due::Move { .. } => events.push(Event::Stayed { seat }),
            _ => {}
        }
    }

    /// A gain of the start of the round comes twice (MP-A12).
    fn double(&mut self, seat: Seat, due: Option<Due>, events: &mut Vec<Event>) {
        if let Some(due @ Due::Gain { from, .. }) = due {
            events.push(Event::Twice { seat, from });
            self.owe(seat, [due]);
        }
    }

    /// The gains of tokens come next.
    fn owe_tokens(&mut self, seat: Seat, places: impl IntoIterator<Item = Place>) {
        let tokens: Vec<Due> = places.into_iter().filter_map(|place| self.token(place)).collect();
        self.owe(seat, tokens);
    }

    /// The gain of the bonus token of a city.
    pub(super) fn token(&self, place: Place) -> Option<Due> {
        let token = self.table.bonuses.get(place.index()).copied().flatten()?;
        Some(Due::Gain { gain: token.print().gain, from: Source::Token(place) })
    }

    /// The top contract of the deck; without room it or an old one goes (MP-A2).
    fn draw(&mut self, seat: Seat, from: Source, chance: &mut dyn Chance, events: &mut Vec<Event>) {
        let Some(contract) = self.draw_contract(chance) else {
            return events.push(Event::Nothing { seat, from });
        };
        if self.table.player(seat).room() > 0 {
            self.table.player_mut(seat).active.push(contract);
            events.push(Event::Took { seat, contract, from, dropped: None });
        } else {
            events.push(Event::Drew { seat, contract, from });
            self.owe(seat, [Due::Drawn { contract, from }]);
        }
    }

    /// Takes a black die of the board: rolls it, or takes the one that shows this in the variant (MP-A3, MP-A16).
    pub(super) fn take_black(
        &mut self,
        seat: Seat,
        value: u8,
        (paid, from): (Effect, Option<Source>),
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        self.table.black.take(value);
        let shown = match self.table.options.black_dice {
            BlackDice::Hidden => roll(chance),
            BlackDice::Open => value,
        };
        self.table.player_mut(seat).black.add(shown);
        events.push(Event::Black { seat, value: shown, paid, from });
        self.reward_roll(seat, shown, events);
    }

    /// What a die brings when it is rolled (MP-A14).
    pub(super) fn reward_roll(&mut self, seat: Seat, value: u8, events: &mut Vec<Event>) {
        let player = self.table.player(seat);
        if let Some(character) = player.character
            && let Some(gains) = &character.print().on_die_rolled
        {
            let gain = gains[usize::from(value.clamp(1, 6)) - 1];
            self.give(seat, &gain, Source::Character(character), events);
        }
    }

    /// A post comes to a city: one of the own board, or one from another city (MP-70, MP-73 to MP-84).
    pub(super) fn place_post(
        &mut self,
        seat: Seat,
        place: Place,
        from: Option<Place>,
        bonus: bool,
        events: &mut Vec<Event>,
    ) {
        let player = self.table.player_mut(seat);
        let before = player.posts.len();
        let points = match from {
            Some(old) => {
                player.posts.remove(old);
                0
            }
            None => numbers().game.post_points.get(before).copied().unwrap_or_default(),
        };
        player.posts.add(place);
        if self.table.stage == Stage::Turns {
            self.table.turn.placed.add(place);
        }
        let player = self.table.player_mut(seat);
        player.points.posts += i16::from(points);
        events.push(Event::Post { seat, place, from, points, bonus });
        if bonus {
            let outpost = self.table.outposts[place.index()].take();
            let offered = (place.print().contracts > 0).then_some(Due::Offered { place });
            let token = self.token(place);
            let gain = outpost.map(|tile| Due::Gain { gain: tile.print().gain, from: Source::Outpost(tile) });
            self.owe(seat, [token, gain, offered].into_iter().flatten().collect::<Vec<_>>());
            outpost.into_iter().for_each(|tile| self.collect(tile, events));
        }
    }

    /// A used outpost tile goes to whoever keeps such tiles, else to the box (MP-84, MP-A13).
    fn collect(&mut self, tile: Outpost, events: &mut Vec<Event>) {
        let keeper = self.table.seats().find(|seat| self.table.player(*seat).ability().keep_outposts);
        if let Some(seat) = keeper {
            self.table.player_mut(seat).kept.push(tile);
            events.push(Event::Collected { seat, tile });
        }
    }

    /// Gives up active contracts: normal ones go under the deck, starting ones to the box (MP-89, MP-Q18).
    pub(super) fn give_up(&mut self, seat: Seat, contracts: &[Contract]) {
        use super::print::ContractKind;
        self.table.player_mut(seat).active.retain(|active| !contracts.contains(active));
        self.put_under(contracts.iter().copied().filter(|it| it.print().kind == ContractKind::Red).collect());
    }

    /// Puts contracts under the deck, in an order that nobody knows.
    pub(super) fn put_under(&mut self, contracts: Vec<Contract>) {
        if !contracts.is_empty() {
            self.table.under.push(contracts);
        }
    }

    /// Decides what a gain left open.
    pub(super) fn choose(
        &mut self,
        seat: Seat,
        choice: Choice,
        due: Due,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        self.table.player_mut(seat).due.pop();
        match (due, choice) {
            (Due::AnyGoods { from, .. } | Due::DifferentGoods { from, .. }, Choice::Goods(goods)) => {
                self.give(seat, &Effect::default().choosing(goods), from, events);
            }
            (Due::Copy { .. }, Choice::City(place)) => self.owe_tokens(seat, [place]),
            (Due::Oases { count }, Choice::First(first)) => self.reward_oases(seat, first, count - first, events),
            (Due::Pair { value }, Choice::Pair(together)) => self.pair(seat, value, together, events),
            (Due::Black { from }, Choice::Black(value)) => {
                self.take_black(seat, value, (Effect::default(), Some(from)), chance, events);
            }
            // What counts twice is one of those that come next.
            (_, choice) => {
                let wanted = |due: &&Due| match (due, choice) {
                    (Due::Gain { from: Source::Token(place), .. }, Choice::City(other)) => *place == other,
                    (Due::Gain { from: Source::Improved(guild), .. }, Choice::Guild(other)) => *guild == other,
                    (Due::Gain { from: Source::Character(_), .. }, Choice::Own) => true,
                    _ => false,
                };
                let due = self.table.player(seat).due.iter().rev().find(wanted).copied();
                self.double(seat, due, events);
            }
        }
    }

    /// Uses the tokens of these cities.
    pub(super) fn use_tokens(&mut self, seat: Seat, places: Places) {
        self.table.player_mut(seat).due.pop();
        self.owe_tokens(seat, places.iter());
    }

    /// What oases bring as chosen for each (MP-A9).
    fn reward_oases(&mut self, seat: Seat, first: u8, second: u8, events: &mut Vec<Event>) {
        let Some(character) = self.table.player(seat).character else { return };
        if let [one, other] = &character.print().per_different_oasis_choice[..] {
            let gain = one.times(first).and(&other.times(second));
            self.give(seat, &gain, Source::Character(character), events);
        }
    }

    /// A pair of dice brings its own gain, or those of its two dice (MP-A14).
    fn pair(&mut self, seat: Seat, value: u8, together: bool, events: &mut Vec<Event>) {
        let character = self.table.player(seat).character;
        let pairs = character.and_then(|character| character.print().on_pair_rolled);
        match (character, pairs) {
            (Some(character), Some(pairs)) if together => {
                self.give(seat, &pairs[usize::from(value.clamp(1, 6)) - 1], Source::Character(character), events);
            }
            _ => (0..2).for_each(|_| self.reward_roll(seat, value, events)),
        }
    }
}
