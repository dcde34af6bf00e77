//! What a control asks for other than a move, as it stands in a custom id. It is written and read here and nowhere else:
//! whoever makes a control names a [`Request`], and whoever is pressed is given one.
//!
//! A word once sent keeps its meaning, since old messages keep their buttons. So the words are not always those of the
//! code: `close` puts an answer away, and `shut` closes the table.

use std::fmt::{Display, Formatter};

use crate::bots::Level;

use super::stats::Stats;
use super::{Ballot, Learn, Replay, Review};

/// What a control asks for other than a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// To sit down.
    Join,
    /// To get up.
    Leave,
    /// A bot, of that level if it is known.
    Bot(Option<Level>),
    /// To see the options.
    Options,
    /// To set that option, to the value chosen in the select.
    Set(String),
    /// To see that page of the options.
    Settings(usize),
    /// To begin.
    Start,
    /// To start in the channel, though a thread was wanted.
    StartHere,
    /// To go on with one's move.
    Play,
    /// One's own things.
    Own,
    /// Advice on one's move.
    Hint,
    /// No more tips.
    NoTips,
    /// What happened since one's last move, or a page of it.
    Missed(Option<usize>),
    /// To take something back, or all since that step.
    Undo(Option<usize>),
    /// What else there is.
    More,
    /// To put an answer away.
    Dismiss,
    /// What happened: from when, and the page if it is not the last.
    Log(From, Option<usize>),
    /// The standing so far.
    Scores,
    /// What can be looked up.
    Rules,
    /// A board, for oneself alone: that of the number, or the one that matters most.
    Board(Option<u8>),
    /// The whole position in words, or a page of it.
    Read(Option<usize>),
    /// The board again, for everybody.
    Again,
    /// One seat's things, large, by number or name.
    Of(String),
    /// To get up from a running game; said twice.
    HandOver(bool),
    /// To give up; said twice.
    Concede(bool),
    /// Another game for those who played.
    Rematch,
    /// A lobby that was closed for its age, open again.
    OpenAgain,
    /// To see whom one may take off the table before the start, or to take off whoever is chosen in the select; said twice.
    Chairs,
    /// To take whoever is called that, or sits in the seat of that number, off the table before the start; said twice.
    Kick(String),
    /// To take whoever sits in that seat off, if it is still who was meant, of which the number is a sign.
    KickSurely(u8, u16),
    /// Not to sit down, though one was invited: by the invitation of that number.
    NoThanks(u32),
    /// That seat, in place of the bot there.
    Seat(u8),
    /// To close the table; said twice.
    Close(bool),
    /// To close the table for those who manage the server, who have been asked before.
    CloseByServer,
    /// To choose that in the vote of that number.
    Vote(u32, Ballot),
    /// To ask the others whether all since that step is taken back.
    Ask(usize),
    /// To ask those who are waited for whether they have a moment.
    Nudge,
    /// To follow the table without sitting there.
    Watch,
    /// To do so no more.
    Unwatch,
    /// To check the record.
    Verify,
    /// The score sheet as text.
    Result,
    /// What is stored of the game, as a file to keep.
    Export,
    /// The whole game as a film.
    Film,
    /// To see how a game was decided.
    Review(Review),
    /// To look at a moment that is over.
    Replay(Replay),
    /// Direct messages from this table, or none.
    Messages(bool),
    /// One's tables, or a page of some of them. This and what follows belongs to no table.
    Games(Option<(Which, usize)>),
    /// A new table, with what was wanted of it in the order in which it is asked; what was left open is none.
    New(Vec<Option<String>>),
    /// Whether a table can be opened where one is.
    Check,
    /// The table here, that of the id or the one chosen in the select.
    Here,
    /// What is set in the server, and that page of the tables that run there.
    Server(usize),
    /// How that game is played, or a chapter of it.
    Chapter(String, Option<usize>),
    /// Something to look up in that game, chosen in the select. The number keeps the selects of a message apart.
    Topic(String, Option<usize>),
    /// To see what one has set for oneself.
    Wishes,
    /// To wish that of what a person sets for themselves, as chosen in the select.
    Wish(String),
    /// To choose where one's clocks are.
    Zone,
    /// To choose when one rests.
    Quiet,
    /// To choose until when one is away.
    Away,
    /// To be here again.
    Back,
    /// To choose what one reads.
    Tongue,
    /// A page of what was played.
    Stats(Stats),
    /// Something of lessons.
    Learn(Learn),
    /// To be forgotten, after having been asked so often.
    Forget(u8),
    /// What this release knows nothing of: a button of another one, or a forged one. It is kept as it stood.
    Strange(String),
}

/// From when on the log is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// The person's own last move.
    Mine,
    /// The start.
    Start,
}

/// Which of a person's tables are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those that wait for them.
    Mine,
    /// All that go on.
    All,
    /// Those that are over.
    Finished,
}

