//! What a viewer is shown, offered and told depends on nothing that the viewer cannot know.
//!
//! Positions are compared that differ only in what a viewer cannot know, and moves that the viewer cannot tell
//! apart by what lies on the table afterwards.

use guildhall::bots::Level;
use guildhall::rules::{
    Arg, Dice, Footer, Guide, Past, Path, Played, Round, Seat, Seats, Seed, Sheet, Table, Text, Tongue, Viewer,
};
use guildhall::scene::Scene;
use serde_json::Value;

use super::{Exam, Kept, breach, demand};

/// So many legal paths are compared with the chosen one.
const RIVALS: usize = 3;

/// Speaks in keys and arguments, so that nothing is lost in words.
struct Keys;

impl Tongue for Keys {
    fn say(&self, text: &Text) -> String {
        let args = text.args.iter().map(|(name, arg)| match arg {
            Arg::Text(inner) => format!("{name}={}", self.say(inner)),
            other => format!("{name}={other:?}"),
        });
        format!("{}({})", text.key, args.collect::<Vec<_>>().join(","))
    }

    fn name(&self, seat: Seat) -> String {
        format!("seat{}", seat.0)
    }
}

/// All that a viewer is shown of a position, but for pictures.
#[derive(Debug, PartialEq)]
struct Shown {
    awaiting: Vec<Seat>,
    view: Value,
    public: Value,
    texts: Vec<Vec<Text>>,
    round: Option<Round>,
    offered: (Vec<Path>, bool),
    over: bool,
}

fn shown(table: &dyn Table, viewer: Viewer) -> Shown {
    let seats = || (0..table.seats()).map(Seat);
    let mut texts = vec![vec![table.stage()], seats().map(|seat| table.duty(seat)).collect(), table.scores()];
    texts.extend(sheets(table.seats()).map(|sheet| table.describe(viewer, sheet)));
    texts.extend(table.read(viewer).into_iter().map(|part| [vec![part.head], part.lines].concat()));
    texts.extend(viewer.seat().map(|seat| table.own(seat)));
    Shown {
        awaiting: table.awaiting().iter().collect(),
        view: table.view_json(viewer),
        public: table.view_json(Viewer::Public),
        texts,
        round: table.round(),
        offered: viewer.seat().map(|seat| table.paths(seat, 40)).unwrap_or_default(),
        over: table.standing().is_some(),
    }
}

fn sheets(seats: u8) -> impl Iterator<Item = Sheet> {
    [Sheet::Board(0), Sheet::Board(1), Sheet::Own].into_iter().chain((0..seats).map(|seat| Sheet::Of(Seat(seat))))
}

pub fn scenes(table: &dyn Table, viewer: Viewer, footer: &Footer) -> Vec<Scene> {
    sheets(table.seats()).map(|sheet| table.scene(viewer, sheet, &[], &[], footer, &Keys)).collect()
}

/// The chance that a tried move gets: the same wherever it is tried.
fn luck() -> Dice {
    Dice::for_step(Seed::from_number(77), 7)
}

impl Exam {
    /// Examines what is seen here, and of the move that `seat` is going to make: by that seat, and by somebody else.
    pub fn secrets(&mut self, seat: Seat, path: &Path) -> Kept {
        let seats = self.table().seats();
        let others: Vec<Viewer> = Viewer::all(seats).filter(|viewer| !viewer.is(seat)).collect();
        for viewer in [Viewer::Seat(seat), others[self.whim.one(others.len())]] {
            let mut other = self.table().fork();
            other.reimagine(viewer.seats(), &mut self.whim);
            self.imagined |= other.save() != self.table().save();
            let fault = other.check().err();
            demand("imagine", fault.is_none(), || format!("an impossible position for {viewer:?}: {fault:?}"))?;
            self.looks_alike(viewer, &*other)?;
            self.imagines_alike(viewer, &*other)?;
            if viewer.is(seat) {
                self.leads_alike(seat, path, other)?;
            }
        }
        self.knows_together()?;
        self.tells_no_secret(seat, path)
    }

    /// What all seats together know stays for each of them, where a game goes on from here with everything else drawn anew.
    fn knows_together(&mut self) -> Kept {
        let seats = self.table().seats();
        let mut other = self.table().fork();
        other.reimagine(Seats::all(seats), &mut self.whim);
        let fault = other.check().err();
        demand("imagine", fault.is_none(), || format!("an impossible position for all together: {fault:?}"))?;
        let same = Viewer::all(seats).all(|viewer| other.view_json(viewer) == self.table().view_json(viewer));
        demand("imagine", same, || "what all together imagine is not what each of them knows".into())
    }

