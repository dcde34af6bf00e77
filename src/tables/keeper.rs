//! A table that cannot be taken up: its record does not fit the rules of this program, say. Nothing of it is lost, its
//! clocks stand still, and those who sit there can agree to close it. When a program can read it again, it goes on.

use crate::chat::{Ballot, Id, Incoming, Post, Request, TableId, UserId, escape};
use crate::record::Ending;
use crate::rules::Text;
use crate::store::{Along, Change, Commit, Question, Seen, Sitter, Stage, Stored, Vote};
use crate::words::{Speaker, phrase};

use super::manager::{Manager, closed};
use super::screen::{Screen, button};
use super::table_request::TableRequest;

impl Manager {
    /// Notes that a running table cannot be taken up, and tells its channel, once. It calls nobody, and a program that ends
    /// between the two says nothing: whoever presses is answered in any case.
    pub(super) async fn needs_keeper(&self, table: TableId) {
        let Ok(row) = self.shared.store.table(table).await else { return };
        if row.stage != Stage::Playing || row.broken.is_some() {
            return;
        }
        let changes = vec![Change::Broken(Some(self.shared.clock.now()))];
        let noted = Commit { table, seen: Seen::Live, changes, along: Along::default() };
        if let Err(error) = self.shared.store.commit(noted).await {
            return tracing::error!(%table, %error, "it can't be noted that a table can't be taken up");
        }
        let post = Post { text: phrase(row.language, &Text::of("keeper")), ..Post::default() };
        if let Err(error) = self.shared.chat.post(row.channel, &post, &format!("k{}", table.0)).await {
            tracing::warn!(%table, %error, "a channel can't be told that its table can't be taken up");
        }
    }

    /// Answers whoever wants something of such a table. Those who sit there can close it together.
    pub(super) async fn broken(&self, table: TableId, incoming: &Incoming, wanted: &TableRequest) {
        let closes = matches!(wanted, TableRequest::Asked { request: Request::Close(_), .. });
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        if closes && let Ok(Some(answer)) = self.agrees_to_close(table, incoming.person.id, &speaker).await {
            return self.say(incoming, &answer).await;
        }
        let settings = button(Id::of(Request::Wishes), speaker.word("button-settings"));
        self.show(incoming, Screen::of(speaker.word("declined-broken")).row([settings]));
    }

    /// Somebody agrees to close it: it is closed when everybody does who sits there. Nothing is said to who does not.
    async fn agrees_to_close(&self, table: TableId, user: UserId, speaker: &Speaker) -> Stored<Option<Text>> {
        let store = &self.shared.store;
        let (row, seats) = (store.table(table).await?, store.seats(table).await?);
        let Some(name) = seats.iter().find(|seat| seat.user() == Some(user)).and_then(called) else { return Ok(None) };
        let votes = store.votes(table).await?;
        let open = votes.iter().find(|vote| vote.question == Question::Close && vote.outcome.is_none());
        let number = votes.iter().map(|vote| vote.number).max().unwrap_or_default() + 1;
        let now = self.shared.clock.now();
        let anew = || Vote::new(number, Question::Close, (user, name.to_owned()), (row.entries, now));
        let mut vote = open.cloned().unwrap_or_else(anew);
        vote.choose(user, Ballot::Yes);
        let agrees = |seat: &&Sitter| seat.user().is_some_and(|user| vote.choices.contains(&(user, Ballot::Yes)));
        let missing: Vec<String> = seats.iter().filter(|seat| !agrees(seat)).filter_map(called).map(escape).collect();
        if missing.is_empty() {
            let ending = (row.stage == Stage::Playing).then_some(Ending::Agreement);
            store.commit(closed(table, ending)).await?;
            return Ok(Some(Text::of("closed")));
        }
        let waiting = Text::of("close-waiting").with("names", speaker.list(&missing));
        let changes = vec![Change::Vote(vote)];
        store.commit(Commit { table, seen: Seen::Live, changes, along: Along::default() }).await?;
        Ok(Some(waiting))
    }
}

/// What a person is called.
fn called(seat: &Sitter) -> Option<&str> {
    match seat {
        Sitter::Person { name, .. } => Some(name),
        Sitter::Bot(_) => None,
    }
}
