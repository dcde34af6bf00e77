//! The frame of every picture: the band with the game, whose turn it is and what they do, and the footer.

use super::{
    Area, Colour, Fit, Ink, Label, Marks, News, Player, Point, Scene, SeatLook, Style, TimeLine, footer, pill,
    plain_name, seat_mark, seat_mark_turned, u, width,
};

/// The width of every picture.
pub const WIDTH: i32 = u(1400);

/// The outer margin.
const EDGE: i32 = u(24);
const HEAD: i32 = u(92);
const TURN: i32 = u(92);
const FOOT: i32 = footer::HEIGHT;
/// Between the frame and what is in it, and between panels.
const GAP: i32 = u(16);

/// What the frame says.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// The game's name.
    pub title: String,
    /// The icon beside it.
    pub emblem: &'static str,
    /// The colour of the band, one a game.
    pub band: Colour,
    /// Facts at the right of the band, from left to right.
    pub pills: Vec<Pill>,
    /// Whose turn it is.
    pub turn: Turn,
    /// What happened last, the newest last; the footer has room for two.
    pub news: Vec<News>,
    /// The footer's right side: which table, which step.
    pub reference: String,
}

/// A short fact in the band.
#[derive(Clone, Debug, PartialEq)]
pub struct Pill {
    /// The words.
    pub text: String,
    /// Whether it is the one that matters now.
    pub strong: bool,
}

/// The line below the band.
#[derive(Clone, Debug, PartialEq)]
pub enum Turn {
    /// There is none.
    None,
    /// These seats have to act, the only one by name, several by their marks.
    Asked {
        /// Who.
        players: Vec<Player>,
        /// What they do, as it follows a name.
        what: String,
        /// A small remark at the right.
        hint: String,
    },
    /// The game is over.
    Over {
        /// Who won.
        winners: Vec<Player>,
        /// What is said of them, as it follows a name.
        what: String,
    },
    /// A moment that is over is looked at again.
    Past(TimeLine),
    /// What happened is told to somebody.
    Told {
        /// To whom, if it is somebody who has a seat.
        player: Option<Player>,
        /// Since when.
        title: String,
        /// How much it is, at the right.
        aside: String,
    },
}

impl Frame {
    /// How high a picture is whose body is `body` high, with a turn line.
    pub const fn height(body: i32) -> i32 {
        HEAD + TURN + GAP + body + GAP + FOOT
    }

    /// All of a picture but the band and the footer.
    pub(super) const fn between(scene: &Scene) -> Area {
        Area::new(0, HEAD, scene.width, scene.height - HEAD - FOOT)
    }

    /// Draws the frame; the area that is left for the game.
    pub fn draw(&self, scene: &mut Scene) -> Area {
        let all = Area::new(0, 0, scene.width, scene.height);
        self.ground(&mut scene.backdrop, all);
        let m = &mut scene.marks;
        let mut right = Point::new(all.w - EDGE, u(18));
        for fact in self.pills.iter().rev() {
            right.x -= pill(m, right, &fact.text, fact.strong, self.band) + u(12);
        }
        let line = Area::new(0, HEAD, all.w, TURN);
        let top = match &self.turn {
            Turn::None => HEAD,
            Turn::Asked { players, what, hint } => {
                turn_line(m, line, players, what, hint, false);
                HEAD + TURN
            }
            Turn::Over { winners, what } => {
                turn_line(m, line, winners, what, "", true);
                HEAD + TURN
            }
            Turn::Past(time) => {
                time.draw(m, line, EDGE);
                HEAD + TURN
            }
            Turn::Told { player, title, aside } => {
                told_line(m, line, player.as_ref(), title, aside);
                HEAD + TURN
            }
        } + GAP;
        footer::draw(m, Area::new(0, all.h - FOOT, all.w, FOOT), &self.news, &self.reference);
        Area::new(EDGE, top, all.w - 2 * EDGE, all.h - FOOT - GAP - top)
    }

