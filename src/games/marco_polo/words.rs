//! What stands beside or in place of pictures: the stage, alt texts, a seat's own things, the score, and the things
//! that can be looked up.

use super::about::{self, improving};
use super::alt;
use super::ask::verb_of;
use super::cards::{CityCard, Contract, Goal};
use super::characters::Character;
use super::events::Event;
use super::map::Place;
use super::names;
use super::phrases::effect;
use super::print::{Guild, Kind};
use super::seals::Special;
use super::state::{MarcoPolo, Player, Stage};
use super::tell;
use super::view::View;
use super::wording::{left, stock};
use crate::rules::{Face, Round, Seat, Sheet, Text, Topic, Viewer};
use crate::scene::Colour;

impl Face for MarcoPolo {
    const EMBLEM: &'static str = "camel";
    const BAND: Colour = Colour::BandGreen;
    const IDLE: &'static [&'static str] = &["mp-ended"];

    fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
        tell::tell(event, viewer)
    }

    fn duty(view: &View, seat: Seat) -> Text {
        let Some(player) = view.player(seat) else { return Text::of("mp-duty-over") };
        match (view.table.stage, player.open()) {
            (Stage::Over, _) => Text::of("mp-duty-over"),
            (Stage::Characters, _) => Text::of("mp-duty-character"),
            (Stage::Goals, _) => Text::of("mp-duty-goal"),
            (_, Some(due)) => Text::of(format!("mp-duty-{}", verb_of(due))),
            (Stage::Turns, None) if view.table.turn.acted => Text::of("mp-duty-end"),
            (Stage::Turns, None) => {
                let count = usize::from(player.dice.len()) + usize::from(player.black.len());
                Text::of("mp-duty-turn").with("dice", left(player)).with("count", count)
            }
            (Stage::Bonuses | Stage::Rolled, None) => Text::of("mp-duty-bonus"),
        }
    }

    fn stage(view: &View) -> Text {
        match view.table.stage {
            Stage::Characters => Text::of("mp-stage-characters"),
            Stage::Goals => Text::of("mp-stage-goals"),
            Stage::Over => Text::of("mp-stage-over"),
            Stage::Bonuses | Stage::Rolled | Stage::Turns => {
                Text::of("mp-stage").with("round", view.table.round).with("of", super::board::numbers().game.rounds)
            }
        }
    }

    fn round(view: &View) -> Option<Round> {
        let table = &view.table;
        let is_played = matches!(table.stage, Stage::Bonuses | Stage::Rolled | Stage::Turns);
        let of = super::board::numbers().game.rounds;
        let name = Text::of("mp-picture-round").with("n", table.round).with("of", of);
        is_played.then(|| Round { part: table.round.to_string(), name })
    }

    fn describe(view: &View, sheet: Sheet) -> Vec<Text> {
        let over = view.table.stage == Stage::Over;
        match sheet {
            Sheet::Board(at) if at == 1 + u8::from(over) => alt::map(view),
            Sheet::Board(_) => alt::actions(view),
            Sheet::Own => view.seat.map(|seat| alt::large(view, seat)).unwrap_or_default(),
            Sheet::Of(seat) => alt::large(view, seat),
        }
    }

    /// A seat's own things: its goal cards, and the contracts it has done, whose number alone is public.
    fn own(view: &View) -> Vec<Text> {
        let Some(player) = view.seat.and_then(|seat| view.player(seat)) else { return Vec::new() };
        let goal = |key: &'static str, goal: Goal| {
            Text::of(key).with("goal", names::goal(goal)).with("what", about::goal(goal))
        };
        let kept = player.goal.map(|kept| goal("mp-own-goal", kept));
        let dealt = shown(player).iter().map(|dealt| goal("mp-own-dealt", *dealt));
        let done: Vec<Text> = player.fulfilled.iter().map(|contract| names::contract(*contract)).collect();
        let done = (!done.is_empty()).then(|| Text::of("mp-own-done").with("contracts", done));
        kept.into_iter().chain(dealt).chain(done).collect()
    }

    fn scores(view: &View) -> Vec<Text> {
        let line = |seat: Seat| {
            let (player, score) = (view.player(seat)?, view.scores.get(seat.index())?);
            let text = Text::of("mp-points").with("seat", seat).with("points", i32::from(score.total));
            let text = text.with("posts", player.posts.len()).with("contracts", player.fulfilled.len());
            Some(text.with("stock", stock(player)))
        };
        view.table.seats().filter_map(line).collect()
    }

    fn boards(view: &View) -> Vec<Text> {
        let boards = ["mp-board-actions", "mp-board-map"].map(Text::of);
        let result = (view.table.stage == Stage::Over).then(|| Text::of("mp-board-result"));
        result.into_iter().chain(boards).collect()
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        view.scores.get(seat.index()).map(|score| score.total.into())
    }

    fn topics() -> Vec<Topic> {
        let of = |chapter, id: String, title: Text, body: Text| Topic { id, chapter, title, body };
        let house = |text: Text| Text::of("mp-topic-edition").with("text", text);
        let characters = Character::all().map(|it| {
            let about = names::ability(it);
            of("mp-chapter-characters", it.id().to_owned(), names::character(it), about)
        });
        let places =
            Place::all().map(|it| of("mp-chapter-places", it.id().to_owned(), names::place(it), house(place(it))));
        let seals =
            Guild::ALL.into_iter().map(|it| of("mp-chapter-seals", it.to_string(), names::guild(it), house(seal(it))));
        let cards = CityCard::all().map(|it| {
            let body = Text::of("mp-topic-card").with("what", about::card(it));
            of("mp-chapter-cards", it.id().to_owned(), names::card(it), house(body))
        });
        let contracts = Contract::all().map(|it| {
            let body = Text::of("mp-topic-contract").with("what", about::contract(it));
            of("mp-chapter-contracts", it.id().to_owned(), names::contract_number(it), house(body))
        });
        let goals =
            Goal::all().map(|it| of("mp-chapter-goals", it.id().to_owned(), names::goal(it), house(about::goal(it))));
        let words = WORDS.into_iter().map(|word| {
            of(
                "mp-chapter-rules",
                word.to_owned(),
                Text::of(format!("mp-topic-{word}")),
                Text::of(format!("mp-topic-{word}-text")),
            )
        });
        words.chain(characters).chain(places).chain(seals).chain(cards).chain(contracts).chain(goals).collect()
    }

    fn kind(token: &str) -> Option<Text> {
        Character::find(token).map(names::character)
    }

    fn feat() -> Option<Text> {
        Some(Text::of("mp-feat"))
    }
}

