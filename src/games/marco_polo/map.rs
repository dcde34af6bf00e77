//! The map: cities, oases, and the ways between them. Where they lie in the drawing is said here, how they are drawn in
//! `scene`.

use super::data::data;
use super::listed::listed;
use super::print::{Edge, Kind, Node};

listed! {
    /// A location.
    Place: Node in data().map.node
}

listed! {
    /// A way.
    Way: Edge in data().map.edge
}

impl Way {
    /// Its two ends.
    pub fn ends(self) -> [Place; 2] {
        data().ends[self.index()].map(Place)
    }

    /// Where it leads from one of its ends.
    pub fn from(self, place: Place) -> Option<Place> {
        let [a, b] = self.ends();
        if place == a { Some(b) } else { (place == b).then_some(a) }
    }
}

impl Place {
    /// Where all figures begin.
    pub fn start() -> Place {
        Place::all().find(|place| place.print().kind == Kind::Start).unwrap_or(Place(0))
    }

    /// All cities.
    pub fn cities() -> impl Iterator<Item = Place> {
        Place::all().filter(|place| place.print().kind == Kind::City)
    }

    /// All oases.
    pub fn oases() -> impl Iterator<Item = Place> {
        Place::all().filter(|place| place.print().kind == Kind::Oasis)
    }

    /// The ways that begin here, with where they lead.
    pub fn ways(self) -> impl Iterator<Item = (Way, Place)> {
        data().ways[self.index()].iter().map(|(way, to)| (Way(*way), Place(*to)))
    }
}
