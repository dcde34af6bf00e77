//! What is printed on the pies, read once from the assets. No rule stands here.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::games::file;
use crate::rules::{Bag, Fault, Part, must, named};

named! {
    /// The kinds of fruit, in the order in which hands are sorted.
    pub enum Fruit {
        Apple "apple",
        Pear "pear",
        Plum "plum",
        Cherry "cherry",
    }
}

named! {
    /// The pies; there is one of each.
    pub enum Pie {
        Dumpling "dumpling",
        Pancake "pancake",
        Turnover "turnover",
        Tart "tart",
        Crumble "crumble",
        Strudel "strudel",
        Flan "flan",
        Cake "cake",
    }
}

/// Some fruit: how many of each kind.
pub type Basket = Bag<{ Fruit::ALL.len() }>;

/// What is printed on a pie.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Print {
    /// Which pie it is.
    pub id: Pie,
    /// How much fruit it takes.
    pub cost: u8,
    /// What it brings.
    pub points: u8,
    /// The fruit that brings a point more (PD-7).
    pub best: Fruit,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// How many of each fruit there are.
    copies: u8,
    pie: Vec<Print>,
}

const PIES: Part =
    Part { game: "pie_day", file: "pies.toml", built_in: include_str!("../../../assets/games/pie_day/pies.toml") };

/// The component files.
pub const PARTS: &[Part] = &[PIES];

fn read(text: &str) -> Result<File, String> {
    let file: File = file::read(text)?;
    let in_order = file.pie.iter().map(|pie| pie.id).eq(Pie::ALL);
    if in_order { Ok(file) } else { Err(format!("not the {} pies, in their order", Pie::ALL.len())) }
}

/// Whether the game can be played with these pies.
pub fn check_parts(texts: &[&str]) -> Result<(), Fault> {
    let [pies] = texts else { return Err(Fault::of("files", "there is one")) };
    let file = read(pies).map_err(|why| Fault::of(PIES.file, why))?;
    must((3..=60).contains(&file.copies), PIES.file, "3 to 60 of each fruit")?;
    let is_sound = |pie: &Print| (1..=9).contains(&pie.cost) && pie.points <= 20;
    must(file.pie.iter().all(is_sound), PIES.file, "a cost of 1 to 9 and at most 20 points")
}

#[expect(clippy::expect_used, reason = "the file was checked: the built-in one by a test, any other at the start")]
static FILE: LazyLock<File> = LazyLock::new(|| read(PIES.text()).expect("checked"));

/// All the fruit there is.
pub fn harvest() -> Basket {
    Bag::of(Fruit::ALL.map(|_| FILE.copies))
}

impl Pie {
    /// What is printed on it.
    pub fn print(self) -> &'static Print {
        &FILE.pie[self as usize]
    }
}
