//! Who learns a game: what they ask for, where they stand, and what they are answered. A lesson has no table; nothing here waits
//! for one or changes one.

use crate::chat::{Ack, Incoming, Learn, Onward, Person};
use crate::lessons::{self, Kind, Lesson, Progress, Resumed};
use crate::rules::Text;
use crate::store::{self, Stored};
use crate::words::{Speaker, tidy};

use super::lectures::{Led, Pupil};
use super::line::Client;
use super::manager::Manager;
use super::screen::Screen;
use super::screens::learn::{Far, list, names};

/// Where somebody stands, and how many presses led there.
struct Place {
    progress: Progress,
    presses: u32,
}

impl Manager {
    /// Serves whatever is wanted of lessons.
    pub(super) async fn learn(&self, incoming: Incoming, wanted: &Learn, values: &[String]) {
        let game = match wanted {
            Learn::List => return self.list_lessons(&incoming).await,
            Learn::Open(game) | Learn::Beside(game) | Learn::Anew(game) | Learn::Rest(game) | Learn::At(game, ..) => {
                game
            }
        };
        let Some(lesson) = lessons::of(game) else {
            return self.say(&incoming, &Text::of("declined-stale-button")).await;
        };
        if matches!(wanted, Learn::Rest(_)) {
            return self.play_rest(incoming, lesson).await;
        }
        match self.led(&incoming, lesson, wanted, values).await {
            Some(screen) if matches!(wanted, Learn::Beside(_)) && incoming.reply.ack == Ack::Update => {
                self.show_beside(&incoming, screen).await;
            }
            Some(screen) => self.show(&incoming, screen),
            None => self.say(&incoming, &Text::of("fault")).await,
        }
    }

    /// The lesson of a game that is named, or a list of all.
    pub(super) async fn learn_by_command(&self, incoming: Incoming, game: Option<&str>) {
        let wanted = match game {
            None => Learn::List,
            Some(named) => match super::games::named(self.shared.games, named) {
                Some(game) if lessons::of(game.id).is_some() => Learn::Open(game.id.to_owned()),
                _ => Learn::List,
            },
        };
        self.learn(incoming, &wanted, &[]).await;
    }

    /// Shows something beside the message whose control was pressed, which stays as it is.
    async fn show_beside(&self, incoming: &Incoming, screen: Screen) {
        let post = self.shared.pool.finish(screen, Client::Person(incoming.person.id)).await;
        if let Err(error) = self.shared.chat.follow(&incoming.reply, &post).await {
            tracing::warn!(%error, "a lesson can't be shown");
        }
    }

