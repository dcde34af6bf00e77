//! Answers in words: what is picked, with its outcome or price where there is room, and more behind it.

use super::ask;
use super::board::{Pile, Travel, numbers};
use super::cards::Contract;
use super::dice::{Dice, Die};
use super::due::Due;
use super::effect::Effect;
use super::face::{about_seal, act, picks};
use super::journey::{Reach, Use, measure};
use super::map::{Kind, Place};
use super::moves::*;
use super::names;
use super::phrases::{self, dice, die, effect, special, things, trade};
use super::route::Route;
use super::scope::Scope;
use super::seals::Special;
use super::spaces::{Space, card_spaces, contract_spaces};
use super::state::Player;
use super::view::View;
use crate::rules::{Answer, Choice, Text};

/// How many stops of a route are told by name.
const STOPS: usize = 5;

/// How an answer reads to the seat that is offered it.
pub(super) fn label(view: &View, path: &[Answer<Pick>], pick: Pick) -> Choice {
    let Some(scope) = view.seat.and_then(|seat| Scope::seen(view, seat)) else {
        return Choice::of(Text::of("mp-nothing"));
    };
    let at = At { view, scope, path, act: act(path) };
    match pick {
        Pick::Act(act) => verb(act),
        Pick::Number(n) => at.number(n),
        Pick::Die(with) => at.die(with),
        Pick::Dice(set) => at.dice(Space::Seals, &set),
        Pick::Travel(travel, set) => at.travel(travel, &set),
        Pick::Character(character) => {
            let about = names::ability(character);
            noted(names::character(character), about)
        }
        Pick::Goal(goal) => noted(names::goal(goal), phrases::goal(goal)),
        Pick::Place(place) => at.place(place),
        Pick::Guild(guild) => noted(names::guild(guild), about_seal(guild, at.act)),
        Pick::Contract(contract) => at.contract(contract),
        Pick::Card(card) => {
            let lies = card_spaces().zip(&view.table.cards).find(|(_, other)| **other == card);
            let label = match lies.and_then(|(place, _)| place) {
                Some(place) => beside(names::card(card), names::place(place)),
                None => names::card(card),
            };
            noted(label, phrases::card(card))
        }
        Pick::Outpost(tile) => Choice::of(effect(&tile.print().gain)),
        Pick::Offer(pile, offer) => at.offer(pile, offer),
        Pick::Option(option) => Choice::of(at.option(option)),
        Pick::Goods(goods) => Choice::of(effect(&Effect::default().choosing(goods))),
        Pick::Jade(jade) if jade.coins == 0 && jade.camels == 0 => Choice::of(Text::of("mp-label-jade-none")),
        Pick::Jade(jade) => {
            let what = Effect { coins: jade.coins, camels: jade.camels, ..Effect::default() };
            let jade = Effect { jade: jade.coins.saturating_add(jade.camels), ..Effect::default() };
            Choice::of(Text::of("mp-label-jade").with("jade", effect(&jade)).with("what", effect(&what)))
        }
        Pick::Route(route) => at.route(&route),
        Pick::Own => Choice::of(Text::of("mp-label-own")),
        Pick::Single | Pick::Pair => Choice::of(at.pair(pick == Pick::Pair)),
        Pick::Up | Pick::Down => Choice::of(at.change(pick == Pick::Up)),
        Pick::None => Choice::of(Text::of(match (at.act, at.slot()) {
            (_, Some(SECOND)) => "mp-label-none-second",
            (_, Some(POST)) => "mp-label-none-post",
            (Some(Act::Move), _) => "mp-label-none-move",
            _ => "mp-label-none-contract",
        })),
    }
}

fn noted(label: Text, note: Text) -> Choice {
    Choice { label, note: Some(note) }
}

/// Two things side by side.
fn beside(first: Text, second: Text) -> Text {
    Text::of("mp-label-beside").with("first", first).with("second", second)
}

