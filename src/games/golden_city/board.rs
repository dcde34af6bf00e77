//! The island as it is drawn: places, roads and rivers, read once from the assets. No rule stands here; what a board
//! must be like is checked in [`super::island`].

use std::sync::LazyLock;

use serde::Deserialize;

use super::place::{CITY, HARBOURS, INNER, Kind, PLACES, Place, RIVERS, Reward, River};
use super::places::Places;
use super::terrain::{TERRAINS, Terrain};
use crate::games::file;
use crate::rules::Part;

/// What is drawn of a place.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Spot {
    /// Its kind.
    pub(super) kind: Kind,
    /// The land on which it lies.
    pub(super) terrain: Terrain,
    /// What tells it from others of the same kind and land.
    pub(super) mark: Option<char>,
    /// How far from the left edge of the map.
    pub(super) x: i32,
    /// How far from the upper edge.
    pub(super) y: i32,
    /// The river at which it lies, by its id.
    pub(super) river: Option<String>,
    /// What it brings; not for districts.
    pub(super) reward: Option<Reward>,
    /// Whether the first builder gets a coin besides the letters.
    #[serde(default)]
    pub(super) coin: bool,
}

impl Spot {
    /// The token of the place.
    pub(super) fn id(&self) -> String {
        let kind = if self.kind == Kind::Suburb { String::new() } else { format!("{}-", self.kind) };
        let mark = self.mark.map(|mark| format!("-{mark}")).unwrap_or_default();
        format!("{kind}{}{mark}", self.terrain)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoadLine {
    pub(super) from: String,
    pub(super) to: String,
    pub(super) over: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RiverLine {
    pub(super) between: [Terrain; 2],
    pub(super) line: Vec<[i32; 2]>,
}

impl RiverLine {
    /// The token of the river.
    pub(super) fn id(&self) -> String {
        let [a, b] = self.between;
        format!("{a}-{b}")
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    pub(super) size: i32,
    pub(super) coast: i32,
    pub(super) wall: i32,
    pub(super) core: i32,
    pub(super) lands: [Terrain; 4],
    pub(super) place: Vec<Spot>,
    pub(super) road: Vec<RoadLine>,
    pub(super) river: Vec<RiverLine>,
}

/// A road between two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Road {
    /// One end.
    pub from: Place,
    /// The other end.
    pub to: Place,
    /// The river it crosses.
    pub over: Option<River>,
}

/// What is drawn of a river.
#[derive(Clone, Debug)]
pub struct Stream {
    /// The lands it parts.
    pub between: [Terrain; 2],
    /// Points of its line, from the sea to the city, in units of the map.
    pub line: Vec<[i32; 2]>,
    /// Its token.
    pub id: String,
}

/// The whole board. The unit of all lengths is that of the map, which is `size` wide and high; x goes to the right, y
/// down, and the middle of the city is the middle of the map.
#[derive(Debug)]
pub struct Board {
    /// How wide and high the map is.
    pub size: i32,
    /// How far the coast is from the middle.
    pub coast: i32,
    /// How far the wall of the city is from the middle.
    pub wall: i32,
    /// How far the wall between outer and inner districts is from the middle.
    pub core: i32,
    /// The four lands, clockwise from north.
    pub lands: [Terrain; 4],
    /// All roads.
    pub roads: Vec<Road>,
    /// All rivers.
    pub rivers: Vec<Stream>,
    spots: Vec<Spot>,
    ids: Vec<String>,
    at_river: Vec<Option<River>>,
    near: [Places; PLACES],
    suburbs_and_districts: [Places; TERRAINS],
    at: [Places; RIVERS],
}

pub(super) const FILE: Part = Part {
    game: "golden_city",
    file: "board.toml",
    built_in: include_str!("../../../assets/games/golden_city/board.toml"),
};

/// The board of a file, whatever it is like.
pub(super) fn read(text: &str) -> Result<Board, String> {
    let file: BoardFile = file::read(text)?;
    let ids: Vec<String> = file.place.iter().map(Spot::id).collect();
    let order = |n: usize| match n {
        0..HARBOURS => Kind::Harbour,
        HARBOURS..CITY => Kind::Suburb,
        CITY..INNER => Kind::Outer,
        _ => Kind::Inner,
    };
    if ids.len() != PLACES || file.river.len() != RIVERS {
        return Err(format!("not {PLACES} places and {RIVERS} rivers"));
    }
    if let Some(at) = (0..PLACES).find(|at| file.place[*at].kind != order(*at)) {
        return Err(format!("{} stands where a place of the kind {} belongs", ids[at], order(at)));
    }
    let place = |id: &String| {
        ids.iter().position(|known| known == id).map(Place::nth).ok_or_else(|| format!("there is no place {id}"))
    };
    let river = |id: &Option<String>| match id {
        None => Ok(None),
        Some(id) => match file.river.iter().position(|river| river.id() == *id) {
            Some(at) => Ok(Some(River::nth(at))),
            None => Err(format!("there is no river {id}")),
        },
    };
    let road = |line: &RoadLine| Ok(Road { from: place(&line.from)?, to: place(&line.to)?, over: river(&line.over)? });
    let roads = file.road.iter().map(road).collect::<Result<Vec<Road>, String>>()?;
    let at_river = file.place.iter().map(|spot| river(&spot.river)).collect::<Result<Vec<_>, String>>()?;
    let mut board = Board {
        size: file.size,
        coast: file.coast,
        wall: file.wall,
        core: file.core,
        lands: file.lands,
        rivers: file.river.iter().map(|r| Stream { between: r.between, line: r.line.clone(), id: r.id() }).collect(),
        near: [Places::NONE; PLACES],
        suburbs_and_districts: [Places::NONE; TERRAINS],
        at: [Places::NONE; RIVERS],
        roads,
        spots: file.place,
        at_river,
        ids,
    };
    board.index();
    Ok(board)
}

impl Board {
    /// Notes who is whose neighbour, and what lies on which land and at which river.
    fn index(&mut self) {
        for road in &self.roads {
            self.near[road.from.index()].add(road.to);
            self.near[road.to.index()].add(road.from);
        }
        for at in 0..PLACES {
            if at >= HARBOURS {
                self.suburbs_and_districts[self.spots[at].terrain as usize].add(Place::nth(at));
            }
            if let Some(river) = self.at_river[at] {
                self.at[river.index()].add(Place::nth(at));
            }
        }
    }

    /// What is drawn of a place.
    pub(super) fn spot(&self, place: Place) -> &Spot {
        &self.spots[place.index()]
    }

    /// The places that a road joins to this one.
    pub(super) fn near(&self, place: Place) -> Places {
        self.near[place.index()]
    }

    /// The tokens of all places.
    pub(super) fn ids(&self) -> &[String] {
        &self.ids
    }

    /// The places at a river.
    pub(super) fn at(&self, river: River) -> Places {
        self.at[river.index()]
    }

    /// The suburbs and districts of a land.
    pub(super) fn of_land(&self, land: Terrain) -> Places {
        self.suburbs_and_districts[land as usize]
    }

    /// The river at which a place lies.
    pub(super) fn river_of(&self, place: Place) -> Option<River> {
        self.at_river[place.index()]
    }
}

#[expect(clippy::expect_used, reason = "the file was checked: the built-in one by a test, any other at the start")]
static BOARD: LazyLock<Board> = LazyLock::new(|| read(FILE.text()).expect("checked"));

/// The board.
pub fn board() -> &'static Board {
    &BOARD
}

#[cfg(test)]
mod tests {
    use super::super::place::Area;
    use super::super::sites::{of_land, riverside};
    use super::*;

    fn place(id: &str) -> Place {
        id.parse().unwrap()
    }

    fn of(kind: Kind) -> usize {
        Place::all().filter(|place| place.kind() == kind).count()
    }

    /// GC-10: 16 harbours, 30 suburbs in four terrains, 12 of them at the four rivers, three at each.
    #[test]
    fn harbours_and_suburbs_are_counted() {
        assert_eq!([Kind::Harbour, Kind::Suburb].map(of), [16, 30]);
        let at_rivers: Vec<usize> = River::all().map(|river| Area::River(river).places().len()).collect();
        assert_eq!((at_rivers, riverside().len()), (vec![3; 4], 12));
        let suburbs = |land| of_land(land).without(Places::CITY).len();
        assert_eq!([Terrain::Mountain, Terrain::Meadow, Terrain::Forest, Terrain::Desert].map(suburbs), [7, 8, 7, 8]);
    }

    /// GC-11: four quarters of one inner and two outer districts each, named as districts throughout (GC-D13, GC-D20).
    #[test]
    fn the_city_has_four_quarters_of_three_districts() {
        assert_eq!([Kind::Outer, Kind::Inner].map(of), [8, 4]);
        for land in Terrain::LANDS {
            let quarter = Area::Quarter(land).places();
            assert_eq!((quarter.len(), quarter.and(Places::INNER).len()), (3, 1), "{land}");
        }
        assert!(riverside().and(Places::CITY).is_empty(), "GC-Q26: no district lies at a river");
    }

    /// GC-12, GC-Q36: only roads join places, not that they lie side by side; GC-D27: each road into the city ends at one
    /// district.
    #[test]
    fn only_roads_join_places() {
        let near = |id: &str| place(id).near().iter().map(Place::id).collect::<Vec<_>>();
        assert_eq!(near("harbour-desert-4"), ["desert-s"]);
        assert_eq!(near("inner-desert"), ["outer-desert-1", "outer-desert-2"]);
        let mut around = near("desert-s");
        around.sort_unstable();
        assert_eq!(around, ["desert-e", "harbour-desert-4", "mountain-a", "mountain-b", "outer-desert-2"]);
        assert!(!near("harbour-desert-3").contains(&"harbour-desert-4"), "along the coast there is no road");
        assert_eq!(board().roads.len(), 88);
    }

    /// GC-13, GC-Q35: every harbour and suburb shows one reward, and so do the districts by their kind; GC-62, GC-D4, GC-Q4:
    /// four outer districts, one of each quarter, have a coin.
    #[test]
    fn every_place_shows_its_reward() {
        assert!(Place::all().all(|place| place.reward().is_some() == place.district().is_none()));
        let coins: Vec<Place> = Place::all().filter(|place| place.coin()).collect();
        assert!(coins.len() == 4 && coins.iter().all(|place| place.kind() == Kind::Outer));
        let showing = |reward| Place::all().filter(|place| place.reward() == Some(reward)).count();
        use Reward::*;
        assert_eq!([Coin, Coins, Terrain, Key, Bonus, Good].map(showing), [12, 6, 6, 6, 8, 8]);
        let keys = Place::all().filter(|place| place.reward() == Some(Key));
        assert!(keys.into_iter().all(|place| place.kind() == Kind::Suburb), "GC-D16: keys come from suburbs");
    }

    /// GC-76: north is up, and the lands lie as the compass says.
    #[test]
    fn the_compass_helps_to_find_lands() {
        assert_eq!(board().lands, [Terrain::Mountain, Terrain::Meadow, Terrain::Forest, Terrain::Desert]);
        assert!(place("inner-mountain").at().1 < 500 && place("inner-meadow").at().0 > 500);
    }

    #[test]
    fn tokens_name_places_and_back() {
        assert!(Place::all().all(|place| place.id().parse() == Ok(place)));
        assert_eq!("desert-z".parse::<Place>(), Err(()));
        assert_eq!(serde_json::to_string(&place("outer-desert-2")).unwrap(), "\"outer-desert-2\"");
        assert!(serde_json::from_str::<Place>("\"atlantis\"").is_err());
        assert_eq!((place("desert-e").mark(), place("inner-desert").mark()), (Some('e'), None));
    }
}
