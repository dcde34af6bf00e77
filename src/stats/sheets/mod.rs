//! Pictures of what was played: somebody's card, a ladder, how it stands between two, what nobody has outdone. Sizes are those
//! of boards.

mod card;
mod feats;
mod ladder;
mod parts;
mod versus;

pub use card::card;
pub use feats::{feats, title as feat_title};
pub use ladder::ladder;
pub use versus::versus;

use crate::rules::{Text, Tongue};
use crate::scene::{Area, Colour, Frame, News, Pill, Scene, Turn, WIDTH, u};

/// How a picture speaks, and of which day it is.
pub struct Sheet<'a> {
    /// The language.
    pub tongue: &'a dyn Tongue,
    /// A day by a moment of it, in milliseconds since 1970.
    pub day: &'a dyn Fn(i64) -> String,
    /// Now.
    pub now: i64,
}

/// From the upper edge to the line below the band, and how high that is.
const BAND: i32 = u(92);
const LINE: i32 = u(92);
/// Between panels.
const GAP: i32 = u(16);

impl Sheet<'_> {
    fn say(&self, text: &Text) -> String {
        self.tongue.say(text)
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&Text::of(key))
    }

    fn count(&self, key: &'static str, n: usize) -> String {
        self.say(&Text::of(key).with("n", n))
    }

    /// An empty picture for a body that high, with its frame; the line below the band and the area of the body.
    fn page(&self, over: Over, body: i32) -> (Scene, Area, Area) {
        let foot = Frame::height(0) - BAND - LINE - 2 * GAP;
        let mut scene = Scene::new(WIDTH, BAND + LINE + GAP + body + GAP + foot);
        let frame = Frame {
            title: over.title,
            emblem: over.emblem,
            band: over.band,
            pills: over.pills.into_iter().map(|(text, strong)| Pill { text, strong }).collect(),
            turn: Turn::None,
            news: vec![News::remark(self.word(over.remark))],
            reference: (self.day)(self.now),
        };
        let left = frame.draw(&mut scene);
        let line = Area::new(0, BAND, WIDTH, LINE);
        parts::line(&mut scene.backdrop, line);
        let body = Area { y: left.y + LINE, h: left.h - LINE, ..left };
        (scene, Area { x: left.x, w: left.w, ..line }, body)
    }
}

/// What the frame of a page says.
struct Over {
    title: String,
    emblem: &'static str,
    band: Colour,
    pills: Vec<(String, bool)>,
    remark: &'static str,
}
