//! A drawing as data: what is where, in which colour, before anybody has painted it.
//!
//! Everything is counted in tenths of a unit, and a unit is one pixel of a picture 1400 wide, so that a scene is
//! the same on every machine. There are no pixels, fonts or fractions here; `paint` has those.

mod close;
mod closing;
mod curves;
mod dump;
mod fit;
mod focus;
mod footer;
mod frame;
mod fresh;
mod geometry;
mod graph;
mod label;
mod land;
mod layout;
mod marks;
mod measure;
mod notes;
mod palette;
mod part;
mod parts;
mod pieces;
mod review;
mod scaled;
mod seats;
mod signs;
mod since;
mod strip;
mod tell;
mod time_line;

pub use closing::{Closing, Column, Source};
pub use curves::{bent, flowing};
pub use fit::Fitted;
pub use focus::{Focused, Unnamed};
pub use footer::{By, News};
pub use frame::{Frame, Pill, Turn, WIDTH};
pub use fresh::{Doer, Fresh, Gain, Outline, What};
pub use geometry::{Area, Point, hexagon, u};
pub use graph::{Graph, Station};
pub use label::{Align, Face, Fit, Label, Style};
pub use land::{Drawing, road};
pub use marks::{Dash, Group, Ink, Mark, Marks, Named, Scene, Stroke};
pub use measure::{ADVANCES, Row, plain_name, printable, rows, width};
pub use notes::Note;
pub use palette::Colour;
pub use part::{Map, PART};
pub use parts::{
    RAISED, aim, awaits, chip, chosen, cost, counter, empty, faint, legal, legal_hex, panel, pile_count, pill, shield,
    shield_of, tag,
};
pub use pieces::{Pips, die, die_used};
pub use review::{ReviewSheet, Skill, Weighed};
pub use seats::{
    LEAST_MARK, Player, SeatLook, Shape, initials, playing, seat_dot, seat_mark, seat_mark_turned, seat_marks,
};
pub use signs::{came, gone, route};
pub use since::{Deed, Now, SinceSheet, TurnRow};
pub use strip::Strip;
pub use time_line::TimeLine;
