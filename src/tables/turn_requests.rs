//! What a table does for one person who makes a move, question by question or by command. What is
//! legal is the rules'.

use crate::chat::Mark;
use crate::chat::panel::{Asks, Desk, Turn};
use crate::rules::{Path, Seat, Text, Tongue};

use super::actor::Actor;
use super::answers::Trouble;
use super::declined::Declined;
use super::requests::{Asker, Served};
use super::screen::Screen;
use super::screens::panel;
use super::state::TableState;
use super::table_request::Way;
use super::transaction::Transaction;
use super::turn;

impl Actor {
    /// Follows a press of a panel.
    pub(super) async fn along(
        &mut self,
        asker: &Asker<'_>,
        step: usize,
        way: Way,
        mark: Mark,
        values: &[String],
    ) -> Served {
        let path = self.path(way).await?;
        let seat = asker.seated()?;
        if let Some(shown) = self.shown_before(asker, seat, step, &path, mark, values) {
            return Ok(shown);
        }
        let seat = self.to_move(asker)?;
        if !self.state.is_current(seat, step) {
            return Err(Declined::Stale.into());
        }
        let speaker = asker.speaker(&self.state);
        // The question stood there before, perhaps with an answer that is to be given once more.
        let again = if mark == Mark::Back { asker.fresh() } else { 0 };
        let place = || panel::place(&self.state, seat, &speaker).ok_or(Declined::Stale);
        let turn = Desk { again, asks: asker.asks, ..place()? }.press(&path, mark, values);
        self.turn(asker, seat, turn).await
    }

    /// Does what a press or command leads to.
    async fn turn(&mut self, asker: &Asker<'_>, seat: Seat, turn: Turn) -> Served {
        let speaker = asker.speaker(&self.state);
        match turn {
            Turn::Show(shown) => Ok(panel::show(&self.state, seat, shown, &speaker)),
            Turn::Play(path) => self.make(asker, seat, &path).await,
            Turn::No(refusal, Some(shown)) => {
                let why = crate::chat::in_chat(&speaker).say(&refusal.0);
                Ok(panel::show(&self.state, seat, shown, &speaker).led_by(&why))
            }
            Turn::No(refusal, None) => Err(Declined::Refused(refusal).into()),
        }
    }

    /// The path of a press.
    async fn path(&self, way: Way) -> Result<Path, Trouble> {
        let key = match way {
            Way::Path(path) => return Ok(path),
            Way::Kept(key) => key,
        };
        match self.shared.store.path(self.state.id, key).await {
            Ok(Some(path)) => Ok(path.split('.').map(str::to_owned).collect()),
            Ok(None) => Err(Declined::Stale.into()),
            Err(error) => {
                tracing::error!(table = %self.state.id, %error, "a kept path can't be read");
                Err(Trouble::Fault)
            }
        }
    }

    /// Makes a move and shows what it did.
    pub(super) async fn make(&mut self, asker: &Asker<'_>, seat: Seat, path: &[String]) -> Served {
        let mut tx = Transaction::of(&self.state);
        self.comes_in(&mut tx, Some(seat)).await;
        let step = self.state.play.as_ref().map_or(0, |play| play.step());
        turn::take(&mut tx, seat, path)?;
        self.commit(tx, asker.interaction()).await?;
        self.visited(asker, seat, step);
        Ok(self.made(asker, seat, step + 1))
    }

    /// What a step did, as the panel shows it.
    fn made(&self, asker: &Asker<'_>, seat: Seat, step: usize) -> Screen {
        let told: Vec<Text> = self.state.play.as_ref().map(|play| turn::told(play, seat, step)).unwrap_or_default();
        let speaker = asker.speaker(&self.state);
        panel::away(&self.state, seat, panel::done(&self.state, seat, &told, &speaker), &speaker)
    }

    /// What the same press did when it came first.
    fn shown_before(
        &self,
        asker: &Asker<'_>,
        seat: Seat,
        entry: usize,
        path: &[String],
        mark: Mark,
        values: &[String],
    ) -> Option<Screen> {
        let play = self.state.play.as_ref()?;
        let (number, made) = play.steps(0).find(|(_, made)| made.entry == entry)?;
        if made.seat != seat {
            return None;
        }
        let then: TableState = self.state.at_entry(entry)?;
        let speaker = asker.speaker(&then);
        let place = Desk { asks: Asks::Never, ..panel::place(&then, seat, &speaker)? };
        match place.press(path, mark, values) {
            Turn::Play(path) if path == play.made(made).0 => Some(self.made(asker, seat, number)),
            Turn::Show(_) | Turn::Play(_) | Turn::No(..) => None,
        }
    }

    /// A move by command: played when it is complete and not worth asking about once more, otherwise the panel goes on from
    /// there.
    pub(super) async fn verb(&mut self, asker: &Asker<'_>, verb: &str, options: &[(String, String)]) -> Served {
        let seat = self.to_move(asker)?;
        let speaker = asker.speaker(&self.state);
        let place = || panel::place(&self.state, seat, &speaker).ok_or(Declined::Stale);
        let turn = Desk { asks: asker.asks, ..place()? }.command(verb, options);
        self.turn(asker, seat, turn).await
    }
}
