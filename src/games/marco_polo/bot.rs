//! How good a position looks: points, what is in store, and what posts, seals and contracts promise. By which numbers is
//! said by [`Weights`], in parts of a tenth of a point.

use super::board::numbers;
use super::cards::Contract;
use super::due::Due;
use super::effect::Effect;
use super::print::{CityKind, Guild, Kind};
use super::scoring::{Score, arms_points};
use super::spaces::Space;
use super::state::{Player, Stage, Table};
use super::stock::Stock;
use super::weights::Weights;
use crate::rules::{Seat, Seats};

/// What it costs to be asked about jade, which a bot has no use for.
const ASKED: i32 = 200;
/// How many rounds come after this one.
fn rounds_left(table: &Table) -> i32 {
    (numbers().game.rounds - table.round).into()
}

/// What a seat may hope for, in tenths of a point.
pub(super) fn prospects(table: &Table, seat: Seat, weights: &Weights) -> i32 {
    let score = Score::of(table, seat, true);
    if table.stage == Stage::Over {
        return 10 * i32::from(score.total);
    }
    let player = table.player(seat);
    let rounds = rounds_left(table);
    let moving = table.awaiting == Seats::only(seat) && table.stage == Stage::Turns;
    let (dice, held) = dice(table, seat, moving, weights);
    let worth = Worth { weights, left: (5 * rounds + dice).min(12) };
    let sure = score.total - score.goods - score.coins - score.most - score.arms - score.goal;
    let bagged = table.placed.iter().filter(|placed| placed.space == Space::Bag && placed.by == Some(seat)).count();
    let contracts: i32 = player.active.iter().map(|contract| promise(player, *contract, worth)).sum();
    let due: i32 = player.due.iter().map(|due| open(due, worth)).sum();
    let promised = worth.stock(&player.stock)
        + held
        + contracts
        + due
        + on_map(table, player, &score, worth)
        + seals(player, rounds, worth)
        + weights.done * player.fulfilled.len() as i32
        + player.character.and_then(|own| weights.characters.get(own.index())).map_or(0, |worth| worth * (rounds + 1))
        + if table.hourglass == seat && rounds > 0 { weights.hourglass } else { 0 }
        - weights.bag * bagged as i32;
    10 * i32::from(sure) + promised / weights.grain - if moving && table.turn.asks { ASKED } else { 0 }
}

/// The dice that a seat has left, as they count for what is to come, and what they are worth.
fn dice(table: &Table, seat: Seat, moving: bool, weights: &Weights) -> (i32, i32) {
    let player = table.player(seat);
    let of = |value: u8| weights.die + weights.pip * i32::from(value) / 2;
    let all = || player.dice.each().chain(player.black.each());
    let (count, held) = (all().count() as i32, all().map(of).sum::<i32>());
    if table.stage == Stage::Bonuses && count == 0 {
        // Between two rounds the dice are on their way back.
        let returns = i32::from(numbers().game.die_colour_dice);
        return (returns, returns * of(3));
    }
    if table.stage == Stage::Turns && table.seats().all(|other| other == seat || !table.player(other).has_dice()) {
        // Nobody else moves before they are all used, so that nothing is lost by using one.
        return (0, held + weights.last_die * count);
    }
    // A turn takes a die whatever is done, so the lowest one does not count before: nothing is gained by putting it off.
    match all().min().filter(|_| moving && !table.turn.acted) {
        Some(lowest) => (count - 1, held - of(lowest)),
        None => (count, held),
    }
}

/// What things are worth with so many dice still to use, up to 12.
#[derive(Clone, Copy)]
struct Worth<'a> {
    weights: &'a Weights,
    left: i32,
}

impl Worth<'_> {
    /// What one of several things is worth now and when it is all over.
    const fn of(self, [now, later]: [i32; 2], count: i32) -> i32 {
        (now * self.left + later * (12 - self.left)) * count / 12
    }

    /// What a gain is worth.
    fn gain(self, gain: &Effect) -> i32 {
        let n = |count: u8| i32::from(count);
        let weights = self.weights;
        self.of(weights.coin, n(gain.coins))
            + self.of(weights.camel, n(gain.camels))
            + self.of(weights.pepper, n(gain.pepper))
            + self.of(weights.silk, n(gain.silk))
            + self.of(weights.gold, n(gain.gold))
            + self.of(weights.jade, n(gain.jade))
            + self.of(weights.any_good, n(gain.any_good + gain.different_goods))
            + 10 * weights.grain * n(gain.points)
            + weights.shield * n(gain.shield)
            + self.of(weights.contract, n(gain.contract_from_pile + gain.contract_from_own_city))
            + self.of(weights.black_die, n(gain.black_die))
            + self.of(weights.step, n(gain.steps))
            + self.of(weights.copy, n(gain.copy_city_bonus + gain.own_city_bonus))
            + self.of(weights.seal_action, n(gain.seal_action))
    }

    /// What a stock is worth; the first of each ware a little more, as contracts ask for several kinds.
    fn stock(self, stock: &Stock) -> i32 {
        let [pepper, silk, gold, jade] = stock.wares.map(|count| i32::from(count.min(200)));
        let (coins, camels) = (i32::from(stock.coins.min(500)), i32::from(stock.camels.min(500)));
        let weights = self.weights;
        self.of(weights.coin, coins)
            + self.of(weights.camel, camels)
            + self.of(weights.few_camels, camels.min(5))
            + self.of(weights.few_coins, coins.min(10))
            + self.of(weights.pepper, pepper)
            + self.of(weights.silk, silk)
            + self.of(weights.gold, gold)
            + self.of(weights.jade, jade)
            + self.of(weights.few_wares, pepper.min(2) + silk.min(2) + gold.min(2) + jade.min(2))
    }
}

