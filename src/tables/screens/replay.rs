//! A moment of a game that is over: the board as it was, and the ways to other moments.

use crate::chat::{Button, Id, Moment, Replay, Request, Row, Select, SelectOption, eyes, limits};
use crate::record::{Play, Story, Turn};
use crate::rules::{Footer, Round, Seat, Sheet, Text, Tongue, Viewer};
use crate::store::Stage;
use crate::tables::log_lines;
use crate::tables::screen::{Ended, Meant, Screen, Shot, button};
use crate::tables::state::TableState;
use crate::words::Speaker;

use super::look_ups::dismiss;
use super::own_label;

/// What somebody looks back at.
pub struct LookBack<'a> {
    /// The table as it is now.
    pub state: &'a TableState,
    /// Its story.
    pub story: &'a Story,
    /// The seat of whoever looks.
    pub seat: Option<Seat>,
}

impl LookBack<'_> {
    /// The latest moment there is to see.
    pub fn last(&self) -> usize {
        self.state.open_step().max(self.story.first())
    }

    /// The moment to which that leads from another one.
    pub fn moment(&self, from: usize, to: Moment) -> usize {
        let (first, last) = (self.story.first(), self.last());
        let ends = || self.story.turns().iter().map(|turn: &Turn| turn.to);
        let moment = match to {
            Moment::First => first,
            Moment::Back => ends().filter(|end| *end < from).max().unwrap_or(first),
            Moment::On => ends().find(|end| *end > from).unwrap_or(last),
            Moment::Last => last,
            Moment::Mine => self.before_mine(),
            Moment::Here | Moment::Chosen | Moment::Shown | Moment::Eyes | Moment::PlayOn => from,
        };
        moment.clamp(first, last)
    }

    /// What whoever looks saw when they last decided; a watcher, how it was a round of turns ago.
    fn before_mine(&self) -> usize {
        let decided = self.seat.and_then(|seat| self.state.play.as_ref()?.before_last(seat));
        let turns = self.story.turns();
        let before = turns.len().saturating_sub(self.state.chairs.len());
        let round_ago = || turns.get(before).map_or(self.story.first(), |turn| turn.from);
        if self.seat.is_some() { decided.unwrap_or(self.story.first()) } else { round_ago() }
    }

    /// With whose eyes a moment can be seen: while the game goes on with one's own, of the time since one sits there; when
    /// it is over, with everybody's.
    pub fn eyes(&self, wanted: Viewer, step: usize) -> Viewer {
        let Some((seat, play)) = wanted.seat().zip(self.state.play.as_ref()) else { return Viewer::Public };
        let is_open = self.state.stage == Stage::Over && seat.index() < self.state.chairs.len();
        let is_own = self.seat == Some(seat) && step >= play.before_holder(seat);
        if is_open || is_own { wanted } else { Viewer::Public }
    }

    /// A moment, with the ways to others.
    pub fn screen(&self, step: usize, wanted: Replay, speaker: &Speaker) -> Option<Screen> {
        let eyes = self.eyes(wanted.eyes, step);
        let then = self.then(step)?;
        let sheet = match wanted.sheet {
            Sheet::Own if eyes != Viewer::Public => Sheet::Own,
            Sheet::Board(board) if usize::from(board) < then.table().boards().len().max(1) => Sheet::Board(board),
            _ => then.table().board(),
        };
        let shown = Replay { to: Moment::Here, sheet, eyes };
        let text = self.text(&then, eyes, &speaker.writing(crate::chat::escape));
        let shot = self.shot(&then, eyes, sheet, speaker);
        let screen = Screen { text, shot: Some(shot), ..Screen::default() };
        let screen = screen.row(self.ways(step, shown, speaker));
        let mut screen = self.choices(step, shown, speaker).into_iter().fold(screen, |mut screen, select| {
            screen.rows.push(Row::Select(select));
            screen
        });
        screen.rows.push(Row::Buttons(self.others(&then, shown, speaker)));
        let is_over = self.state.stage == Stage::Over && !then.is_over();
        let id = self.id(then.step(), shown.going(Moment::PlayOn));
        Some(if is_over { screen.row([button(id, speaker.word("button-play-on"))]) } else { screen })
    }

    /// What everybody is shown of a moment, under that line.
    pub fn shown(&self, step: usize, board: u8, line: &str, speaker: &Speaker) -> Option<Screen> {
        let then = self.then(step)?;
        let shot = self.shot(&then, Viewer::Public, Sheet::Board(board), speaker);
        Some(Screen { text: line.to_owned(), shot: Some(shot), ..Screen::default() })
    }

    /// After which step the round began that was typed: by its name, its mark or a part of its name.
    pub fn round(&self, typed: &str, tongue: &dyn Tongue) -> Option<usize> {
        let typed = typed.trim().to_lowercase();
        let rounds = || self.story.rounds().iter().filter(|_| !typed.is_empty());
        let name = |round: &Round| tongue.say(&round.name).to_lowercase();
        let named = || rounds().find(|(_, round)| name(round) == typed);
        let marked = || rounds().find(|(_, round)| round.part.to_lowercase() == typed);
        let like = || rounds().find(|(_, round)| name(round).contains(&typed));
        named().or_else(marked).or_else(like).map(|(step, _)| *step)
    }

    /// The rounds that what was typed may mean, the newest first.
    pub fn rounds_like(&self, typed: &str, tongue: &dyn Tongue) -> Vec<String> {
        let typed = typed.trim().to_lowercase();
        let begun = self.story.rounds().iter().rev().filter(|(from, _)| *from <= self.last());
        let names = begun.map(|(_, round)| tongue.say(&round.name));
        names.filter(|name| name.to_lowercase().contains(&typed)).collect()
    }

    fn then(&self, step: usize) -> Option<Play> {
        self.story.moment(self.state.play.as_ref()?, step).ok()
    }

    /// Which moment it is, and what had just happened.
    fn text(&self, then: &Play, eyes: Viewer, writer: &Speaker) -> String {
        let (step, of) = (then.step(), self.last());
        let head = writer.say(&Text::of("replay-head").with("n", step).with("of", of));
        let told = log_lines::told(then, eyes, step.saturating_sub(1));
        let told = told.iter().map(|(_, text)| text).next_back().map(|text| writer.say(text));
        let told = told.filter(|_| step > self.story.first()).unwrap_or_else(|| writer.say(&then.table().stage()));
        format!("**{head}** · {told}")
    }

    fn shot(&self, then: &Play, viewer: Viewer, sheet: Sheet, speaker: &Speaker) -> Shot {
        let window = then.window_since(then.step());
        let footer = Footer {
            window,
            past: Some(self.story.past(self.last())),
            ..then.footer(viewer, then.step(), self.state.id.to_string())
        };
        let table = then.shared();
        let (path, offers, beyond) = (Vec::new(), Vec::new(), Ended::of(then, sheet, self.state.lasted.as_ref()));
        Shot { table, viewer, sheet, path, offers, footer, speaker: speaker.clone(), beyond }
    }

    /// The ways through time; grey where one is there already.
    fn ways(&self, step: usize, shown: Replay, speaker: &Speaker) -> Vec<Button> {
        let mine = if self.seat.is_some() { "button-replay-mine" } else { "button-replay-round" };
        let ways = [
            (Moment::First, "button-replay-first"),
            (Moment::Back, "button-replay-back"),
            (Moment::On, "button-replay-on"),
            (Moment::Last, "button-replay-last"),
            (Moment::Mine, mine),
        ];
        let way = |(to, key): (Moment, &'static str)| {
            let leads_on = self.moment(step, to) != step;
            button(self.id(step, shown.going(to)), speaker.word(key)).only_if(leads_on)
        };
        ways.map(way).into()
    }

    /// The rounds to choose from, and, once the game is over, whose eyes.
    fn choices(&self, step: usize, shown: Replay, speaker: &Speaker) -> Vec<Select> {
        let rounds = self.story.rounds().iter().filter(|(from, _)| *from <= self.last());
        let rounds: Vec<_> = rounds.collect();
        let newest = &rounds[rounds.len().saturating_sub(limits::SELECT_OPTIONS)..];
        let round = |(from, round): &&(usize, Round)| SelectOption {
            label: limits::cut(&speaker.say(&round.name), limits::SELECT_TEXT),
            value: from.to_string(),
            note: None,
            chosen: false,
        };
        let rounds = (!newest.is_empty()).then(|| {
            self.select(step, shown.going(Moment::Chosen), "replay-rounds", newest.iter().map(round), speaker)
        });
        let seats = (0..self.state.chairs.len() as u8).map(|seat| Viewer::Seat(Seat(seat)));
        let whose = |viewer: Viewer| SelectOption {
            label: viewer.seat().map_or_else(|| speaker.word("replay-table"), |seat| speaker.name(seat)),
            value: eyes(viewer),
            note: None,
            chosen: viewer == shown.eyes,
        };
        let is_open = self.state.stage == Stage::Over && self.state.has_secrets();
        let viewers = [Viewer::Public].into_iter().chain(seats).map(whose);
        let eyes = is_open.then(|| self.select(step, shown.going(Moment::Eyes), "replay-eyes", viewers, speaker));
        rounds.into_iter().chain(eyes).collect()
    }

    fn select(
        &self,
        step: usize,
        wanted: Replay,
        placeholder: &'static str,
        options: impl Iterator<Item = SelectOption>,
        speaker: &Speaker,
    ) -> Select {
        let id = self.id(step, wanted).to_string();
        Select { id, placeholder: speaker.word(placeholder), options: options.collect(), min: 1, max: 1 }
    }

    /// The other sheets of the moment, and what can be done with it.
    fn others(&self, then: &Play, shown: Replay, speaker: &Speaker) -> Vec<Button> {
        let step = then.step();
        let to = |sheet: Sheet, eyes: Viewer| self.id(step, Replay { to: Moment::Here, sheet, eyes });
        let boards = then.table().boards();
        let labels = match boards.is_empty() {
            true if shown.sheet == Sheet::Own => vec![speaker.word("button-replay-board")],
            true => Vec::new(),
            false => boards.iter().map(|label| speaker.say(label)).collect(),
        };
        let boards = (0..).zip(labels).filter(|(board, _)| shown.sheet != Sheet::Board(*board));
        let boards = boards.map(|(board, label)| button(to(Sheet::Board(board), shown.eyes), label));
        let own = self.seat.map(Viewer::Seat).filter(|own| shown.eyes != *own || shown.sheet != Sheet::Own);
        let own = own.filter(|own| self.eyes(*own, step) == *own && self.state.stage != Stage::Over);
        let then_own = Text::of("button-replay-own").with("own", own_label(self.state.game, speaker));
        let own = own.map(|own| button(to(Sheet::Own, own), speaker.say(&then_own)));
        let show = button(self.id(step, shown.going(Moment::Shown)), speaker.word("button-replay-show"));
        let show = show.only_if(shown.eyes == Viewer::Public && matches!(shown.sheet, Sheet::Board(_)));
        let close = dismiss(self.state, speaker);
        boards.take(2).chain(own).chain([show, close]).collect()
    }

    fn id(&self, step: usize, wanted: Replay) -> Id {
        Id::at(self.state.id, step, Request::Replay(wanted))
    }
}

/// What everybody is shown of a moment, in the channel's language.
pub fn public(state: &TableState, (step, board): (usize, u8), line: &str) -> Option<Screen> {
    let story = Story::of(state.play.as_ref()?).ok()?;
    LookBack { state, story: &story, seat: None }.shown(step, board, line, &state.speaker(state.language))
}