/// A verb, with its price where it has one.
fn verb(act: Act) -> Choice {
    let bonus = &numbers().bonus_actions;
    let label = Text::of(format!("mp-label-{act}"));
    match act {
        Act::Reroll => Choice::of(beside(label, effect(&bonus.reroll))),
        Act::Change => Choice::of(beside(label, effect(&bonus.change_by_one))),
        Act::Black => Choice::of(beside(label, effect(&bonus.black_die))),
        Act::Khan => noted(label, effect(&numbers().khan.gain)),
        Act::Jade => Choice::of(Text::of("mp-label-pay-jade")),
        _ => Choice::of(label),
    }
}

/// A question of a seat, to answer.
struct At<'a> {
    view: &'a View,
    scope: Scope<'a>,
    path: &'a [Answer<Pick>],
    act: Option<Act>,
}

impl At<'_> {
    fn player(&self) -> &Player {
        self.scope.player
    }

    /// What is asked, and what is offered.
    fn slot_of(&self) -> Option<crate::rules::Slot<Pick>> {
        match ask::ask(&self.view.table, self.scope.seat, self.path) {
            ask::Ask::One(slot) | ask::Ask::Several { slot, .. } => Some(slot),
            _ => None,
        }
    }

    fn slot(&self) -> Option<&'static str> {
        self.slot_of().map(|slot| slot.name)
    }

    fn number(&self, n: u8) -> Choice {
        match (self.act, self.player().open()) {
            (Some(Act::Compensate), Some(Due::Compensation { missing })) => {
                let gain = Effect { coins: n, camels: missing.saturating_sub(n), ..Effect::default() };
                Choice::of(effect(&gain))
            }
            (Some(Act::Bonus), Some(Due::Oases { count })) => {
                let all = &self.player().ability().per_different_oasis_choice;
                let [one, other] = &all[..] else { return Choice::of(Text::of("mp-label-times").with("n", n)) };
                Choice::of(effect(&one.times(n).and(&other.times(count.saturating_sub(n)))))
            }
            _ => {
                let label = Text::of("mp-label-times").with("n", n);
                match self.chosen() {
                    Some(option) => noted(label, repeated(option, n)),
                    None => Choice::of(label),
                }
            }
        }
    }

    /// The option of the city card that was picked.
    fn chosen(&self) -> Option<&'static super::cards::CardOption> {
        let (mut card, mut with, mut option) = (None, 0, None);
        for pick in picks(self.path) {
            match pick {
                Pick::Card(picked) => card = Some(picked),
                Pick::Die(die) => with = die.value,
                Pick::Option(picked) => option = Some(usize::from(picked)),
                _ => {}
            }
        }
        let options = &card?.print().options;
        match option {
            Some(at) => options.get(at),
            None => options.iter().find(|option| self.scope.times(option, with) > 0),
        }
    }

    /// A die, and the price of an occupied space.
    fn die(&self, with: Die) -> Choice {
        let fee = picks(self.path).find_map(|pick| match pick {
            Pick::Offer(pile, _) => self.scope.book_space(pile, with).map(|(_, fee)| fee),
            _ => None,
        });
        let fee =
            if self.act == Some(Act::Contracts) { Some(self.scope.fee(Space::Contracts, with.value)) } else { fee };
        Choice::of(priced(die(with), fee.unwrap_or_default()))
    }

    fn dice(&self, space: Space, set: &Dice) -> Choice {
        Choice::of(priced(dice(set), self.scope.fee(space, set.lowest())))
    }

    /// Dice for a travel space, and all that the space costs.
    fn travel(&self, travel: Travel, set: &Dice) -> Choice {
        let label = beside(dice(set), Text::of(format!("mp-space-{travel}")));
        let fee = self.scope.fee(Space::Travel(travel), set.lowest());
        let note = Text::of("mp-note-steps").with("n", set.lowest().min(travel.print().max_steps));
        let note = if fee > 0 { Text::of("mp-note-occupied").with("note", note).with("n", fee) } else { note };
        noted(priced(label, self.scope.travel_price(travel, set.lowest()).coins), note)
    }

    /// A location: where a movement ends, what a city brings, or just its name.
    fn place(&self, place: Place) -> Choice {
        let name = names::place(place);
        match (self.act, self.slot()) {
            (Some(Act::City), _) => match Special::at(place) {
                Some(city) => noted(name, special(city)),
                None => Choice::of(name),
            },
            (Some(Act::Bonus), _) => match self.view.table.bonuses[place.index()] {
                Some(token) => noted(name, effect(&token.print().gain)),
                None => Choice::of(name),
            },
            (_, Some(FIGURE)) => Choice::of(Text::of("mp-label-from").with("place", name)),
            (Some(Act::Travel | Act::Move), Some(GOAL)) => self.goal(place),
            _ => Choice::of(name),
        }
    }

    /// Where a movement ends: the fewest steps, what the ways cost, and what is there.
    fn goal(&self, place: Place) -> Choice {
        let name = names::place(place);
        let most = self.scope.farthest();
        let none = Effect::default();
        let reaches =
            self.player().figures.iter().map(|from| Reach::from(self.player(), *from, most, &none, Use::default()));
        let found = reaches.flat_map(|reach| reach.to(self.player(), place, most, &none).copied().collect::<Vec<_>>());
        let Some(best) = found.min_by_key(|found| found.rank(Use::default())) else { return Choice::of(name) };
        let steps = Text::of("mp-steps").with("n", best.steps_to_end(self.player().ability().skip_oases));
        let jade = self.player().stock.least_jade(&best.price()).map_or(0, |jade| jade.coins + jade.camels);
        let key = if jade > 0 { "mp-note-ways-jade" } else { "mp-note-ways" };
        let note = priced_by(key, "mp-note-ways-free", &best.price()).with("n", jade).with("there", self.there(place));
        noted(beside(name, steps), note)
    }

    /// What a movement finds at its end.
    fn there(&self, place: Place) -> Text {
        let (print, table) = (place.print(), &self.view.table);
        if print.kind != Kind::City {
            return Text::of("mp-there-nothing");
        }
        if !self.scope.takes_post(place) {
            return Text::of("mp-there-own");
        }
        let outpost = table.outposts[place.index()].is_some();
        let all = [
            (outpost, "mp-there-outpost"),
            (table.bonuses[place.index()].is_some(), "mp-there-token"),
            (print.contracts > 0, "mp-there-contracts"),
            (print.cards > 0, "mp-there-card"),
            (Special::at(place).is_some(), "mp-there-special"),
        ];
        let all = all.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| Text::of(key));
        Text::of("mp-there").with("things", [Text::of("mp-there-post")].into_iter().chain(all).collect::<Vec<_>>())
    }

    /// A contract with its points, and the city it lies in.
    fn contract(&self, contract: Contract) -> Choice {
        let print = contract.print();
        let points = Text::of("mp-label-points").with("n", print.gain.points);
        let label = beside(names::contract(contract), points);
        let lies = contract_spaces().zip(&self.view.table.contracts).find(|(_, open)| **open == Some(contract));
        let label = match lies {
            Some((place, _)) => beside(label, names::place(place)),
            None => label,
        };
        noted(label, phrases::contract(contract))
    }

    /// An offer of a book; where it is long, its price stands behind it.
    fn offer(&self, pile: Pile, offer: u8) -> Choice {
        let tile = self.view.table.tiles[pile as usize];
        let gain = pile.offers(tile)[usize::from(offer % 4)];
        let price = Effect { jade: offer.saturating_sub(1), ..Effect::default() };
        let note = priced_by("mp-note-price", "mp-note-free", &price).with("least", pile.book().min_die);
        let all = things(gain);
        if all.len() <= 2 {
            return noted(Text::of("mp-label-offer").with("book", pile.to_string()).with("gain", effect(gain)), note);
        }
        let comma = |before: Text, next: Text| Text::of("mp-label-comma").with("before", before).with("next", next);
        let label = all.into_iter().reduce(comma).unwrap_or_else(|| Text::of("mp-nothing"));
        noted(label, Text::of("mp-note-offer").with("book", names::book(pile)).with("note", note))
    }

    /// One of several things printed.
    fn option(&self, option: u8) -> Text {
        if self.act == Some(Act::Bag) {
            let all = &numbers().money_bag.choice;
            return all.get(usize::from(option)).map_or_else(|| Text::of("mp-nothing"), effect);
        }
        let card = picks(self.path).find_map(|pick| if let Pick::Card(card) = pick { Some(card) } else { None });
        let what = card.and_then(|card| card.print().options.get(usize::from(option)));
        what.map_or_else(|| Text::of("mp-nothing"), |what| trade(&what.cost, &what.gain))
    }

    /// A route by its number and price, with the stops behind it.
    fn route(&self, route: &Route) -> Choice {
        let slot = self.slot_of();
        let number = slot.and_then(|slot| slot.options.iter().position(|pick| *pick == Pick::Route(*route)));
        let number = number.map_or(1, |at| at + 1);
        let start = self.slot().and_then(|slot| ask::walker(&self.scope, self.path, slot));
        let price = start.and_then(|start| measure(self.player(), start, route)).map(|(price, _)| price);
        let price = price.unwrap_or_default();
        let label = if things(&price).len() > 2 {
            let text = Text::of("mp-label-route-all").with("n", number).with("coins", price.coins);
            text.with("camels", price.camels).with("jade", price.jade)
        } else {
            Text::of("mp-label-route").with("n", number).with("price", effect(&price))
        };
        let stops = route.places();
        let named = stops.take(if route.len() > STOPS { STOPS - 1 } else { STOPS }).map(names::place);
        let way = |before: Option<Text>, next: Text| match before {
            None => Some(next),
            Some(before) => Some(Text::of("mp-way").with("before", before).with("next", next)),
        };
        let way = named.fold(None, way);
        Choice { label, note: way }
    }

    /// What a pair or its two dice bring.
    fn pair(&self, together: bool) -> Text {
        let value = match self.player().open() {
            Some(Due::Pair { value }) => usize::from(*value).clamp(1, 6) - 1,
            _ => 0,
        };
        let ability = self.player().ability();
        let gains = if together {
            ability.on_pair_rolled
        } else {
            ability.on_die_rolled.map(|all| all.map(|each| each.times(2)))
        };
        let gain = gains.map(|all| all[value]).unwrap_or_default();
        Text::of(if together { "mp-label-pair" } else { "mp-label-single" }).with("gain", effect(&gain))
    }

    /// A die before and after.
    fn change(&self, up: bool) -> Text {
        let old = picks(self.path).find_map(|pick| if let Pick::Die(die) = pick { Some(die.value) } else { None });
        let old = old.unwrap_or(1);
        Text::of("mp-label-by").with("old", old).with("new", if up { old + 1 } else { old.saturating_sub(1) })
    }
}

/// What an option costs and brings so many times; goods that must differ do so each time, so they are not summed up.
fn repeated(option: &super::cards::CardOption, n: u8) -> Text {
    let (cost, gain) = (&option.cost, &option.gain);
    match cost.different_goods + gain.different_goods {
        0 => trade(&cost.times(n), &gain.times(n)),
        _ if n == 1 => trade(cost, gain),
        _ => Text::of("mp-note-times").with("n", n).with("what", trade(cost, gain)),
    }
}

/// A text with a price, or the one for what costs nothing.
fn priced_by(key: &'static str, free: &'static str, price: &Effect) -> Text {
    if price.is_empty() { Text::of(free) } else { Text::of(key).with("price", effect(price)) }
}

/// A label with coins behind it, if there are any to pay.
fn priced(label: Text, coins: u8) -> Text {
    if coins == 0 { label } else { beside(label, effect(&Effect::of_coins(coins))) }
}
