//! The action area as it is printed: books and offer tiles, numbers of the spaces, and the numbers of the game.

use serde::Deserialize;

use super::super::effect::Effect;
use crate::rules::named;

named! {
    /// The three piles of offer tiles, one a book.
    pub enum Pile {
        /// Of book 1.
        First "I",
        /// Of book 2.
        Second "II",
        /// Of book 3.
        Third "III",
    }
}

/// A book as it is printed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookPrint {
    /// Its name in the file.
    pub id: String,
    /// The pile of its tiles.
    pub pile: Pile,
    /// The least die.
    pub min_die: u8,
    /// How many spaces it has.
    pub spaces: u8,
    /// The two free offers.
    pub free: [Effect; 2],
}

/// An offer tile as it is printed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TilePrint {
    /// Its token.
    pub id: String,
    /// Its pile.
    pub pile: Pile,
    /// What 1 jade buys.
    pub one_jade: Effect,
    /// What 2 jade buy.
    pub two_jade: Effect,
}

/// What depends on how many play: for two, three and four.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByPlayers {
    /// How many black dice there are.
    pub black_dice: [u8; 3],
    /// How many neutral dice of 1 lie at the Khan's favour.
    pub khan_neutral_dice: [u8; 3],
    /// How many neutral dice of 1 lie in each special city.
    pub special_city_neutral_dice: [u8; 3],
    /// What the neutral die at the lower space of book 3 shows; 0 for none.
    pub book_3_neutral_die: [u8; 3],
    /// The points for the second most contracts.
    pub second_most_contracts: [u8; 3],
}

/// The numbers of the game.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameNumbers {
    /// Rounds.
    pub rounds: u8,
    /// Dice that show less in all are compensated for.
    pub compensation_sum: u8,
    /// Spaces for active contracts.
    pub active_contracts: u8,
    /// Goal cards a seat is dealt.
    pub goals_dealt: u8,
    /// Goal cards it keeps.
    pub goals_kept: u8,
    /// Posts of a seat.
    pub posts: u8,
    /// What each post brings, in the order in which they are set up.
    pub post_points: Vec<u8>,
    /// What a seat begins with.
    pub start: Effect,
    /// Dice of a colour.
    pub die_colour_dice: u8,
    /// What depends on how many play.
    pub by_players: ByPlayers,
}

/// The numbers of the final scoring.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalNumbers {
    /// The points for the most contracts.
    pub most_contracts: u8,
    /// Goods for a point.
    pub goods_per_point: u8,
    /// Coins for a point.
    pub coins_per_point: u8,
}

/// The Khan's favour.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KhanNumbers {
    /// Dice a space.
    pub dice: u8,
    /// Spaces.
    pub spaces: u8,
    /// What it brings.
    pub gain: Effect,
}

/// The guild seals.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuildNumbers {
    /// Dice.
    pub dice: u8,
}

/// Taking contracts.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContractNumbers {
    /// Dice.
    pub dice: u8,
    /// How many have to be taken.
    pub min_take: u8,
    /// How many can be taken.
    pub max_take: u8,
    /// What it brings besides.
    pub gain: Effect,
}

/// The money bag.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BagNumbers {
    /// Dice.
    pub dice: u8,
    /// What can be chosen.
    pub choice: Vec<Effect>,
}

/// What the bonus actions cost.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusNumbers {
    /// Rolling a die again.
    pub reroll: Effect,
    /// Changing a die by one.
    pub change_by_one: Effect,
    /// A black die.
    pub black_die: Effect,
}

named! {
    /// The three travel spaces, from the lowest.
    pub enum Travel {
        /// With 1 die.
        Lower "lower",
        /// With 2 dice.
        Middle "middle",
        /// With 3 dice.
        Upper "upper",
    }
}

/// A travel space as it is printed.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TravelPrint {
    /// Which one.
    pub id: Travel,
    /// Dice.
    pub dice: u8,
    /// What the space costs.
    pub cost: Effect,
    /// How many steps it allows at most.
    pub max_steps: u8,
    /// Whether a city passed may get a post too.
    pub extra_post: bool,
}

