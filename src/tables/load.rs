//! From what is stored to the table an actor holds. Repairs nothing: what does not fit its rules is not taken up.

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use crate::bots::Level;
use crate::chat::{TableId, UserId};
use crate::record::{Play, Record, Snapshot, TakenUp};
use crate::rules::{Game, Seats};
use crate::store::{Alarms, Calls, Clocks, Loaded, Sitter as Stored, Stage, StoreError, Surface, TableRow, Venue};
use crate::words::tidy;

use super::advice::Advice;
use super::clock::Pace;
use super::first;
use super::lasted::lasted;
use super::led_on;
use super::origin::Origin;
use super::overtime::Overtime;
use super::screens::board;
use super::shared::Shared;
use super::state::{Board, Chair, Sitter, TableState};
use super::transaction::Transaction;

/// Why a table cannot be taken up. Nothing of it is lost.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// The store could not give it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its record does not fit the rules of this program.
    #[error("table {0}: {1}")]
    Record(TableId, String),
}

/// Takes a table up where its record leaves it.
///
/// # Errors
/// Why that cannot be done.
pub async fn table(shared: &Arc<Shared>, table: TableId) -> Result<TableState, Broken> {
    let loaded = shared.store.load(table).await?;
    let Loaded {
        table: mut row,
        seats,
        barred,
        claims,
        invitations,
        watchers,
        header,
        entries,
        snapshot,
        alarms,
        clocks,
        calls,
    } = loaded;
    let game = shared.game(&row.game);
    let game = game.ok_or_else(|| Broken::Record(table, format!("no game is called {}", row.game)))?;
    if row.options.is_null() {
        let begun = header.as_ref().map(|header| header.options.clone());
        row.options = begun.ok_or_else(|| Broken::Record(table, "its options can't be read".to_owned()))?;
    }
    let taken = match header {
        Some(header) => Some(take_up(table, game, Record { header, entries }, snapshot).await?),
        None => None,
    };
    let older = taken.as_ref().and_then(|taken| taken.older);
    let play = taken.map(|taken| taken.play);
    let mut chairs = Vec::new();
    for sitter in &seats {
        chairs.push(chair(shared, table, sitter).await);
    }
    let lobby = shared.store.shown(table, Surface::Lobby).await?;
    let mut state = state(row, game, chairs, play);
    (state.alarms, state.clocks, state.calls) = (alarms, clocks, calls);
    (state.claims, state.barred, state.invitations) = (claims, barred, invitations);
    state.watchers = watchers;
    state.is_reached = lobby.is_some();
    // Before the start the table is where its lobby is, or will be: it may have moved just now.
    let home = lobby.filter(|_| state.stage != Stage::Lobby);
    state.home = home.map_or(state.home, |shown| shown.channel);
    if older.is_some() && state.stage == Stage::Playing {
        state = renewed(shared, state).await?;
    }
    state.votes = shared.store.votes(table).await?;
    state.board = newest_board(shared, &state).await?;
    state.lasted = Box::pin(lasted(shared, &state)).await.map(Arc::new);
    Ok(state)
}

/// Notes that a running table goes on under newer rules, and tells it so, before anything is done there: an entry that
/// these rules made must not follow one of the older ones.
async fn renewed(shared: &Shared, state: TableState) -> Result<TableState, Broken> {
    let mut tx = Transaction::of(&state);
    tx.renew();
    tx.commit(&shared.store, None).await?;
    Ok(tx.state)
}

/// Takes a table up on the blocking pool; a panic of the rules is told apart from the program's own.
async fn take_up(
    table: TableId,
    game: &'static Game,
    record: Record,
    snapshot: Option<Snapshot>,
) -> Result<TakenUp, Broken> {
    let take = move || Play::take_up(game, record, snapshot.as_ref());
    let taken = tokio::task::spawn_blocking(move || std::panic::catch_unwind(AssertUnwindSafe(take))).await;
    match taken {
        Ok(Ok(Ok(taken))) => Ok(taken),
        Ok(Ok(Err(error))) => Err(Broken::Record(table, error.to_string())),
        Ok(Err(_)) | Err(_) => Err(Broken::Record(table, "the rules panicked".to_owned())),
    }
}

