//! The whole position in words, for whoever does not see the pictures: the books, the dice on the board, cards, contracts
//! and what lies on the map, then seat by seat all that belongs to it. The ways of the map are printed and stand in the
//! rules.

use super::about;
use super::alt::{characters, large, lies, result, some, space};
use super::board::OfferTile;
use super::map::Place;
use super::names;
use super::phrases::{self, effect};
use super::print::Pile;
use super::spaces::card_spaces;
use super::state::Stage;
use super::view::{View, in_turn_order};

use crate::rules::{Passage, Seat, Text};

/// Everything that lies open.
pub(super) fn read(view: &View) -> Vec<Passage> {
    let table = &view.table;
    let over = (table.stage == Stage::Over).then(|| Passage {
        head: Text::of("mp-read-result"),
        lines: table.seats().filter_map(|seat| result(view, seat)).collect(),
    });
    let each = table.seats().map(|seat| Passage {
        head: Text::of("read-seat").with("seat", seat),
        lines: large(view, seat).into_iter().chain(besides(view, seat)).collect(),
    });
    let common = [turns(view), books(view), placed(view), cards(view), contracts(view), map(view)];
    let common = common.into_iter().filter(|part| !part.lines.is_empty());
    over.into_iter().chain(common).chain(each).collect()
}

/// Who starts, who has the hourglass, and the characters still to choose from.
fn turns(view: &View) -> Passage {
    let table = &view.table;
    let order = Text::of("mp-read-order").with("seats", in_turn_order(table).collect::<Vec<Seat>>());
    let hourglass = Text::of("mp-read-hourglass").with("seat", table.hourglass);
    let open = (table.stage == Stage::Characters).then(|| characters(view));
    let lines = [order, hourglass].into_iter().chain(open).collect();
    Passage { head: Text::of("mp-read-turns"), lines }
}

/// What the books offer now and in the next round.
fn books(view: &View) -> Passage {
    let offers = Pile::ALL.into_iter().map(|pile| {
        let offers = pile.offers(view.table.tiles[pile as usize]).into_iter().map(effect);
        let text = phrases::apart(offers).unwrap_or_else(|| Text::of("mp-nothing"));
        Text::of("mp-read-offers").with("book", names::book(pile)).with("offers", text)
    });
    let next = Pile::ALL.into_iter().filter_map(|pile| {
        let tile = view.table.next[pile as usize].map(OfferTile::print)?;
        let offers = phrases::apart([&tile.one_jade, &tile.two_jade].into_iter().map(effect))?;
        Some(Text::of("mp-read-next").with("book", names::book(pile)).with("offers", offers))
    });
    Passage { head: Text::of("mp-label-book"), lines: offers.chain(next).collect() }
}

/// The dice on the spaces, and the black ones that can be had.
fn placed(view: &View) -> Passage {
    let line = |it: &super::spaces::Placed| {
        let text = Text::of(if it.by.is_some() { "mp-read-dice" } else { "mp-read-dice-printed" });
        let text = text.with("space", space(view, it.space)).with("dice", phrases::dice(&it.dice));
        match it.by {
            Some(seat) => text.with("seat", seat),
            None => text,
        }
    };
    let black = phrases::faces([].into_iter(), view.table.black.each());
    let black = (!view.table.black.is_empty()).then(|| Text::of("mp-read-black").with("dice", black));
    Passage { head: Text::of("mp-read-placed"), lines: view.table.placed.iter().map(line).chain(black).collect() }
}

/// The city cards, where they lie and what they do.
fn cards(view: &View) -> Passage {
    let lines = card_spaces().zip(&view.table.cards).map(|(place, card)| {
        let name = place.map_or_else(|| names::card(*card), |place| lies(names::card(*card), place));
        Text::of("mp-read-entry").with("name", name).with("what", about::card(*card))
    });
    Passage { head: Text::of("mp-read-cards"), lines: lines.collect() }
}

/// The contracts on the map, with what they take and bring, and how many are left in the deck.
fn contracts(view: &View) -> Passage {
    let open = view.table.open_contracts().map(|(place, contract)| {
        let name = lies(names::contract_number(contract), place);
        Text::of("mp-read-entry").with("name", name).with("what", about::contract(contract))
    });
    let deck = Text::of("mp-read-deck").with("n", view.deck).with("cards", view.cards);
    Passage { head: Text::of("mp-read-contracts"), lines: open.chain([deck]).collect() }
}

