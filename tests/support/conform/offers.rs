//! What is offered: somebody who is awaited can do something, whatever is offered is legal, and it is well named.

use guildhall::rules::{Asked, Choice, Dice, Game, Guide, JOIN, Menu, NOTHING, Path, Refusal, Seat, Seed, Text, VERB};

use super::{Breach, Exam, Kept, breach, demand};

/// So many of the legal paths are played at each position.
const LEAVES: usize = 16;
/// So many walks through the questions are made at each position.
const WALKS: usize = 4;

impl Exam {
    /// Examines what every seat is offered. Gives a path for `seat`.
    pub fn offers(&mut self, seat: Seat) -> Result<Path, Breach> {
        let table = self.table();
        for other in (0..=table.seats()).chain([200]).map(Seat) {
            let (paths, _) = table.paths(other, 1);
            let asked = table.ask(other, &[]);
            let awaited = table.awaiting().has(other);
            demand("paths", awaited != paths.is_empty(), || format!("{other:?} awaited: {awaited}, {paths:?}"))?;
            demand("paths", awaited != matches!(asked, Asked::No(_)), || format!("{other:?}: {asked:?}"))?;
        }
        for _ in 0..WALKS {
            self.walk(seat)?;
        }
        self.leaves(seat)?;
        self.garbage(seat)?;
        let chosen = self.play.table().wander(seat, &mut self.whim);
        chosen.ok_or(Breach { duty: "paths", why: format!("{seat:?} got nowhere by chance") })
    }

    /// Every path that leads to a move is accepted.
    fn leaves(&mut self, seat: Seat) -> Kept {
        let (mut paths, complete) = self.table().paths(seat, LEAVES);
        if !complete {
            let table = self.play.table();
            paths.extend((0..LEAVES / 4).filter_map(|_| table.wander(seat, &mut self.whim)));
        }
        for (at, path) in paths.iter().enumerate() {
            let mut dice = Dice::for_step(Seed::from_number(at as u64), 9);
            let played = self.table().fork().play(seat, path, &mut dice);
            demand("ready", played.is_ok(), || format!("{path:?} was offered: {:?}", played.err()))?;
            let asked = self.table().ask(seat, path);
            demand("ready", asked == Asked::Ready, || format!("{path:?}: {asked:?}"))?;
        }
        Ok(())
    }

    /// One way down the questions as somebody who reads them takes it.
    fn walk(&mut self, seat: Seat) -> Kept {
        let mut path: Path = Vec::new();
        let mut slots: Vec<&str> = Vec::new();
        loop {
            let element = match self.table().ask(seat, &path) {
                Asked::One(menu) => {
                    self.menu(seat, &path, &menu, &mut slots)?;
                    menu.offers[self.whim.one(menu.offers.len())].token.clone()
                }
                Asked::Several { menu, min, max } => {
                    self.menu(seat, &path, &menu, &mut slots)?;
                    let sound = min <= max && max <= menu.offers.len() && max > 0;
                    demand("offers", sound, || format!("{min} to {max} of {} at {path:?}", menu.offers.len()))?;
                    self.some_of(&menu, min, max)
                }
                Asked::Ready => return Ok(()),
                Asked::No(why) => return breach("offers", format!("{path:?} was offered and leads nowhere: {why:?}")),
            };
            path.push(element);
        }
    }

    fn some_of(&mut self, menu: &Menu, min: usize, max: usize) -> String {
        let wanted = self.whim.count(min, max);
        let mut tokens: Vec<&str> = menu.offers.iter().map(|offer| &*offer.token).collect();
        while tokens.len() > wanted {
            tokens.remove(self.whim.one(tokens.len()));
        }
        if tokens.is_empty() { NOTHING.to_owned() } else { tokens.join(&JOIN.to_string()) }
    }

    /// Whoever picks what is not offered reads the same reason, whether one is asked for or several.
    fn says_why(&self, seat: Seat, path: &Path, barred: &str, why: Refusal) -> Kept {
        let path: Path = path.iter().cloned().chain([barred.to_owned()]).collect();
        let asked = self.table().ask(seat, &path);
        let same = asked == Asked::No(why);
        demand("shadows", same, || format!("{path:?} is refused for another reason: {asked:?}"))
    }