/// What an active contract promises: the more, the less is missing for it.
fn promise(player: &Player, contract: Contract, worth: Worth<'_>) -> i32 {
    let print = contract.print();
    let cost = &print.cost;
    let have = |asked: u8, have: u16| i32::from(u16::from(asked).min(have));
    let wares = &player.stock.wares;
    let asked = [
        (cost.camels, player.stock.camels),
        (cost.pepper, wares[0]),
        (cost.silk, wares[1]),
        (cost.gold, wares[2]),
        (cost.jade, wares[3]),
        (cost.any_good + cost.different_goods, player.stock.wares[..3].iter().sum()),
    ];
    let all: i32 = asked.iter().map(|(asked, _)| i32::from(*asked)).sum();
    let there: i32 = asked.iter().map(|(asked, stock)| have(*asked, *stock)).sum();
    let profit = (worth.gain(&print.gain) + worth.weights.filled - worth.gain(cost)).max(worth.weights.least);
    let missing = all - there;
    if missing == 0 {
        return profit * worth.weights.ready / 20;
    }
    if worth.left < 2 * missing {
        return 0;
    }
    profit * there / all.max(1) * worth.weights.begun / 20
}

/// What posts on the map promise: coats of arms, income of tokens, and more actions.
fn on_map(table: &Table, player: &Player, score: &Score, worth: Worth<'_>) -> i32 {
    let rounds = rounds_left(table);
    let next = arms_points(score.steps + 1) - arms_points(score.steps);
    let weights = worth.weights;
    let arms = weights.arms * i32::from(score.arms) + worth.of(weights.next_arms, next.into());
    let mut value = arms + weights.goal * i32::from(score.goal);
    for place in player.posts.iter() {
        let token = table.bonuses[place.index()].map_or(0, |token| worth.gain(&token.print().gain));
        value += worth.of(weights.post, 1) + rounds * token * weights.income / 20;
        value += match place.print().city_kind {
            Some(CityKind::Special) => worth.of(weights.special, 1),
            Some(CityKind::Contract | CityKind::Card) => worth.of(weights.city, 1),
            _ => 0,
        };
    }
    let near = player
        .figures
        .iter()
        .flat_map(|figure| figure.ways())
        .filter(|(_, place)| !player.posts.has(*place) && place.print().kind == Kind::City);
    value
        + worth.of(weights.near, near.count().min(3) as i32)
        + weights.many_posts * (player.posts.len() as i32 - 5).max(0)
}

/// What seals promise: the income of improved ones, the routes of all, and the way to points for those on the goal card.
fn seals(player: &Player, rounds: i32, worth: Worth<'_>) -> i32 {
    let shown = |guild: Guild| {
        let icons = player.goal.into_iter().flat_map(|goal| &goal.print().seals);
        icons.filter(|icon| icon.seal == guild).map(|icon| i32::from(icon.points)).sum::<i32>()
    };
    let weights = worth.weights;
    let each = |guild: Guild| match (player.has_seal(guild), player.has_improved(guild)) {
        (_, true) => rounds * worth.gain(&guild.seal().bonus) * weights.income / 20 + worth.of(weights.improved, 1),
        (true, false) => {
            let [now, later] = weights.seal_point;
            let [once, end] = weights.seal;
            worth.of([once + now * shown(guild), end + later * shown(guild)], 1)
        }
        (false, _) => 0,
    };
    Guild::ALL.into_iter().map(each).sum()
}

/// What is still to come of gains.
fn open(due: &Due, worth: Worth<'_>) -> i32 {
    let weights = worth.weights;
    match due {
        Due::Gain { gain, .. } => worth.gain(gain),
        Due::AnyGoods { count, .. } => worth.of(weights.due_any, (*count).into()),
        Due::DifferentGoods { count, times, .. } => worth.of(weights.due_different, (count * times).into()),
        Due::Compensation { missing } | Due::Oases { count: missing } => {
            worth.of(weights.due_little, (*missing).into())
        }
        Due::Copy { .. } | Due::OwnTokens { .. } | Due::Twice => worth.of(weights.due_copy, 1),
        Due::Draw { .. } | Due::Drawn { .. } | Due::Open { .. } | Due::Offered { .. } => {
            worth.of(weights.due_contract, 1)
        }
        Due::Seal { .. } => worth.of(weights.due_seal, 1),
        Due::Black { .. } => worth.of(weights.due_black, 1),
        Due::Move { .. } => worth.of(weights.due_move, 1),
        Due::Post { .. } => weights.due_post,
        Due::Pair { .. } => weights.due_pair,
    }
}
