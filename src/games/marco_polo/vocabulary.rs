//! What may stand where: whether component files make up a game, entry by entry. Nothing here says what anything does.

use super::data::{Data, PARTS, read};
use super::dice::MOST_DICE;
use super::effect::Effect;
use super::moves::Act;
use super::picks::Word;
use super::print::{By, CardOption, CityKind, ContractKind, Guild, Kind, Node, Pile, Times, numbers_fit};
use super::route::MOST_PLACES;
use super::state::{CARDS, CONTRACTS, GOALS, TILES};
use crate::rules::{Checked, Fault};

/// The files, by their places among the parts.
#[derive(Clone, Copy)]
enum File {
    Map,
    Contracts,
    Cards,
    Goals,
    Offers,
    Seals,
    Specials,
    Tokens,
    Outposts,
    Characters,
    Arms,
    Rules,
}

fn must(holds: bool, file: File, entry: &str, why: &str) -> Checked {
    if holds { Ok(()) } else { Err(Fault::of(PARTS[file as usize].file, format!("{entry}: {why}"))) }
}

/// The kinds of things an effect can have.
#[derive(Clone, Copy)]
struct Keys {
    coins: bool,
    goods: bool,
    jade: bool,
    choices: bool,
    points: bool,
    /// Contracts, movements and black dice.
    more: bool,
    shield: bool,
    copy: bool,
    own: bool,
    seal: bool,
}

/// Camels are allowed everywhere, and nothing else in this.
const CAMELS: Keys = Keys {
    coins: false,
    goods: false,
    jade: false,
    choices: false,
    points: false,
    more: false,
    shield: false,
    copy: false,
    own: false,
    seal: false,
};
/// What a way costs.
const WAY: Keys = Keys { coins: true, jade: true, ..CAMELS };
/// What the offers of tiles bring.
const OFFER: Keys = Keys { coins: true, goods: true, ..CAMELS };
/// What free offers bring.
const FREE: Keys = Keys { jade: true, ..OFFER };
/// What a contract costs.
const CONTRACT: Keys = Keys { goods: true, jade: true, choices: true, ..CAMELS };
/// What improving a seal costs.
const IMPROVING: Keys = Keys { coins: true, ..CONTRACT };
/// What can be received at the start of a round, and what a city card costs.
const ROUND: Keys = Keys { points: true, ..IMPROVING };
/// What an outpost tile brings.
const OUTPOST: Keys = Keys { more: true, ..ROUND };
/// What a contract brings.
const REWARD: Keys = Keys { shield: true, ..OUTPOST };
/// Everything.
const ALL: Keys = Keys { copy: true, own: true, seal: true, ..REWARD };

/// The most of one thing that an effect has: so that sums stay small.
const MOST: u8 = 12;

/// Whether an effect has no other things than these.
fn effect(effect: &Effect, keys: Keys, file: File, entry: &str) -> Checked {
    let Effect { coins, camels, pepper, silk, gold, jade, any_good, different_goods, points, .. } = *effect;
    let Effect { contract_from_pile, contract_from_own_city, steps, black_die, shield, .. } = *effect;
    let Effect { copy_city_bonus, own_city_bonus, seal_action, .. } = *effect;
    let more = [contract_from_pile, contract_from_own_city, steps, black_die];
    let all = [coins, camels, pepper, silk, gold, jade, any_good, different_goods, points, shield, copy_city_bonus];
    let small = all.into_iter().chain(more).chain([own_city_bonus, seal_action]).all(|count| count <= MOST);
    let allowed = [
        (keys.coins, coins),
        (keys.goods, pepper.max(silk).max(gold)),
        (keys.jade, jade),
        (keys.choices, any_good.max(different_goods)),
        (keys.points, points),
        (keys.more, more.into_iter().max().unwrap_or_default()),
        (keys.shield, shield),
        (keys.copy, copy_city_bonus),
        (keys.own, own_city_bonus),
        (keys.seal, seal_action),
    ];
    must(!effect.is_empty(), file, entry, "an effect with nothing in it")?;
    must(small, file, entry, "more than 12 of one thing")?;
    must(
        allowed.iter().all(|(allowed, count)| *allowed || *count == 0),
        file,
        entry,
        "a thing that cannot stand here",
    )?;
    must(different_goods <= 3 && (any_good == 0 || different_goods == 0), file, entry, "goods to choose in two ways")
}

