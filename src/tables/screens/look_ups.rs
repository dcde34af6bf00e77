//! Looking things up at a table: what happened, the standing, the board once more, what else there is.

use crate::chat::wishes::Boards;
use crate::chat::{Button, From, Id, Permission, Place, Replay, Request, UserId};
use crate::record::Play;
use crate::rules::{Seat, Seats, Sheet, Table, Text, Tongue, Viewer, Window, doers};
use crate::store::{Stage, Vote};
use crate::tables::electorate::electors;
use crate::tables::log_lines::{self, lines, pages, since_start};
use crate::tables::screen::{Beyond, Ended, Meant, Missed, Screen, Shot, button};
use crate::tables::state::TableState;
use crate::words::Speaker;

use super::learn;
use super::{title, vote};

/// The longest page of what happened, in characters.
const PAGE: usize = 1800;
/// How many rounds of decisions a watcher is shown: so many steps for each seat.
const WATCHED: usize = 2;

/// What happened since the person's last move, public and their own, oldest first, a page at a time. The first page has a
/// picture that tells it at a glance, for whoever looks at pictures.
pub fn missed(state: &TableState, seat: Option<Seat>, page: usize, boards: Boards, speaker: &Speaker) -> Screen {
    let writer = speaker.writing(crate::chat::escape);
    let Some(play) = &state.play else { return Screen::of(writer.word("log-empty")) };
    let is_first = seat.is_some_and(|seat| play.last_own(seat) == play.floor());
    let (head, since) = match seat {
        Some(_) if is_first => (since_start(play), play.floor()),
        Some(seat) => ("missed-head", play.heard(seat)),
        None => ("missed-watching", play.step().saturating_sub(WATCHED * state.chairs.len())),
    };
    let news = log_lines::missed(play, seat, since);
    let told = lines(news.iter().map(|(_, text)| text), &writer);
    if told.is_empty() {
        let key = if head == "missed-head" { "missed-nothing" } else { "log-empty" };
        return Screen::of(writer.word(key)).row([dismiss(state, speaker)]);
    }
    // Of the time before somebody has decided anything, of a game that is over, and of what they did themselves there
    // is no picture.
    let is_pictured = page <= 1 && boards != Boards::Text && !is_first && !play.is_over();
    let is_news = |text: &Text| seat.is_none_or(|seat| doers(text) != [seat]);
    let shot = (is_pictured && news.iter().any(|(_, text)| is_news(text)))
        .then(|| retold(state, seat, since, lines(news.iter().map(|(_, text)| text), speaker), speaker))
        .flatten();
    let told: Vec<_> = told.into_iter().map(|line| writer.say(&Text::of("board-line").with("what", line))).collect();
    Screen { shot, ..paged(state, head, &told, page, |page| Request::Missed(Some(page)), speaker) }
}

/// The picture of what happened after a step, as far as it may be shown.
fn retold(state: &TableState, seat: Option<Seat>, after: usize, lines: Vec<String>, speaker: &Speaker) -> Option<Shot> {
    let (step, play) = open(state).filter(|(step, _)| after < *step)?;
    let window = seat.map_or_else(|| play.round(), |seat| play.window(Seats::only(seat)));
    let (viewer, table) = (viewer(seat), play.shared());
    Some(Shot {
        sheet: table.board(),
        table,
        viewer,
        path: Vec::new(),
        offers: Vec::new(),
        footer: state.footer(viewer, step, window),
        speaker: speaker.clone(),
        beyond: Some(Box::new(Beyond::Missed(Missed { play, after, lines }))),
    })
}

