//! What a seat sees of a position, and what it can do with its dice there and at what price.

use smallvec::SmallVec;

use super::board::numbers;
use super::cards::{CityBonus, CityCard, Contract};
use super::characters::Character;
use super::dice::{Dice, Die, Faces, MOST_DICE};
use super::effect::Effect;
use super::map::Place;
use super::options::BlackDice;
use super::picks::Offer;
use super::print::{CardOption, Guild, Kind, Pile, Times, Travel};
use super::seals::Special;
use super::spaces::{Placed, Space, card_spaces, open_contracts};
use super::state::{Player, Stage, Table, Turn};
use super::stock::{Goods, Jade};
use crate::rules::Seat;

/// A position as a seat sees it, as far as questions depend on it: borrowed, so that it can be made for every question.
/// Of other seats there is nothing but the dice that lie on the board.
pub struct Scope<'a> {
    /// What is being done.
    pub(super) stage: Stage,
    /// What happened in the running turn.
    pub(super) turn: &'a Turn,
    /// The seat's own things.
    pub(super) player: &'a Player,
    /// The dice on spaces.
    placed: &'a [Placed],
    /// What lies on the contract spaces.
    pub(super) contracts: &'a [Option<Contract>],
    /// What lies on the card spaces.
    pub(super) cards: &'a [CityCard],
    /// The bonus token of each location that has one.
    bonuses: &'a [Option<CityBonus>],
    /// The characters turned up that nobody has.
    pub(super) characters: &'a [Character],
    /// The black dice on the board.
    pub(super) black: &'a Faces,
    /// Whether their faces mean anything.
    pub(super) black_dice: BlackDice,
    /// The spaces on which dice lie, a bit each.
    occupied: u64,
    /// The spaces on which dice of the own colour lie, a bit each (MP-42).
    used: u64,
}

/// Dice, few enough to be kept without an allocation.
pub(super) type Hand = SmallVec<[Die; 12]>;

impl<'a> Scope<'a> {
    /// What that seat sees.
    pub(super) fn of(table: &'a Table, seat: Seat) -> Scope<'a> {
        let (mut occupied, mut used) = (0, 0);
        for placed in &table.placed {
            occupied |= placed.space.bit();
            if placed.by == Some(seat) && placed.dice.has_own() {
                used |= placed.space.bit();
            }
        }
        Scope {
            stage: table.stage,
            turn: &table.turn,
            player: table.player(seat),
            placed: &table.placed,
            contracts: &table.contracts,
            cards: &table.cards,
            bonuses: &table.bonuses,
            characters: &table.characters,
            black: &table.black,
            black_dice: table.options.black_dice,
            occupied,
            used,
        }
    }

    /// Whether the seat is in its turn, with nothing left open by a gain.
    pub(super) fn is_in_turn(&self) -> bool {
        self.stage == Stage::Turns && self.player.open().is_none()
    }

    /// The contracts on the map, with the city each of them lies in.
    pub(super) fn open_contracts(&self) -> impl Iterator<Item = (Place, Contract)> + 'a {
        open_contracts(self.contracts)
    }

    /// Whether dice lie on a space (MP-Q10: whosever they are).
    pub(super) const fn is_occupied(&self, space: Space) -> bool {
        self.occupied & space.bit() != 0
    }

    /// Whether dice of the own colour lie on a space.
    pub(super) const fn is_used(&self, space: Space) -> bool {
        self.used & space.bit() != 0
    }

