//! Positions for tests of games: laid out piece by piece by the game, played on by paths of tokens, looked at by what is
//! asked and told.

use super::text::Mute;
use super::{
    Asked, Chance, Checked, Dice, Drawing, Footer, Menu, Of, Path, Public, Questions, Scripted, Seat, Seed, Sheet,
    Sign, Surveyed, Table, Trace, Wording,
};

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

/// Plays a random game and sees to it that each change of a board from one step to the next is drawn on some sheet.
pub(crate) fn every_change_is_drawn<G: Wording + Drawing>(seats: u8) {
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
            if change.sign == Sign::Renewed {
                continue;
            }
            let trace = Trace::only(seat, change.clone());
            let boards =
                [Sheet::Board(0), Sheet::Board(1)].into_iter().chain((0..seats).map(|seat| Sheet::Of(Seat(seat))));
            let draw = |sheet| G::scene(&after, sheet, None, &[], &Footer::default(), &trace, &Mute).fresh();
            assert!(boards.map(draw).any(|fresh| fresh > 0), "{change:?}");
        }
    }
}

/// Dice show what was written down, then what chance says; so it is with all but dice.
struct Then<'a>(&'a mut Scripted, &'a mut Dice);

impl Chance for Then<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if n == 6 && self.0.left() > 0 { self.0.below(n) } else { self.1.below(n) }
    }
}
