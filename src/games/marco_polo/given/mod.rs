//! Positions for tests, built up from a plain start and played on by paths of tokens.
//!
//! Every contract, card and tile put somewhere is taken from where it was.

use super::cards::{CityBonus, CityCard, Contract, Goal, Outpost};
use super::characters::Character;
use super::dice::Faces;
use super::map::Place;
use super::options::{BlackDice, ExtraPosts, Options};
use super::print::Guild;
use super::spaces::{card_spaces, contract_spaces};
use super::state::{Player, Side, Stage};
use super::*;
use crate::rules::{Answer, Dice, Questions, Rules, Seed, Walked, given};

mod play;

/// A position in the making, or being played.
pub(super) type Position = given::Position<MarcoPolo>;

/// A game just set up.
pub(super) fn dealt(seats: u8, options: Options, seed: u64) -> MarcoPolo {
    MarcoPolo::setup(&options, seats, None, &mut Dice::for_step(Seed::from_number(seed), 0)).unwrap()
}

/// Carries out the move to which tokens lead.
pub(super) fn carry_out(game: &mut MarcoPolo, seat: Seat, path: &str, chance: &mut dyn Chance) -> Vec<events::Event> {
    let answers: Vec<_> = path.split_whitespace().map(|token| Answer::One(token.parse().unwrap())).collect();
    let Ok(mv) = Walked::along(game, seat, &answers).step else { panic!("{path} is no move") };
    game.apply(seat, &mv, chance)
}

/// The options that a name stands for: `open`, `extra`, or nothing.
pub(super) fn options(name: &str) -> Options {
    Options {
        black_dice: if name.contains("open") { BlackDice::Open } else { BlackDice::Hidden },
        extra_post_bonuses: if name.contains("extra") { ExtraPosts::Yes } else { ExtraPosts::No },
    }
}

/// Round 1, seat 0 begins; everybody has a plain character, five dice that show 6, 8 coins and 3 camels, no contract, and
/// a goal card. Cities have a fixed token and tile, and fixed cards and contracts.
pub(super) fn given(seats: u8) -> Position {
    given_with(seats, "")
}

/// The same with table options.
pub(super) fn given_with(seats: u8, name: &str) -> Position {
    let mut game = dealt(seats, options(name), 5);
    let table = &mut game.table;
    (table.start, table.hourglass, table.stage) = (Seat(0), Seat(0), Stage::Turns);
    table.awaiting = Seats::only(Seat(0));
    // Characters whose abilities stay out of the way.
    let plain = ["filippo_vitello", "abha_basu", "isabella_donati", "de_wu"].map(|id| Character::find(id).unwrap());
    let rest = Character::all().filter(|character| !plain.contains(character));
    table.characters = [plain[usize::from(seats) % 4]].into_iter().filter(|_| seats < 4).chain(rest).take(1).collect();
    for (at, player) in table.players.iter_mut().enumerate() {
        player.character = Some(plain[at]);
        player.dice = [6; 5].into_iter().collect();
        player.active.clear();
        player.dealt = (0..3).map(|card| Goal(3 * at as u8 + card)).collect();
        player.dealt.iter().for_each(|goal| assert!(game.goals.take(goal.index())));
        player.goal = player.dealt.first().copied();
    }
    let mut tokens = CityBonus::all();
    let mut tiles = Outpost::all();
    for place in Place::all() {
        let print = place.print();
        table.bonuses[place.index()] = print.city_bonus.then(|| tokens.next()).flatten();
        table.outposts[place.index()] = print.outpost.then(|| tiles.next()).flatten();
    }
    let mut position = Position::of(game, MarcoPolo::check);
    for at in 0..contract_spaces().count() {
        position = position.lay(at, Contract::find(&format!("red_{:02}", at + 1)).unwrap());
    }
    for (at, card) in [
        "points_by_die",
        "camels_by_die",
        "double_coins",
        "moves",
        "trade_up",
        "goods_by_die",
        "hired_hand",
        "own_city_bonus",
    ]
    .iter()
    .enumerate()
    {
        position = position.card(at, card);
    }
    position
}

/// A location by its id.
pub(super) fn place(id: &str) -> Place {
    Place::find(id).unwrap_or_else(|| panic!("no location {id}"))
}

/// A contract by its id.
pub(super) fn contract(id: &str) -> Contract {
    Contract::find(id).unwrap_or_else(|| panic!("no contract {id}"))
}

