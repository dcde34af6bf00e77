//! A game that consists of nothing but its questions: a tree of them, written down in the test. One seat, one move.

use std::fmt::{Display, Formatter};
use std::str::FromStr;
use std::sync::Mutex;

use guildhall::rules::{
    Asking, Chance, Change, Choice, Drawing, Face, Fault, Footer, Key, Legal, OUTCOME, Of, Public, Questions, Refusal,
    Rules, Scales, Seat, Seats, Setting, Several, Sheet, Standing, Step, Stop, Text, Tongue, Topic, Trace, Verb,
    Viewer, Walk, Wording,
};
use guildhall::scene::{Area, Label, Scene, Style};
use serde::{Deserialize, Serialize};

/// What is asked, and what follows each answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// Pick one; each offer has what it leads to.
    One(&'static str, Vec<(Offer, Node)>),
    /// Pick some of them, at least and at most so many; then comes this.
    Some(&'static str, Vec<Offer>, usize, usize, Box<Node>),
    /// The move is complete, and can be taken back.
    Ready,
    /// The move is complete, and does this.
    Done(Deed),
    /// A pick that people try and that is refused for this reason.
    Barred(&'static str),
}

/// What a move does.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Deed {
    /// Whether it draws.
    pub draws: bool,
    /// Whether it shows what was hidden.
    pub shows: bool,
    /// How much it pays.
    pub pays: u32,
}

impl Deed {
    /// Of a move that chose some in this slot: `drawn` draws, `shown` shows.
    fn of_slot(slot: &str) -> Deed {
        Deed { draws: slot == "drawn", shows: slot == "shown", pays: 0 }
    }
}

/// An option: token, label and note.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer(pub &'static str, pub &'static str, pub &'static str);

/// The option `token|label|note`; the label is the token and the note empty where they are left out.
pub fn offer(text: &'static str) -> Offer {
    let mut parts = text.split('|');
    let token = parts.next().unwrap_or_default();
    Offer(token, parts.next().unwrap_or(token), parts.next().unwrap_or_default())
}

/// Pick one of these, each leading on.
pub fn one(slot: &'static str, offers: Vec<(&'static str, Node)>) -> Node {
    Node::One(slot, offers.into_iter().map(|(text, node)| (offer(text), node)).collect())
}

/// Pick one of these, each completing the move.
pub fn last(slot: &'static str, offers: &[&'static str]) -> Node {
    one(slot, offers.iter().map(|text| (*text, Node::Ready)).collect())
}

/// Pick some of these, completing the move.
pub fn some(slot: &'static str, offers: &[&'static str], min: usize, max: usize) -> Node {
    let offers = offers.iter().map(|text| offer(text)).collect();
    Node::Some(slot, offers, min, max, Box::new(Node::Done(Deed::of_slot(slot))))
}

static TREES: Mutex<Vec<&'static Node>> = Mutex::new(Vec::new());

/// A table that asks this.
pub fn table(tree: Node) -> Of<Menus> {
    let mut trees = TREES.lock().expect("no test holds it");
    trees.push(Box::leak(Box::new(tree)));
    Of(Menus { tree: trees.len() - 1, purse: 9 })
}

fn tree(at: usize) -> &'static Node {
    TREES.lock().expect("no test holds it")[at]
}

/// The game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Menus {
    tree: usize,
    purse: u32,
}

/// A pick is its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick(&'static str);

impl Display for Pick {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl FromStr for Pick {
    type Err = ();

    fn from_str(token: &str) -> Result<Self, ()> {
        Ok(Pick(Box::leak(token.to_owned().into_boxed_str())))
    }
}

/// What was answered last, and the question that is asked now.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    one: Option<Pick>,
    some: Option<Several<Pick>>,
    node: Option<&'static Node>,
}

impl Rules for Menus {
    const ID: &'static str = "menus";
    const COMMAND: &'static str = "menus";
    const RULES_VERSION: u16 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 1..=1;
    const LONGEST: usize = 1;
    const VERBS: &'static [Verb] = &[];
    const SETTINGS: &'static [Setting] = &[];
    const COMPARED: &'static [&'static str] = &["fare"];
    const LASTING: &'static [&'static str] = &["estate"];
    const DECLINING: &'static [&'static str] = &["pass", "skip"];

    type Options = ();
    type Pick = Pick;
    type Event = Deed;
    type View = usize;
    type Weights = ();

    fn setup(_: &(), _: u8, _: Option<Seat>, _: &mut dyn Chance) -> Result<Self, Refusal> {
        Ok(Menus { tree: 0, purse: 9 })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn awaiting(&self) -> Seats {
        Seats::all(1)
    }

    fn reveals(deed: &Deed) -> bool {
        deed.shows
    }

    fn purse(&self, _: Seat) -> Vec<u32> {
        vec![self.purse]
    }

    fn view(&self, _: Viewer) -> usize {
        self.tree
    }

    fn reimagine(&mut self, _: Seats, _: &mut dyn Chance) {}

    fn standing(&self) -> Option<Standing> {
        None
    }

    fn scales() -> &'static Scales<()> {
        &Scales { greedy: (), normal: () }
    }

    fn prospects(&self, _: Seat, (): &()) -> i32 {
        0
    }

    fn check(&self) -> Result<(), Fault> {
        Ok(())
    }
}

