//! What stands beside or in place of pictures: the stage, alt texts, a seat's own things, the score, and the things
//! that can be looked up.

use super::board::phase_points;
use super::estates::{boards, number};
use super::moves::Event;
use super::scope::Scope;
use super::scoring::Score;
use super::spaces::{SPACES, Space};
use super::state::{Burgundy, Link, Player, Stage};
use super::tell::{self, colour, effect, goods, silver, tile, tiles, workers};
use super::tiles::{Animal, Building, Colour, LAST_KNOWLEDGE, Tile};
use super::view::View;
use crate::rules::{Face, Round, Seat, Sheet, Text, Topic, Viewer};
use crate::scene::Colour as Ground;

impl Face for Burgundy {
    const EMBLEM: &'static str = "castle";
    const BAND: Ground = Ground::BandBurgundy;
    const IDLE: &'static [&'static str] = &["cb-ended"];

    fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
        tell::tell(event, viewer)
    }

    fn duty(view: &View, seat: Seat) -> Text {
        let Some(scope) = Scope::seen(view, seat) else { return Text::of("cb-duty-over") };
        let mut left = scope.player.left();
        match (view.stage, view.pending.filter(|_| view.mover() == Some(seat))) {
            (Stage::Over, _) => Text::of("cb-duty-over"),
            (Stage::Open | Stage::Secret, _) => Text::of("cb-duty-estate"),
            (Stage::Turns, Some(Link::Castle)) => Text::of("cb-duty-castle"),
            (Stage::Turns, Some(Link::Ship)) => Text::of("cb-duty-ship"),
            (Stage::Turns, Some(link)) => Text::of("cb-duty-building").with("tile", tell::link(link)),
            (Stage::Turns, None) => match (left.next(), left.next()) {
                (Some(first), Some(second)) => Text::of("cb-duty-dice").with("first", first).with("second", second),
                (Some(die), None) => Text::of("cb-duty-die").with("die", die),
                (None, _) if scope.can_buy() => Text::of("cb-duty-end"),
                (None, _) => Text::of("cb-duty-end-only"),
            },
        }
    }

    fn stage(view: &View) -> Text {
        match view.stage {
            Stage::Open | Stage::Secret => Text::of("cb-stage-estates"),
            Stage::Turns => Text::of("cb-stage").with("phase", view.phase.to_string()).with("round", view.round),
            Stage::Over => Text::of("cb-stage-over"),
        }
    }

    fn round(view: &View) -> Option<Round> {
        let is_played = view.stage == Stage::Turns;
        is_played.then(|| Round { part: view.phase.to_string(), name: Self::stage(view) })
    }

    fn describe(view: &View, sheet: Sheet) -> Vec<Text> {
        match sheet {
            Sheet::Board(_) => board(view),
            Sheet::Own => view.seat.map(|seat| large(view, seat)).unwrap_or_default(),
            Sheet::Of(seat) => large(view, seat),
        }
    }

    /// A seat's own things: in the basic game nothing is private, and in the variant only what was chosen in secret.
    fn own(view: &View) -> Vec<Text> {
        let choice = view.seat.and_then(|seat| view.player(seat)?.choice);
        let text =
            |(side, space): (u8, Space)| Text::of("cb-own-choice").with("side", side).with("space", space.to_string());
        choice.map(text).into_iter().collect()
    }

    fn scores(view: &View) -> Vec<Text> {
        let line = |seat: Seat| {
            let (player, score) = (view.player(seat)?, view.scores.get(seat.index())?);
            let covered = SPACES - usize::from(player.cover.empty());
            let text = Text::of("cb-points").with("seat", seat).with("points", score.total).with("covered", covered);
            let text = text.with("spaces", SPACES).with("workers", workers(player.workers));
            let stock = Text::of("cb-count-goods").with("n", player.goods.total());
            Some(text.with("silver", silver(player.silver)).with("goods", stock))
        };
        seats(view).filter_map(line).collect()
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        view.scores.get(seat.index()).map(|score| score.total.into())
    }

    fn topics() -> Vec<Topic> {
        let of = |chapter, id: &str, title: Text, body: Text| Topic { id: id.to_owned(), chapter, title, body };
        let buildings = Building::ALL.into_iter().map(|building| {
            let built = Tile::of(building);
            of(
                "cb-chapter-buildings",
                building.id(),
                tile(built),
                Text::of("cb-topic-building").with("effect", effect(built)),
            )
        });
        let animals = Animal::ALL.into_iter().map(|animal| {
            of(
                "cb-chapter-tiles",
                animal.id(),
                Text::of(format!("cb-topic-{animal}")),
                Text::of("cb-topic-animal-text"),
            )
        });
        let single = [
            (Tile::Ship, "cb-topic-ship-text"),
            (Tile::Castle, "cb-topic-castle-text"),
            (Tile::Mine, "cb-topic-mine-text"),
        ];
        let single =
            single.into_iter().map(|(kind, text)| of("cb-chapter-tiles", kind.id(), tile(kind), Text::of(text)));
        let knowledge = (1..=LAST_KNOWLEDGE).map(Tile::knowing).map(|known| {
            of(
                "cb-chapter-knowledge",
                known.id(),
                tile(known),
                Text::of("cb-topic-knowledge-tile").with("effect", effect(known)),
            )
        });
        let words = WORDS.into_iter().chain(["variant"]).map(|word| {
            of(
                "cb-chapter-rules",
                word,
                Text::of(format!("cb-topic-{word}")),
                Text::of(format!("cb-topic-{word}-text")),
            )
        });
        words.chain(single).chain(animals).chain(buildings).chain(knowledge).collect()
    }

    fn kind(token: &str) -> Option<Text> {
        token.parse::<u8>().ok().map(|estate| Text::of("cb-picture-side").with("n", estate))
    }

    fn feat() -> Option<Text> {
        Some(Text::of("cb-feat"))
    }
}