    /// What lies on a space, the first first.
    pub(super) fn lying(&self, space: Space) -> impl Iterator<Item = &'a Placed> {
        self.placed.iter().filter(move |placed| placed.space == space)
    }

    /// The dice left, each kind once, own ones first.
    pub(super) fn dice(&self) -> impl Iterator<Item = Die> + use<> {
        let black = self.player.black.values().map(Die::black);
        self.player.dice.values().map(Die::own).chain(black)
    }

    /// All dice that may go to a space, the lowest first: own ones unless the colour was used there (MP-42, MP-121).
    pub(super) fn hand(&self, space: Space) -> Hand {
        let own = (!self.is_used(space)).then(|| self.player.dice.each().map(Die::own));
        let mut hand: Hand = own.into_iter().flatten().chain(self.player.black.each().map(Die::black)).collect();
        hand.sort_unstable();
        hand
    }

    /// What using a blue space with dice costs: coins as the lowest of them shows, if dice lie there (MP-40).
    pub(super) const fn fee(&self, space: Space, lowest: u8) -> u8 {
        if self.is_occupied(space) { lowest } else { 0 }
    }

    /// Whether coins can be paid, with jade for what is missing.
    pub(super) fn affords(&self, price: &Effect) -> bool {
        self.player.stock.least_jade(price).is_some()
    }

    /// The space of a book for a die, and what it costs: an empty one, or else one that the colour has not used (MP-46
    /// to MP-48).
    pub(super) fn book_space(&self, pile: Pile, die: Die) -> Option<(Space, u8)> {
        if die.value < pile.book().min_die {
            return None;
        }
        let empty = Space::of_book(pile).find(|space| !self.is_occupied(*space));
        let other = || Space::of_book(pile).find(|space| die.black || !self.is_used(*space));
        empty.map(|space| (space, 0)).or_else(|| Some((other()?, die.value)))
    }

    /// What an offer of a book costs with a die, the space and the jade of the offer (MP-49).
    pub(super) fn book_price(&self, offer: Offer, die: Die) -> Option<(Space, Effect)> {
        let (space, coins) = self.book_space(offer.pile, die)?;
        Some((space, Effect { coins, jade: offer.jade(), ..Effect::default() }))
    }

    /// The dice for an offer of a book.
    pub(super) fn book_dice(&self, offer: Offer) -> impl Iterator<Item = Die> + '_ {
        self.dice().filter(move |die| self.book_price(offer, *die).is_some_and(|(_, price)| self.affords(&price)))
    }

    /// The dice for the Khan's favour: not lower than the one before, the own colour once (MP-53 to MP-55).
    pub(super) fn khan_dice(&self) -> impl Iterator<Item = Die> + use<> {
        let (count, last) = self.khan_row();
        let open = count < usize::from(numbers().khan.spaces);
        let used = self.is_used(Space::Khan);
        self.dice().filter(move |die| open && die.value >= last && (die.black || !used))
    }

    /// How many dice lie in the row of the Khan's favour, and what the last one shows.
    pub(super) fn khan_row(&self) -> (usize, u8) {
        let row = self.lying(Space::Khan);
        row.fold((0, 0), |(count, _), placed| (count + 1, placed.dice.lowest()))
    }

    /// How many dice the guild seals take (MP-57, MP-A10).
    pub(super) fn guild_dice(&self) -> u8 {
        self.player.ability().guild_dice.unwrap_or(numbers().guild.dice)
    }

    /// Sets of dice for a space whose lowest one shows `least` or more, and whose price can be paid with `more` on top. What
    /// costs least and shows least comes first, black dice after own ones.
    pub(super) fn sets(&self, space: Space, count: u8, least: u8, more: Effect) -> SmallVec<[Dice; 16]> {
        let hand: Hand = self.hand(space).into_iter().filter(|die| die.value >= least).collect();
        let mut sets = SmallVec::new();
        choose(&hand, usize::from(count), &mut SmallVec::new(), &mut |dice| {
            let price = Effect::of_coins(self.fee(space, dice.lowest())).and(&more);
            if self.affords(&price) {
                sets.push(dice);
            }
        });
        sets.sort_by_key(|dice: &Dice| {
            let sum = |(shown, black): (u8, u8), die: Die| (shown + die.value, black + u8::from(die.black));
            let (shown, black) = dice.iter().fold((0, 0), sum);
            (self.fee(space, dice.lowest()), shown, black)
        });
        sets
    }

    /// What the lowest of so many dice for a space can show, the lowest first.
    pub(super) fn lowests(&self, space: Space, count: u8) -> impl Iterator<Item = u8> + use<> {
        let own = u8::from(!self.is_used(space));
        let here = [1, 2, 3, 4, 5, 6].map(|value| own * self.player.dice.count(value) + self.player.black.count(value));
        let enough = move |value: &usize| here[*value] > 0 && here[*value..].iter().sum::<u8>() >= count;
        (0..6).filter(enough).map(|value| value as u8 + 1)
    }

    /// Whether a guild's seal can be taken with dice now.
    pub(super) fn can_take_seal(&self, guild: Guild) -> bool {
        let lowest = self.lowests(Space::Seals, self.guild_dice()).find(|lowest| *lowest >= guild.seal().min_die);
        let fee = lowest.map(|lowest| Effect::of_coins(self.fee(Space::Seals, lowest)));
        !self.player.has_seal(guild) && fee.is_some_and(|fee| self.affords(&fee))
    }

    /// The contract cities with an own post and what lies there (MP-85, MP-86).
    pub(super) fn own_contracts(&self) -> impl Iterator<Item = (Place, Contract)> + '_ {
        self.open_contracts().filter(|(place, _)| self.player.posts.has(*place))
    }

    /// The dice that can be used to take contracts.
    pub(super) fn contract_dice(&self) -> impl Iterator<Item = Die> + '_ {
        let used = self.is_used(Space::Contracts);
        let pays = |die: &Die| self.affords(&Effect::of_coins(self.fee(Space::Contracts, die.value)));
        self.dice().filter(move |die| die.black || !used).filter(pays)
    }

    /// Whether the seat has a post there that was there before its turn (MP-79, MP-80).
    pub(super) fn works(&self, place: Place) -> bool {
        self.player.posts.has(place) && !self.turn.placed.has(place)
    }

    /// The dice for a special city: own ones once, on one of its spaces (MP-93 to MP-97).
    pub(super) fn special_dice(&self, special: Special) -> impl Iterator<Item = Die> + use<> {
        let space = Space::Special(special);
        let open = self.works(special.place()) && self.lying(space).count() < special.print().spaces.into();
        let used = self.is_used(space);
        self.dice().filter(move |die| open && (die.black || !used))
    }

    /// The city cards the seat could use: nobody has done so in this round, and those in cities need an own post (MP-99,
    /// MP-100, MP-102).
    pub(super) fn open_cards(&self) -> impl Iterator<Item = (Space, CityCard)> + '_ {
        let cards = (0..).map(Space::Card).zip(card_spaces().zip(self.cards));
        let own = cards.filter(|(_, (place, _))| place.is_none_or(|place| self.works(place)));
        own.map(|(space, (_, card))| (space, *card)).filter(|(space, _)| !self.is_occupied(*space))
    }

    /// How often an option of a city card can be taken with a die; not at all where it fits no such die, has nothing to
    /// count, cannot be paid, or brings nothing.
    pub(super) fn times(&self, option: &CardOption, die: u8) -> u8 {
        let most = self.most_times(option, die);
        (1..=most).rev().find(|times| self.pays_times(option, *times)).unwrap_or_default()
    }

    /// Whether an option of a city card can be taken with a die.
    pub(super) fn is_possible(&self, option: &CardOption, die: u8) -> bool {
        self.most_times(option, die) > 0 && self.pays_times(option, 1)
    }

    /// How often an option can be taken with a die, whatever it costs.
    fn most_times(&self, option: &CardOption, die: u8) -> u8 {
        if !(option.min_die..=option.max_die).contains(&die) || self.is_vain(&option.gain, die) {
            return 0;
        }
        match option.times {
            Times::Die => die,
            Times::Once => 1,
            Times::Contracts => die.min(self.player.fulfilled.len() as u8),
            Times::Posts => die.min(self.player.posts.len() as u8),
        }
    }

    /// The least jade that is needed to pay an option so many times; nothing where it cannot be.
    pub(super) fn least_jade(&self, option: &CardOption, times: u8) -> Option<Jade> {
        self.player.stock.least_jade_times(&option.cost.choosing([0; 3]), &option.gain.sure(), times)
    }

    /// Whether an option can be paid so many times, the goods to choose taken together.
    fn pays_times(&self, option: &CardOption, times: u8) -> bool {
        self.least_jade(option, times).is_some()
            && (option.cost.chosen() == 0 || self.goods_for(&option.cost, &option.gain, times).next().is_some())
    }

    /// The goods that can be paid for a price so many times, those there are most of first.
    pub(super) fn goods_for(&self, price: &Effect, gain: &Effect, times: u8) -> impl Iterator<Item = Goods> + use<> {
        let (price, times) = (*price, u16::from(times));
        let fixed = [price.pepper, price.silk, price.gold].map(u16::from);
        let gained = [gain.pepper, gain.silk, gain.gold].map(u16::from);
        let stock = [0, 1, 2].map(|at| self.player.stock.wares[at]);
        let (any, different) = (u16::from(price.any_good), u16::from(price.different_goods));
        let all = (any + different) * times;
        let fits = move |goods: &Goods| {
            // After each time no more can have been paid than was there and came in before.
            (1..=times).all(|done| {
                let covered = [0, 1, 2].map(|at| {
                    let there = (stock[at] + (done - 1) * gained[at]).saturating_sub(fixed[at] * done);
                    let kinds = if any == 0 { done } else { u16::MAX };
                    u16::from(goods[at]).min(there).min(kinds)
                });
                covered.iter().sum::<u16>() >= (any + different) * done
            })
        };
        splits(all as u8).filter(fits)
    }

    /// Whether a price can be paid as a whole, the goods to choose among it.
    pub(super) fn can_pay(&self, price: &Effect) -> bool {
        self.affords(&price.choosing([0; 3]))
            && (price.chosen() == 0 || self.goods_for(price, &Effect::default(), 1).next().is_some())
    }

    /// Whether a gain would bring nothing at all: all of it depends on what is not there.
    pub(super) fn is_vain(&self, gain: &Effect, die: u8) -> bool {
        let own_tokens = || self.own_tokens().next().is_some();
        let brings = !gain.sure().is_empty()
            || gain.any_good + gain.different_goods + gain.contract_from_pile + gain.steps > 0
            || gain.copy_city_bonus > 0 && self.other_tokens(None).next().is_some()
            || gain.own_city_bonus > 0 && own_tokens()
            || gain.contract_from_own_city > 0 && self.own_contracts().next().is_some()
            || gain.black_die > 0 && !self.black.is_empty()
            || gain.seal_action > 0 && self.seals_for(die).next().is_some();
        // A seal that cannot be taken makes the whole of it impossible (MP-Q40).
        !brings || gain.seal_action > 0 && self.seals_for(die).next().is_none()
    }

    /// The seals that can be taken with a die that shows this (MP-57, MP-59).
    pub(super) fn seals_for(&self, die: u8) -> impl Iterator<Item = Guild> + '_ {
        Guild::ALL.into_iter().filter(move |guild| guild.seal().min_die <= die && !self.player.has_seal(*guild))
    }

    /// The cities with a bonus token and an own post.
    pub(super) fn own_tokens(&self) -> impl Iterator<Item = Place> + '_ {
        self.player.posts.iter().filter(|place| self.bonuses[place.index()].is_some())
    }

    /// The cities whose token can be copied: all but those that copy, and but the city whose token it is.
    pub(super) fn other_tokens(&self, but: Option<Place>) -> impl Iterator<Item = Place> + '_ {
        let copies =
            |place: Place| self.bonuses[place.index()].is_some_and(|token| token.print().gain.copy_city_bonus == 0);
        Place::all().filter(move |place| Some(*place) != but && copies(*place))
    }

    /// The price of a travel space (MP-65).
    pub(super) fn travel_price(&self, travel: Travel, lowest: u8) -> Effect {
        Effect::of_coins(self.fee(Space::Travel(travel), lowest)).and(&travel.print().cost)
    }

    /// Whether a post of the seat can be placed at a location (MP-70, MP-71, MP-76).
    pub(super) fn takes_post(&self, place: Place) -> bool {
        place.print().kind == Kind::City && !self.player.posts.has(place)
    }
}

/// All ways to split a number of goods over pepper, silk and gold.
pub(super) fn splits(all: u8) -> impl Iterator<Item = Goods> + use<> {
    (0..=all)
        .rev()
        .flat_map(move |pepper| (0..=all - pepper).rev().map(move |silk| [pepper, silk, all - pepper - silk]))
}

/// Goes through all different sets of so many dice out of a sorted hand.
fn choose(hand: &[Die], count: usize, chosen: &mut SmallVec<[Die; MOST_DICE]>, each: &mut impl FnMut(Dice)) {
    if chosen.len() == count {
        return each(Dice::of(chosen.iter().copied()));
    }
    for (at, die) in hand.iter().enumerate() {
        if at == 0 || hand[at - 1] != *die {
            chosen.push(*die);
            choose(&hand[at + 1..], count, chosen, each);
            chosen.pop();
        }
    }
}
