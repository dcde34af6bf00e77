//! What nobody has outdone.

use super::parts::{block, name, person};
use super::{GAP, Over, Sheet};
use crate::chat::UserId;
use crate::rules::{Game, Text};
use crate::scene::{Area, Colour, Label, Marks, Point, Scene, Style, panel, u};
use crate::stats::{Feat, Feats, Person, Record};

/// How high a line is, and how wide the block with its icon.
const LINE: i32 = u(150);
const BLOCK: i32 = u(110);

/// A line for each, with the figure, and by whom and when it was reached.
pub fn feats(feats: &Feats, sheet: &Sheet<'_>) -> Scene {
    let game = feats.game;
    let seats = match feats.seats {
        Some(seats) => sheet.count("records-seats", seats.into()),
        None => sheet.word("records-all"),
    };
    let lines = feats.records.len().max(1) as i32;
    let (mut scene, line, area) = sheet.page(
        Over {
            title: sheet.say(&Text::of(format!("{}-title", game.command))),
            emblem: game.emblem,
            band: game.band,
            pills: vec![(seats, false), (sheet.word("records-title"), true)],
            remark: "records-note",
        },
        lines * (LINE + GAP) - GAP,
    );
    let m = &mut scene.marks;
    m.label(Label::new(sheet.word("ladder-where"), line, Style::Name).size(u(50)));
    if feats.records.is_empty() {
        let place = Area { h: LINE, ..area };
        panel(m, place);
        m.label(Label::new(sheet.word("records-none"), place.grown(-u(24)), Style::Text));
    }
    let mut known: Vec<UserId> = Vec::new();
    for (row, (record, holders)) in (0..).zip(&feats.records) {
        let place = Area { y: area.y + row * (LINE + GAP), h: LINE, ..area };
        panel(m, place);
        block(m, place, BLOCK, icon(record.feat), game.band);
        let what = sheet.say(&title(record.feat, game));
        for person in holders.iter().flatten().filter(|person| !known.contains(&person.user)).collect::<Vec<_>>() {
            known.push(person.user);
        }
        reached(m, place, (record, holders, &known), what, sheet);
    }
    scene
}

const fn icon(feat: Feat) -> &'static str {
    match feat {
        Feat::Points => "victory_point",
        Feat::Widest => "crown",
        Feat::Closest => "check",
        Feat::Gain => "next",
        Feat::Own => "bonus",
        Feat::Streak => "flag",
        Feat::Together => "hand",
        Feat::Shortest => "hourglass",
    }
}

/// What a record of a game is called.
pub fn title(feat: Feat, game: &Game) -> Text {
    match feat {
        Feat::Points => Text::of("feat-points"),
        Feat::Widest => Text::of("feat-widest"),
        Feat::Closest => Text::of("feat-closest"),
        Feat::Gain => Text::of("feat-gain"),
        Feat::Own => (game.feat)().unwrap_or(Text::of("")),
        Feat::Streak => Text::of("feat-streak"),
        Feat::Together => Text::of("feat-together"),
        Feat::Shortest => Text::of("feat-shortest"),
    }
}

fn reached(
    m: &mut Marks,
    area: Area,
    (record, holders, known): (&Record, &[Option<Person>], &[UserId]),
    title: String,
    sheet: &Sheet<'_>,
) {
    let left = area.x + BLOCK + u(24);
    let what = Area::new(left, area.y + u(16), u(620), u(50));
    m.label(Label::new(title, what, Style::Text).colour(Colour::Soft));
    let figure = Area::new(area.right() - u(300), area.y, u(276), area.h);
    m.label(Label::new(record.value.to_string(), figure, Style::Figure).size(u(64)).right());
    let row = Area::new(left, area.y + u(66), u(780), u(70));
    let when = Label::new(
        (sheet.day)(record.ended),
        Area { x: left + u(640), w: u(190), y: what.y, h: what.h },
        Style::Second,
    );
    m.label(when.colour(Colour::Soft));
    let mut x = left;
    let wide = row.w / holders.len().max(1) as i32;
    for holder in holders {
        let place = Area { x: x + u(62), w: wide - u(74), ..row };
        match holder {
            Some(who) => {
                let at = known.iter().position(|user| *user == who.user).unwrap_or_default();
                person(m, Point::new(x + u(28), row.centre().y), u(26), who, at);
                m.label(Label::new(name(who, at), place, Style::Name).size(u(40)));
            }
            None => m.label(Label::new(sheet.word("stats-someone"), Area { x, ..place }, Style::Text)),
        }
        x += wide;
    }
    if holders.is_empty() {
        let table = Text::of("records-table").with("table", record.table.to_string());
        m.label(Label::new(sheet.say(&table), row, Style::Text));
    }
}
