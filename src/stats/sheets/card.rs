//! Somebody's card.

use super::parts::{bar, block, name, person, rule};
use super::{GAP, Over, Sheet};
use crate::rules::{Game, Text};
use crate::scene::{Area, Colour, Ink, Label, Marks, Point, Scene, Stroke, Style, panel, shield, u, width};
use crate::stats::{Card, Tally};

/// How high the panel of a game is, and the ones below them all.
const GAME: i32 = u(196);
const BELOW: i32 = u(252);
/// How wide the block with a game's icon is.
const BLOCK: i32 = u(84);
/// The places of a bar, the first one first; all further ones look alike.
const PLACES: [Colour; 4] = [Colour::Gold, Colour::Fold, Colour::Stone, Colour::Shade];
/// Until so many games somebody has no figure.
const PROVISIONAL: u32 = 5;

/// What somebody has played, game by game; below it as what they fare best and with whom they played.
pub fn card(card: &Card, sheet: &Sheet<'_>) -> Scene {
    let has_more = !card.fared.is_empty() || !card.companions.is_empty();
    let games = card.games.len() as i32;
    let body = games * (GAME + GAP) - GAP + if has_more { GAP + BELOW } else { 0 };
    let scope = if card.everywhere { "card-everywhere" } else { "card-here" };
    let (mut scene, line, area) = sheet.page(
        Over {
            title: sheet.word("card-title"),
            emblem: "crown",
            band: Colour::Ink,
            pills: vec![(sheet.word(scope), true)],
            remark: "stats-note",
        },
        body,
    );
    let m = &mut scene.marks;
    head(m, line, card, sheet);
    for (row, (game, tally)) in (0..).zip(&card.games) {
        let area = Area { y: area.y + row * (GAME + GAP), h: GAME, ..area };
        panel(m, area);
        block(m, area, BLOCK, game.emblem, game.band);
        of_game(m, area, (game, tally), sheet);
        if !card.everywhere {
            rating(m, Area { x: area.x + u(892), w: area.w - u(892), ..area }, tally, sheet);
        }
    }
    let below = Area { y: area.y + games * (GAME + GAP), h: BELOW, ..area };
    let has_both = !card.fared.is_empty() && !card.companions.is_empty();
    let mut columns = below.columns(if has_both { 2 } else { 1 }, GAP);
    if !card.fared.is_empty()
        && let Some(column) = columns.next()
    {
        best(m, column, card, sheet);
    }
    if !card.companions.is_empty()
        && let Some(column) = columns.next()
    {
        company(m, column, card, sheet);
    }
    scene
}

fn head(m: &mut Marks, line: Area, card: &Card, sheet: &Sheet<'_>) {
    let (games, won) = card.sums();
    person(m, Point::new(line.x + u(44), line.centre().y - u(2)), u(36), &card.owner, 0);
    let name = name(&card.owner, 0);
    let label = Label::new(&*name, Area::new(line.x + u(100), line.y, u(420), line.h), Style::Name).size(u(50));
    let fitted = label.fitted();
    let used = fitted.lines.iter().map(|words| width(words, Style::Name.face(), fitted.size)).max().unwrap_or(0);
    m.label(label);
    let x = line.x + u(100) + used + u(24);
    let sum = sheet.say(&Text::of("card-sum").with("n", games).with("won", won));
    m.label(Label::new(sum, Area { x, w: line.right() - x, ..line }, Style::Turn));
}

/// How often which place, the most points and the usual ones.
fn of_game(m: &mut Marks, area: Area, (game, tally): (&Game, &Tally), sheet: &Sheet<'_>) {
    let left = area.x + BLOCK + u(20);
    let wide = u(546);
    let top = Area::new(left, area.y + u(14), wide, u(56));
    let games = Label::new(sheet.count("card-games", tally.games), top, Style::Second).colour(Colour::Soft).right();
    let aside = width(&games.text, Style::Second.face(), games.size) + u(16);
    let title = sheet.say(&Text::of(format!("{}-title", game.command)));
    m.label(Label::new(title, Area { w: wide - aside, ..top }, Style::Name).size(u(40)));
    m.label(games);
    let shares: Vec<(usize, Colour)> = (0..)
        .zip(&tally.places)
        .map(|(place, count): (usize, _)| (*count, PLACES[place.min(PLACES.len() - 1)]))
        .collect();
    let pieces = bar(m, Area::new(left, area.y + u(80), wide, u(58)), &shares);
    let places = (1..).zip(&tally.places).filter(|(_, count)| **count > 0);
    for ((place, _), piece) in places.zip(pieces) {
        let words = sheet.count("card-place", place);
        let place = Area { y: piece.bottom() + u(4), h: u(40), ..piece };
        m.label(Label::new(words, place, Style::Second).size(u(24)).colour(Colour::Soft));
    }
    rule(m, area.x + u(668), area);
    let best = Point::new(area.x + u(738), area.y + u(76));
    shield(m, best, u(84), &tally.best.to_string());
    caption(m, best, sheet.word("card-best"));
    let mean = Point::new(area.x + u(832), area.y + u(76));
    m.label(Label::new(tally.mean.to_string(), Area::round(mean, u(46)), Style::Figure).size(u(50)).centred());
    caption(m, mean, sheet.word("card-mean"));
    if tally.rating.games > 0 {
        rule(m, area.x + u(892), area);
    }
}

