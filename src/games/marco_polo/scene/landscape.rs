//! The land of the map: sea and shores, steppe and green land, and the small drawings on them. It never changes.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::scene::{Area, Colour, Drawing, Ink, Marks, Point, Stroke, flowing, u};

/// How large the map is in the picture.
pub(super) const MAP: Area = Area::units(0, 0, 1352, 1080);

/// The drawing in which `map.toml` and `landscape.toml` count.
const DRAWN: (i32, i32) = (1600, 1000);

/// A place in the drawing.
type Spot = [i32; 2];

/// The shape of the land, and where things lie beside a city.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Landscape {
    coast: Vec<Spot>,
    gulf: Vec<Spot>,
    island: Vec<Spot>,
    steppe: Vec<Spot>,
    green: Vec<Vec<Spot>>,
    trees: Vec<Spot>,
    ears: Vec<Spot>,
    peaks: Vec<Spot>,
    dunes: Vec<Spot>,
    waves: Vec<Spot>,
    pub(super) caravan: Spot,
    ships: Vec<[i32; 3]>,
    /// How far a way is bent, in thousandths of its length.
    pub(super) bends: BTreeMap<String, i32>,
    places: BTreeMap<String, Places>,
}

/// Where things lie, from a city's middle, in units.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Places {
    papers: Option<Spot>,
    bonus: Option<Spot>,
    outpost: Option<Spot>,
    figures: Option<Spot>,
    tag: Option<Spot>,
    /// Whether the letters of its contracts stand at their right.
    letters_right: bool,
}

#[expect(clippy::expect_used, reason = "the file is part of the program and read by a test")]
static LANDSCAPE: LazyLock<Landscape> = LazyLock::new(|| {
    toml::from_str(include_str!("../../../../assets/games/marco_polo/landscape.toml")).expect("checked")
});

/// The landscape.
pub(super) fn landscape() -> &'static Landscape {
    &LANDSCAPE
}

/// A place of the drawing on the map.
pub(super) const fn at([x, y]: Spot) -> Point {
    Point::new(x * MAP.w / DRAWN.0, y * MAP.h / DRAWN.1)
}

fn beside(spot: Option<Spot>, usual: Spot) -> Point {
    let [x, y] = spot.unwrap_or(usual);
    Point::new(u(x), u(y))
}

impl Landscape {
    /// The corner of a city's contracts or cards, from its middle.
    pub(super) fn papers(&self, city: &str) -> Point {
        beside(self.places.get(city).and_then(|places| places.papers), [-76, 42])
    }

    /// The middle of a city's bonus token, from its middle.
    pub(super) fn bonus(&self, city: &str) -> Point {
        beside(self.places.get(city).and_then(|places| places.bonus), [-40, 58])
    }

    /// The middle of a city's outpost tile, from its middle.
    pub(super) fn outpost(&self, city: &str) -> Point {
        beside(self.places.get(city).and_then(|places| places.outpost), [0, -60])
    }

    /// The middle of a city's tag from its middle, if it has a place of its own.
    pub(super) fn tag(&self, city: &str) -> Option<Point> {
        let spot = self.places.get(city).and_then(|places| places.tag);
        spot.map(|spot| beside(Some(spot), spot))
    }

    /// Whether the letters of a city's contracts stand at their right, else at their left.
    pub(super) fn letters_right(&self, city: &str) -> bool {
        self.places.get(city).is_some_and(|places| places.letters_right)
    }

    /// The middle of the first figure at a location, from its middle; the next ones stand to the left of it if it is
    /// negative, else to the right.
    pub(super) fn figures(&self, place: &str, usual: Spot) -> (Point, i32) {
        let spot = self.places.get(place).and_then(|places| places.figures);
        (beside(spot, usual), if spot.is_some_and(|[x, _]| x < 0) { -1 } else { 1 })
    }

    /// Draws the land, with what is strewn over it.
    pub(super) fn draw(&self, m: &mut Marks) {
        let line = |spots: &[Spot], pieces, closed| {
            let through: Vec<Point> = spots.iter().copied().map(at).collect();
            flowing(&through, pieces, closed).into_iter().map(within).collect::<Vec<_>>()
        };
        m.rect(MAP.moved(0, u(5)), u(14), Ink::fill(Colour::Shade));
        m.rect(MAP, u(14), Ink::fill(Colour::SeaGround));
        let (coast, gulf) = (line(&self.coast, 6, false), line(&self.gulf, 6, false));
        let mut island = line(&self.island, 6, true);
        island.extend(island.first().copied());
        m.line(coast.clone(), pen(Colour::Surf, u(26)));
        m.line(island.clone(), pen(Colour::Surf, u(26)));
        // Cut where the corners of the map are round.
        let corner = |x, y| Point::new(x, y);
        let mut land = vec![corner(u(8), 0), corner(MAP.w - u(8), 0), corner(MAP.w, u(8))];
        land.extend(&coast);
        land.push(corner(0, u(8)));
        m.polygon(land, Ink::fill(Colour::DesertGround));
        m.polygon(island, Ink::fill(Colour::DesertGround).edged(Colour::Shore, 35));
        m.polygon(line(&self.steppe, 6, true), Ink::fill(Colour::Steppe));
        for green in &self.green {
            m.polygon(line(green, 6, true), Ink::fill(Colour::GreenLand));
        }
        m.polygon(gulf.clone(), Ink::fill(Colour::SeaGround));
        m.line(gulf.clone(), pen(Colour::Surf, u(14)));
        for shore in [coast, gulf] {
            m.line(shore, pen(Colour::Shore, 35));
        }
        self.strew(m);
        // What ran over the edges.
        for x in [-u(20), MAP.w] {
            m.rect(Area::new(x, 0, u(20), MAP.h), 0, Ink::fill(Colour::Table));
        }
    }

    fn strew(&self, m: &mut Marks) {
        for (spots, drawing, size, colour) in [
            (&self.peaks, Drawing::Peak, 90, Colour::RidgeMark),
            (&self.trees, Drawing::Tree, 85, Colour::GreenLandMark),
            (&self.ears, Drawing::Ears, 90, Colour::SteppeMark),
            (&self.dunes, Drawing::Dune, 100, Colour::DuneMark),
            (&self.waves, Drawing::Wave, 100, Colour::SeaMark),
        ] {
            spots.iter().for_each(|spot| drawing.draw(m, at(*spot), size, colour));
        }
        let camel = at(self.caravan);
        for (x, y, size) in [(0, 2, 34), (40, -2, 38), (84, 2, 34)] {
            m.sprite("camel", camel.moved(u(x), u(y)), u(size), [Colour::Caravan, Colour::DesertGround]);
        }
        for &[x, y, size] in &self.ships {
            m.sprite("ship", at([x, y]), u(size), [Colour::Sails, Colour::SeaGround]);
        }
    }
}

const fn pen(colour: Colour, width: i32) -> Stroke {
    Stroke { colour, width, dash: None }
}

/// The nearest place that lies on the map.
fn within(point: Point) -> Point {
    Point::new(point.x.clamp(0, MAP.w), point.y.clamp(0, MAP.h))
}