/// Everything that happened, numbered, a page at a time; the last page first asked for is the newest.
pub fn log(state: &TableState, seat: Option<Seat>, from: From, page: Option<usize>, speaker: &Speaker) -> Screen {
    let writer = speaker.writing(crate::chat::escape);
    let Some(play) = &state.play else { return Screen::of(writer.word("log-empty")) };
    let since = match (from, seat) {
        (From::Mine, Some(seat)) => play.heard(seat),
        _ => 0,
    };
    let told = numbered(play, viewer(seat), since, &writer);
    if told.is_empty() {
        let key = if since > 0 { "missed-nothing" } else { "log-empty" };
        return Screen::of(writer.word(key)).row([dismiss(state, speaker)]);
    }
    let at = |page| Request::Log(from, Some(page));
    paged(state, "log-head", &told, page.unwrap_or(usize::MAX), at, speaker)
}

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Public, Viewer::Seat)
}

fn numbered(play: &Play, viewer: Viewer, since: usize, writer: &Speaker) -> Vec<String> {
    let line = |(n, told): (usize, Text)| writer.say(&Text::of("log-line").with("n", n).with("what", told));
    log_lines::told(play, viewer, since).into_iter().map(line).collect()
}

/// One of several pages, with buttons to the neighbours, which ask for them `at` a page.
fn paged(
    state: &TableState,
    head: &'static str,
    lines: &[String],
    page: usize,
    at: impl Fn(usize) -> Request,
    speaker: &Speaker,
) -> Screen {
    let pages = pages(lines, PAGE);
    let page = page.clamp(1, pages.len());
    let mut head = format!("**{}**", speaker.word(head));
    if pages.len() > 1 {
        let of = Text::of("page").with("n", page).with("of", pages.len());
        head = format!("{head} · {}", speaker.say(&of));
    }
    let text = pages.get(page - 1).map_or("", String::as_str);
    let to = |page: usize| Id::at(state.id, state.entry(), at(page));
    let before = (page > 1).then(|| button(to(page - 1), speaker.word("button-previous")));
    let after = (page < pages.len()).then(|| button(to(page + 1), speaker.word("button-next")));
    Screen::of(format!("{head}\n{text}")).row(before.into_iter().chain(after).chain([dismiss(state, speaker)]))
}

/// The button that puts an answer away.
pub fn dismiss(state: &TableState, speaker: &Speaker) -> Button {
    button(Id::at(state.id, state.entry(), Request::Dismiss), speaker.word("button-close"))
}

/// The button that opens the replay.
pub fn to_replay(state: &TableState, play: &Play, speaker: &Speaker) -> Button {
    let wanted = Replay { sheet: play.table().board(), ..Replay::default() };
    button(Id::at(state.id, state.open_step(), Request::Replay(wanted)), speaker.word("button-replay"))
}

/// The public standing so far.
pub fn scores(state: &TableState, speaker: &Speaker) -> Screen {
    let writer = speaker.writing(crate::chat::escape);
    let Some(play) = &state.play else { return Screen::of(writer.word("declined-not-started")) };
    let mut all = vec![format!("**{}**", writer.word("scores-head"))];
    all.extend(play.table().scores().iter().map(|line| writer.say(line)));
    Screen::of(all.join("\n")).row([dismiss(state, speaker)])
}