impl Which {
    /// As it is chosen in the command; all where nothing is.
    pub fn of(word: &str) -> Which {
        [Which::Mine, Which::Finished].into_iter().find(|which| which.word() == word).unwrap_or(Which::All)
    }

    const fn word(self) -> &'static str {
        match self {
            Which::Mine => "mine",
            Which::All => "all",
            Which::Finished => "finished",
        }
    }
}

/// Stands for what was left open in what was wanted of a new table.
const OPEN: &str = "-";

/// What is said by a word alone, or by one that has its argument in it.
const PLAIN: &[Request] = &[
    Request::Join,
    Request::Leave,
    Request::Bot(None),
    Request::Options,
    Request::Start,
    Request::StartHere,
    Request::Play,
    Request::Own,
    Request::Hint,
    Request::NoTips,
    Request::Missed(None),
    Request::Undo(None),
    Request::More,
    Request::Dismiss,
    Request::Log(From::Start, None),
    Request::Log(From::Mine, None),
    Request::Scores,
    Request::Rules,
    Request::Board(None),
    Request::Read(None),
    Request::Again,
    Request::Rematch,
    Request::OpenAgain,
    Request::HandOver(false),
    Request::HandOver(true),
    Request::Concede(false),
    Request::Concede(true),
    Request::Close(false),
    Request::Close(true),
    Request::CloseByServer,
    Request::Here,
    Request::Nudge,
    Request::Watch,
    Request::Unwatch,
    Request::Chairs,
    Request::Verify,
    Request::Result,
    Request::Export,
    Request::Film,
    Request::Messages(false),
    Request::Messages(true),
    Request::Check,
    Request::Wishes,
    Request::Zone,
    Request::Quiet,
    Request::Away,
    Request::Back,
    Request::Tongue,
    Request::Learn(Learn::List),
];

impl Display for Request {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Request::Join => f.write_str("join"),
            Request::Leave => f.write_str("leave"),
            Request::Bot(None) => f.write_str("bot"),
            Request::Bot(Some(level)) => write!(f, "bot.{}", level.name()),
            Request::Options => f.write_str("options"),
            Request::Set(option) => write!(f, "options.{option}"),
            Request::Settings(page) => write!(f, "settings.{page}"),
            Request::Start => f.write_str("start"),
            Request::StartHere => f.write_str("start.here"),
            Request::Play => f.write_str("play"),
            Request::Own => f.write_str("own"),
            Request::Hint => f.write_str("hint"),
            Request::NoTips => f.write_str("tips.off"),
            Request::Missed(page) => with(f, "missed", page.as_ref()),
            Request::Undo(to) => with(f, "undo", to.as_ref()),
            Request::More => f.write_str("more"),
            Request::Dismiss => f.write_str("close"),
            Request::Log(From::Start, None) => f.write_str("log"),
            Request::Log(From::Start, Some(page)) => write!(f, "log.start.{page}"),
            Request::Log(From::Mine, page) => with(f, "log.mine", page.as_ref()),
            Request::Scores => f.write_str("scores"),
            Request::Rules => f.write_str("rules"),
            Request::Board(board) => with(f, "board", board.as_ref()),
            Request::Read(page) => with(f, "read", page.as_ref()),
            Request::Again => f.write_str("again"),
            Request::Of(player) => write!(f, "of.{player}"),
            Request::HandOver(is_sure) => f.write_str(if *is_sure { "leave.bot.yes" } else { "leave.bot" }),
            Request::Rematch => f.write_str("rematch"),
            Request::OpenAgain => f.write_str("again-open"),
            Request::Chairs => f.write_str("chairs"),
            Request::Kick(player) => write!(f, "kick.{player}"),
            Request::KickSurely(seat, mark) => write!(f, "off.{seat}.{mark}"),
            Request::NoThanks(number) => write!(f, "no-thanks.{number}"),
            Request::Seat(seat) => write!(f, "seat.{seat}"),
            Request::Concede(is_sure) => f.write_str(if *is_sure { "concede.yes" } else { "concede" }),
            Request::Close(is_sure) => f.write_str(if *is_sure { "shut.yes" } else { "shut" }),
            Request::CloseByServer => f.write_str("shut.server"),
            Request::Vote(number, ballot) => write!(f, "vote.{number}.{ballot}"),
            Request::Ask(to) => write!(f, "ask.{to}"),
            Request::Nudge => f.write_str("nudge"),
            Request::Watch => f.write_str("watch"),
            Request::Unwatch => f.write_str("unwatch"),
            Request::Verify => f.write_str("verify"),
            Request::Result => f.write_str("result"),
            Request::Export => f.write_str("export"),
            Request::Film => f.write_str("film"),
            Request::Review(wanted) => write!(f, "review.{wanted}"),
            Request::Replay(wanted) => write!(f, "replay.{wanted}"),
            Request::Messages(wanted) => f.write_str(if *wanted { "messages" } else { "silence" }),
            Request::Games(None) => f.write_str("games"),
            Request::Games(Some((which, page))) => write!(f, "games.{}.{page}", which.word()),
            Request::New(wanted) => {
                f.write_str("new")?;
                wanted.iter().try_for_each(|value| write!(f, ".{}", value.as_deref().unwrap_or(OPEN)))
            }
            Request::Check => f.write_str("check"),
            Request::Here => f.write_str("here"),
            Request::Server(page) => write!(f, "server.{page}"),
            Request::Chapter(game, nth) => with(f, &format!("rules.{game}"), nth.as_ref()),
            Request::Topic(game, nth) => with(f, &format!("topic.{game}"), nth.as_ref()),
            Request::Wishes => f.write_str("set"),
            Request::Wish(name) => write!(f, "set.{name}"),
            Request::Zone => f.write_str("zone"),
            Request::Quiet => f.write_str("quiet"),
            Request::Away => f.write_str("away"),
            Request::Back => f.write_str("back"),
            Request::Tongue => f.write_str("language"),
            Request::Stats(stats) => write!(f, "stats.{stats}"),
            Request::Learn(Learn::List) => f.write_str("learn"),
            Request::Learn(wanted) => write!(f, "learn.{wanted}"),
            Request::Forget(asked) => write!(f, "forget.{asked}"),
            Request::Strange(text) => f.write_str(text),
        }
    }
}