fn caption(m: &mut Marks, over: Point, words: String) {
    let place = Area::new(over.x - u(50), over.y + u(52), u(100), u(44));
    m.label(Label::new(words, place, Style::Second).size(u(24)).colour(Colour::Soft).centred());
}

/// How somebody is rated and how that went; until they have a figure, how many games are still wanted.
fn rating(m: &mut Marks, area: Area, tally: &Tally, sheet: &Sheet<'_>) {
    let left = area.x + u(18);
    let Some(figure) = tally.rating.shown() else {
        if tally.rating.games == 0 {
            return;
        }
        let words = Area::new(left, area.y, u(230), area.h);
        let more = PROVISIONAL.saturating_sub(tally.rating.games) as usize;
        m.label(Label::new(sheet.count("card-more", more), words, Style::Text).lines(3, 114));
        for game in 0..PROVISIONAL as i32 {
            let centre = Point::new(area.x + u(270) + game * u(38), area.centre().y);
            let open = Ink::fill(Colour::Fold).edged(Colour::Ink, 20).dashed(u(5), u(5));
            let ink = if game < tally.rating.games as i32 { Ink::fill(Colour::Ink) } else { open };
            m.disc(centre, u(14), ink);
        }
        return;
    };
    m.label(Label::new(figure.to_string(), Area::new(left, area.y + u(24), u(170), u(80)), Style::Figure).size(u(64)));
    if let Some(change) = tally.change() {
        let sign = if change < 0 { format!("−{}", -change) } else { format!("+{change}") };
        let words = sheet.say(&Text::of("card-last").with("change", sign));
        let place = Area::new(left, area.y + u(112), u(190), u(50));
        m.label(Label::new(words, place, Style::Second).colour(Colour::Soft));
    }
    course(m, Area::new(area.x + u(224), area.y + u(40), u(206), area.h - u(80)), &tally.course);
}

/// The line of the last figures, the newest a gold disc.
fn course(m: &mut Marks, area: Area, figures: &[i32]) {
    let (Some(least), Some(most)) = (figures.iter().min(), figures.iter().max()) else { return };
    // A course that hardly moves is no mountain.
    let span = (most - least).max(40);
    let at = |(n, figure): (usize, &i32)| {
        let x = area.x + area.w * n as i32 / (figures.len() as i32 - 1).max(1);
        Point::new(x, area.bottom() - area.h * (figure - least) / span)
    };
    let points: Vec<Point> = figures.iter().enumerate().map(at).collect();
    let last = points.last().copied();
    if points.len() > 1 {
        m.line(points, Stroke { colour: Colour::Ink, width: u(5), dash: None });
    }
    if let Some(last) = last {
        m.disc(last, u(9), Ink::fill(Colour::Gold).edged(Colour::Ink, u(3)));
    }
}

/// The rows of one of the panels below.
fn rows(m: &mut Marks, area: Area, title: String) -> impl Iterator<Item = Area> + use<> {
    panel(m, area);
    let top = Area::new(area.x + u(24), area.y + u(8), area.w - u(48), u(64));
    m.label(Label::new(title, top, Style::Name).size(u(36)));
    Area::new(area.x + u(24), area.y + u(76), area.w - u(48), area.h - u(88)).rows(3, 0)
}

/// As what they fare best.
fn best(m: &mut Marks, area: Area, card: &Card, sheet: &Sheet<'_>) {
    for (row, (game, fared)) in rows(m, area, sheet.word("stats-best")).zip(&card.fared) {
        m.sprite(game.emblem, Point::new(row.x + u(22), row.centre().y), u(40), [Colour::Ink, Colour::Paper]);
        let won = sheet.say(&Text::of("card-won").with("won", fared.won).with("n", fared.games));
        let won = Label::new(won, row, Style::Figure).size(u(30)).right();
        let aside = width(&won.text, Style::Figure.face(), won.size) + u(16);
        let place = Area { x: row.x + u(58), w: row.w - u(58) - aside, ..row };
        m.label(Label::new(sheet.say(&fared.kind.name(game)), place, Style::Text));
        m.label(won);
    }
}

/// With whom they played.
fn company(m: &mut Marks, area: Area, card: &Card, sheet: &Sheet<'_>) {
    for (row, (at, (other, companion))) in rows(m, area, sheet.word("stats-with")).zip((1..).zip(&card.companions)) {
        person(m, Point::new(row.x + u(22), row.centre().y), u(22), other, at);
        let stands = Text::of("card-with").with("n", companion.games).with("ahead", companion.ahead);
        let stands = sheet.say(&stands.with("behind", companion.behind));
        let stands = Label::new(stands, row, Style::Figure).size(u(26)).right();
        let aside = width(&stands.text, Style::Figure.face(), stands.size) + u(16);
        let place = Area { x: row.x + u(58), w: row.w - u(58) - aside, ..row };
        m.label(Label::new(name(other, at), place, Style::Text));
        m.label(stands);
    }
}