/// The same, where it may be left out.
fn maybe(this: &Effect, keys: Keys, file: File, entry: &str) -> Checked {
    if this.is_empty() { Ok(()) } else { effect(this, keys, file, entry) }
}

/// Whether these files make up the game.
pub fn check_parts(texts: &[&str]) -> Checked {
    check(&read(texts)?)
}

fn check(data: &Data) -> Checked {
    names(data)?;
    map(data)?;
    contracts(data)?;
    cards(data)?;
    offers(data)?;
    cities(data)?;
    characters(data)?;
    numbers_fit(&data.numbers).map_err(|why| Fault::of(PARTS[File::Rules as usize].file, why))
}

/// Every name is a token of its own, and no word of the game.
fn names(data: &Data) -> Checked {
    let places = data.map.node.iter().map(|it| (File::Map, &it.id));
    let contracts = data.contracts.iter().map(|it| (File::Contracts, &it.id));
    let goals = data.goals.iter().map(|it| (File::Goals, &it.id));
    let characters = data.characters.iter().map(|it| (File::Characters, &it.id));
    let cards = data.cards.iter().map(|it| (File::Cards, format!("card-{}", it.id)));
    let tokens = data.bonuses.iter().map(|it| (File::Tokens, format!("token-{}", it.id)));
    let tiles = data.outposts.iter().map(|it| (File::Outposts, format!("tile-{}", it.id)));
    let offers = data.offers.tile.iter().map(|it| (File::Offers, format!("offer-{}", it.id)));
    let plain = places.chain(contracts).chain(goals).chain(characters).map(|(file, id)| (file, id.clone()));
    let mut seen: Vec<String> = Act::ALL.iter().map(Act::to_string).collect();
    seen.extend(Word::ALL.iter().map(Word::to_string));
    seen.extend(data.seals.iter().map(|seal| seal.id.id().to_owned()));
    seen.extend((1..=6).flat_map(|value| [format!("d{value}"), format!("b{value}")]));
    for (file, name) in plain.chain(cards).chain(tokens).chain(tiles).chain(offers) {
        let id = name.split_once('-').map_or(&*name, |(_, id)| id);
        let sound = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let starts = id.starts_with(|c: char| c.is_ascii_lowercase());
        must(starts && id.chars().all(sound), file, id, "a name consists of small letters, digits and _")?;
        must(!seen.contains(&name), file, id, "a name twice")?;
        seen.push(name);
    }
    Ok(())
}

fn map(data: &Data) -> Checked {
    let (nodes, edges) = (&data.map.node, &data.map.edge);
    must(nodes.len() <= MOST_PLACES, File::Map, "node", "32 locations at most")?;
    must(nodes.iter().filter(|node| node.kind == Kind::Start).count() == 1, File::Map, "node", "one start")?;
    nodes.iter().try_for_each(node)?;
    for (edge, ends) in edges.iter().zip(&data.ends) {
        must(ends[0] != ends[1], File::Map, &edge.id, "two ends that are one")?;
        let twins = data.ends.iter().filter(|other| *other == ends || **other == [ends[1], ends[0]]);
        must(twins.count() == 1, File::Map, &edge.id, "two ways between the same locations")?;
        must((edge.kind == By::Sea) == edge.seal.is_some(), File::Map, &edge.id, "a seal at sea, and only there")?;
        effect(&edge.cost, WAY, File::Map, &edge.id)?;
    }
    let linked = data.ways.iter().zip(nodes).find(|(ways, _)| ways.is_empty());
    must(linked.is_none(), File::Map, linked.map_or("node", |(_, node)| &node.id), "no way leads there")
}

