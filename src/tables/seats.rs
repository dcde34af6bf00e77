//! Seats that change hands in a running game: somebody gets up and a bot plays on, comes back, or somebody new sits down.
//! Who may have which seat is not decided here. Stores and sends nothing.

use crate::bots::Level;
use crate::chat::{Request, UserId, escape};
use crate::record::How;
use crate::rules::{Seat, Text};
use crate::store::{Claim, Standing};

use super::announce;
use super::screens::{mention, title};
use super::state::{Chair, Sitter, TableState};
use super::transaction::{Comer, Transaction};

/// The bot that takes over.
pub const LEVEL: Level = Level::Normal;

/// A person gets up, and a bot plays on in their seat: they can come back, or they have given up for good.
/// Gives what is told of it; nothing where no person sits there.
pub fn leave(tx: &mut Transaction, seat: Seat, gives_up: bool, now: i64) -> Option<Text> {
    let (key, how, standing) = match gives_up {
        true => ("conceded-final", None, Standing::GaveUp),
        false => ("seat-left", Some(How::Left), Standing::Open),
    };
    get_up(tx, seat, (how, standing), now, |name, bot| Text::of(key).with("name", name).with("bot", bot))
}

/// A person who is forgotten gives up their seat, and nothing says who it was.
pub fn vanish(tx: &mut Transaction, seat: Seat, now: i64) {
    get_up(tx, seat, (None, Standing::GaveUp), now, |_, bot| Text::of("seat-forgotten").with("bot", bot));
}

fn get_up(
    tx: &mut Transaction,
    seat: Seat,
    (how, standing): (Option<How>, Standing),
    now: i64,
    tell: impl Fn(String, String) -> Text,
) -> Option<Text> {
    let before = tx.state.clone();
    let (name, bot) = give_to_bot(tx, seat, how, standing, now)?;
    let text = tell(escape(&name), escape(&bot));
    tx.offer(&text, &[], &[(Request::Seat(seat.0), "button-take-seat")]);
    alone(tx, &before);
    announce::after(tx, &before, &[]);
    Some(text)
}

/// Puts a bot in the place of a person; gives both their names. Whoever sat there reads so where they had their hand.
pub fn give_to_bot(
    tx: &mut Transaction,
    seat: Seat,
    how: Option<How>,
    standing: Standing,
    now: i64,
) -> Option<(String, String)> {
    let chair = tx.state.chair(seat)?.clone();
    let user = chair.person()?;
    let play = tx.state.play.as_mut()?;
    let gone = (standing == Standing::GaveUp).then(|| play.concede(seat));
    let taken = play.take_seat(seat, LEVEL.name(), how);
    gone.into_iter().chain([taken]).for_each(|entry| tx.note(entry));
    tx.state.claims.retain(|claim| claim.user != user);
    let is_kept = chair.gone.is_none();
    tx.state.claims.push(Claim { user, name: chair.name.clone(), seat, since: now, standing, is_kept });
    tx.state.claims.sort_unstable_by_key(|claim| claim.user);
    tx.state.chairs[seat.index()] = Chair::of(Sitter::Bot(LEVEL), String::new());
    tx.state.name_bots();
    if tx.state.has_secrets() {
        tx.farewell(user, &crate::words::word(chair.language, "left"));
    }
    Some((chair.name, tx.state.chair(seat)?.name.clone()))
}

/// The table gives the seat of a person to a bot, and to whoever it wants there as soon as they sit down; gives the names of
/// the person and of the bot.
pub fn replace(
    tx: &mut Transaction,
    seat: Seat,
    comer: Option<&(UserId, String)>,
    now: i64,
) -> Option<(String, String)> {
    let before = tx.state.clone();
    let given = give_to_bot(tx, seat, Some(How::Vote), Standing::Open, now)?;
    if let Some((user, _)) = comer {
        let text = Text::of("replace-sit").with("who", mention(*user)).with("game", title(tx.state.game));
        tx.offer(&text, &[*user], &[(Request::Seat(seat.0), "button-sit")]);
    }
    announce::after(tx, &before, &[]);
    Some(given)
}

/// Whoever is the last person at the table now decides alone whether the game goes on.
fn alone(tx: &mut Transaction, before: &TableState) {
    let left: Vec<UserId> = tx.state.chairs.iter().filter_map(Chair::person).collect();
    if let ([user], true) = (left.as_slice(), before.people().len() > 1) {
        let text = Text::of("alone").with("who", mention(*user));
        let offers = [(Request::Play, "button-play-bots"), (Request::Close(false), "button-end-game")];
        tx.offer(&text, &left, &offers);
    }
}

/// Whoever had a seat is back in it. They are there, so nobody is called.
pub fn come_back(tx: &mut Transaction, seat: Seat, comer: Comer) {
    let before = tx.state.clone();
    let name = escape(&comer.chair.name);
    sit(tx, seat, comer.chair, How::Back);
    tx.notice(&Text::of("seat-back").with("name", name), &[]);
    announce::seated(tx, &before, comer.still_to_call);
}

/// Somebody new sits down in place of a bot, and is called if the table waits for that seat.
pub fn let_in(tx: &mut Transaction, seat: Seat, comer: Comer, how: How) {
    let before = tx.state.clone();
    let Comer { chair, mut still_to_call } = comer;
    still_to_call.add(seat);
    sit(tx, seat, chair, how);
    announce::seated(tx, &before, still_to_call);
}

fn sit(tx: &mut Transaction, seat: Seat, chair: Chair, how: How) {
    let (Some(user), Some(play)) = (chair.person(), tx.state.play.as_mut()) else { return };
    let taken = play.take_seat(seat, user.0.to_string(), Some(how));
    tx.note(taken);
    tx.state.claims.retain(|claim| claim.user != user);
    tx.state.note_invited(user);
    // Whoever sat there before has no seat to come back to any more.
    let open = tx.state.claims.iter_mut().filter(|claim| claim.seat == seat && claim.standing == Standing::Open);
    open.for_each(|claim| claim.standing = Standing::Ended);
    tx.state.chairs[seat.index()] = chair;
    tx.state.name_bots();
    tx.state.unshown.remove(seat);
    if tx.state.has_secrets() {
        tx.hand(seat);
    }
}

/// That somebody has sat down in place of a bot.
pub fn taken(name: &str, bot: &str) -> Text {
    Text::of("seat-taken").with("name", escape(name)).with("bot", escape(bot))
}

/// The name of the bot that would take over from a seat.
pub fn next_bot(state: &TableState, seat: Seat) -> String {
    let mut tx = Transaction::of(state);
    let given = give_to_bot(&mut tx, seat, Some(How::Left), Standing::Open, 0);
    given.map(|(_, bot)| escape(&bot)).unwrap_or_default()
}