    /// Nothing shown gives away which of the two positions is the true one.
    fn looks_alike(&mut self, viewer: Viewer, other: &dyn Table) -> Kept {
        let (here, there) = (shown(self.table(), viewer), shown(other, viewer));
        let shows = |what: &str| format!("{viewer:?} sees in {what} what they cannot know");
        demand("leak", here.awaiting == there.awaiting && here.over == there.over, || shows("who is awaited"))?;
        demand("leak", here.view == there.view, || shows("the view"))?;
        demand("leak", here.public == there.public, || shows("the public view"))?;
        demand("leak", here.texts == there.texts, || shows("texts"))?;
        demand("leak", here.offered == there.offered, || shows("what is offered"))?;
        let tips = |table: &dyn Table| viewer.seat().map(|seat| table.tips(seat, &[]));
        demand("leak", tips(self.table()) == tips(other), || shows("tips"))?;
        if self.whim.one(4) == 0 {
            let past = Some(Past { of: 9, parts: vec![(3, "2".to_owned())] });
            // What the areas of a picture are called is no secret either.
            for footer in [Footer { named: true, ..Footer::default() }, Footer { past, ..Footer::default() }] {
                let same = scenes(self.table(), viewer, &footer) == scenes(other, viewer, &footer);
                demand("leak", same, || shows("pictures"))?;
            }
        }
        Ok(())
    }

    /// What is imagined depends on what is known and on chance, so that no bot can learn more from imagining.
    fn imagines_alike(&mut self, viewer: Viewer, other: &dyn Table) -> Kept {
        let imagined = |table: &dyn Table| {
            let mut imagined = table.fork();
            imagined.reimagine(viewer.seats(), &mut luck());
            imagined.save()
        };
        let same = imagined(self.table()) == imagined(other);
        demand("imagine", same, || format!("what {viewer:?} imagines depends on what they cannot know"))?;
        let Some(seat) = viewer.seat().filter(|_| self.whim.one(8) == 0) else { return Ok(()) };
        let decides = |table: &dyn Table| Level::Normal.decide(table, seat, Seed::from_number(5), self.play.step());
        demand("bots", decides(self.table()) == decides(other), || format!("a bot on {seat:?} knows too much"))
    }

    /// A move that draws and reveals nothing tells its maker nothing new, and whether it is one is known before.
    fn leads_alike(&self, seat: Seat, path: &Path, mut other: Box<dyn Table>) -> Kept {
        let mut here = self.table().fork();
        let played = (here.play(seat, path, &mut luck()), other.play(seat, path, &mut luck()));
        let (Ok(a), Ok(b)) = played else { return breach("leak", format!("{path:?}: {played:?}")) };
        let known = a.is_final == b.is_final;
        demand("taint", known, || format!("whether {path:?} is final depends on what {seat:?} cannot know"))?;
        if a.is_final {
            return Ok(());
        }
        let viewer = Viewer::Seat(seat);
        let told = |played: &Played| played.told.iter().map(|told| told.to(viewer).cloned()).collect::<Vec<_>>();
        demand("taint", told(&a) == told(&b), || format!("{path:?} tells {seat:?} what they cannot know"))?;
        let same = here.view_json(viewer) == other.view_json(viewer);
        demand("taint", same, || format!("{path:?} shows {seat:?} what they cannot know"))
    }

    /// Two moves that draw and reveal nothing and leave the same to be seen are told to the others in the same words.
    fn tells_no_secret(&mut self, seat: Seat, path: &Path) -> Kept {
        let mut chosen = self.table().fork();
        let Ok(told) = chosen.play(seat, path, &mut luck()) else { return Ok(()) };
        if told.is_final {
            return Ok(());
        }
        for _ in 0..RIVALS {
            let table = self.play.table();
            let Some(rival) = table.wander(seat, &mut self.whim) else { return Ok(()) };
            let mut other = self.table().fork();
            let Ok(rival_told) = other.play(seat, &rival, &mut luck()) else { return Ok(()) };
            for viewer in Viewer::all(self.table().seats()).filter(|viewer| !viewer.is(seat)) {
                if rival_told.is_final || chosen.view_json(viewer) != other.view_json(viewer) {
                    continue;
                }
                let words = |p: &Played| p.told.iter().filter_map(|told| told.to(viewer).cloned()).collect::<Vec<_>>();
                let (a, b) = (words(&told), words(&rival_told));
                demand("told", a == b, || format!("{viewer:?} can tell {path:?} from {rival:?}: {a:?} {b:?}"))?;
            }
        }
        Ok(())
    }
}
