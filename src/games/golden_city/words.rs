//! What stands beside or in place of pictures: the stage, alt texts, a seat's own things, the score, and the things
//! that can be looked up.

use super::cards::{BONUSES, Bonus, Good, GoodsCard, PAIRINGS, SCORINGS, goods_cards, scored, terrain_cards};
use super::moves::Event;
use super::phases::HAND_LIMIT;
use super::place::{Place, Reward};
use super::places::Places;
use super::scoring::Score;
use super::state::{GoldenCity, Phase};
use super::tell::{self, area, bonus, coins, goods_card, letters, place, terrain, terrains};
use super::terrain::Terrain;
use super::view::{SeatView, View};
use crate::rules::{Face, Round, Seat, Seats, Sheet, Text, Topic, Viewer};
use crate::scene::Colour;

impl Face for GoldenCity {
    const EMBLEM: &'static str = "key";
    const BAND: Colour = Colour::BandBlue;
    const IDLE: &'static [&'static str] = &["gc-passed", "gc-ended", "gc-barred"];

    fn tell(event: &Event, viewer: Viewer) -> Option<Text> {
        tell::tell(event, viewer)
    }

    /// What has to be done. Every seat bids once before anybody bids again: hands lie on pairs, or were pushed away.
    fn duty(view: &View, _seat: Seat) -> Text {
        let bids = view.pairs.iter().filter(|pair| pair.hand.is_some()).count() + usize::from(view.price) - 1;
        let is_again = view.phase == Phase::Bid && bids >= view.seats.len();
        if is_again { Text::of("gc-duty-bid-again") } else { tell::duty(view.phase) }
    }

    /// Where in the game the table is, what a displacing costs while pairs are bid for, and what this round scores.
    fn stage(view: &View) -> Text {
        let text = |key: &'static str| {
            Text::of(key).with("round", view.round).with("of", SCORINGS).with("scores", tell::scores(view.card))
        };
        match view.phase {
            Phase::Bid => text("gc-stage-bid").with("price", coins(view.price)),
            Phase::Over => Text::of("gc-stage-over"),
            _ => text("gc-stage"),
        }
    }

    fn round(view: &View) -> Option<Round> {
        let name = Text::of("gc-picture-round").with("n", view.round).with("of", SCORINGS);
        (view.phase != Phase::Over).then(|| Round { part: view.round.to_string(), name })
    }

    fn describe(view: &View, sheet: Sheet) -> Vec<Text> {
        match sheet {
            Sheet::Board(_) => board(view),
            Sheet::Own => Self::own(view),
            Sheet::Of(seat) if seat.index() < view.seats.len() => {
                [Some(houses(view, seat)), reachable(view, seat)].into_iter().flatten().collect()
            }
            Sheet::Of(_) => Vec::new(),
        }
    }

    /// A seat's own things: terrain cards, bonus cards and letters, and which goods cards lie before it.
    fn own(view: &View) -> Vec<Text> {
        let Some(own) = &view.own else { return Vec::new() };
        let shown = view.seat(own.seat);
        let hand = Text::of("gc-own-hand").with("count", own.hand.len()).with("limit", HAND_LIMIT);
        let mut lines = vec![hand.with("hand", terrains(own.hand))];
        let purse = Text::of("gc-own-purse").with("coins", coins(shown.coins)).with("keys", shown.keys);
        lines.push(purse.with("left", shown.left));
        let goods: Vec<Text> = shown.goods.iter().copied().map(goods_card).collect();
        lines.extend((!goods.is_empty()).then(|| Text::of("gc-own-goods").with("cards", goods)));
        let worth = |(card, worth): &(Bonus, u16)| {
            Text::of("gc-own-bonus-card")
                .with("card", bonus(*card))
                .with("count", *worth)
                .with("effect", tell::effect(*card))
        };
        let bonus: Vec<Text> = own.bonus.iter().map(worth).collect();
        lines.extend((!bonus.is_empty()).then(|| Text::of("gc-own-bonus").with("cards", bonus)));
        lines.push(scored_text("gc-own-letters", "gc-own-letters-none", &own.letters));
        lines
    }

    fn scores(view: &View) -> Vec<Text> {
        let line = |(seat, shown): (Seat, &SeatView)| {
            let text = standing(if shown.letters.is_some() { "gc-points-open" } else { "gc-points" }, seat, shown);
            match &shown.letters {
                Some(score) => text.with("letters", letters(score.total)),
                None => text,
            }
        };
        seats(view).map(line).collect()
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        let own = view.own.as_ref().filter(|own| own.seat == seat).map(|own| &own.letters);
        view.seats.get(seat.index())?.letters.as_ref().or(own).map(|score| score.total.into())
    }

    fn feat() -> Option<Text> {
        Some(Text::of("gc-feat"))
    }

    fn topics() -> Vec<Topic> {
        let lands = Terrain::ALL.iter().zip(terrain_cards()).map(|(kind, count)| Topic {
            id: kind.id().to_owned(),
            chapter: "gc-chapter-cards",
            title: terrain(*kind),
            body: Text::of(format!("gc-topic-{}", if *kind == Terrain::Coast { "coast" } else { "land" }))
                .with("terrain", terrain(*kind))
                .with("n", count),
        });
        let goods = Good::ALL.iter().map(|good| Topic {
            id: good.id().to_owned(),
            chapter: "gc-chapter-cards",
            title: tell::good(*good),
            body: Text::of("gc-topic-good").with("cards", shown_on(*good)).with("areas", scored_with(*good)),
        });
        let rewards = REWARDS.into_iter().map(|(id, what)| Topic {
            id: id.to_owned(),
            chapter: "gc-chapter-rewards",
            title: Text::of(format!("gc-topic-{id}")),
            body: Text::of(format!("gc-topic-{id}-text")).with("places", bringing(what)),
        });
        let cards = (0..BONUSES).map(Bonus::nth).map(|card| Topic {
            id: card.id().to_owned(),
            chapter: "gc-chapter-bonus",
            title: bonus(card),
            body: Text::of("gc-topic-bonus-card").with("effect", tell::effect(card)),
        });
        let words = WORDS.into_iter().map(|word| Topic {
            id: word.to_owned(),
            chapter: "gc-chapter-rules",
            title: Text::of(format!("gc-topic-{word}")),
            body: Text::of(format!("gc-topic-{word}-text")),
        });
        words.chain(lands).chain(goods).chain(rewards).chain(cards).collect()
    }
}