pub(super) fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    (0..view.players.len() as u8).map(Seat)
}

/// Short, for an alt text has little room: the seats first, then what lies on the board.
fn board(view: &View) -> Vec<Text> {
    let head = |key: &'static str| Text::of(key).with("stage", Burgundy::stage(view)).with("order", view.order.clone());
    if matches!(view.stage, Stage::Open | Stage::Secret) {
        return [head("cb-alt-estates")].into_iter().chain(seats(view).flat_map(|seat| large(view, seat))).collect();
    }
    let first = view.seat.filter(|seat| view.awaiting.contains(seat)).or(view.mover());
    let others = seats(view).filter(|seat| Some(*seat) != first);
    let mut lines: Vec<Text> = first.into_iter().chain(others).filter_map(|seat| player(view, seat)).collect();
    let phase = Text::of("cb-alt-phase").with("points", phase_points(view.phase));
    lines.push(match view.waiting.is_empty() {
        true => phase,
        false => Text::of("cb-alt-waiting").with("text", phase).with("seats", view.waiting.clone()),
    });
    lines.push(head("cb-alt-table").with("white", view.white));
    lines.extend(finished(view));
    lines.extend(depots(view));
    lines.extend(coming(view));
    lines
}

/// What lies in the numbered depots and in the black one.
pub(super) fn depots(view: &View) -> Vec<Text> {
    let numbered = (1u8..).zip(&view.depots).map(|(number, depot)| {
        let lying = tiles(depot.tiles.iter().flatten().copied());
        let text = listed("cb-alt-depot", "cb-alt-depot-empty", lying).with("n", number);
        sentence(more(text, goods(depot.goods)))
    });
    let sale = tiles(view.black.iter().flatten().copied());
    numbered.chain([sentence(listed("cb-alt-black", "cb-alt-black-empty", sale))]).collect()
}

/// The goods of the rounds to come.
pub(super) fn coming(view: &View) -> Option<Text> {
    let coming: Vec<Text> = view.coming.iter().flatten().map(|good| tell::good(*good)).collect();
    (!coming.is_empty()).then(|| Text::of("cb-alt-coming").with("goods", coming))
}

/// The colours that somebody has finished, with the first and the second who did.
fn finished(view: &View) -> Option<Text> {
    let by = |(kind, owners): (Colour, &[Option<Seat>; 2])| {
        let owners: Vec<Seat> = owners.iter().copied().flatten().collect();
        let text = || Text::of("cb-alt-colour").with("colour", colour(kind)).with("seats", owners.clone());
        (!owners.is_empty()).then(text)
    };
    let colours: Vec<Text> = Colour::ALL.into_iter().zip(&view.bonuses).filter_map(by).collect();
    (!colours.is_empty()).then(|| Text::of("cb-alt-colours").with("colours", colours))
}

fn listed(key: &'static str, empty: &'static str, things: Vec<Text>) -> Text {
    if things.is_empty() { Text::of(empty) } else { Text::of(key).with("things", things) }
}

