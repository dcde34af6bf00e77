//! The game manager against a platform that remembers and the real store in memory.

#![cfg(test)]

#[path = "support"]
mod support {
    pub mod fake;
    pub mod flaw;
    pub mod toy;
    pub mod toy_ask;
    pub mod toy_face;
    pub mod trek;
}

#[path = "tables/alarms.rs"]
mod alarms;
#[path = "tables/announced.rs"]
mod announced;
#[path = "tables/around.rs"]
mod around;
#[path = "tables/any_order.rs"]
mod any_order;
#[path = "tables/awaited.rs"]
mod awaited;
#[path = "tables/at_once.rs"]
mod at_once;
#[path = "tables/away.rs"]
mod away;
#[path = "tables/boards.rs"]
mod boards;
#[path = "tables/broken_off.rs"]
mod broken_off;
#[path = "tables/clock.rs"]
mod clock;
#[path = "tables/daily.rs"]
mod daily;
#[path = "tables/days.rs"]
mod days;
#[path = "tables/commands.rs"]
mod commands;
#[path = "tables/damaged.rs"]
mod damaged;
#[path = "tables/deputies.rs"]
mod deputies;
#[path = "tables/doors.rs"]
mod doors;
#[path = "tables/economy.rs"]
mod economy;
#[path = "tables/faults.rs"]
mod faults;
#[path = "tables/review.rs"]
mod review;
#[path = "tables/film.rs"]
mod film;
#[path = "tables/forgotten.rs"]
mod forgotten;
#[path = "tables/games.rs"]
mod games;
#[path = "tables/gone.rs"]
mod gone;
#[path = "tables/invitations.rs"]
mod invitations;
#[path = "tables/keeper.rs"]
mod keeper;
#[path = "tables/killed.rs"]
mod killed;
#[path = "tables/hint.rs"]
mod hint;
#[path = "tables/hours.rs"]
mod hours;
#[path = "tables/learn.rs"]
mod learn;
#[path = "tables/late.rs"]
mod late;
#[path = "tables/letters.rs"]
mod letters;
#[path = "tables/listed.rs"]
mod listed;
#[path = "tables/lobby.rs"]
mod lobby;
#[path = "tables/long_turns.rs"]
mod long_turns;
#[path = "tables/missed.rs"]
mod missed;
#[path = "tables/moves.rs"]
mod moves;
#[path = "tables/names.rs"]
mod names;
#[path = "tables/nudge.rs"]
mod nudge;
#[path = "tables/opened.rs"]
mod opened;
#[path = "tables/pauses.rs"]
mod pauses;
#[path = "tables/play_on.rs"]
mod play_on;
#[path = "tables/platform.rs"]
mod platform;
#[path = "tables/presence.rs"]
mod presence;
#[path = "tables/presser.rs"]
mod presser;
#[path = "tables/presses.rs"]
mod presses;
#[path = "tables/quiet_week.rs"]
mod quiet_week;
#[path = "tables/reach.rs"]
mod reach;
#[path = "tables/reminders.rs"]
mod reminders;
#[path = "tables/recounted.rs"]
mod recounted;
#[path = "tables/renewed.rs"]
mod renewed;
#[path = "tables/replay.rs"]
mod replay;
#[path = "tables/replacing.rs"]
mod replacing;
#[path = "tables/requests.rs"]
mod requests;
#[path = "tables/resting.rs"]
mod resting;
#[path = "tables/results.rs"]
mod results;
#[path = "tables/seats.rs"]
mod seats;
#[path = "tables/servers.rs"]
mod servers;
#[path = "tables/stats.rs"]
mod stats;
#[path = "tables/taking_back.rs"]
mod taking_back;
#[path = "tables/thirty_days.rs"]
mod thirty_days;
#[path = "tables/threads.rs"]
mod threads;
#[path = "tables/through.rs"]
mod through;
#[path = "tables/tidied.rs"]
mod tidied;
#[path = "tables/tips.rs"]
mod tips;
#[path = "tables/trouble.rs"]
mod trouble;
#[path = "tables/unheard.rs"]
mod unheard;
#[path = "tables/visits.rs"]
mod visits;
#[path = "tables/unread.rs"]
mod unread;
#[path = "tables/votes.rs"]
mod votes;
#[path = "tables/unasked.rs"]
mod unasked;
#[path = "tables/watching.rs"]
mod watching;
#[path = "tables/weeks.rs"]
mod weeks;
#[path = "tables/wishes.rs"]
mod wishes;
#[path = "tables/words.rs"]
mod words;
#[path = "tables/world.rs"]
mod world;