impl Position {
    /// What lies open.
    pub(super) fn open(&self) -> &state::Table {
        &self.table.0.table
    }

    /// A seat's things.
    pub(super) fn player(&self, seat: u8) -> &Player {
        self.open().player(Seat(seat))
    }

    /// What lies open, to change it.
    pub(super) fn change_table(&mut self) -> &mut state::Table {
        &mut self.table.0.table
    }

    fn own(&mut self, seat: u8) -> &mut Player {
        self.change_table().player_mut(Seat(seat))
    }

    /// Takes a contract from where it is.
    fn fetch(&mut self, contract: Contract) {
        let game = &mut self.table.0;
        if game.deck.take(contract.index()) {
            return;
        }
        if let Some(space) = game.table.contracts.iter_mut().find(|space| **space == Some(contract)) {
            *space = None;
        }
    }

    fn lay(mut self, at: usize, contract: Contract) -> Self {
        if let Some(old) = self.table.0.table.contracts[at].take() {
            self.table.0.deck.put(old.index());
        }
        self.fetch(contract);
        self.table.0.table.contracts[at] = Some(contract);
        self
    }

    /// Puts a city card on a space: 0 and 1 are those of the action area.
    pub(super) fn card(mut self, at: usize, id: &str) -> Self {
        let card = CityCard::find(id).unwrap_or_else(|| panic!("no city card {id}"));
        let game = &mut self.table.0;
        let old = game.table.cards[at];
        if let Some(other) = game.table.cards.iter().position(|it| *it == card) {
            game.table.cards[other] = old;
        } else {
            assert!(game.cards.take(card.index()));
            game.cards.put(old.index());
        }
        game.table.cards[at] = card;
        self
    }

    /// Puts a city card into a city, on the first of its spaces.
    pub(super) fn card_in(self, city: &str, id: &str) -> Self {
        let at = card_spaces().position(|space| space == Some(place(city))).unwrap();
        self.card(at, id)
    }

    /// Puts a token into a city; it changes places with the one that was there.
    pub(super) fn token(mut self, city: &str, id: &str) -> Self {
        let token = CityBonus::find(id).unwrap_or_else(|| panic!("no token {id}"));
        let bonuses = &mut self.change_table().bonuses;
        let old = bonuses[place(city).index()];
        if let Some(other) = bonuses.iter().position(|it| *it == Some(token)) {
            bonuses[other] = old;
        }
        bonuses[place(city).index()] = Some(token);
        self
    }

    /// Puts an outpost tile into a city; it changes places with the one that was there.
    pub(super) fn tile(mut self, city: &str, id: &str) -> Self {
        let tile = Outpost::find(id).unwrap_or_else(|| panic!("no tile {id}"));
        let tiles = &mut self.change_table().outposts;
        let other = tiles.iter().position(|it| *it == Some(tile)).unwrap();
        tiles.swap(other, place(city).index());
        self
    }

    /// Gives a seat another character, with as many figures as it has.
    pub(super) fn character(mut self, seat: u8, id: &str) -> Self {
        let character = Character::find(id).unwrap_or_else(|| panic!("no character {id}"));
        let old = self.player(seat).character.unwrap();
        let table = self.change_table();
        if let Some(open) = table.characters.iter_mut().find(|open| **open == character) {
            *open = old;
        }
        for player in &mut table.players {
            if player.character == Some(character) {
                player.character = Some(old);
            }
        }
        let player = self.own(seat);
        player.character = Some(character);
        let at = player.figures[0];
        player.figures = vec![at; character.print().figures.into()];
        self
    }

    /// What the dice of a seat show: five of its own, and black ones after a `b`.
    pub(super) fn dice(mut self, seat: u8, values: &str) -> Self {
        let (own, black) = values.split_once('b').unwrap_or((values, ""));
        let read = |text: &str| text.split_whitespace().map(|value| value.parse::<u8>().unwrap()).collect::<Faces>();
        let (own, black) = (read(own), read(black));
        let missing = 5 - own.len();
        let player = self.own(seat);
        (player.dice, player.black) = (own, black);
        for _ in 0..black.len() {
            let value = self.open().black.values().next().unwrap();
            assert!(self.change_table().black.take(value));
        }
        // Dice that are not named were put into the money bag.
        for _ in 0..missing {
            let dice = dice::Dice::one(dice::Die::own(1));
            self.change_table().placed.push(spaces::Placed { space: spaces::Space::Bag, by: Some(Seat(seat)), dice });
        }
        self
    }