/// A word, and an argument if it has one.
fn with(f: &mut Formatter<'_>, word: &str, argument: Option<&impl Display>) -> std::fmt::Result {
    f.write_str(word)?;
    argument.map_or(Ok(()), |argument| write!(f, ".{argument}"))
}

impl Request {
    /// Reads what [`Display`] writes; anything else is strange.
    pub(super) fn read(text: &str) -> Request {
        let (word, argument) = text.split_once('.').map_or((text, None), |(word, argument)| (word, Some(argument)));
        let plain = || PLAIN.iter().find(|request| request.to_string() == text).cloned();
        let read = plain().or_else(|| Request::of_word(word, argument));
        // A number with a sign or a leading zero was never written.
        read.filter(|request| request.to_string() == text).unwrap_or_else(|| Request::Strange(text.to_owned()))
    }

    /// What a word says that is not plain.
    fn of_word(word: &str, argument: Option<&str>) -> Option<Request> {
        let given = || argument.unwrap_or_default();
        let (first, last) = given().split_once('.').map_or((given(), None), |(first, last)| (first, Some(last)));
        let nth = || last.map_or(Some(None), |nth| nth.parse().ok().map(Some));
        Some(match word {
            "new" => Request::New(argument.into_iter().flat_map(|given| given.split('.')).map(wanted).collect()),
            "games" if argument.is_none() => Request::Games(None),
            "games" => Request::Games(Some((Which::of(first), last?.parse().ok()?))),
            _ if argument.is_none() => return None,
            "bot" => Request::Bot(Some(given().parse().ok()?)),
            "options" => Request::Set(given().to_owned()),
            "settings" => Request::Settings(given().parse().ok()?),
            "missed" => Request::Missed(Some(given().parse().ok()?)),
            "undo" => Request::Undo(Some(given().parse().ok()?)),
            "ask" => Request::Ask(given().parse().ok()?),
            "vote" => Request::Vote(first.parse().ok()?, Ballot::of(last?)?),
            "log" if first == "mine" => Request::Log(From::Mine, nth()?),
            "log" => Request::Log(From::Start, nth()?),
            "board" => Request::Board(Some(given().parse().ok()?)),
            "read" => Request::Read(Some(given().parse().ok()?)),
            "of" => Request::Of(given().to_owned()),
            "kick" => Request::Kick(given().to_owned()),
            "off" => Request::KickSurely(first.parse().ok()?, last?.parse().ok()?),
            "no-thanks" => Request::NoThanks(given().parse().ok()?),
            "seat" => Request::Seat(given().parse().ok()?),
            "review" => Request::Review(Review::read(given())?),
            "replay" => Request::Replay(Replay::read(given())?),
            "server" => Request::Server(given().parse().ok()?),
            "rules" => Request::Chapter(first.to_owned(), nth()?),
            "topic" => Request::Topic(first.to_owned(), nth()?),
            "set" => Request::Wish(given().to_owned()),
            "stats" => Request::Stats(Stats::read(given())?),
            "learn" => Request::Learn(Learn::read(given())?),
            "forget" => Request::Forget(given().parse().ok()?),
            _ => return None,
        })
    }
}

fn wanted(value: &str) -> Option<String> {
    (value != OPEN).then(|| value.to_owned())
}

#[cfg(test)]
mod tests;
