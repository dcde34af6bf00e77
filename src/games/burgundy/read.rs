//! The whole position in words, for whoever does not see the pictures: the round, the depots, the bonuses and the order of
//! turns, then seat by seat all that belongs to it.

use super::board::{Phase, bonus_points, phase_points};
use super::state::Stage;
use super::tell::{colour, goods, tiles};
use super::tiles::Colour;
use super::view::View;
use super::words::{coming, counts, depots, estate, result, seats, sentence};
use crate::rules::{Passage, Seat, Text};

/// Everything that lies open.
pub(super) fn read(view: &View) -> Vec<Passage> {
    let each = seats(view).map(|seat| Passage {
        head: Text::of("read-seat").with("seat", seat),
        lines: has(view, seat).into_iter().chain(estate(view, seat)).chain(besides(view, seat)).collect(),
    });
    let common = match view.stage {
        Stage::Open | Stage::Secret => vec![order(view)],
        Stage::Turns => vec![round(view), order(view), stock(view), bonuses(view)],
        Stage::Over => {
            vec![Passage { head: Text::of("cb-read-result"), lines: result(view) }, stock(view), bonuses(view)]
        }
    };
    common.into_iter().chain(each).collect()
}

/// The phases with their points, the goods of the rounds to come and the white die.
fn round(view: &View) -> Passage {
    let left = Phase::ALL.into_iter().filter(|phase| *phase >= view.phase);
    let worth = |phase: Phase| {
        Text::of("cb-read-phase").with("phase", phase.to_string()).with("points", u32::from(phase_points(phase)))
    };
    let phases = Text::of("cb-read-phases").with("phases", left.map(worth).collect::<Vec<_>>());
    let white = Text::of("cb-read-white").with("white", view.white);
    let lines = [white].into_iter().chain(coming(view)).chain([phases]).collect();
    Passage { head: Text::of("cb-read-round"), lines }
}

/// The order of turns on the track, with how far each has come, and who has still to have the turn of this round.
fn order(view: &View) -> Passage {
    let place = |seat: &Seat| {
        let track = view.player(*seat).map_or(0, |player| player.track);
        Text::of("cb-read-track").with("seat", *seat).with("n", track)
    };
    let track = Text::of("cb-read-order").with("seats", view.order.iter().map(place).collect::<Vec<_>>());
    let next = (!view.waiting.is_empty()).then(|| Text::of("cb-read-waiting").with("seats", view.waiting.clone()));
    Passage { head: Text::of("cb-read-turns"), lines: [track].into_iter().chain(next).collect() }
}

/// What lies in the depots.
fn stock(view: &View) -> Passage {
    Passage { head: Text::of("cb-read-depots"), lines: depots(view) }
}

/// What the first and the second to finish a colour get, or who has it.
fn bonuses(view: &View) -> Passage {
    let seats = view.players.len() as u8;
    let owner = |large: bool, owner: Option<Seat>| match owner {
        Some(seat) => Text::of("read-seat").with("seat", seat),
        None => Text::of("cb-read-bonus-free").with("points", u32::from(bonus_points(large, seats))),
    };
    let line = |(kind, [first, second]): (Colour, [Option<Seat>; 2])| {
        let text = Text::of("cb-read-bonus").with("colour", colour(kind));
        text.with("first", owner(true, first)).with("second", owner(false, second))
    };
    Passage { head: Text::of("cb-read-bonuses"), lines: Colour::ALL.into_iter().zip(view.bonuses).map(line).collect() }
}

/// What a seat has besides its estate; nothing before estates are chosen.
fn has(view: &View, seat: Seat) -> Vec<Text> {
    let Some(player) = view.player(seat).filter(|player| player.estate.is_some()) else { return Vec::new() };
    let listed =
        |key: &'static str, things: Vec<Text>| (!things.is_empty()).then(|| Text::of(key).with("things", things));
    let stored = listed("cb-read-storage", tiles(player.stored()));
    let goods = listed("cb-read-goods", goods(player.goods));
    counts(view, seat).map(sentence).into_iter().chain(stored).chain(goods).collect()
}

/// The dice a seat has used in this round, and how many goods it has sold.
fn besides(view: &View, seat: Seat) -> Vec<Text> {
    let Some(player) = view.player(seat) else { return Vec::new() };
    let used = player.dice.into_iter().zip(player.used).filter(|(_, used)| *used);
    let used: Vec<Text> = used.map(|(die, _)| Text::of("cb-alt-die").with("die", die)).collect();
    let used = (!used.is_empty() && view.stage == Stage::Turns).then(|| Text::of("cb-read-used").with("dice", used));
    let sold = view.sold.get(seat.index()).map(|n| Text::of("cb-read-sold").with("n", *n));
    used.into_iter().chain(sold).collect()
}

#[cfg(test)]
mod tests {
    use super::super::given::given;
    use super::super::tiles::{Good, Tile};
    use super::super::{Burgundy, Rules};
    use super::*;
    use crate::rules::Viewer;
    use crate::rules::given::{Change, read_whole};

    #[test]
    fn everything_on_the_table_is_read() {
        let changes: [Change<Burgundy>; 21] = [
            ("white", |view| view.white += 1),
            ("phase", |view| view.phase = Phase::ALL[3]),
            ("coming", |view| view.coming[4] = None),
            ("waiting", |view| view.waiting.clear()),
            ("depots.tiles", |view| view.depots[2].tiles[1] = Some(Tile::Ship)),
            ("depots.goods", |view| view.depots[5].goods.put(Good::ALL[1], 1)),
            ("black", |view| view.black[0] = Some(Tile::Castle)),
            ("order", |view| view.order.reverse()),
            ("bonuses", |view| view.bonuses[3][1] = Some(Seat(1))),
            ("sold", |view| view.sold[1] += 1),
            ("scores.total", |view| view.scores[1].total += 1),
            ("players.board", |view| (view.players[0].board, view.players[0].estate) = (Some(1), None)),
            ("players.estate", |view| view.players[0].estate = Some(3)),
            ("players.cover", |view| view.players[0].cover = Default::default()),
            ("players.storage", |view| view.players[1].storage[0] = Some(Tile::Mine)),
            ("players.goods", |view| view.players[1].goods.put(Good::ALL[0], 2)),
            ("players.silver", |view| view.players[1].silver += 1),
            ("players.workers", |view| view.players[1].workers += 1),
            ("players.dice", |view| view.players[1].dice[0] = 6),
            ("players.used", |view| view.players[1].used[0] = true),
            ("players.track", |view| view.players[1].track = 4),
        ];
        // The stage tells the phase and the round, the line below it who must decide what; how a turn came to that, what the
        // piles hold and where points came from before the end no picture shows; goods sold are a secret, a choice too.
        let silent = [
            "seat",
            "stage",
            "round",
            "awaiting",
            "pending",
            "chain",
            "bought",
            "piles",
            "players.choice",
            "players.sold",
            "players.points",
            "scores",
        ];
        read_whole::<Burgundy>(&given(3).game().view(Viewer::Public), &changes, &silent);
    }
}
