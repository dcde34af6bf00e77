//! Positions for tests of games: laid out piece by piece by the game, played on by paths of tokens, looked at by what is
//! asked and told.

use serde::Serialize;
use serde_json::Value;

use super::text::Mute;
use super::{
    Asked, Chance, Checked, Dice, Drawing, Footer, Glimpse, Menu, Of, Path, Public, Questions, Rules, Scripted, Seat,
    Seed, Sheet, Sign, Surveyed, Table, Trace, Turn, Window, Wording,
};

/// A field of a view, as `seats.hand`, and how it is changed.
pub(crate) type Change<G> = (&'static str, fn(&mut <G as Rules>::View));

/// Sees to it that a view is read out field by field: each change alters what is read, and a field that is neither changed
/// nor `silent`, since no picture shows it, is not there.
pub(crate) fn read_whole<G: Drawing>(view: &G::View, changes: &[Change<G>], silent: &[&str])
where
    G::View: Clone + Serialize,
{
    for (name, change) in changes {
        let mut changed = view.clone();
        change(&mut changed);
        assert_ne!(G::read(&changed), G::read(view), "{name} is not read");
    }
    let known: Vec<&str> = changes.iter().map(|(name, _)| *name).chain(silent.iter().copied()).collect();
    let mut fields = Vec::new();
    list_fields(&serde_json::to_value(view).unwrap(), "", &mut fields);
    for field in fields {
        let above = |name: &&str| field == **name || field.starts_with(&format!("{name}."));
        assert!(known.iter().any(above), "nobody has thought of {field}");
    }
}

fn list_fields(value: &Value, at: &str, fields: &mut Vec<String>) {
    match value {
        Value::Array(all) if !all.is_empty() => all.iter().for_each(|one| list_fields(one, at, fields)),
        Value::Object(all) if !all.is_empty() => {
            let below = |name: &String| if at.is_empty() { name.clone() } else { format!("{at}.{name}") };
            all.iter().for_each(|(name, one)| list_fields(one, &below(name), fields));
        }
        _ => fields.push(at.to_owned()),
    }
}

/// A position in the making, or being played.
pub(crate) struct Position<G: Questions> {
    pub(crate) table: Of<G>,
    /// What holds before and after every move. What a rule needs may be laid out without a game that could have led there.
    check: fn(&G) -> Checked,
    chance: Dice,
    /// What is rolled next, before chance takes over.
    script: Vec<u32>,
    /// The events of the last move.
    pub(crate) events: Vec<G::Event>,
    /// What everybody was told of them, by key.
    pub(crate) told: Vec<String>,
}

/// Tokens with spaces between, as a path.
pub(crate) fn path(words: &str) -> Path {
    words.split_whitespace().map(str::to_owned).collect()
}

fn tokens(menu: Menu) -> String {
    menu.offers.into_iter().map(|offer| offer.token).collect::<Vec<_>>().join(" ")
}

impl<G: Wording + Drawing> Position<G> {
    /// A position in which `check` holds and goes on holding.
    pub(crate) fn of(game: G, check: fn(&G) -> Checked) -> Position<G> {
        let chance = Dice::for_step(Seed::from_number(1), 1);
        Position { table: Of(game), check, chance, script: Vec::new(), events: Vec::new(), told: Vec::new() }
    }

    /// The position itself.
    pub(crate) fn game(&self) -> &G {
        &self.table.0
    }

    /// The position itself, to change it.
    pub(crate) fn change(&mut self) -> &mut G {
        &mut self.table.0
    }

    /// A copy that can go another way.
    pub(crate) fn fork(&self) -> Position<G> {
        let chance = Dice::for_step(Seed::from_number(2), 2);
        Position { chance, script: self.script.clone(), ..Position::of(self.game().clone(), self.check) }
    }

    /// What dice show that are rolled next.
    pub(crate) fn rolls(mut self, values: &[u32]) -> Self {
        self.script = values.iter().map(|value| value - 1).collect();
        self
    }

    /// Plays a move and sees to it that the position after it can be; questions with one answer are answered.
    pub(crate) fn play(mut self, seat: u8, words: &str) -> Self {
        assert_eq!((self.check)(self.game()), Ok(()), "before {words}");
        let (seat, way) = (Seat(seat), path(words));
        let whole = Surveyed::by(seat, &self.table).ready(&way);
        let whole = whole.unwrap_or_else(|| panic!("{words}: {:?}", self.table.ask(seat, &way)));
        let mv = self.table.legal(seat, &whole).unwrap();
        let mut script = Scripted::of(std::mem::take(&mut self.script));
        self.events = self.table.0.apply(seat, &mv, &mut Then(&mut script, &mut self.chance));
        // What was not rolled yet is rolled later.
        while script.left() > 0 {
            self.script.push(script.below(6));
        }
        let public = self.events.iter().filter_map(|event| G::tell(event, super::Viewer::Public));
        self.told = public.map(|text| text.key.to_string()).collect();
        assert_eq!((self.check)(self.game()), Ok(()), "after {words}");
        self
    }

    /// Plays several moves, each with its seat before it: `0 role builder, 0 pass`.
    pub(crate) fn moves(self, moves: &str) -> Self {
        moves.split(',').map(str::trim).fold(self, |position, one| {
            let (seat, words) = one.split_once(' ').unwrap();
            position.play(seat.parse().unwrap(), words)
        })
    }

    /// Plays several moves of one seat, with commas between.
    pub(crate) fn steps(self, seat: u8, moves: &str) -> Self {
        moves.split(',').fold(self, |position, one| position.play(seat, one))
    }

    /// The tokens offered after a path, with spaces between; `ready`, or the key of the reason why it is refused.
    pub(crate) fn offers(&self, seat: u8, words: &str) -> String {
        match self.table.ask(Seat(seat), &path(words)) {
            Asked::One(menu) | Asked::Several { menu, .. } => tokens(menu),
            Asked::Ready => "ready".to_owned(),
            Asked::No(refusal) => refusal.0.key.to_string(),
        }
    }

    /// Whether a token is offered after a path.
    pub(crate) fn is_offered(&self, seat: u8, words: &str, token: &str) -> bool {
        self.offers(seat, words).split(' ').any(|offered| offered == token)
    }

    /// The key of the reason why a path is refused.
    pub(crate) fn refusal(&self, seat: u8, words: &str) -> String {
        match self.table.ask(Seat(seat), &path(words)) {
            Asked::No(refusal) => refusal.0.key.to_string(),
            other => panic!("{words} is not refused: {other:?}"),
        }
    }

    /// Who must decide.
    pub(crate) fn awaited(&self) -> Vec<u8> {
        self.game().awaiting().iter().map(|seat| seat.0).collect()
    }
}

/// Plays a random game and sees to it that each change of a board from one step to the next is drawn on some sheet, unless
/// something that stands there now covers it.
pub(crate) fn every_change_is_drawn<G: Wording + Drawing>(seats: u8, covered: impl Fn(&G::View, &G::Spot) -> bool) {
    let seed = Seed::from_number(u64::from(seats));
    let (mut luck, mut guide) = (Dice::for_step(seed, 1), Dice::for_step(seed, 2));
    let mut game = G::setup(&G::Options::default(), seats, None, &mut luck).map_err(|why| why.0.key).unwrap();
    while let Some(seat) = game.awaiting().first() {
        let before = Public::of(&game);
        let (_, mv) = super::wander(&game, seat, &mut guide).unwrap();
        game.apply(seat, &mv, &mut luck);
        let after = Public::of(&game);
        if game.awaiting().is_empty() {
            break;
        }
        for change in G::changes(&before, &after) {
            if change.sign == Sign::Renewed || covered(&after, &change.spot) {
                continue;
            }
            let trace = Trace::only(seat, change.clone());
            let boards =
                [Sheet::Board(0), Sheet::Board(1)].into_iter().chain((0..seats).map(|seat| Sheet::Of(Seat(seat))));
            let draw = |sheet| G::scene(&after, sheet, None, &[], &Footer::default(), &trace, &Mute).fresh().len();
            assert!(boards.map(draw).any(|fresh| fresh > 0), "{change:?}");
        }
    }
}

/// Plays a random game and counts once more, in the plainest way, what a trace over a few steps tells. `tally` counts in what
/// everybody sees of a seat, as data: each number with the beginning of the name of the spots that tell how it changed.
pub(crate) fn every_change_is_counted<G>(seats: u8, tally: impl Fn(&Value, usize) -> Vec<(String, i64)>)
where
    G: Wording + Drawing,
    G::View: Serialize,
{
    let seed = Seed::from_number(90 + u64::from(seats));
    let (mut luck, mut guide) = (Dice::for_step(seed, 1), Dice::for_step(seed, 2));
    let mut game = G::setup(&G::Options::default(), seats, None, &mut luck).map_err(|why| why.0.key).unwrap();
    let counted = |view: &G::View| {
        let view = serde_json::to_value(view).unwrap();
        (0..usize::from(seats)).flat_map(|seat| tally(&view, seat)).collect::<Vec<_>>()
    };
    let mut seen: Vec<(Turn, Vec<(String, i64)>)> = Vec::new();
    let mut told = 0;
    while let Some(seat) = game.awaiting().first() {
        let now = Public::of(&game);
        let after = counted(&now);
        for (at, (_, before)) in seen.iter().enumerate() {
            let turns = seen[at..].iter().map(|(turn, _)| turn.clone()).collect();
            let trace = Trace::of::<G>(&Window { turns, own: None, most: usize::MAX }, &now, G::changes);
            for ((name, before), (_, after)) in before.iter().zip(&after) {
                let of = trace.spots().filter(|(spot, _)| format!("{spot:?}").starts_with(name.as_str()));
                let by: i64 = of.map(|(_, sign)| by(sign)).sum();
                assert_eq!(by, after - before, "{name}, {} steps ago", seen.len() - at);
                told += i64::from(by != 0);
            }
        }
        seen.push((Turn { seat: Some(seat), before: Glimpse::of(&game), ways: Vec::new() }, after));
        seen.drain(..seen.len().saturating_sub(3));
        let (_, mv) = super::wander(&game, seat, &mut guide).unwrap();
        game.apply(seat, &mv, &mut luck);
    }
    assert!(told > 50, "too little happened");
}

/// By how much more there is after such a change.
fn by<S>(sign: &Sign<S>) -> i64 {
    match sign {
        Sign::Placed => 1,
        Sign::Gone => -1,
        Sign::Count(by) | Sign::Points(by) => i64::from(*by),
        Sign::Replaced | Sign::Renewed | Sign::Moved(..) => 0,
    }
}

/// Dice show what was written down, then what chance says; so it is with all but dice.
struct Then<'a>(&'a mut Scripted, &'a mut Dice);

impl Chance for Then<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if n == 6 && self.0.left() > 0 { self.0.below(n) } else { self.1.below(n) }
    }
}