/// What else can be done with a table; what is being decided can be answered here as well, and who got up can come back.
pub fn more(state: &TableState, (user, seat): (UserId, Option<Seat>), speaker: &Speaker) -> Screen {
    let id = |request| Id::at(state.id, state.entry(), request);
    let is_going = matches!(state.stage, Stage::Lobby | Stage::Playing);
    let screen = Screen::of(speaker.say(&title(state.game))).row([
        button(id(Request::Log(From::Start, None)), speaker.word("button-log")),
        button(id(Request::Scores), speaker.word("button-scores")),
        button(id(Request::Rules), speaker.word("button-rules")),
        button(id(Request::Again), speaker.word("button-again")),
        button(
            if seat.is_some() && is_going { id(Request::Wishes) } else { Id::of(Request::Wishes) },
            speaker.word("button-settings"),
        ),
    ]);
    let learn = learn::offer(state.game, "button-learn-more", speaker);
    let screen = screen.row(to_boards(state, None, &Window::none(), speaker).into_iter().chain(learn));
    let concerns = |vote: &&Vote| seat.is_some_and(|seat| electors(state, vote).has(seat));
    let asked = state.open_votes().filter(concerns).map(|open| vote::screen(state, open, speaker));
    let screen = asked.fold(screen, |mut screen, asked| {
        screen.text = format!("{}\n{}", screen.text, asked.text);
        screen.rows.extend(asked.rows);
        screen
    });
    let is_waited_for = |seat: Seat| state.calls.keys().any(|other| *other != seat);
    let nudge =
        seat.filter(|seat| is_waited_for(*seat)).map(|_| button(id(Request::Nudge), speaker.word("button-nudge")));
    let leave = (seat.is_some() && state.stage == Stage::Playing)
        .then(|| button(id(Request::Leave), speaker.word("button-leave-game")).danger());
    let back = state.seat_to_come_back_to(user).map(|seat| id(Request::Seat(seat.0)));
    let back = back.map(|id| button(id, speaker.word("button-take-seat")));
    let (request, key) = match state.is_watched_by(user) {
        true => (Request::Unwatch, "button-unwatch"),
        false => (Request::Watch, "button-watch"),
    };
    let watch = (seat.is_none() && state.stage == Stage::Playing).then(|| button(id(request), speaker.word(key)));
    let back_to = state.play.as_ref().map(|play| to_replay(state, play, speaker));
    let others = nudge.into_iter().chain(leave).chain(back).chain(watch).chain(back_to);
    screen.row(others.chain([dismiss(state, speaker)]))
}

/// A board as anybody may see it, for one person, in their language: the one asked for, or the one that matters most.
/// It tells what is new to whoever holds a seat, or to somebody who watches.
pub fn board(state: &TableState, asker: Option<Seat>, wanted: Option<u8>, speaker: &Speaker) -> Screen {
    let Some(play) = &state.play else { return super::lobby::screen(state) };
    let wanted = wanted.filter(|board| usize::from(*board) < play.table().boards().len());
    sheet(state, asker, wanted.map_or(play.table().board(), Sheet::Board), speaker)
}

/// Buttons to the boards besides the one that is shown, where there are several; each says how much is new there.
pub fn to_boards(state: &TableState, shown: Option<Sheet>, window: &Window, speaker: &Speaker) -> Vec<Button> {
    let boards = (0..).zip(state.play.iter().flat_map(|play| play.table().boards()));
    let others = boards.filter(|(board, _)| shown != Some(Sheet::Board(*board)));
    let to = |board: u8| Id::at(state.id, state.entry(), Request::Board(Some(board)));
    let label = |(board, label): (u8, Text)| {
        let table = state.play.as_ref().map(Play::table);
        match table.map_or(0, |table| table.fresh(Sheet::Board(board), window)) {
            0 => button(to(board), speaker.say(&label)),
            n => button(to(board), speaker.say(&Text::of("button-board-new").with("board", label).with("n", n))),
        }
    };
    others.map(label).collect()
}

/// What lies open before one seat, large.
pub fn seat(state: &TableState, asker: Option<Seat>, seat: Seat, speaker: &Speaker) -> Screen {
    sheet(state, asker, Sheet::Of(seat), speaker)
}

/// A picture that anybody may see, with where the game is and whom it waits for.
fn sheet(state: &TableState, asker: Option<Seat>, sheet: Sheet, speaker: &Speaker) -> Screen {
    let Some((step, then)) = open(state) else { return Screen::default() };
    let table = then.shared();
    let text = where_it_is(state, &*table, step, speaker).join("\n");
    let window = asker.map_or_else(|| then.round(), |seat| then.window(Seats::only(seat)));
    let (viewer, footer) = (Viewer::Public, state.footer(Viewer::Public, step, window.clone()));
    let beyond = Ended::of(&then, sheet, state.lasted.as_ref());
    let (path, offers, reader) = (Vec::new(), Vec::new(), speaker.clone());
    let shot = Shot { table, viewer, sheet, path, offers, footer, speaker: reader, beyond };
    let as_text = Id::at(state.id, state.entry(), Request::Read(Some(1)));
    let as_text = button(as_text, speaker.word("button-as-text"));
    let boards = to_boards(state, Some(sheet), &window, speaker);
    Screen { text, shot: Some(shot), ..Screen::default() }
        .row(boards.into_iter().chain([as_text, dismiss(state, speaker)]))
}