/// The tokens and outpost tiles that still lie on the map.
fn map(view: &View) -> Passage {
    let lines = Place::all().filter_map(|place| {
        let token = view.table.bonuses.get(place.index()).copied().flatten().map(|token| &token.print().gain);
        let outpost = view.table.outposts.get(place.index()).copied().flatten().map(|tile| &tile.print().gain);
        let token = token.map(|gain| Text::of("mp-read-token").with("gain", effect(gain)));
        let outpost = outpost.map(|gain| Text::of("mp-read-outpost").with("gain", effect(gain)));
        let lying = phrases::apart(token.into_iter().chain(outpost))?;
        Some(Text::of("mp-read-entry").with("name", names::place(place)).with("what", lying))
    });
    Passage { head: Text::of("mp-read-map"), lines: lines.collect() }
}

/// What a seat has besides: outpost tiles to use, coats of arms that count again, contracts done.
fn besides(view: &View, seat: Seat) -> Vec<Text> {
    let Some(player) = view.player(seat) else { return Vec::new() };
    let kept = player.kept.iter().map(|tile| effect(&tile.print().gain));
    let kept = phrases::apart(kept).map(|kept| Text::of("mp-read-kept").with("gain", kept));
    let shields = (player.shields > 0).then(|| Text::of("mp-read-shields").with("n", player.shields));
    let done = (!player.fulfilled.is_empty()).then(|| {
        let done = player.fulfilled.iter().map(|contract| names::contract_number(*contract));
        Text::of("mp-own-done").with("contracts", some(done))
    });
    [kept, shields, done].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::super::MarcoPolo;
    use super::super::cards::{CityCard, Contract, Outpost};
    use super::super::characters::Character;
    use super::super::given::given;
    use super::super::state::Side;
    use super::*;
    use crate::rules::given::{Change, read_whole};
    use crate::rules::{Rules, Viewer};

    #[test]
    fn everything_on_the_table_is_read() {
        let changes: [Change<MarcoPolo>; 25] = [
            ("table.start", |view| view.table.start = Seat(1)),
            ("table.hourglass", |view| view.table.hourglass = Seat(1)),
            ("table.placed", |view| view.table.placed.clear()),
            ("table.black", |view| view.table.black = [3, 4].into_iter().collect()),
            ("table.contracts", |view| view.table.contracts[0] = None),
            ("table.cards", |view| view.table.cards[1] = CityCard::all().last().unwrap()),
            ("table.tiles", |view| view.table.tiles[0] = Pile::ALL[0].tiles().last().unwrap()),
            ("table.next", |view| view.table.next = [None; 3]),
            ("table.bonuses", |view| view.table.bonuses = vec![None; view.table.bonuses.len()]),
            ("table.outposts", |view| view.table.outposts = vec![None; view.table.outposts.len()]),
            ("deck", |view| view.deck += 1),
            ("cards", |view| view.cards += 1),
            ("scores.total", |view| view.scores[0].total += 1),
            ("table.players.character", |view| view.table.players[0].character = Character::all().last()),
            ("table.players.stock", |view| view.table.players[0].stock.coins += 1),
            ("table.players.dice", |view| view.table.players[0].dice = [1].into_iter().collect()),
            ("table.players.black", |view| view.table.players[0].black = [1].into_iter().collect()),
            ("table.players.active", |view| view.table.players[0].active = Contract::all().take(1).collect()),
            ("table.players.fulfilled", |view| view.table.players[0].fulfilled = Contract::all().take(1).collect()),
            ("table.players.seals", |view| view.table.players[0].seals[0] = Some(Side::Improved)),
            ("table.players.posts", |view| view.table.players[0].posts = Place::all().skip(3).take(2).collect()),
            ("table.players.figures", |view| view.table.players[0].figures = Place::cities().take(1).collect()),
            ("table.players.kept", |view| view.table.players[0].kept = Outpost::all().take(1).collect()),
            ("table.players.shields", |view| view.table.players[0].shields += 1),
            ("table.characters", |view| {
                view.table.stage = Stage::Characters;
                view.table.characters.clear();
            }),
        ];
        // The stage tells the round, the line below it who must do what; what happened in a turn, and which travel space was the
        // highest, no picture shows; goal cards are a secret; where points came from stands on the score sheet.
        let silent = [
            "seat",
            "awaiting",
            "table.options",
            "table.stage",
            "table.round",
            "table.highest",
            "table.awaiting",
            "table.turn",
            "table.under",
            "table.players.points",
            "table.players.dealt",
            "table.players.goal",
            "table.players.due",
            "scores",
        ];
        let at = given(3).play(0, "khan d6");
        read_whole::<MarcoPolo>(&at.game().view(Viewer::Public), &changes, &silent);
    }
}