    /// What a seat owns: `5 coins, 2 camels, 1 jade`; the rest is none.
    pub(super) fn owns(mut self, seat: u8, text: &str) -> Self {
        let stock = &mut self.own(seat).stock;
        *stock = stock::Stock::default();
        for part in text.split(',').filter(|part| !part.trim().is_empty()) {
            let (count, what) = part.trim().split_once(' ').unwrap();
            let count = count.parse().unwrap();
            match what {
                "coins" => stock.coins = count,
                "camels" => stock.camels = count,
                ware => stock.wares[ware.parse::<effect::Ware>().unwrap() as usize] = count,
            }
        }
        self
    }

    /// Posts of a seat.
    pub(super) fn posts(mut self, seat: u8, cities: &str) -> Self {
        self.own(seat).posts = cities.split_whitespace().map(place).collect();
        self
    }

    /// Where the figures of a seat stand.
    pub(super) fn at(mut self, seat: u8, places: &str) -> Self {
        self.own(seat).figures = places.split_whitespace().map(place).collect();
        self
    }

    /// Active contracts of a seat.
    pub(super) fn active(mut self, seat: u8, contracts: &str) -> Self {
        for id in contracts.split_whitespace() {
            self.fetch(contract(id));
            self.own(seat).active.push(contract(id));
        }
        self
    }

    /// Contracts that a seat has fulfilled.
    pub(super) fn fulfilled(mut self, seat: u8, contracts: &str) -> Self {
        for id in contracts.split_whitespace() {
            self.fetch(contract(id));
            self.own(seat).fulfilled.push(contract(id));
        }
        self
    }

    /// Seals of a seat; those with a `+` are improved.
    pub(super) fn seals(mut self, seat: u8, guilds: &str) -> Self {
        for guild in guilds.split_whitespace() {
            let side = if guild.ends_with('+') { Side::Improved } else { Side::Basic };
            let guild: Guild = guild.trim_end_matches('+').parse().unwrap();
            self.own(seat).seals[guild as usize] = Some(side);
        }
        self
    }

    /// The goal card of a seat; it changes places with the one it had.
    pub(super) fn goal(mut self, seat: u8, id: &str) -> Self {
        let goal = Goal::find(id).unwrap();
        let old = self.player(seat).goal.unwrap();
        let game = &mut self.table.0;
        if game.goals.take(goal.index()) {
            game.goals.put(old.index());
        }
        for player in &mut game.table.players {
            player.dealt.iter_mut().filter(|it| **it == goal || **it == old).for_each(|it| {
                *it = if *it == goal { old } else { goal };
            });
            player.goal = player.goal.map(|it| if it == goal { old } else { it });
        }
        let player = self.own(seat);
        player.goal = Some(goal);
        self
    }

    /// Makes it that round.
    pub(super) fn round(mut self, round: u8) -> Self {
        let game = &mut self.table.0;
        for at in 0..3 {
            for _ in game.table.round..round {
                game.table.tiles[at] = game.table.next[at].take().unwrap();
                let left = (0..state::TILES).find(|tile| game.piles[at].count(*tile) > 0).unwrap();
                assert!(game.piles[at].take(left));
                game.table.next[at] = print::Pile::ALL[at].tiles().nth(left);
            }
            if round == 5 {
                let last = game.table.next[at].take().unwrap();
                let nth = print::Pile::ALL[at].tiles().position(|tile| tile == last).unwrap();
                game.piles[at].put(nth);
            }
        }
        game.table.round = round;
        self
    }

    /// Lays offer tiles on the books, by their numbers from 1.
    pub(super) fn offers_on(mut self, numbers: [usize; 3]) -> Self {
        let game = &mut self.table.0;
        for (at, number) in numbers.into_iter().enumerate() {
            let nth = |tile| print::Pile::ALL[at].tiles().position(|it| it == tile).unwrap();
            let wanted = print::Pile::ALL[at].tiles().nth(number - 1).unwrap();
            if game.table.next[at] == Some(wanted) {
                game.table.next[at] = Some(game.table.tiles[at]);
            } else if game.piles[at].take(number - 1) {
                game.piles[at].put(nth(game.table.tiles[at]));
            }
            game.table.tiles[at] = wanted;
        }
        self
    }

    /// All dice that are rolled at the next start of a round show that.
    pub(super) fn rolls_all(self, value: u32) -> Self {
        let dice = vec![value; 5 * self.open().players.len()];
        self.rolls(&dice)
    }
}