    fn menu<'a>(&self, seat: Seat, path: &Path, menu: &Menu, slots: &mut Vec<&'a str>) -> Kept
    where
        'static: 'a,
    {
        let here = || format!("{path:?} {menu:?}");
        demand("offers", !menu.offers.is_empty(), here)?;
        for (at, offer) in menu.offers.iter().enumerate() {
            demand("tokens", is_token(&offer.token), here)?;
            let before = &menu.offers[..at];
            demand("tokens", before.iter().all(|other| other.token != offer.token), here)?;
            for twin in before.iter().filter(|other| label(&other.choice) == label(&offer.choice)) {
                demand("labels", twin.choice == offer.choice, here)?;
                self.alike(seat, path, (&twin.token, &offer.token))?;
            }
        }
        slots.push(menu.slot);
        verbs(self.game, path, menu, slots)?;
        for (shadow, why) in self.table().shadows(seat, path) {
            let offered = menu.offers.iter().any(|offer| offer.token == shadow.token);
            demand("shadows", !offered, || format!("{path:?}: {shadow:?} is offered"))?;
            demand("tokens", is_token(&shadow.token), || format!("{path:?}: {shadow:?}"))?;
            let has_reason = why.0.key != "refused-not-offered";
            demand("shadows", has_reason, || format!("{path:?}: {shadow:?} is refused without a reason"))?;
            self.says_why(seat, path, &shadow.token, why)?;
        }
        self.menu_wording(seat, path, menu)
    }
}

impl Exam {
    /// What reads alike is alike: whichever of two is taken, the same is asked next but for which of them is left, or the
    /// same is told.
    fn alike(&self, seat: Seat, path: &Path, (one, other): (&str, &str)) -> Kept {
        let table = self.table();
        let with = |token: &str| {
            let element = match table.ask(seat, path) {
                Asked::Several { menu, min, .. } => {
                    let others = menu.offers.iter().map(|offer| &*offer.token);
                    let others = others.filter(|known| *known != one && *known != other).take(min.max(1) - 1);
                    let chosen: Vec<&str> = [token].into_iter().chain(others).collect();
                    chosen.join(&JOIN.to_string())
                }
                _ => token.to_owned(),
            };
            path.iter().cloned().chain([element]).collect::<Path>()
        };
        let (first, second) = (with(one), with(other));
        let (asked, likewise) = (table.ask(seat, &first), table.ask(seat, &second));
        let differ = || format!("{first:?} and {second:?} read alike: {asked:?} {likewise:?}");
        demand("alike", without_copies(&asked) == without_copies(&likewise), differ)?;
        if asked == Asked::Ready {
            let told = |path: &Path| {
                let played = table.fork().play(seat, path, &mut Dice::for_step(Seed::from_number(3), 9));
                played.map(|played| (played.told, played.is_final))
            };
            demand("alike", told(&first) == told(&second), differ)?;
        }
        Ok(())
    }
}

/// What stands on a button.
fn label(choice: &Choice) -> (&Text, &Option<Text>) {
    (&choice.name, &choice.outcome)
}

/// A question without telling copies apart: what it asks, how many, and how the offers read.
fn without_copies(asked: &Asked) -> String {
    let menu = |menu: &Menu| {
        let mut offers: Vec<String> = menu.offers.iter().map(|offer| format!("{:?}", offer.choice)).collect();
        offers.sort();
        format!("{} {:?} {offers:?}", menu.slot, menu.prompt)
    };
    match asked {
        Asked::One(one) => menu(one),
        Asked::Several { menu: some, min, max } => format!("{min}..{max} {}", menu(some)),
        Asked::Ready | Asked::No(_) => format!("{asked:?}"),
    }
}

/// The first question asks for a listed verb, the others are its slots in their order, each at most once.
fn verbs(game: &Game, path: &Path, menu: &Menu, slots: &[&str]) -> Kept {
    let here = || format!("{path:?} asks {slots:?}");
    let Some(verb) = path.first() else {
        let listed = |token: &String| game.verbs.iter().any(|verb| verb.name == token);
        demand("verbs", menu.slot == VERB, here)?;
        return demand("verbs", menu.offers.iter().all(|offer| listed(&offer.token)), || format!("{menu:?}"));
    };
    let Some(verb) = game.verbs.iter().find(|listed| listed.name == verb) else { return breach("verbs", here()) };
    let mut left = verb.slots.iter();
    demand("verbs", slots[1..].iter().all(|slot| left.any(|listed| listed == slot)), here)
}

fn is_token(token: &str) -> bool {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
    !token.is_empty() && token != NOTHING && token.chars().all(allowed)
}
