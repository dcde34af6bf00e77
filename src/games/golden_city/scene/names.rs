//! What the parts of the island are called, for whoever looks at one of them closely.

use super::super::place::{Area as Scored, Place, River};
use super::super::tell;
use super::Stage;
use super::city::wall;
use super::island::island;
use super::places::radius;
use super::plane::{CENTRE, MAP};
use crate::scene::{Area, Marks, Point, u};

/// Says it: the island, the city, each place and each river.
pub(super) fn draw(m: &mut Marks, stage: &Stage) {
    let footer = stage.footer;
    if !footer.named {
        return;
    }
    footer.crop(m, MAP, "island");
    footer.name(m, Area::round(CENTRE, wall(island())), || ("city".to_owned(), stage.say("gc-read-city")));
    for place in Place::all() {
        let area = Area::round(island().site(place), radius(place));
        footer.name(m, area, || (format!("place.{place}"), stage.tongue.say(&tell::place(place))));
    }
    for (river, line) in River::all().zip(&island().rivers) {
        let around = |end: &Point| Area::round(*end, u(6));
        let Some(area) = line.iter().map(around).reduce(Area::with) else { continue };
        let called = || (format!("river.{}", river.id()), stage.tongue.say(&tell::area(Scored::River(river))));
        footer.name(m, area, called);
    }
}
