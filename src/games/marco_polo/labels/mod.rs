//! Answers in words: what is picked, with its outcome or price where there is room, and more behind it.

mod prices;
mod travel;

use super::about::{self, special};
use super::board::numbers;
use super::cards::{CityCard, Contract};
use super::due::Due;
use super::effect::Effect;
use super::map::Place;
use super::moves::*;
use super::names;
use super::phrases::{self, dice, die, effect, things, trade};
use super::picks::{Number, Offer, Word};
use super::print::{CardOption, Guild};
use super::scope::Scope;
use super::seals::Special;
use super::spaces::card_spaces;
use super::state::{MarcoPolo, Player};
use super::stock::Jade;
use super::trip::Trip;
use super::view::View;
use super::wording::about_seal;
use crate::rules::{Asking, Choice, Text};
use prices::Price;

/// How an answer to a question reads.
pub(super) fn label(view: &View, asking: &Asking<MarcoPolo>, pick: Pick) -> Choice {
    let nowhere = Trip::default();
    let Asking { seen, slot, draft, .. } = *asking;
    At { view, scope: seen, slot, draft, trip: draft.trip.as_ref().unwrap_or(&nowhere) }.label(pick)
}

fn noted(name: Text, note: Text) -> Choice {
    Choice::of(name).noted(note)
}

/// Something with an outcome.
fn beside(name: Text, outcome: Text) -> Choice {
    Choice { outcome: Some(outcome), ..Choice::of(name) }
}

/// A label with its price: behind it where that is one kind of thing, else in the note.
fn priced(label: Text, price: Option<Price>) -> Choice {
    match price {
        None => Choice::of(label),
        Some(price) if price.kinds() < 2 => beside(label, price.text()),
        Some(price) => noted(label, Text::of("mp-note-in-all").with("price", price.text())),
    }
}

/// What is paid and what it brings.
fn traded(price: Option<Price>, cost: &Effect, gain: Text) -> Text {
    match price {
        Some(price) => Text::of("mp-trade").with("cost", price.text()).with("gain", gain),
        None if cost.is_empty() => gain,
        None => Text::of("mp-trade").with("cost", effect(cost)).with("gain", gain),
    }
}

/// A question of a seat, to answer.
struct At<'a, 's> {
    view: &'a View,
    scope: &'a Scope<'s>,
    /// What is asked.
    slot: &'static str,
    /// What was picked before.
    draft: &'a Draft,
    /// What is known of the movement that is asked about.
    trip: &'a Trip,
}

impl At<'_, '_> {
    fn player(&self) -> &Player {
        self.scope.player
    }

    fn act(&self) -> Option<Act> {
        self.draft.verb
    }

    /// What the act costs with one pick more.
    fn price(&self, pick: Pick) -> Option<Price> {
        self.scope.price(self.act()?, &self.draft.with(pick))
    }

    fn label(&self, pick: Pick) -> Choice {
        match pick {
            Pick::Act(act) => self.verb(act),
            Pick::Number(n) => self.number(n.0),
            Pick::Die(with) => priced(die(with), self.price(pick)),
            Pick::Dice(set) => priced(dice(&set), self.price(pick)),
            Pick::Travel(laid) => self.space(laid.travel, &laid.dice),
            Pick::Character(character) => noted(names::character(character), names::ability(character)),
            Pick::Goal(goal) => noted(names::goal(goal), about::goal(goal)),
            Pick::Place(place) => self.place(place),
            Pick::Guild(guild) => self.seal(guild),
            Pick::Contract(contract) => self.contract(contract),
            Pick::Card(card) => self.card(card),
            Pick::Outpost(tile) => Choice::of(effect(&tile.print().gain)),
            Pick::Offer(offer) => self.offer(offer),
            Pick::Option(option) => self.option(pick, option.0),
            Pick::Goods(goods) => self.goods(pick, Effect::default().choosing(goods.0)),
            Pick::Jade(jade) => self.jade(pick, jade),
            Pick::Route(route) => self.route(&route),
            Pick::Word(word) => self.word(pick, word),
        }
    }

    fn word(&self, pick: Pick, word: Word) -> Choice {
        match word {
            Word::Own => Choice::of(Text::of("mp-label-own")),
            Word::Single | Word::Pair => Choice::of(self.pair(word == Word::Pair)),
            Word::Up | Word::Down => priced(self.change(word == Word::Up), self.price(pick)),
            Word::Other => Choice::of(Text::of("mp-label-other-dice")),
            Word::None => self.none(),
        }
    }

