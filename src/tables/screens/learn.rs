//! What a learner is shown: a step of a lesson with its picture and its controls, the list of lessons, and the end.

use crate::chat::limits::{ROW_BUTTONS, cut};
use crate::chat::panel::{Asks, Desk, InLesson, Panel, Stand};
use crate::chat::{Button, Id, Learn, Look, Mark, Onward, Request, Row, TableId, Target, To};
use crate::lessons::{Kind, LEARNER, Lesson, Stage, Step};
use crate::rules::{Footer, Game, Path, Seat, Surveyed, Text, Tongue, Viewer};
use crate::tables::log_lines::{MOST_LINES, lines};
use crate::tables::screen::{Beyond, Meant, Screen, Shot, button};
use crate::words::Speaker;

use super::title;

/// What the companions did is told in so many characters at most.
const MOST_TOLD: usize = 270;

/// A step as one learner sees it.
pub struct Lectern<'a> {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// The number of the step.
    pub at: usize,
    /// The position of the step.
    pub stage: &'a Stage,
    /// The learner's language, and the names at the table.
    pub speaker: &'a Speaker,
    /// Whether the answer that is meant is shown.
    pub is_shown: bool,
    /// Keeps selects apart from those that stood in the message before.
    pub again: u16,
    /// Where a table waits for the learner, if one does.
    pub waits: Option<&'a str>,
}

