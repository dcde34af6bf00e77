//! The start of a game (MP-1 to MP-23).

use super::board::{OfferTile, numbers};
use super::cards::{CityBonus, CityCard, Contract, Outpost};
use super::characters::Character;
use super::dice::{Dice, Die, Faces};
use super::map::Place;
use super::options::{BlackDice, Options};
use super::print::{ContractKind, Pile};
use super::route::Places;
use super::seals::Special;
use super::spaces::{Placed, Space, card_spaces, contract_spaces};
use super::state::*;
use super::stock::Stock;
use crate::rules::{Bag, Chance, Refusal, Seat, Seats};

/// What one of a die's sides shows.
pub(super) fn roll(chance: &mut dyn Chance) -> u8 {
    chance.below(6) as u8 + 1
}

/// Takes one out of a list, each being equally likely.
fn draw_from<T>(list: &mut Vec<T>, chance: &mut dyn Chance) -> Option<T> {
    if list.is_empty() {
        return None;
    }
    let at = chance.below(list.len() as u32) as usize;
    Some(list.swap_remove(at))
}

/// A new game.
pub(super) fn setup(
    options: &Options,
    seats: u8,
    first: Option<Seat>,
    chance: &mut dyn Chance,
) -> Result<MarcoPolo, Refusal> {
    if !(2..=4).contains(&seats) {
        return Err(Refusal::of("mp-refuse-seats"));
    }
    let start = first.unwrap_or_else(|| Seat(chance.below(u32::from(seats)) as u8));
    let mut game = bare(*options, seats, start);
    let mut tokens: Vec<CityBonus> = CityBonus::all().collect();
    let mut outposts: Vec<Outpost> = Outpost::all().collect();
    for place in Place::all() {
        let (print, at) = (place.print(), place.index());
        game.table.bonuses[at] = print.city_bonus.then(|| draw_from(&mut tokens, chance)).flatten();
        game.table.outposts[at] = print.outpost.then(|| draw_from(&mut outposts, chance)).flatten();
    }
    for _ in card_spaces() {
        let card = game.draw_card(chance);
        game.table.cards.extend(card);
    }
    for at in 0..game.table.contracts.len() {
        game.table.contracts[at] = game.draw_contract(chance);
    }
    for pile in Pile::ALL {
        if let Some(first) = game.draw_tile(pile, chance) {
            game.table.tiles[pile as usize] = first;
        }
        game.table.next[pile as usize] = game.draw_tile(pile, chance);
    }
    let mut starting: Vec<Contract> = Contract::all().filter(|it| it.print().kind == ContractKind::Blue).collect();
    for seat in game.table.seats() {
        let contract = draw_from(&mut starting, chance);
        game.table.player_mut(seat).active.extend(contract);
    }
    game.table.roll(chance);
    let mut characters: Vec<Character> = Character::all().collect();
    let open = (0..=seats).filter_map(|_| draw_from(&mut characters, chance)).collect();
    game.table.characters = open;
    game.table.characters.sort_unstable();
    Ok(game)
}

/// A table before anything is drawn or rolled.
fn bare(options: Options, seats: u8, start: Seat) -> MarcoPolo {
    let game = &numbers().game;
    let by_players = usize::from(seats) - 2;
    let player = Player {
        character: None,
        stock: Stock { coins: game.start.coins.into(), camels: game.start.camels.into(), wares: [0; 4] },
        points: Points::default(),
        dice: Faces::default(),
        black: Faces::default(),
        active: Vec::new(),
        fulfilled: Vec::new(),
        seals: [None; 4],
        posts: Places::default(),
        figures: vec![Place::start()],
        kept: Vec::new(),
        shields: 0,
        dealt: Vec::new(),
        goal: None,
        due: Vec::new(),
    };
    let count = Place::all().len();
    let red = Contract::all().filter(|contract| contract.print().kind == ContractKind::Red);
    let mut deck = Bag::default();
    red.for_each(|contract| deck.put(contract.index()));
    MarcoPolo {
        table: Table {
            options,
            stage: Stage::Characters,
            round: 1,
            start,
            hourglass: start,
            highest: None,
            awaiting: Seats::only(start.after(seats - 1, seats)),
            turn: Turn::default(),
            placed: neutral(by_players).collect(),
            black: std::iter::repeat_n(1, game.by_players.black_dice[by_players].into()).collect(),
            contracts: contract_spaces().map(|_| None).collect(),
            under: Vec::new(),
            cards: Vec::new(),
            tiles: [OfferTile(0); 3],
            next: [None; 3],
            bonuses: vec![None; count],
            outposts: vec![None; count],
            characters: Vec::new(),
            players: vec![player; usize::from(seats)],
        },
        deck,
        cards: Bag::of([1; CARDS]),
        piles: [Bag::of([1; TILES]); 3],
        goals: Bag::of([1; GOALS]),
    }
}

/// The dice of colours that nobody plays: they lie there all game (MP-141, MP-143 to MP-146).
pub(super) fn neutral(by_players: usize) -> impl Iterator<Item = Placed> {
    let numbers = &numbers().game.by_players;
    let die = |space: Space, value: u8| Placed { space, by: None, dice: Dice::one(Die::own(value)) };
    let khan = (0..numbers.khan_neutral_dice[by_players]).map(move |_| die(Space::Khan, 1));
    let each = numbers.special_city_neutral_dice[by_players];
    let specials = Special::all().flat_map(move |city| (0..each).map(move |_| die(Space::Special(city), 1)));
    let value = numbers.book_3_neutral_die[by_players];
    let book = Space::of_book(Pile::Third).last().filter(|_| value > 0).map(|space| die(space, value));
    khan.chain(specials).chain(book)
}

impl MarcoPolo {
    /// The next city card.
    pub(super) fn draw_card(&mut self, chance: &mut dyn Chance) -> Option<CityCard> {
        self.cards.draw(chance).map(|card| CityCard(card as u8))
    }

    /// The next contract of the deck: of those never seen, then of those given up first (MP-89, MP-Q18).
    pub(super) fn draw_contract(&mut self, chance: &mut dyn Chance) -> Option<Contract> {
        if let Some(contract) = self.deck.draw(chance) {
            return Some(Contract(contract as u8));
        }
        let group = self.table.under.first_mut()?;
        let contract = draw_from(group, chance);
        if group.is_empty() {
            self.table.under.remove(0);
        }
        contract
    }

    /// The next offer tile of a pile.
    pub(super) fn draw_tile(&mut self, pile: Pile, chance: &mut dyn Chance) -> Option<OfferTile> {
        let nth = self.piles[pile as usize].draw(chance)?;
        pile.tiles().nth(nth)
    }
}

impl Table {
    /// Everybody rolls the dice of their colour; in the variant the black ones are rolled, too (MP-15, MP-34, MP-A16).
    pub(super) fn roll(&mut self, chance: &mut dyn Chance) {
        let count = numbers().game.die_colour_dice;
        for player in &mut self.players {
            player.dice = (0..count).map(|_| roll(chance)).collect();
        }
        if self.options.black_dice == BlackDice::Open {
            self.black = (0..self.black.len()).map(|_| roll(chance)).collect();
        }
    }
}