fn node(node: &Node) -> Checked {
    let must = |holds: bool, why: &str| must(holds, File::Map, &node.id, why);
    must(node.x <= 1600 && node.y <= 1000, "outside the map")?;
    let kind = node.city_kind;
    must(
        (node.kind == Kind::City) == (kind.is_some() && node.shield.is_some()),
        "a kind and a coat of arms for cities",
    )?;
    must(
        (kind == Some(CityKind::Contract)) == (node.contracts > 0) && node.contracts <= 2,
        "contracts for contract cities",
    )?;
    must((kind == Some(CityKind::Card)) == (node.cards > 0) && node.cards <= 2, "cards for card cities")?;
    let outpost = matches!(kind, Some(CityKind::Contract | CityKind::Card));
    must(node.outpost == outpost, "an outpost tile in contract and card cities")?;
    let bonus = matches!(kind, Some(CityKind::Special | CityKind::Bonus));
    must(node.city_bonus == bonus || kind == Some(CityKind::Card), "a token in special and bonus cities")
}

fn contracts(data: &Data) -> Checked {
    let count = |kind| data.contracts.iter().filter(|contract| contract.kind == kind).count();
    let counts = (count(ContractKind::Red), count(ContractKind::Blue));
    must(counts == (CONTRACTS - 7, 7), File::Contracts, "contract", "42 red ones and 7 blue ones")?;
    for contract in &data.contracts {
        effect(&contract.cost, CONTRACT, File::Contracts, &contract.id)?;
        effect(&contract.gain, REWARD, File::Contracts, &contract.id)?;
        let more = Effect { points: 0, ..contract.gain };
        let both = contract.gain.points > 0 && !more.is_empty();
        must(both, File::Contracts, &contract.id, "points and something else")?;
    }
    let spaces: usize = data.map.node.iter().map(|node| usize::from(node.contracts)).sum();
    must(spaces < CONTRACTS - 7, File::Map, "node", "more contract spaces than contracts")
}

fn cards(data: &Data) -> Checked {
    must(data.cards.len() == CARDS, File::Cards, "city_card", "25 of them")?;
    for card in &data.cards {
        card.options.iter().try_for_each(|option| self::option(option, &card.id))?;
        let fits = |die: u8| card.options.iter().any(|option| (option.min_die..=option.max_die).contains(&die));
        must((1..=6).all(fits), File::Cards, &card.id, "an option for every die")?;
    }
    let spaces: usize = data.map.node.iter().map(|node| usize::from(node.cards)).sum();
    let needed = spaces + 2 * usize::from(data.numbers.game.rounds);
    must(needed <= CARDS, File::Map, "node", "more card spaces than city cards")?;
    must(data.goals.len() == GOALS, File::Goals, "goal", "14 of them")?;
    for goal in &data.goals {
        must(goal.shields.len() + goal.seals.len() == 4, File::Goals, &goal.id, "four icons")?;
        let once = |at: usize| !goal.shields[..at].contains(&goal.shields[at]);
        let seal = |at: usize| goal.seals[..at].iter().all(|icon| icon.seal != goal.seals[at].seal);
        let all = (0..goal.shields.len()).all(once) && (0..goal.seals.len()).all(seal);
        must(all, File::Goals, &goal.id, "an icon twice")?;
    }
    Ok(())
}

fn option(option: &CardOption, card: &str) -> Checked {
    let dice = 1 <= option.min_die && option.min_die <= option.max_die && option.max_die <= 6;
    must(dice, File::Cards, card, "dice from 1 to 6")?;
    maybe(&option.cost, ROUND, File::Cards, card)?;
    effect(&option.gain, ALL, File::Cards, card)?;
    let Effect { steps, own_city_bonus, seal_action, copy_city_bonus, .. } = option.gain;
    let repeats = option.times != Times::Once && steps + own_city_bonus + seal_action + copy_city_bonus > 0;
    must(!repeats, File::Cards, card, "something that can be done once only")
}

fn offers(data: &Data) -> Checked {
    for (pile, book) in Pile::ALL.into_iter().zip(&data.offers.book) {
        must(book.pile == pile, File::Offers, &book.id, "the books in the order of their piles")?;
        must((1..=6).contains(&book.min_die), File::Offers, &book.id, "a die from 1 to 6")?;
        must((1..=2).contains(&book.spaces), File::Offers, &book.id, "one space or two")?;
        book.free.iter().try_for_each(|offer| effect(offer, FREE, File::Offers, &book.id))?;
        let tiles = data.offers.tile.iter().filter(|tile| tile.pile == pile).count();
        must(tiles == TILES, File::Offers, &book.id, "six tiles a pile")?;
    }
    data.offers.tile.iter().try_for_each(|tile| {
        effect(&tile.one_jade, OFFER, File::Offers, &tile.id)?;
        effect(&tile.two_jade, OFFER, File::Offers, &tile.id)
    })
}