/// All numbers.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// The game.
    pub game: GameNumbers,
    /// Its end.
    pub r#final: FinalNumbers,
    /// The Khan's favour.
    pub khan: KhanNumbers,
    /// The guild seals.
    pub guild: GuildNumbers,
    /// Taking contracts.
    pub contracts_action: ContractNumbers,
    /// The money bag.
    pub money_bag: BagNumbers,
    /// The bonus actions.
    pub bonus_actions: BonusNumbers,
    /// The travel spaces.
    pub travel: [TravelPrint; 3],
}

/// Whether the numbers are such that a game can be played with them.
///
/// # Errors
/// What is wrong with them.
pub(in super::super) fn numbers_fit(numbers: &Numbers) -> Result<(), &'static str> {
    let Numbers { game, r#final, khan, guild, contracts_action, money_bag, bonus_actions, travel } = numbers;
    let one_to_three = |dice: u8| (1..=3).contains(&dice);
    let all = [
        ((1..=5).contains(&game.rounds), "one to five rounds"),
        ((5..=30).contains(&game.compensation_sum), "a sum of five dice"),
        (game.active_contracts == 2, "two active contracts"),
        ((game.goals_dealt, game.goals_kept) == (3, 1), "one of three goal cards"),
        (game.posts > 0 && usize::from(game.posts) == game.post_points.len(), "points for each post"),
        (game.post_points.iter().all(|points| *points <= 50), "at most 50 points a post"),
        (game.start == game.start.sure() && game.start.points == 0, "things at the start"),
        ((1..=8).contains(&game.die_colour_dice), "one to eight dice"),
        (game.by_players.black_dice.iter().all(|count| *count <= 20), "at most 20 black dice"),
        (game.by_players.khan_neutral_dice.iter().all(|count| *count < khan.spaces), "a space at the Khan"),
        (game.by_players.special_city_neutral_dice.iter().all(|count| *count < 2), "a space in each special city"),
        (game.by_players.book_3_neutral_die.iter().all(|value| *value <= 6), "a die of 6 at most"),
        (r#final.goods_per_point > 0 && r#final.coins_per_point > 0, "a number to divide by"),
        (khan.dice == 1 && khan.spaces > 0 && khan.gain == khan.gain.sure(), "one die at the Khan"),
        (one_to_three(guild.dice), "one to three dice for seals"),
        (contracts_action.dice == 1 && contracts_action.gain == contracts_action.gain.sure(), "one die for contracts"),
        ((contracts_action.min_take, contracts_action.max_take) == (1, 2), "one contract or two"),
        (money_bag.dice == 1 && (1..=9).contains(&money_bag.choice.len()), "one die for the money bag"),
        (money_bag.choice.iter().all(|gain| *gain == gain.sure() && !gain.is_empty()), "things in the money bag"),
        (travel.iter().zip(Travel::ALL).all(|(print, id)| print.id == id), "the travel spaces from the lowest"),
        (travel.iter().all(|print| one_to_three(print.dice)), "one to three dice for travel"),
        (travel.iter().all(|print| (1..=6).contains(&print.max_steps)), "one to six steps"),
        (travel.iter().all(|print| is_fare(&print.cost)), "coins, camels and jade for travel"),
        (
            [bonus_actions.reroll, bonus_actions.change_by_one, bonus_actions.black_die]
                .iter()
                .all(|price| is_fare(price) && !price.is_empty()),
            "coins, camels and jade for bonus actions",
        ),
    ];
    all.into_iter().find(|(holds, _)| !holds).map_or(Ok(()), |(_, why)| Err(why))
}

/// Whether a price consists of coins, camels and jade.
fn is_fare(price: &Effect) -> bool {
    *price == Effect { coins: price.coins, camels: price.camels, jade: price.jade, ..Effect::default() }
}
