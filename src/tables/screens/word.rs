//! What is said to one person about their turn: that it is theirs, that the table waits for them.

use crate::chat::{UserId, escape};
use crate::rules::{Seat, Text, Tongue};
use crate::store::Stage;
use crate::tables::late;
use crate::tables::screen::{Screen, link};
use crate::tables::shared::Shared;
use crate::tables::state::TableState;
use crate::tables::word::{Kind, Word};
use crate::words::Speaker;

use super::{board, stamp, vote};
use super::{hand, mention, title};

/// On the last day the hour stands beside the time that is left.
const LAST_DAY: i64 = 24 * 3600 * 1000;

/// The word as it reads now: in the person's language directly, with the way to the table; in the table's language in the
/// channel.
pub fn screen(state: &TableState, word: &Word, is_direct: bool, shared: &Shared) -> Option<Screen> {
    let (seat, chair) = (word.seat, state.chair(word.seat)?);
    let user = chair.person()?;
    let speaker = state.speaker(if is_direct { chair.language } else { state.language });
    let writer = speaker.writing(escape);
    let key = match word.kind {
        Kind::Call if is_direct => "turn-direct",
        Kind::Call => "called-here",
        // Here nobody is told of other tables.
        Kind::Remind | Kind::RemindMany | Kind::Welcome | Kind::Digest => "remind",
        Kind::HeadsUp => return next(state, word, &speaker, shared),
        Kind::RemindLast => "remind-last",
        Kind::Nudge => "nudge",
        Kind::Vote => return asked(state, word, user, (is_direct, &speaker), shared),
    };
    let text = Text::of(key).with("game", title(state.game)).with("who", mention(user));
    let text = text.with("names", hand::company(state, seat)).with("what", board::duty(state, seat)?);
    let text = writer.say(&text.with("name", word.by.as_deref().map(escape).unwrap_or_default()));
    let due = due(state, seat, is_direct.then(|| shared.clock.now())).map(|when| writer.say(&when));
    let calm = matches!(word.kind, Kind::Remind | Kind::RemindLast).then(|| writer.word("remind-calm"));
    let text = [Some(text), due.or(calm)].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let screen = Screen { mentions: vec![user], ..Screen::of(text) };
    if !is_direct {
        return Some(screen);
    }
    let play = (state.stage == Stage::Playing).then(|| hand::play_button(state, &speaker, seat));
    let go = link(shared.chat.address(state.guild, state.channel, None), speaker.word("button-go"));
    Some(screen.row(play.into_iter().chain([go])))
}

/// That somebody comes next.
fn next(state: &TableState, word: &Word, speaker: &Speaker, shared: &Shared) -> Option<Screen> {
    let before = state.awaited().first().filter(|_| state.heralds(word.seat).is_some())?;
    let writer = speaker.writing(escape);
    let text = Text::of("headsup").with("game", title(state.game)).with("name", writer.name(before));
    let go = link(shared.chat.address(state.guild, state.channel, None), speaker.word("button-go"));
    Some(Screen::of(writer.say(&text)).row([go]))
}

/// What is asked in a vote; or that it waits for somebody, and until when: directly with all that can be chosen.
fn asked(
    state: &TableState,
    word: &Word,
    user: UserId,
    (is_direct, speaker): (bool, &Speaker),
    shared: &Shared,
) -> Option<Screen> {
    let vote = state.vote(word.vote?)?;
    let Some(until) = late::counts_until(vote) else {
        // They were not reminded: what the channel would say did not reach it.
        return Some(Screen { mentions: vec![user], ..vote::screen(state, vote, speaker) });
    };
    let text = Text::of("vote-remind").with("game", title(state.game)).with("who", mention(user));
    let text = text.with("names", vote::about(state, vote)).with("when", stamp(until));
    let screen = Screen { mentions: vec![user], ..Screen::of(speaker.writing(escape).say(&text)) };
    if !is_direct {
        return Some(screen);
    }
    let go = link(shared.chat.address(state.guild, state.channel, None), speaker.word("button-go"));
    Some(screen.row(vote::choices(state, vote, speaker).into_iter().chain([go])))
}

/// When the time of a seat is up; read alone, with the hour on the last day.
fn due(state: &TableState, seat: Seat, now: Option<i64>) -> Option<Text> {
    let at = state.due(seat)?;
    let is_last_day = now.is_some_and(|now| at - now <= LAST_DAY);
    let when = if is_last_day { format!("{} (<t:{}:t>)", stamp(at), at / 1000) } else { stamp(at) };
    Some(Text::of("board-due").with("when", when))
}