/// The game as anybody may see it, and its step.
fn open(state: &TableState) -> Option<(usize, Play)> {
    let step = state.open_step();
    Some((step, state.play_at(step)?))
}

/// Where the game is, and whom it waits for.
fn where_it_is(state: &TableState, table: &dyn Table, step: usize, speaker: &Speaker) -> Vec<String> {
    let writer = speaker.writing(crate::chat::escape);
    let waiting = state.awaited().first().map(|first| {
        let names: Vec<Seat> = state.awaited().iter().collect();
        let what = state.play.as_ref().map_or_else(|| table.duty(first), |play| play.table().duty(first));
        writer.say(&Text::of("waiting-for").with("names", names).with("what", what))
    });
    [super::board::small(state, table, step, &writer)].into_iter().chain(waiting).collect()
}

/// The whole position in words, as anybody may see it, a page at a time.
pub fn read(state: &TableState, page: usize, speaker: &Speaker) -> Screen {
    let Some((step, then)) = open(state) else { return super::lobby::screen(state) };
    let table = then.shared();
    let writer = speaker.writing(crate::chat::escape);
    let mut lines = where_it_is(state, &*table, step, speaker);
    for part in table.read(Viewer::Public) {
        // A heading stays with what follows it, on whatever page that comes to stand.
        let mut entries = part.lines.iter().map(|line| format!("- {}", writer.say(line)));
        let first = entries.next().unwrap_or_default();
        lines.push(format!("### {}\n{first}", writer.say(&part.head)));
        lines.extend(entries);
    }
    let screen = paged(state, "read-head", &lines, page, |page| Request::Read(Some(page)), speaker);
    let pictures = to_boards(state, None, &Window::none(), speaker);
    let one = Id::at(state.id, state.entry(), Request::Board(Some(0)));
    let one = pictures.is_empty().then(|| button(one, speaker.word("button-as-picture")));
    screen.row(pictures.into_iter().chain(one))
}

/// All six permissions, in the order in which they are asked for.
pub const PERMISSIONS: [Permission; 6] = [
    Permission::ViewChannel,
    Permission::SendMessages,
    Permission::SendInThreads,
    Permission::AttachFiles,
    Permission::ReadHistory,
    Permission::CreateThreads,
];

/// Whether a permission counts in a place: threads have a permission of their own to write, and begin in some channels.
fn counts(permission: Permission, place: &Place) -> bool {
    match permission {
        Permission::SendMessages => !place.is_thread(),
        Permission::SendInThreads => place.is_thread() || place.takes_threads(),
        Permission::CreateThreads => place.takes_threads(),
        Permission::ViewChannel | Permission::AttachFiles | Permission::ReadHistory => true,
    }
}

/// What the bot may do in a channel.
pub fn check(place: &Place, speaker: &Speaker) -> Screen {
    let mut all = vec![speaker.word("check-head")];
    let counting = || PERMISSIONS.iter().filter(|each| counts(**each, place));
    all.extend(counting().map(|each| {
        let key = if place.lacks.contains(each) { "check-lacks" } else { "check-has" };
        speaker.say(&Text::of(key).with("permission", speaker.word(each.key())))
    }));
    all.push(speaker.word(if counting().all(|each| !place.lacks.contains(each)) {
        "check-fine"
    } else {
        "check-missing"
    }));
    Screen::of(all.join("\n"))
}
