//! What no rules ever offered: it is refused and changes nothing, whatever it is.

use guildhall::rules::{Asked, Dice, Guide, Path, Seat, Seed};

use super::{Exam, Kept, demand};

/// Answers nobody was offered: nonsense, odd forms, and tokens of other games.
const NONSENSE: [&str; 22] = [
    "",
    "-",
    "+",
    "--",
    "+-",
    "a+",
    "+a",
    "a+a",
    "nonsense",
    "NONSENSE",
    "0",
    "-1",
    "99999999999999999999",
    "library",
    "h12",
    "die-a",
    "knight",
    "castle+castle",
    "őű\u{301}\u{202e}",
    "a b\nc",
    "\0",
    "keep+swap",
];

impl Exam {
    /// Tries mutated and invented paths. Whatever `ask` does not call ready is refused, and leaves no trace either
    /// in the table that was asked or in the one that refused.
    pub fn garbage(&mut self, seat: Seat) -> Kept {
        let before = self.table().save();
        let mut tried = self.table().fork();
        for path in self.inventions(seat) {
            let asked = self.table().ask(seat, &path);
            let mut dice = Dice::for_step(Seed::from_number(1), 1);
            if asked == Asked::Ready {
                let legal = self.table().fork().play(seat, &path, &mut dice).is_ok();
                demand("ready", legal, || format!("{path:?} was called ready"))?;
                continue;
            }
            let refused = tried.play(seat, &path, &mut dice).err();
            demand("refusals", refused.is_some(), || format!("{path:?} was played, though never offered"))?;
            self.asked_wording(&path, &asked)?;
            refused.iter().try_for_each(|why| self.refusal_wording(why))?;
            self.table().shadows(seat, &path);
            self.table().sheet(seat, &path);
        }
        let path = self.table().wander(seat, &mut Dice::for_step(Seed::from_number(2), 2)).unwrap_or_default();
        for other in (0..=self.table().seats()).map(Seat).filter(|other| !self.table().awaiting().has(*other)) {
            let refused = tried.play(other, &path, &mut Dice::for_step(Seed::from_number(1), 1)).is_err();
            demand("refusals", refused, || format!("{other:?} was let in with {path:?}"))?;
        }
        demand("refusals", tried.save() == before, || "a refused move changed the table".into())?;
        demand("refusals", self.table().save() == before, || "asking changed the table".into())
    }

    fn inventions(&mut self, seat: Seat) -> Vec<Path> {
        let mut paths: Vec<Path> = vec![vec![], vec!["x".repeat(5000)], vec!["keep".into(); 300]];
        for _ in 0..3 {
            let table = self.play.table();
            let Some(legal) = table.wander(seat, &mut self.whim) else { continue };
            let at = self.whim.one(legal.len());
            let word = NONSENSE[self.whim.one(NONSENSE.len())].to_owned();
            paths.push(legal[..at].to_vec());
            paths.push(legal.iter().chain([&word]).cloned().collect());
            paths.push(with(&legal, at, word.clone()));
            paths.push(with(&legal, at, legal[at].to_uppercase()));
            paths.push(with(&legal, at, format!("{0}+{0}", legal[at])));
            paths.push(with(&legal, at, legal[self.whim.one(legal.len())].clone()));
            paths.push(vec![word; 1 + self.whim.one(3)]);
        }
        paths
    }
}

fn with(path: &Path, at: usize, element: String) -> Path {
    let mut path = path.clone();
    path[at] = element;
    path
}
