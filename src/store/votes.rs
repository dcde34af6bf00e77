//! What a table decides together: votes, who chose what, and how they ended. Who may decide and when a vote is settled is
//! not known here.

use std::time::Duration;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use super::Stored;
use super::word::words;
use crate::chat::{Ballot, TableId, UserId};
use crate::rules::{Seat, Seats};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether the table is closed for good.
    Close,
    /// Whether it goes back to a step.
    Undo,
    /// What becomes of seats whose time is up.
    Late,
    /// Whether the table rests for a while.
    Pause,
    /// Whether it goes on before that is over.
    Resume,
    /// Whether it goes on at another pace.
    Pace,
    /// Whether whoever asks sits down in place of a bot.
    Seat,
    /// Whether somebody else has a seat of which the table has waited for too long.
    Replace,
}
words!(Question {
    Question::Close => "close",
    Question::Undo => "undo",
    Question::Late => "late",
    Question::Pause => "pause",
    Question::Resume => "resume",
    Question::Pace => "pace",
    Question::Seat => "seat",
    Question::Replace => "replace",
});

/// How a vote ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// It was agreed to, and done.
    Agreed,
    /// Somebody of that name would not have it.
    Refused {
        /// What they were called.
        name: String,
    },
    /// Whoever asked asks no more.
    Withdrawn,
    /// Not everybody answered in time.
    Unanswered,
    /// Not enough would have it.
    Outvoted,
    /// The game has gone on, or is over.
    Void,
    /// Whoever was late has moved.
    Moved {
        /// What they are called.
        name: String,
    },
    /// Whoever was not in the server is there again.
    Back {
        /// What they are called.
        name: String,
    },
    /// Nobody is left who is not late.
    AllLate,
    /// Nobody is left who is in the server.
    AllGone,
    /// It is waited for whoever is late.
    Waits {
        /// When their time is up now, in milliseconds since 1970; 0 where it never is.
        until: i64,
    },
    /// A bot moves in the place of whoever is late.
    BotMoves,
    /// Bots have the seats now.
    BotSits {
        /// What they are called.
        bots: String,
    },
    /// A bot has the seat it was about, until whoever was wanted sits down.
    Replaced {
        /// Who sat there.
        name: String,
        /// What the bot is called.
        bot: String,
        /// When it was decided, in milliseconds since 1970.
        at: i64,
    },
    /// It goes on at 24 hours a move.
    Days {
        /// When the time of whoever is late is up now, in milliseconds since 1970.
        until: i64,
    },
}

/// A vote.
#[derive(Clone, Debug, PartialEq)]
pub struct Vote {
    /// Its number at the table, from 1.
    pub number: u32,
    /// What is asked.
    pub question: Question,
    /// Who asks; where nobody does, whom it is about.
    pub by: UserId,
    /// What they were called then.
    pub name: String,
    /// The seat it is about, if it is about one.
    pub seat: Option<Seat>,
    /// The seats whose time is up, if it is about that.
    pub seats: Seats,
    /// The step to go back to, if it is about that.
    pub step: Option<u64>,
    /// Until when the table is to rest, or rests, if it is about that, in milliseconds since 1970.
    pub until: Option<i64>,
    /// The pace at which it is to go on, if it is about that.
    pub pace: Option<String>,
    /// Who is to sit down in place of whoever it is about, and what they were called then, if it is about that.
    pub comer: Option<(UserId, String)>,
    /// How many entries the record had when it was asked.
    pub entry: u64,
    /// When it was asked, in milliseconds since 1970.
    pub opened: i64,
    /// When those who had not chosen were reminded, in milliseconds since 1970.
    pub reminded: Option<i64>,
    /// Whether who stays silent counts no more.
    pub has_lapsed: bool,
    /// Who has answered, and what.
    pub choices: Vec<(UserId, Ballot)>,
    /// How it ended; none while it is open.
    pub outcome: Option<Outcome>,
}

impl Vote {
    /// A vote that somebody of that name asks for, and that nobody has answered.
    pub fn new(number: u32, question: Question, (by, name): (UserId, String), (entry, opened): (u64, i64)) -> Vote {
        Vote {
            number,
            question,
            by,
            name,
            seat: None,
            seats: Seats::NONE,
            step: None,
            until: None,
            pace: None,
            comer: None,
            entry,
            opened,
            reminded: None,
            has_lapsed: false,
            choices: Vec::new(),
            outcome: None,
        }
    }

    /// Notes what somebody answers; their last answer counts.
    pub fn choose(&mut self, user: UserId, ballot: Ballot) {
        self.choices.retain(|(by, _)| *by != user);
        self.choices.push((user, ballot));
        self.choices.sort_unstable();
    }
}

/// What tables decide together.
#[async_trait]
pub trait KeepsVotes: Send + Sync {
    /// The votes of a table that are open, or settled and not yet forgotten, in the order in which they were asked.
    ///
    /// # Errors
    /// When the database fails.
    async fn votes(&self, table: TableId) -> Stored<Vec<Vote>>;

    /// Forgets the settled votes that were asked longer than `age` ago; returns how many. The newest of a table stays:
    /// by it the next one gets its number, and an old message must never ask what a new one does.
    ///
    /// # Errors
    /// When the database fails.
    async fn forget_votes(&self, age: Duration) -> Stored<usize>;
}