impl Lectern<'_> {
    /// The step.
    pub fn step(&self) -> &'static Step {
        &self.lesson.steps[self.at]
    }

    /// The id of a control of this step.
    fn id(&self, to: Onward) -> Id {
        Id::of(Request::Learn(Learn::At(self.lesson.game.id.to_owned(), self.step().id.clone(), to)))
    }

    /// Does something with the learner's place, as the panels of a table have one.
    pub fn seated<T>(&self, then: impl FnOnce(&Desk) -> T) -> T {
        let (step, game) = (self.step(), self.lesson.game);
        let lesson = InLesson {
            game: game.id,
            step: &step.id,
            sheet: step.show.as_ref().map_or(crate::rules::Sheet::Own, |show| show.focus().sheet),
            is_first: self.at == 0,
            is_shown: self.is_shown,
        };
        then(&Desk {
            table: Surveyed::by(LEARNER, self.stage.play.table()),
            speaker: self.speaker,
            command: game.command,
            at: Stand::Lesson(&lesson),
            lead: game.lead,
            end: game.end,
            can_undo: false,
            just: None,
            asks: Asks::Never,
            again: self.again,
        })
    }

    /// The step with its first question, below what is to be said before.
    pub fn opened(&self, above: Vec<String>) -> Screen {
        match self.step().kind {
            Kind::Tell => self.told(above),
            Kind::Guess => self.guess(above),
            Kind::Do | Kind::Free => {
                let panel = self.seated(|desk| desk.open());
                panel.map_or_else(|| self.told(above.clone()), |panel| self.asked(above.clone(), panel))
            }
            Kind::End => end(self.lesson, self.speaker),
        }
    }

    /// What is to be said before a step that somebody sees for the first time: what the companions have done.
    pub fn meanwhile(&self) -> Option<String> {
        let told = lines(&self.stage.told, &self.writer());
        let newest = &told[told.len().saturating_sub(MOST_LINES)..];
        let what = cut(&newest.join(" · "), MOST_TOLD);
        (!what.is_empty()).then(|| self.writer().say(&Text::of("learn-told").with("what", what)))
    }

    /// The answer that is meant, as the control says it that gives it, or else as the moves of a table are told.
    pub fn meant(&self) -> Option<String> {
        if let Some(right) = self.step().right_guess() {
            return Some(self.label(right));
        }
        let line = self.line()?;
        let said = self.seated(|desk| {
            let rows = desk.open().map(|panel| panel.rows).unwrap_or_default();
            rows.iter().find_map(|row| label_along(row, &line)).unwrap_or_else(|| desk.answers(&line))
        });
        Some(said).filter(|label| !label.is_empty())
    }

    /// The lesson's own line in this step.
    pub fn line(&self) -> Option<Path> {
        self.lesson.line(&self.stage.play, self.step())
    }

    fn writer(&self) -> Speaker {
        self.speaker.writing(crate::chat::escape)
    }

    /// A question of the rules, with the picture of the step.
    pub fn asked(&self, above: Vec<String>, panel: Panel) -> Screen {
        let Panel { text, mut rows, path, marks, .. } = panel;
        if self.is_shown
            && let Some(line) = self.line()
        {
            rows.iter_mut().for_each(|row| point_out(row, &line));
        }
        let mut screen = self.framed(above, &text);
        screen.rows = rows;
        screen.shot = self.shot(path, marks);
        screen
    }

    fn told(&self, above: Vec<String>) -> Screen {
        let next = button(self.id(Onward::Next), self.speaker.word("button-next")).main();
        let mut screen = self.framed(above, "");
        screen.shot = self.shot(Path::new(), Vec::new());
        screen.row([next].into_iter().chain(self.back()).chain([self.later()]))
    }

    fn guess(&self, above: Vec<String>) -> Screen {
        let step = self.step();
        let is_right = |pick: &String| step.right_guess() == Some(pick);
        let buttons = step.picks.iter().map(|pick| {
            let button = button(self.id(Onward::Guess(pick.clone())), self.label(pick));
            if self.is_shown && is_right(pick) { button.main() } else { button }
        });
        let show = if self.is_shown { Onward::Do } else { Onward::Show };
        let show = button(self.id(show), self.speaker.word("button-learn-show"));
        let mut screen = self.framed(above, "");
        screen.shot = self.shot(Path::new(), Vec::new());
        screen.row(buttons).row(self.back().into_iter().chain([show, self.later()]))
    }

    fn label(&self, pick: &str) -> String {
        self.lesson.label(self.step(), pick).map_or_else(|| pick.to_owned(), |text| self.speaker.say(&text))
    }

    fn back(&self) -> Option<Button> {
        (self.at > 0).then(|| button(self.id(Onward::Back), self.speaker.word("button-learn-back")))
    }

    fn later(&self) -> Button {
        button(self.id(Onward::Later), self.speaker.word("button-learn-later"))
    }

    /// Where in the lesson somebody is, what is to be said before, and the text of the step.
    fn framed(&self, above: Vec<String>, below: &str) -> Screen {
        let (speaker, steps) = (self.speaker, self.lesson.steps.len() - 1);
        let head =
            Text::of("learn-head").with("game", title(self.lesson.game)).with("n", self.at + 1).with("of", steps);
        let waits = self.waits.map(|link| speaker.say(&Text::of("learn-waits").with("link", link.to_owned())));
        let head = [Some(speaker.say(&head)), waits].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let text = speaker.say(&self.lesson.text(self.step()));
        let lines = [format!("-# {head}")].into_iter().chain(above).chain([text, below.to_owned()]);
        Screen::of(lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n"))
    }

    fn shot(&self, path: Path, offers: Vec<(char, String)>) -> Option<Shot> {
        let focus = self.step().show.as_ref()?.focus();
        Some(Shot {
            table: self.stage.play.shared(),
            viewer: Viewer::Seat(LEARNER),
            sheet: focus.sheet,
            path,
            offers,
            footer: Footer::default(),
            speaker: self.speaker.clone(),
            beyond: Some(Box::new(Beyond::Closely(focus))),
        })
    }
}

/// Gives the button its look that leads along a path, and takes it from others.
fn point_out(row: &mut Row, line: &Path) {
    let Row::Buttons(buttons) = row else { return };
    for button in buttons {
        button.look = if leads_along(button, line) { Look::Main } else { Look::Plain };
    }
}

/// What stands on the control that leads along a path, if it is among these.
fn label_along(row: &Row, line: &Path) -> Option<String> {
    match row {
        Row::Buttons(buttons) => {
            buttons.iter().find(|button| leads_along(button, line)).map(|button| button.label.clone())
        }
        Row::Select(select) => {
            let path = answers(&select.id)?;
            let rest = line.strip_prefix(path.as_slice())?.join(".");
            let is_next =
                |value: &str| rest.strip_prefix(value).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
            select.options.iter().find(|option| is_next(&option.value)).map(|option| option.label.clone())
        }
    }
}

/// Whether a button gives an answer that the path has, too.
fn leads_along(button: &Button, line: &Path) -> bool {
    let Target::Press(id) = &button.target else { return false };
    answers(id).is_some_and(|path| !path.is_empty() && line.starts_with(&path))
}

