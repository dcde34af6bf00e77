//! A table as one seat surveys it: whatever is asked about a path, and however often, it is walked once.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::ops::Deref;
use std::rc::Rc;

use super::{Asked, Extent, Footer, Path, Seat, Sheet, Table, Tongue, Waypoint};
use crate::scene::Scene;

/// A table with where the paths lead that a seat has looked at so far.
pub struct Surveyed<'a> {
    table: &'a dyn Table,
    /// Who surveys it.
    pub seat: Seat,
    known: RefCell<BTreeMap<Path, Rc<Known<'a>>>>,
}

/// Where a path leads, and its question in words once somebody has read it.
struct Known<'a> {
    waypoint: Box<dyn Waypoint + 'a>,
    asked: OnceCell<Asked>,
}

impl<'a> Surveyed<'a> {
    /// The table as that seat surveys it, nothing of which is known yet.
    pub fn by(seat: Seat, table: &'a dyn Table) -> Self {
        Surveyed { table, seat, known: RefCell::default() }
    }

    fn at(&self, path: &[String]) -> Rc<Known<'a>> {
        let known = self.known.borrow().get(path).cloned();
        known.unwrap_or_else(|| {
            let waypoint = self.table.at(self.seat, path, Extent::Question);
            let known = Rc::new(Known { waypoint, asked: OnceCell::new() });
            self.known.borrow_mut().insert(path.to_vec(), known.clone());
            known
        })
    }

    /// What is asked after a path.
    pub fn ask(&self, path: &[String]) -> Asked {
        let known = self.at(path);
        known.asked.get_or_init(|| known.waypoint.asked()).clone()
    }

    /// The answer to the question after a path, if it has no other.
    pub fn only(&self, path: &[String]) -> Option<String> {
        self.at(path).waypoint.only()
    }

    /// The complete path to which a path leads if every question on the way has a single answer; `None` where something is
    /// left to choose, or cannot be.
    pub fn ready(&self, path: &[String]) -> Option<Path> {
        let mut path = path.to_vec();
        while let Some(only) = self.only(&path) {
            path.push(only);
        }
        self.at(&path).waypoint.is_move().then_some(path)
    }

    /// The picture that helps with the question after a path.
    pub fn sheet(&self, path: &[String]) -> Sheet {
        self.at(path).waypoint.sheet()
    }

    /// Whether the letters of the question after a path lie closely together on a map.
    pub fn is_close(&self, sheet: Sheet, path: &[String], offers: &[(char, String)], tongue: &dyn Tongue) -> bool {
        self.at(path).waypoint.is_close(sheet, offers, tongue)
    }

    /// A picture that goes with the question after a path, as [`Table::scene`] has it.
    pub fn scene(
        &self,
        sheet: Sheet,
        path: &[String],
        offers: &[(char, String)],
        footer: &Footer,
        tongue: &dyn Tongue,
    ) -> Scene {
        self.at(path).waypoint.scene(sheet, offers, footer, tongue)
    }
}

impl<'a> Deref for Surveyed<'a> {
    type Target = dyn Table + 'a;

    fn deref(&self) -> &Self::Target {
        self.table
    }
}