    /// What is the same in all pictures of a table.
    fn ground(&self, m: &mut Marks, all: Area) {
        m.rect(all, 0, Ink::fill(Colour::Table));
        m.rect(Area::new(0, 0, all.w, HEAD - u(4)), 0, Ink::fill(self.band));
        m.rect(Area::new(0, HEAD - u(4), all.w, u(4)), 0, Ink::fill(Colour::Gold));
        m.sprite(self.emblem, Point::new(EDGE + u(30), u(44)), u(58), [Colour::Gold, self.band]);
        let title = Label::new(&*self.title, Area::new(EDGE + u(78), 0, u(640), u(88)), Style::Title);
        m.label(title.colour(Colour::Paper));
        m.rect(Area::new(0, all.h - FOOT, all.w, FOOT), 0, Ink::fill(Colour::Fold));
        m.rect(Area::new(0, all.h - FOOT, all.w, u(2)), 0, Ink::fill(Colour::Line));
    }
}

/// The line that says to whom it is told what happened, and since when.
fn told_line(m: &mut Marks, line: Area, player: Option<&Player>, title: &str, aside: &str) {
    ground(m, line);
    let block = Area::new(0, line.y, EDGE + u(76), line.h);
    match player {
        Some(player) => own_block(m, block, player),
        None => {
            m.rect(block, 0, Ink::fill(Colour::Ink));
            m.sprite("hourglass", block.centre(), u(52), [Colour::Paper, Colour::Ink]);
        }
    }
    let left = block.right() + u(20);
    let room = line.w - EDGE - remark_width(aside) - left;
    m.label(Label::new(title, Area::new(left, line.y, room, line.h - u(2)), Style::Turn));
    remark(m, line, aside);
}

/// The ground of the line below the band.
fn ground(m: &mut Marks, line: Area) {
    m.rect(line, 0, Ink::fill(Colour::Paper));
    m.rect(Area::new(0, line.bottom() - u(3), line.w, u(3)), 0, Ink::fill(Colour::Line));
}

/// A block in the colour of a seat, with its mark.
fn own_block(m: &mut Marks, block: Area, player: &Player) {
    m.rect(block, 0, Ink::fill(SeatLook::of(player.seat).colour));
    seat_mark_turned(m, block.centre(), u(30), player.seat, &player.initial);
}

/// How wide a small remark is, with the room before it.
fn remark_width(words: &str) -> i32 {
    if words.is_empty() { 0 } else { width(words, Style::Text.face(), Style::Text.size()) + u(20) }
}

/// A small remark at the right of the line.
fn remark(m: &mut Marks, line: Area, words: &str) {
    let wide = remark_width(words);
    let place = Area::new(line.w - EDGE - wide, line.y, wide, line.h - u(2));
    m.label(Label::new(words, place, Style::Text).colour(Colour::Soft).right());
}

/// The line that says who has to do what: one seat by a block in its colour, several by their marks.
fn turn_line(m: &mut Marks, line: Area, players: &[Player], what: &str, hint: &str, over: bool) {
    ground(m, line);
    let middle = line.centre().y;
    let mut x = EDGE;
    if let [player] = players {
        let block = Area::new(0, line.y, EDGE + u(76), line.h);
        own_block(m, block, player);
        x = block.right() + u(20);
    } else {
        for player in players {
            seat_mark(m, Point::new(x + u(28), middle), u(26), player.seat, &player.initial);
            x += u(70);
        }
        x += u(12);
    }
    if over {
        m.sprite("crown", Point::new(x + u(28), middle - u(2)), u(56), [Colour::Ink, Colour::Paper]);
        x += u(72);
    }
    let height = line.h - u(2);
    if let [player] = players {
        let name = plain_name(&player.name, player.seat);
        let label = Label::new(name, Area::new(x, line.y, u(400), height), Style::Name).size(u(50));
        let fitted = label.fitted();
        let used = fitted.lines.iter().map(|words| width(words, Style::Name.face(), fitted.size)).max();
        x += used.unwrap_or(0) + u(16);
        m.label(label);
    }
    let room = line.w - EDGE - remark_width(hint) - x;
    let label = Label::new(what, Area::new(x, line.y, room, height), Style::Turn);
    // How a game ended names somebody, whose name may be of any length.
    let long = || label.clone().lines(2, 100);
    m.label(match over && label.fitted().cut {
        false => label,
        true if long().fitted().cut => label.fit(Fit::Cut),
        true => long(),
    });
    remark(m, line, hint);
}