impl Questions for Menus {
    type Move = Deed;
    type Draft = Draft;
    type Bar = &'static str;
    type Seen<'a> = &'static Node;

    fn seen(&self, _: Seat) -> &'static Node {
        tree(self.tree)
    }

    fn ask(at: &&'static Node, walk: &mut Walk<'_, Self>) -> Step<Deed, Self> {
        let mut node = *at;
        loop {
            walk.keep(Key { slot: "", place: |draft| &mut draft.node }, node);
            node = match node {
                Node::One(slot, offers) => {
                    let next = |pick: Pick| offers.iter().find(|(offer, _)| offer.0 == pick.0).map(|(_, node)| node);
                    let barred = |pick| if let Some(Node::Barred(why)) = next(pick) { Some(*why) } else { None };
                    let all = || offers.iter().map(|(offer, _)| Pick(offer.0));
                    let legal = all().filter(|pick| barred(*pick).is_none());
                    let pick = walk.one(Key { slot, place: |draft| &mut draft.one }, legal, all(), barred)?;
                    next(pick).ok_or(Stop::No(None))?
                }
                Node::Some(slot, offers, min, max, next) => {
                    let legal = offers.iter().map(|offer| Pick(offer.0));
                    walk.several(Key { slot, place: |draft| &mut draft.some }, legal, (*min, *max), [], |_| None)?;
                    next
                }
                Node::Ready => return Ok(Deed::default()),
                Node::Done(deed) => return Ok(*deed),
                Node::Barred(why) => return Err(Stop::No(Some(*why))),
            };
        }
    }

    fn apply(&mut self, _: Seat, deed: &Legal<Deed>, chance: &mut dyn Chance) -> Vec<Deed> {
        self.purse -= deed.pays;
        if deed.draws {
            chance.below(6);
        }
        vec![**deed]
    }
}

impl Wording for Menus {
    fn prompt(_: &usize, asking: &Asking<Self>) -> Text {
        Text::of(format!("{}?", asking.slot))
    }

    fn label(_: &usize, asking: &Asking<Self>, pick: Pick) -> Choice {
        let offer = match asking.draft.node {
            Some(Node::One(_, offers)) => offers.iter().map(|(offer, _)| offer).find(|offer| offer.0 == pick.0),
            Some(Node::Some(_, offers, ..)) => offers.iter().find(|offer| offer.0 == pick.0),
            _ => None,
        };
        let Some(Offer(_, label, note)) = offer else { return Choice::of(Text::of("?")) };
        let (name, outcome) = label.split_once(OUTCOME).map_or((*label, None), |(name, cost)| (name, Some(cost)));
        let outcome = outcome.map(Text::of);
        Choice { outcome, ..Choice::of(Text::of(name)) }.noted((!note.is_empty()).then(|| Text::of(*note)))
    }

    fn reason(bar: &&'static str) -> Text {
        Text::of(*bar)
    }

    fn sheet(_: &usize, _: Option<&Asking<Self>>) -> Sheet {
        Sheet::Own
    }
}

impl Drawing for Menus {
    type Spot = ();

    fn changes(_: &Public<Self>, _: &Public<Self>) -> Vec<Change<()>> {
        Vec::new()
    }

    /// The picture has a place for every pick that begins with `hex`.
    fn scene(
        _: &usize,
        _: Sheet,
        _: Option<&Asking<Self>>,
        offers: &[(char, Pick)],
        _: &Footer,
        _: &Trace<()>,
        _: &dyn Tongue,
    ) -> Scene {
        let mut scene = Scene::new(1, 1);
        for (letter, _) in offers.iter().filter(|(_, pick)| pick.0.starts_with("hex")) {
            scene.marks.label(Label::new(letter.to_string(), Area::default(), Style::Figure).tagging());
        }
        scene
    }
}

impl Face for Menus {
    fn tell(_: &Deed, _: Viewer) -> Option<Text> {
        None
    }

    fn duty(_: &usize, _: Seat) -> Text {
        Text::of("choose")
    }

    fn stage(_: &usize) -> Text {
        Text::of("the only one")
    }

    fn describe(_: &usize, _: Sheet) -> Vec<Text> {
        vec![]
    }

    fn own(_: &usize) -> Vec<Text> {
        vec![]
    }

    fn scores(_: &usize) -> Vec<Text> {
        vec![]
    }

    fn topics() -> Vec<Topic> {
        vec![]
    }
}