pub(super) fn seats(view: &View) -> impl Iterator<Item = (Seat, &SeatView)> {
    (0u8..).map(Seat).zip(&view.seats)
}

/// Short, for an alt text has little room: the seats, then what is scored and lies open.
fn board(view: &View) -> Vec<Text> {
    let mut lines: Vec<Text> = seats(view).map(|(seat, shown)| standing("gc-alt-seat", seat, shown)).collect();
    lines.push(Text::of("gc-alt-table").with("stage", GoldenCity::stage(view)));
    lines.extend(paying(view));
    lines.extend(pairs(view));
    lines.extend(price(view));
    lines.extend(
        view.turn
            .filter(|_| view.phase == Phase::Build)
            .map(|seat| Text::of("gc-alt-open").with("seat", seat).with("n", view.seat(seat).possible.len())),
    );
    lines.extend(open_goods(view));
    lines
}

/// What the scoring card of the round would pay now, and to whom.
pub(super) fn paying(view: &View) -> Vec<Text> {
    let line = |what: Text, pays: &[u8]| {
        let pays = (0..).map(Seat).zip(pays).filter(|(_, letters)| **letters > 0);
        let paid = pays.map(|(seat, n)| Text::of("gc-read-paid").with("seat", seat).with("letters", letters(*n)));
        let paid: Vec<Text> = paid.collect();
        let key = if paid.is_empty() { "gc-read-pays-nobody" } else { "gc-read-pays" };
        Text::of(key).with("what", what).with("paid", paid)
    };
    let card = scored(view.card);
    let areas = card.areas.iter().zip(&view.pays.areas).map(|(area, pays)| line(tell::area(*area), pays));
    [line(tell::good(card.good), &view.pays.good)].into_iter().chain(areas).collect()
}

/// What the next displacing costs, while pairs are bid for.
pub(super) fn price(view: &View) -> Option<Text> {
    (view.phase == Phase::Bid).then(|| Text::of("gc-read-price").with("coins", coins(view.price)))
}

/// The pairs while they are bid for, with the hands on them.
pub(super) fn pairs(view: &View) -> Option<Text> {
    let pair = |pair: &super::view::PairView| {
        let cards = terrains(pair.cards.iter().copied().collect());
        match pair.hand {
            Some(seat) => Text::of("gc-alt-pair-hand").with("pair", cards).with("seat", seat),
            None => cards,
        }
    };
    let pairs: Vec<Text> = view.pairs.iter().map(pair).collect();
    (!pairs.is_empty()).then(|| Text::of("gc-alt-pairs").with("pairs", pairs))
}

/// The goods cards that lie open.
pub(super) fn open_goods(view: &View) -> Option<Text> {
    let open: Vec<Text> = view.goods.iter().copied().map(goods_card).collect();
    (!open.is_empty()).then(|| Text::of("gc-alt-goods").with("cards", open))
}