    async fn list_lessons(&self, incoming: &Incoming) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let known = self.shared.store.lessons(incoming.person.id).await.unwrap_or_else(|error| {
            tracing::error!(%error, "where somebody stands in lessons can't be read");
            Vec::new()
        });
        let far = |lesson: &'static Lesson| {
            let standing = known.iter().find(|standing| standing.game == lesson.game.id);
            let at = standing.and_then(|standing| lesson.step_of(&standing.step));
            let far = match (standing, at.filter(|at| lesson.steps[*at].kind != Kind::End)) {
                (None, _) => Far::New,
                (Some(_), Some(at)) => Far::Open(at),
                (Some(standing), None) if standing.is_finished => Far::Done,
                (Some(_), None) => Far::Open(0),
            };
            (lesson, far)
        };
        let is_played = |lesson: &&Lesson| self.shared.game(lesson.game.id).is_some();
        let lessons: Vec<_> = lessons::all().iter().filter(is_played).map(far).collect();
        self.show(incoming, list(&lessons, &speaker));
    }

    /// What somebody is shown who wants that; none where something of ours failed.
    async fn led(
        &self,
        incoming: &Incoming,
        lesson: &'static Lesson,
        wanted: &Learn,
        values: &[String],
    ) -> Option<Screen> {
        let user = incoming.person.id;
        let read = || async {
            let place = self.place(incoming, lesson).await;
            place.inspect_err(|error| tracing::error!(%error, "where somebody stands can't be read")).ok()
        };
        let pupil = self.pupil(incoming, lesson).await;
        let place = read().await?;
        let led =
            lead(pupil.clone(), lesson, place.as_ref().map(|place| place.progress.clone()), wanted, values).await?;
        let (before, presses) = match &place {
            Some(Place { progress, presses }) => (Some(progress), *presses),
            None => (None, 0),
        };
        if before == Some(&led.progress) {
            return Some(led.screen);
        }
        let is_finished = lesson.steps.last().is_some_and(|last| last.id == led.progress.step);
        let now = standing(lesson, led.progress, presses + 1, is_finished);
        match self.shared.store.set_lesson(user, now, self.shared.clock.now()).await {
            Ok(true) => Some(led.screen),
            // Of two presses at once one leads on, and the other is shown where that has led.
            Ok(false) => {
                let now = read().await??.progress;
                let again = Learn::At(lesson.game.id.to_owned(), String::new(), Onward::Next);
                Some(lead(pupil, lesson, Some(now), &again, &[]).await?.screen)
            }
            Err(error) => {
                tracing::error!(%error, "where somebody stands can't be noted");
                None
            }
        }
    }

    /// Where somebody stands in a lesson, if they have begun it.
    async fn place(&self, incoming: &Incoming, lesson: &Lesson) -> Stored<Option<Place>> {
        let known = self.shared.store.lessons(incoming.person.id).await?;
        Ok(known.into_iter().find(|standing| standing.game == lesson.game.id).map(|standing| {
            let store::Learner { step, picks, wrong, sign, presses, .. } = standing;
            Place { progress: Progress { step, picks: picks.into_iter().collect(), wrong, sign }, presses }
        }))
    }

    async fn pupil(&self, incoming: &Incoming, lesson: &Lesson) -> Pupil {
        let Person { name, id, .. } = &incoming.person;
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let names = names(tidy(name), lesson.seats, &speaker);
        let tables = self.shared.store.tables_of(*id).await.unwrap_or_default();
        let waits = tables.iter().find(|waiting| waiting.is_awaited);
        Pupil {
            speaker: Speaker::new(speaker.language, names),
            // A client that has sent a choice does not send the same again, so no select stands there twice.
            again: (incoming.reply.interaction.0 % 9_973) as u16,
            waits: waits.map(|waiting| format!("<#{}>", waiting.table.channel.0)),
            learn: self.shared.command("learn", &incoming.place),
        }
    }
}

fn standing(lesson: &Lesson, progress: Progress, presses: u32, is_finished: bool) -> store::Learner {
    let Progress { step, picks, wrong, sign } = progress;
    let (game, picks) = (lesson.game.id.to_owned(), picks.into_iter().collect());
    store::Learner { game, step, picks, wrong, sign, presses, is_finished }
}

/// What somebody is led to; positions are played again for it, which takes some milliseconds.
async fn lead(
    pupil: Pupil,
    lesson: &'static Lesson,
    was: Option<Progress>,
    wanted: &Learn,
    values: &[String],
) -> Option<Led> {
    let (wanted, values) = (wanted.clone(), values.to_vec());
    let led = tokio::task::spawn_blocking(move || {
        let say = |key: &'static str| vec![pupil.speaker.word(key)];
        let Some(was) = was.filter(|_| !matches!(wanted, Learn::Anew(_))) else {
            return pupil.open(lesson, lesson.begin(), &[]);
        };
        let Resumed { progress, is_moved } = lesson.resume(was);
        match wanted {
            _ if is_moved => pupil.open(lesson, progress, &say("learn-changed")),
            Learn::At(_, step, to) if step == progress.step => pupil.press(lesson, progress, &to, &values),
            Learn::At(..) => pupil.open(lesson, progress, &say("learn-stale")),
            _ if progress == lesson.begin() => pupil.open(lesson, progress, &[]),
            _ => pupil.open(lesson, progress, &say("learn-here")),
        }
    });
    match led.await {
        Ok(Ok(led)) => Some(led),
        Ok(Err(fault)) => {
            tracing::error!(field = fault.field, why = fault.why, "a lesson can't be played");
            None
        }
        Err(error) => {
            tracing::error!(%error, "a lesson panicked");
            None
        }
    }
}