fn cities(data: &Data) -> Checked {
    for (guild, seal) in Guild::ALL.into_iter().zip(&data.seals) {
        must(seal.id == guild, File::Seals, guild.id(), "the seals in the order of the guilds")?;
        must((1..=6).contains(&seal.min_die), File::Seals, guild.id(), "a die from 1 to 6")?;
        must(seal.copies >= 4 && seal.jade_taken <= MOST, File::Seals, guild.id(), "one a seat at least")?;
        effect(&seal.improve_cost, IMPROVING, File::Seals, guild.id())?;
        effect(&seal.bonus, ROUND, File::Seals, guild.id())?;
    }
    let nodes = &data.map.node;
    let is_special = |id: &str| nodes.iter().any(|node| node.id == id && node.city_kind == Some(CityKind::Special));
    let specials = nodes.iter().filter(|node| node.city_kind == Some(CityKind::Special)).count();
    must(
        data.specials.len() == specials && specials <= 16,
        File::Specials,
        "special_city",
        "one entry for each on the map",
    )?;
    for (at, city) in data.specials.iter().enumerate() {
        let once = data.specials[..at].iter().all(|other| other.id != city.id);
        must(once && is_special(&city.id), File::Specials, &city.id, "a special city of the map, once")?;
        must(city.spaces == 2, File::Specials, &city.id, "two spaces")?;
        let dice = 1 <= city.once_min_die && city.once_min_die < city.twice_min_die && city.twice_min_die <= 6;
        must(dice, File::Specials, &city.id, "a higher die for two bonuses")?;
        effect(&city.gain, ALL, File::Specials, &city.id)?;
    }
    let spaces = nodes.iter().filter(|node| node.city_bonus).count();
    must(data.bonuses.len() == spaces + 1, File::Tokens, "city_bonus", "one more than there are spaces")?;
    data.bonuses.iter().try_for_each(|it| effect(&it.gain, Keys { copy: true, ..ROUND }, File::Tokens, &it.id))?;
    let spaces = nodes.iter().filter(|node| node.outpost).count();
    must(data.outposts.len() == spaces, File::Outposts, "outpost", "as many as there are spaces")?;
    data.outposts.iter().try_for_each(|it| effect(&it.gain, OUTPOST, File::Outposts, &it.id))?;
    let track = &data.arms_points;
    must(!track.is_empty() && track.is_sorted() && track[0] == 0, File::Arms, "points", "from 0 upwards")
}

fn characters(data: &Data) -> Checked {
    must(data.characters.len() >= 5, File::Characters, "character", "five of them at least")?;
    for character in &data.characters {
        let must = |holds: bool, why: &str| must(holds, File::Characters, &character.id, why);
        let dice = character.on_die_rolled.into_iter().chain(character.on_pair_rolled).flatten();
        let all = dice
            .chain(character.per_different_oasis_choice.iter().copied())
            .chain([character.start, character.round_start, character.on_improve_seal])
            .chain([character.on_complete_contract, character.per_jade_received, character.per_different_oasis]);
        all.into_iter().try_for_each(|gain| maybe(&gain, ROUND, File::Characters, &character.id))?;
        let choice = &character.per_different_oasis_choice;
        must(choice.is_empty() || choice.len() == 2, "two things to choose from")?;
        must(choice.is_empty() || !character.per_different_oasis.is_empty(), "a choice beside a gain")?;
        must(choice.iter().all(|gain| gain.sure() == *gain), "things that leave nothing open")?;
        must(character.per_jade_received.jade == 0, "jade for jade")?;
        must((1..=2).contains(&character.figures), "one figure or two")?;
        must(character.split_movement == (character.figures == 2), "two figures share their steps")?;
        let guild = character.guild_dice.is_none_or(|dice| (1..=MOST_DICE).contains(&dice.into()));
        must(guild, "one to three dice")?;
        must(character.on_pair_rolled.is_none() || character.on_die_rolled.is_some(), "pairs beside dice")?;
    }
    Ok(())
}