fn state(mut row: TableRow, game: &'static Game, mut chairs: Vec<Chair>, play: Option<Play>) -> TableState {
    if play.is_none() {
        chairs.resize(chairs.len().max(usize::from(row.seats)), Chair::empty());
    }
    let pace = Pace::unpack(&mut row.options);
    let overtime = Overtime::unpack(&mut row.options);
    let advice = Advice::unpack(&mut row.options);
    let origin = Origin::unpack(&mut row.options);
    let (options, first) = first::unpack(row.options);
    let mut state = TableState {
        id: row.id,
        game,
        stage: row.stage,
        guild: row.guild,
        home: row.channel,
        channel: row.channel,
        moved: row.moved,
        wants_thread: row.venue == Venue::Thread,
        takes_threads: true,
        host: row.host,
        language: row.language,
        options,
        first,
        origin,
        chairs,
        claims: Vec::new(),
        invitations: Vec::new(),
        play,
        board: None,
        is_reached: false,
        is_lost: row.is_lost,
        // It may be in reach again; that it is not was told before.
        is_tried: row.is_lost,
        host_asked: None,
        host_seen: row.host_seen,
        barred: BTreeSet::new(),
        watchers: Vec::new(),
        votes: Vec::new(),
        pace,
        overtime,
        advice,
        paused_until: row.paused_until,
        broken: row.broken,
        clocks: Clocks::new(),
        calls: Calls::new(),
        alarms: Alarms::new(),
        lasted: None,
        unshown: Seats::NONE,
    };
    state.unshown = state.awaited_people();
    state.name_bots();
    state
}

async fn chair(shared: &Shared, table: TableId, sitter: &Stored) -> Chair {
    match sitter {
        Stored::Bot(level) => Chair::of(Sitter::Bot(level.parse().unwrap_or(Level::Normal)), String::new()),
        Stored::Person { user, name, gone } => Chair { gone: *gone, ..person(shared, table, *user, name).await },
    }
}

/// The chair of a person at a table, with what is known of them.
pub async fn person(shared: &Shared, table: TableId, user: UserId, name: &str) -> Chair {
    let mut chair = Chair::of(Sitter::Person(user), tidy(name));
    chair.language = shared.language_of(user).await;
    shared.meet_at(table, &mut chair).await;
    chair
}

/// The board that was posted last, or that waits to be. It follows from the record and the place in it.
async fn newest_board(shared: &Shared, state: &TableState) -> Result<Option<Board>, StoreError> {
    let shown = shared.store.shown(state.id, Surface::Board).await?.map(|shown| shown.step);
    let waiting = shared.store.unsent_of(state.id).await?;
    let waiting = waiting.into_iter().filter(|item| item.surface == Surface::Board).max_by_key(|item| item.step);
    let Some(entry) = waiting.iter().map(|item| item.step).chain(shown).max() else { return Ok(None) };
    // What waits has not been read by anybody yet, so it is kept as it was written.
    let written =
        waiting.filter(|item| item.step == entry).and_then(|item| Some(item.payload["news"].as_str()?.to_owned()));
    let board = board_at(state, entry as usize).or_else(|| older_board(state, entry as usize));
    let board = board.map(|board| Board { news: written.unwrap_or(board.news.clone()), ..board });
    Ok(board.map(|board| led_on::followed(state, &board).unwrap_or(board)))
}

/// The board that was made under older rules, which cannot be played again: it calls those who must act now.
fn older_board(state: &TableState, entry: usize) -> Option<Board> {
    let step = state.play.as_ref()?.floor();
    Some(Board { entry, step, told: step, called: state.awaited_people(), news: String::new() })
}

/// The board that was made when the record had so many entries.
pub fn board_at(state: &TableState, entry: usize) -> Option<Board> {
    let then = state.at_entry(entry)?;
    let step = then.play.as_ref()?.step();
    if then.play.as_ref()?.is_over() {
        return Some(Board { entry, step, told: step, called: Seats::NONE, news: String::new() });
    }
    let called = then.awaited_people();
    let writer = state.writer(state.language);
    let head = board::head(&then, called, called, &writer);
    let news = board::news(&then, called, &[], head.chars().count(), &writer);
    Some(Board { entry, step, told: step, called, news })
}
