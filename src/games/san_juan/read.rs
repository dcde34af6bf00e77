//! The whole position in words, for whoever does not see the pictures: roles, trading house and piles, then seat by seat
//! what stands before it, as complete as the boards are.

use super::cards::Kind;
use super::moves::Role;
use super::phases::LAST_BUILDING;
use super::scoring::Score;
use super::state::Phase;
use super::tell::{self, card, cards, role};
use super::view::{BuildingView, SeatView, View};
use super::wording::priced;
use super::words::{hides_points, result};
use crate::rules::{Passage, Seat, Text};

/// Everything that lies open.
pub(super) fn read(view: &View) -> Vec<Passage> {
    let result = Passage { head: Text::of("sj-read-result"), lines: result(view) };
    let is_over = view.phase == Phase::Over;
    let common = if is_over { result } else { table(view) };
    let seats = (0..).map(Seat).zip(&view.seats).map(|(at, shown)| seat(view, at, shown));
    [common].into_iter().chain(seats).collect()
}

/// What belongs to nobody.
fn table(view: &View) -> Passage {
    let [picked, of] = view.picks;
    let mut lines = vec![Text::of("sj-read-picks").with("n", picked).with("of", of)];
    lines.extend(Role::ALL.into_iter().zip(view.roles).map(|(one, taker)| match taker {
        Some(seat) => Text::of("sj-read-taken").with("role", role(one)).with("seat", seat),
        None => Text::of("sj-read-free").with("role", role(one)),
    }));
    lines.extend(view.library.then(|| Text::of("sj-read-library").with("seat", view.picker)));
    lines.extend(view.library_spent.then(|| Text::of("sj-read-library-spent").with("seat", view.governor)));
    lines.push(match &view.prices {
        Some(prices) => tell::prices("sj-alt-prices", prices),
        None => Text::of("sj-read-closed"),
    });
    lines.extend(
        (!view.mine.is_empty()).then(|| Text::of("sj-alt-mine").with("cards", priced(view.mine.iter().copied()))),
    );
    lines.extend(view.mined.map(|mined| {
        let text = Text::of("sj-read-mined").with("seat", mined.seat);
        text.with("card", mined.card.map_or_else(|| Text::of("sj-read-nothing"), card))
    }));
    lines.push(Text::of("sj-alt-piles").with("draw", view.draw).with("discard", view.discard));
    Passage { head: Text::of("sj-read-table"), lines }
}

/// What lies open before a seat: cards by number, then its buildings in the order in which they were built.
fn seat(view: &View, at: Seat, shown: &SeatView) -> Passage {
    let key = if at == view.governor { "sj-read-governor" } else { "read-seat" };
    let points =
        if hides_points(view, at) && shown.shown.is_none() { "sj-read-points-chapel" } else { "sj-read-points" };
    let mut lines = vec![Text::of(points).with("points", shown.score.total)];
    lines.push(Text::of("sj-read-hand").with("n", shown.hand).with("limit", shown.limit()));
    lines.extend((shown.drawn > 0).then(|| Text::of("sj-read-drawn").with("n", shown.drawn)));
    let built = Text::of("sj-read-built").with("n", shown.buildings.len()).with("last", LAST_BUILDING);
    lines.push(built);
    lines.extend(shown.buildings.iter().map(|it| building(it, &shown.score)));
    Passage { head: Text::of(key).with("seat", at), lines }
}

/// A building with what it brings now, its good, and what it covers.
fn building(it: &BuildingView, score: &Score) -> Text {
    let text = Text::of("sj-read-building").with("card", named(it.kind, it.good));
    let text = text.with("points", score.of_building(it.kind));
    if it.covered.is_empty() {
        return text;
    }
    let over = cards(it.covered.iter().copied());
    Text::of("sj-read-over").with("building", text).with("cards", over)
}

fn named(kind: Kind, good: bool) -> Text {
    Text::of(if good { "sj-with-good" } else { "sj-without-good" }).with("card", card(kind))
}

#[cfg(test)]
mod tests {
    use super::super::SanJuan;
    use super::super::given::given;
    use super::super::state::Mined;
    use super::*;
    use crate::rules::given::{Change, read_whole};
    use crate::rules::{Rules, Viewer};

    #[test]
    fn everything_on_the_table_is_read() {
        let changes: [Change<SanJuan>; 17] = [
            ("governor", |view| view.governor = Seat(1)),
            ("roles", |view| view.roles[0] = None),
            ("picks", |view| view.picks[0] += 1),
            ("library", |view| view.library = true),
            ("library_spent", |view| view.library_spent = true),
            ("draw", |view| view.draw += 1),
            ("discard", |view| view.discard += 1),
            ("prices", |view| view.prices = Some([1, 1, 2, 2, 3])),
            ("mine", |view| view.mine.push(Kind::Hero)),
            ("mined", |view| view.mined = Some(Mined { seat: Seat(1), card: Some(Kind::Hero) })),
            ("seats.hand", |view| view.seats[0].hand += 1),
            ("seats.drawn", |view| view.seats[0].drawn += 1),
            ("seats.score.total", |view| view.seats[0].score.total += 1),
            ("seats.score.guild_hall", |view| view.seats[0].score.guild_hall += 1),
            ("seats.buildings.kind", |view| view.seats[0].buildings[0].kind = Kind::Hero),
            ("seats.buildings.good", |view| view.seats[0].buildings[0].good ^= true),
            ("seats.buildings.covered", |view| view.seats[0].buildings[0].covered.push(Kind::Crane)),
        ];
        // The stage tells round, phase and picker, and the line below it who must decide; the other points are the printed
        // ones of the buildings, and what other great buildings bring like the one that stands for them here.
        let silent =
            ["round", "phase", "picker", "awaiting", "seats.buildings.copy", "seats.shown", "own", "seats.score"];
        let at = given(3).row(0, "guild_hall crane").play(0, "role builder");
        read_whole::<SanJuan>(&at.game().view(Viewer::Public), &changes, &silent);
    }
}