/// What everybody sees of a seat.
pub(super) fn standing(key: &'static str, seat: Seat, shown: &SeatView) -> Text {
    let text = Text::of(key).with("seat", seat).with("left", shown.left).with("city", shown.city());
    let text = text.with("coins", coins(shown.coins)).with("keys", shown.keys);
    text.with("hand", shown.hand).with("goods", shown.goods.len()).with("bonus", shown.bonus)
}

impl SeatView {
    /// How many houses stand in the city.
    fn city(&self) -> usize {
        self.houses.and(Places::CITY).len()
    }
}

fn names(places: Places) -> Vec<Text> {
    places.iter().map(place).collect()
}

pub(super) fn houses(view: &View, seat: Seat) -> Text {
    let houses = view.seat(seat).houses;
    let key = if houses.is_empty() { "gc-alt-no-houses" } else { "gc-alt-houses" };
    let text = Text::of(key).with("seat", seat);
    if houses.is_empty() { text } else { text.with("places", names(houses)) }
}

pub(super) fn reachable(view: &View, seat: Seat) -> Option<Text> {
    let possible = view.seat(seat).possible;
    let harbours = possible.and(Places::HARBOURS).len();
    let inland = names(possible.without(Places::HARBOURS));
    let text = Text::of(if inland.is_empty() { "gc-alt-reach-coast" } else { "gc-alt-reach" }).with("n", harbours);
    let text = if inland.is_empty() { text } else { text.with("places", inland) };
    (!possible.is_empty()).then_some(text)
}

fn parts(score: &Score) -> Vec<Text> {
    let parts = Score::SOURCES.into_iter().map(|(key, of)| (key, of(score))).filter(|(_, count)| *count > 0);
    parts.map(|(key, count)| Text::of("gc-part").with("what", Text::of(key)).with("count", count)).collect()
}

/// A text with the sources of a score, if there are any.
fn scored_text(all: &'static str, none: &'static str, score: &Score) -> Text {
    let parts = parts(score);
    let text = Text::of(if parts.is_empty() { none } else { all }).with("letters", letters(score.total));
    if parts.is_empty() { text } else { text.with("parts", parts) }
}

pub(super) fn result(view: &View) -> Vec<Text> {
    let score = |(seat, shown): (Seat, &SeatView)| {
        let score = shown.letters.as_ref()?;
        Some(scored_text("gc-alt-score", "gc-alt-score-none", score).with("seat", seat))
    };
    let shown = |(seat, shown): (Seat, &SeatView)| {
        let cards: Vec<Text> = shown.shown.as_ref()?.iter().copied().map(bonus).collect();
        (!cards.is_empty()).then(|| Text::of("gc-alt-bonus").with("seat", seat).with("cards", cards))
    };
    let stuck =
        (view.stuck != Seats::NONE).then(|| Text::of("gc-stuck").with("seat", view.stuck.iter().collect::<Vec<_>>()));
    let winners = view.winners();
    let won = Text::of("gc-alt-won").with("n", winners.len()).with("seats", winners);
    [Text::of("gc-alt-result"), won]
        .into_iter()
        .chain(stuck.map(|text| Text::of("gc-alt-sentence").with("text", text)))
        .chain(seats(view).filter_map(score))
        .chain(seats(view).filter_map(shown))
        .collect()
}

/// The words of the rules that can be looked up.
const WORDS: [&str; 16] = [
    "round",
    "bidding",
    "building",
    "joker",
    "harbour",
    "suburb",
    "outer",
    "inner",
    "hand-limit",
    "goods-card",
    "scoring",
    "letters",
    "end",
    "stuck",
    "tie",
    "edition",
];

/// The rewards that can be looked up.
const REWARDS: [(&str, Reward); 5] = [
    ("reward-coins", Reward::Coins),
    ("reward-terrain", Reward::Terrain),
    ("reward-key", Reward::Key),
    ("reward-bonus", Reward::Bonus),
    ("reward-good", Reward::Good),
];

/// The goods cards that show a good, each as often as it is there.
fn shown_on(good: Good) -> Vec<Text> {
    let cards = (0..PAIRINGS).map(GoodsCard::nth).zip(goods_cards());
    cards.filter(|(card, _)| card.shows(good)).flat_map(|(card, n)| (0..n).map(move |_| goods_card(card))).collect()
}

/// The rivers and quarters that are scored together with a good.
fn scored_with(good: Good) -> Vec<Text> {
    let cards = (0..SCORINGS as u8).map(scored).filter(|card| card.good == good);
    cards.flat_map(|card| card.areas.iter().map(|of| area(*of))).collect()
}

/// The places that bring a reward; for coins, those that bring two.
fn bringing(what: Reward) -> Vec<Text> {
    Place::all().filter(|site| site.reward() == Some(what)).map(place).collect()
}