/// A text with things behind it, if there are any.
fn more(text: Text, things: Vec<Text>) -> Text {
    if things.is_empty() { text } else { Text::of("cb-alt-more").with("text", text).with("things", things) }
}

pub(super) fn sentence(text: Text) -> Text {
    Text::of("cb-alt-sentence").with("text", text)
}

/// What a seat has besides its estate.
fn player(view: &View, seat: Seat) -> Option<Text> {
    let player = view.player(seat)?;
    Some(sentence(more(more(counts(view, seat)?, tiles(player.stored())), goods(player.goods))))
}

/// What a seat has that can be counted.
pub(super) fn counts(view: &View, seat: Seat) -> Option<Text> {
    let player = view.player(seat)?;
    let mut left = player.left();
    let dice = match (left.next(), left.next()) {
        (Some(first), Some(second)) => Text::of("cb-alt-dice").with("first", first).with("second", second),
        (Some(die), None) => Text::of("cb-alt-die").with("die", die),
        (None, _) => Text::of("cb-alt-no-dice"),
    };
    let text = Text::of("cb-alt-seat").with("seat", seat).with("points", view.scores.get(seat.index())?.total);
    let text = text.with("covered", SPACES - usize::from(player.cover.empty())).with("spaces", SPACES);
    let text = text.with("workers", workers(player.workers)).with("silver", silver(player.silver));
    Some(text.with("dice", dice))
}

/// One estate with all that belongs to it.
fn large(view: &View, seat: Seat) -> Vec<Text> {
    let has = view.player(seat).filter(|own| own.estate.is_some()).and_then(|_| player(view, seat));
    has.into_iter().chain(estate(view, seat)).collect()
}

/// An estate: the tiles on it, where the next ones can stand, and the goods sold, as far as they are known.
pub(super) fn estate(view: &View, seat: Seat) -> Vec<Text> {
    let Some(player) = view.player(seat) else { return Vec::new() };
    let Some(side) = player.estate else { return dealt(player, seat).into_iter().collect() };
    let on = |(space, placed): (Space, Tile)| {
        Text::of("cb-alt-on").with("tile", tile(placed)).with("space", space.to_string())
    };
    let placed: Vec<Text> = player.cover.each().map(on).collect();
    let estate = Text::of("cb-alt-estate").with("seat", seat).with("estate", side).with("tiles", placed);
    let beside: Vec<Text> = player.cover.border().iter().filter_map(|space| empty(player, space)).collect();
    let beside = (!beside.is_empty()).then(|| Text::of("cb-alt-empty").with("spaces", beside));
    let sold = (!player.sold.is_empty()).then(|| Text::of("cb-alt-sold").with("goods", goods(player.sold)));
    [estate].into_iter().chain(beside).chain(sold).collect()
}

/// The board that a seat was dealt, while it has chosen no side of it.
fn dealt(player: &Player, seat: Seat) -> Option<Text> {
    let [first, second] = *boards().get(usize::from(player.board?))?;
    Some(Text::of("cb-alt-estate-open").with("seat", seat).with("first", first).with("second", second))
}

/// A space of an estate.
pub(super) fn space(space: Space) -> Text {
    Text::of("cb-picture-space").with("space", space.to_string())
}

fn empty(player: &Player, space: Space) -> Option<Text> {
    let text = Text::of("cb-alt-space").with("space", space.to_string()).with("number", number(space));
    Some(text.with("colour", colour(player.region(space)?.colour)))
}

/// The score sheet: what each seat's points come from.
pub(super) fn result(view: &View) -> Vec<Text> {
    let part = |what: Text, points: u16| Text::of("cb-part").with("what", what).with("points", points);
    let score = |seat: Seat| {
        let score = view.scores.get(seat.index())?;
        let sources = Score::SOURCES.into_iter().map(|(key, points)| (key, points(score)));
        let parts = sources.filter(|(_, points)| *points > 0).map(|(key, points)| part(Text::of(key), points));
        let text = Text::of("cb-alt-score").with("seat", seat).with("points", score.total);
        Some(text.with("parts", parts.collect::<Vec<_>>()))
    };
    [Text::of("cb-alt-result").with("stage", Burgundy::stage(view))]
        .into_iter()
        .chain(seats(view).filter_map(score))
        .collect()
}

/// The words of the rules that can be looked up besides tiles.
const WORDS: [&str; 15] = [
    "turn", "workers", "taking", "placing", "goods", "black", "silver", "regions", "bonus", "order", "white", "phase",
    "spaces", "end", "tie",
];