    /// A verb, with its price where that is known already.
    fn verb(&self, act: Act) -> Choice {
        let label = Text::of(format!("mp-label-{act}"));
        let price = match act {
            Act::Travel => self.only_journey(),
            _ => self.scope.price(act, &Draft::default()),
        };
        match (act, price) {
            (Act::Khan, _) => noted(label, effect(&numbers().khan.gain)),
            (Act::Jade, _) => Choice::of(Text::of("mp-label-pay-jade")),
            (Act::Reroll | Act::Change | Act::Black, Some(price)) => match price.with_jade() {
                Some(price) => beside(Text::of(format!("mp-label-{act}-short")), price),
                None => priced(label, Some(price)),
            },
            (_, price) => priced(label, price),
        }
    }

    /// What travelling costs where it leads to one location only, so that nobody is asked for it.
    fn only_journey(&self) -> Option<Price> {
        let trip = Trip::with_dice(self.scope, None);
        let [goal] = trip.goals_with_dice(self.scope, None)[..] else { return None };
        let limits: Vec<_> = trip.starts.iter().map(|start| (start.steps, start.price)).collect();
        self.ways_to(&trip, goal, &limits)
    }

    fn number(&self, n: u8) -> Choice {
        match (self.act(), self.player().open()) {
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
                    Some(option) => noted(label, self.repeated(option, n)),
                    None => Choice::of(label),
                }
            }
        }
    }

    /// The option of the city card that was picked, or the only one that can be.
    fn chosen(&self) -> Option<&'static CardOption> {
        let options = &self.draft.card?.print().options;
        let die = self.draft.die.map_or(0, |die| die.value);
        match self.draft.option {
            Some(picked) => options.get(usize::from(picked.0)),
            None => options.iter().find(|option| self.scope.times(option, die) > 0),
        }
    }

    /// What an option costs and brings so many times; goods that must differ do so each time, so they are not summed up.
    fn repeated(&self, option: &CardOption, n: u8) -> Text {
        let price = self.price(Pick::Number(Number(n)));
        let is_chosen = price.is_none_or(|price| price.paid.different_goods == 0);
        let many = |what: Text| Text::of("mp-note-times").with("n", n).with("what", what);
        match (option.gain.different_goods, n) {
            (_, 2..) if !is_chosen => many(trade(&option.cost, &option.gain)),
            (0, _) | (_, 1) => traded(price, &option.cost.times(n), effect(&option.gain.times(n))),
            _ => traded(price, &option.cost.times(n), many(effect(&option.gain))),
        }
    }

    /// A location: where a movement ends or passes, what a city brings, or just its name.
    fn place(&self, place: Place) -> Choice {
        let name = names::place(place);
        match self.act() {
            Some(Act::City) => match Special::at(place) {
                Some(city) => noted(name, special(city)),
                None => Choice::of(name),
            },
            Some(Act::Bonus) => match self.view.table.bonuses[place.index()] {
                Some(token) => noted(name, effect(&token.print().gain)),
                None => Choice::of(name),
            },
            Some(Act::Travel | Act::Move) => self.on_the_way(place),
            _ => Choice::of(name),
        }
    }

    /// A seal that is taken or improved, or whose bonus is chosen.
    fn seal(&self, guild: Guild) -> Choice {
        let price = self.price(Pick::Guild(guild));
        let note = match (self.act(), price) {
            (Some(Act::Improve), price) => {
                let seal = guild.seal();
                traded(price, &seal.improve_cost, effect(&seal.bonus))
            }
            (act, None) => about_seal(guild, act),
            (act, Some(price)) => {
                Text::of("mp-note-space").with("note", about_seal(guild, act)).with("price", price.text())
            }
        };
        noted(names::guild(guild), note)
    }

    /// A contract by what it takes; behind it what it brings, and the city it lies in.
    fn contract(&self, contract: Contract) -> Choice {
        let (label, print) = (names::contract_label(contract), contract.print());
        let price = self.price(Pick::Contract(contract));
        if self.act() == Some(Act::Fulfil) {
            return noted(label, traded(price, &print.cost, effect(&print.gain)));
        }
        let lies = self.view.table.open_contracts().find(|(_, open)| *open == contract);
        let gains = || Text::of("mp-note-gains").with("gain", effect(&print.gain));
        let note = match (names::fits_label(contract), lies) {
            (true, Some((place, _))) => {
                Text::of("mp-note-lies").with("note", gains()).with("place", names::place(place))
            }
            (true, None) => gains(),
            (false, _) => about::contract(contract),
        };
        let note = match price {
            Some(price) => Text::of("mp-note-space").with("note", note).with("price", price.text()),
            None => note,
        };
        noted(label, note)
    }

    /// A city card, and where it lies; with its price where nothing about it is left to choose.
    fn card(&self, card: CityCard) -> Choice {
        let lies = card_spaces().zip(&self.view.table.cards).find(|(_, other)| **other == card);
        let place = lies.and_then(|(place, _)| place);
        let choice = Choice { outcome: place.map(names::place), ..Choice::of(names::card(card)) };
        let note = about::card(card);
        let note = match self.price(Pick::Card(card)).filter(|price| !price.open) {
            Some(price) if card.print().options.len() == 1 => {
                Text::of("mp-note-now").with("note", note).with("price", price.text())
            }
            Some(price) => Text::of("mp-note-in-all").with("price", price.text()),
            None => note,
        };
        choice.noted(note)
    }

    /// An offer of a book; where it is long, the book stands behind it.
    fn offer(&self, offer: Offer) -> Choice {
        let Offer { pile, at } = offer;
        let gain = pile.offers(self.view.table.tiles[pile as usize])[usize::from(at)];
        let least = pile.book().min_die;
        let note = match self.price(Pick::Offer(offer)) {
            Some(price) => Text::of("mp-note-price").with("price", price.text()).with("least", least),
            None if offer.jade() > 0 => {
                let price = effect(&Effect { jade: offer.jade(), ..Effect::default() });
                Text::of("mp-note-price").with("price", price).with("least", least)
            }
            None => Text::of("mp-note-free").with("least", least),
        };
        let all = things(gain);
        if all.len() <= 2 {
            return noted(Text::of("mp-label-offer").with("book", pile.to_string()).with("gain", effect(gain)), note);
        }
        noted(phrases::in_a_row(all), Text::of("mp-note-offer").with("book", names::book(pile)).with("note", note))
    }

    /// One of several things printed.
    fn option(&self, pick: Pick, option: u8) -> Choice {
        if self.act() == Some(Act::Bag) {
            let all = &numbers().money_bag.choice;
            return Choice::of(all.get(usize::from(option)).map_or_else(|| Text::of("mp-nothing"), effect));
        }
        let what = self.draft.card.and_then(|card| card.print().options.get(usize::from(option)));
        let label = what.map_or_else(|| Text::of("mp-nothing"), |what| trade(&what.cost, &what.gain));
        match self.price(pick) {
            Some(price) => noted(label, Text::of("mp-note-in-all").with("price", price.text())),
            None => Choice::of(label),
        }
    }

    /// Goods that are chosen, with all that is paid where they are only a part of it.
    fn goods(&self, pick: Pick, goods: Effect) -> Choice {
        match self.price(pick).filter(|_| self.slot == GOODS) {
            Some(price) if price.paid == goods && !price.open => Choice::of(price.text()),
            Some(price) => noted(effect(&goods), Text::of("mp-note-in-all").with("price", price.text())),
            None => Choice::of(effect(&goods)),
        }
    }

    /// Jade in place of coins and camels, with all that is paid then.
    fn jade(&self, pick: Pick, jade: Jade) -> Choice {
        let what = Effect { coins: jade.coins, camels: jade.camels, ..Effect::default() };
        let label = if what.is_empty() {
            Text::of("mp-label-jade-none")
        } else {
            let jade = Effect { jade: jade.coins.saturating_add(jade.camels), ..Effect::default() };
            Text::of("mp-label-jade").with("jade", effect(&jade)).with("what", effect(&what))
        };
        let travels = matches!(self.act(), Some(Act::Travel | Act::Move));
        let price = if travels { Some(Price::exactly(jade.in_place(&self.trip.limit.1))) } else { self.price(pick) };
        match price {
            Some(price) => noted(label, Text::of("mp-note-in-all").with("price", price.text())),
            None => Choice::of(label),
        }
    }

    /// None of those offered.
    fn none(&self) -> Choice {
        let key = match (self.act(), self.slot) {
            (_, SECOND) => "mp-label-none-second",
            (_, POST | STOP) => "mp-label-none-post",
            (Some(Act::Move), _) => "mp-label-none-move",
            _ => "mp-label-none-contract",
        };
        let price = matches!(self.slot, POST | STOP).then(|| self.onward()).flatten();
        match price {
            Some(price) => noted(Text::of(key), Text::of("mp-note-in-all").with("price", price.text())),
            None => Choice::of(Text::of(key)),
        }
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
        let old = self.draft.die.map_or(1, |die| die.value);
        Text::of("mp-label-by").with("old", old).with("new", if up { old + 1 } else { old.saturating_sub(1) })
    }
}