/// The goal cards still to choose from; before the characters are picked nobody looks at them (MP-20, MP-22).
fn shown(player: &Player) -> &[Goal] {
    if player.goal.is_some() { &[] } else { &player.dealt }
}

/// The words of the rules that can be looked up besides things.
const WORDS: [&str; 19] = [
    "house",
    "turn",
    "dice",
    "books",
    "khan",
    "seals",
    "travel",
    "posts",
    "contracts",
    "special-cities",
    "city-cards",
    "bonus-actions",
    "black-dice",
    "jade",
    "hourglass",
    "compensation",
    "coats-of-arms",
    "goals",
    "end",
];

/// What a seal takes and brings.
fn seal(guild: Guild) -> Text {
    let print = guild.seal();
    let text = Text::of("mp-topic-seal").with("least", print.min_die).with("jade", print.jade_taken);
    text.with("what", improving(guild)).with("bonus", effect(&print.bonus))
}

/// What a location is, and where ways lead from it.
fn place(place: Place) -> Text {
    let print = place.print();
    let what = match (print.kind, Special::at(place), print.city_kind) {
        (Kind::Start, ..) => Text::of("mp-topic-start"),
        (Kind::Oasis, ..) => Text::of("mp-topic-oasis"),
        (_, Some(special), _) => about::special(special),
        (_, None, Some(kind)) => Text::of(format!("mp-topic-city-{kind}")),
        (_, None, None) => Text::of("mp-topic-oasis"),
    };
    let what = match print.shield {
        Some(arms) => Text::of("mp-topic-arms").with("what", what).with("arms", names::arms(arms)),
        None => what,
    };
    let ways = place.ways().map(|(way, to)| {
        let (name, cost) = (names::place(to), effect(&way.print().cost));
        match way.print().seal {
            Some(guild) => {
                Text::of("mp-topic-way-seal").with("place", name).with("cost", cost).with("guild", names::guild(guild))
            }
            None => Text::of("mp-topic-way").with("place", name).with("cost", cost),
        }
    });
    Text::of("mp-topic-place").with("what", what).with("ways", ways.collect::<Vec<_>>())
}