/// The answers to which a control leads that goes on.
fn answers(id: &str) -> Option<Path> {
    match id.parse::<Id>().ok()?.to {
        To::Word(Request::Learn(Learn::At(_, _, Onward::Along(path, Mark::Go)))) => Some(path),
        _ => None,
    }
}

/// The end of a lesson.
fn end(lesson: &Lesson, speaker: &Speaker) -> Screen {
    let game = lesson.game.id.to_owned();
    let text = speaker.say(&Text::of("learn-end").with("game", title(lesson.game)));
    let rest = Id::of(Request::Learn(Learn::Rest(game.clone())));
    Screen::of(text).row([
        button(rest, speaker.word("button-learn-rest")).main(),
        button(Id::of(Request::New(vec![Some(game.clone())])), speaker.word("button-new")),
        button(Id::of(Request::Chapter(game.clone(), None)), speaker.word("button-rules")),
        button(Id::of(Request::Learn(Learn::Anew(game))), speaker.word("button-learn-again")),
        button(Id::of(Request::Dismiss), speaker.word("button-close")),
    ])
}

/// The button that offers the lesson of a game, as `key` says it; none where there is no lesson.
pub fn offer(game: &Game, key: &'static str, speaker: &Speaker) -> Option<Button> {
    let lesson = crate::lessons::of(game.id)?;
    Some(button(Id::of(Request::Learn(Learn::Beside(lesson.game.id.to_owned()))), speaker.word(key)))
}

/// How far somebody is in a lesson.
pub enum Far {
    /// They have not begun.
    New,
    /// At the step of that number.
    Open(usize),
    /// At its end.
    Done,
}

/// Every lesson, with how far somebody is.
pub fn list(lessons: &[(&'static Lesson, Far)], speaker: &Speaker) -> Screen {
    let line = |(lesson, far): &(&'static Lesson, Far)| {
        let text = match far {
            Far::New => Text::of("learn-list-new").with("n", lesson.minutes),
            Far::Open(at) => Text::of("learn-list-open").with("n", at + 1).with("of", lesson.steps.len() - 1),
            Far::Done => Text::of("learn-list-done"),
        };
        format!("· {}", speaker.say(&text.with("game", title(lesson.game))))
    };
    let lines = [speaker.word("learn-list")].into_iter().chain(lessons.iter().map(line));
    let first = lessons.iter().position(|(_, far)| !matches!(far, Far::Done));
    let mut buttons: Vec<Button> = lessons
        .iter()
        .enumerate()
        .map(|(at, (lesson, _))| {
            let label = cut(&speaker.say(&title(lesson.game)), crate::chat::limits::LABEL);
            let button = button(Id::of(Request::Learn(Learn::Open(lesson.game.id.to_owned()))), label);
            if first == Some(at) { button.main() } else { button }
        })
        .collect();
    buttons.push(button(Id::of(Request::Dismiss), speaker.word("button-close")));
    let screen = Screen::of(lines.collect::<Vec<_>>().join("\n"));
    buttons.chunks(ROW_BUTTONS).fold(screen, |screen, row| screen.row(row.to_vec()))
}

/// That a game of theirs from a lesson is open there already, and the way to end it.
pub fn occupied(table: TableId, speaker: &Speaker) -> Screen {
    Screen::of(speaker.word("learn-rest-open")).row([
        button(Id::at(table, 0, Request::Close(false)), speaker.word("button-learn-stop")),
        button(Id::of(Request::Dismiss), speaker.word("button-close")),
    ])
}

/// That somebody stops for now, and how they go on.
pub fn later(lesson: &Lesson, at: usize, learn: String, speaker: &Speaker) -> Screen {
    let text = Text::of("learn-later").with("learn", learn).with("n", at + 1).with("of", lesson.steps.len() - 1);
    Screen::of(speaker.say(&text))
}

/// The names at the table of a lesson: the learner's, and those of the companions, which are words. Whoever is called like one of
/// them is told from them.
pub fn names(learner: String, seats: u8, speaker: &Speaker) -> Vec<String> {
    let companion = |seat: u8| speaker.say(&Text::of(format!("learn-companion-{}", Seat(seat).0)));
    let companions: Vec<String> = (1..seats).map(companion).collect();
    let is_namesake = companions.iter().any(|name| name.to_lowercase() == learner.to_lowercase());
    let learner = if is_namesake { speaker.say(&Text::of("learn-namesake").with("name", learner)) } else { learner };
    [learner].into_iter().chain(companions).collect()
}
