//! A seat that the others give away: to a bot, or to somebody who is wanted there.

use guildhall::chat::{Post, Told, ToldPerson};
use guildhall::record::{Entry, How};
use guildhall::rules::Seat;
use guildhall::store::{Outcome, Question, Vote};

use crate::support::fake::Said;
use crate::votes::{now, record, vote};
use crate::weeks::*;
use crate::world::*;

fn person(user: User) -> ToldPerson {
    ToldPerson { id: user.id, name: user.name.to_owned(), is_bot: false, sees: true }
}

impl World {
    /// Somebody suggests that a bot takes somebody's seat.
    pub async fn replace(&self, by: User, whose: &str) -> Post {
        let post = self.command(by, "table replace", &[("seat", whose)]).await;
        self.settled().await;
        post
    }

    /// Somebody suggests that somebody else takes that seat.
    async fn replace_by(&self, by: User, whose: &str, person: ToldPerson) -> Post {
        let told = Told { person: Some(person), ..Told::default() };
        let post = self.command_told(by, "table replace", &[("seat", whose), ("player", "9")], told).await;
        self.settled().await;
        post
    }

    async fn replacings(&self, table: &str) -> Vec<Vote> {
        self.votes(table).await.into_iter().filter(|vote| vote.question == Question::Replace).collect()
    }
}

async fn hows(world: &World, table: &str) -> Vec<(Seat, String, Option<How>)> {
    let taken = record(world, table).await.into_iter().filter_map(|entry| match entry {
        Entry::SeatTaken { seat, by, how } => Some((seat, by, how)),
        _ => None,
    });
    taken.collect()
}

fn newest(world: &World, label: &str) -> Said {
    let has = |said: &Said| buttons(&said.post).iter().any(|button| button.label == label);
    world.chat.messages(HERE).into_iter().rev().find(has).unwrap_or_else(|| panic!("no {label}"))
}

/// Whose time is up can be replaced by a bot when more than half of the others agree, and comes back whenever they like.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_seat_is_given_to_a_bot_by_more_than_half() {
    let settings = toy();
    let world = World::with(settings).await;
    let (table, late) = anna_late(&world, &FOUR).await;
    let said = world.replace(BELA, "anna").await;
    assert!(said.text.starts_with("Megkérdeztem: "), "{}", said.text);
    let asked = vote(&world);
    let who = ["<@3> <@9>", "<@9> <@3>"];
    let text =
        |who| format!("Béla suggests: Bot Ada takes the seat of Anna. {who}: all right? 2 of 3 votes settle it.");
    assert!(who.iter().any(|who| asked.post.text == text(who)), "{}", asked.post.text);
    assert_eq!(asked.post.mentions.len(), 2, "who is late and who asks are not called");
    assert_eq!(buttons(&asked.post).iter().map(|button| button.label.as_str()).collect::<Vec<_>>(), ["Yes", "Wait"]);
    assert!(world.replace(CECYLIA, "Anna").await.text.starts_with("To pytanie jest już rozstrzygane"));
    let barred = world.choose(&table, ANNA, "no").await.text;
    assert!(barred.starts_with("Only ") && barred.ends_with(" can decide that."), "{barred}");
    world.choose(&table, CECYLIA, "no").await;
    assert!(now(&world, &asked).text.ends_with("Yes: Béla · No: Cecylia"), "{}", now(&world, &asked).text);
    let world = world.restarted(settings).await;
    world.choose(&table, STRANGER, "yes").await;
    let decided = "Decided: Bot Ada plays on in the seat of Anna, who can come back at any time.";
    assert_eq!((now(&world, &asked).text.as_str(), now(&world, &asked).rows.len()), (decided, 0));
    assert!(now(&world, &late).text.starts_with("Settled: "), "what else was asked about that call is settled");
    assert_eq!(hows(&world, &table).await.last().map(|(.., how)| *how), Some(Some(How::Vote)));
    let over = world.choose(&table, CECYLIA, "no").await.text;
    assert!(over.ends_with(decided) || over.starts_with("To już rozstrzygnięte"), "{over}");
    assert!(world.command(ANNA, "table join", &[]).await.text.starts_with("Anna is back at the table."));
    assert_eq!(hows(&world, &table).await.last().map(|(.., how)| *how), Some(Some(How::Back)));
}

/// Whoever is wanted in place of another is called, and sits down at once, though the seat is younger than a day; whoever sat
/// there has no claim any more.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_wanted_sits_down_in_place_of_another() {
    let world = World::with(toy()).await;
    let (table, _) = anna_late(&world, &TWO).await;
    let anna = world.seat_of(&table, ANNA).await;
    world.replace_by(BELA, "Anna", person(STRANGER)).await;
    let called = newest(&world, "Sit down").post;
    assert!(called.text.starts_with("<@9>, this seat is yours if you like: "), "{}", called.text);
    assert_eq!((called.mentions.as_slice(), world.chat.pings(STRANGER.id)), ([STRANGER.id].as_slice(), 1));
    assert!(world.chat.direct_messages(STRANGER.id).is_empty(), "never directly");
    let sit = id_of(&called, "Sit down");
    assert!(world.press(CECYLIA, &sit).await.text.starts_with("To miejsce czeka jeszcze na powrót (Anna)."));
    assert!(world.press(STRANGER, &sit).await.text.starts_with("You're in."));
    world.settled().await;
    let taken = hows(&world, &table).await;
    assert_eq!(taken.last(), Some(&(anna, "9".to_owned(), Some(How::Replaced))));
    assert!(world.press(ANNA, &sit).await.text.starts_with("Every seat is taken."));
}

/// Whoever was replaced and comes back first keeps the seat: who was wanted there is wanted no more.
#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_first_has_the_seat() {
    let settings = toy();
    let world = World::with(settings).await;
    let (table, _) = anna_late(&world, &TWO).await;
    world.replace_by(BELA, "Anna", person(STRANGER)).await;
    let sit = id_of(&newest(&world, "Sit down").post, "Sit down");
    let world = world.restarted(settings).await;
    assert!(world.press(ANNA, &sit).await.text.starts_with("Anna is back at the table."));
    assert!(world.press(STRANGER, &sit).await.text.starts_with("Every seat is taken."));
    world.press(ANNA, &format!("{table}.0.~leave.bot.yes")).await;
    assert!(world.press(STRANGER, &sit).await.text.starts_with("This seat is kept for Anna."));
}

/// Nobody is replaced who still has time, whom nobody waits for, or while the table rests; it is said when they can be. Where
/// no clock runs, a table waits for seven days.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_replaced_early() {
    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "day").await;
    let due = world.due_of(&table, BELA).await / 1000;
    let early = world.replace(ANNA, "Béla").await.text;
    assert_eq!(early, format!("Béla still has time. The seat can be replaced <t:{due}:R>."));
    world.keep(&table, &[BELA]).await;
    assert_eq!(world.replace(ANNA, "Béla").await.text, "The table is not waiting for Béla.");
    assert!(world.replace(STRANGER, "Béla").await.text.starts_with("You don't sit at this table"));
    assert!(world.replace(ANNA, "Zoe").await.text.starts_with("Nobody of that name"), "whom nobody knows");
    // One's own seat is left, and not replaced.
    assert!(world.replace(ANNA, "Anna").await.text.starts_with("The game is running."));
    world.command(ANNA, "table pause", &[("days", "9")]).await;
    world.choose(&table, BELA, "yes").await;
    assert!(world.replace(ANNA, "Cecylia").await.text.starts_with("The table rests until <t:"));

    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "none").await;
    world.keep(&table, &[ANNA, CECYLIA]).await;
    world.pass(7 * DAY - MINUTE).await;
    assert!(world.replace(ANNA, "Béla").await.text.starts_with("Béla still has time."));
    world.pass(2 * MINUTE).await;
    assert_eq!(world.replace(ANNA, "Béla").await.text, "I've asked Cecylia.");
    world.keep(&table, &[BELA]).await;
    let moved = Outcome::Moved { name: "Béla".to_owned() };
    assert_eq!(world.replacings(&table).await[0].outcome, Some(moved));
    let settled = world.choose(&table, CECYLIA, "yes").await.text;
    assert!(settled.contains("Béla ma już ruch za sobą."), "{settled}");
}

/// Whoever is away and has kept the table waiting for seven days can be replaced; back again, they have time again.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_for_long_can_be_replaced() {
    let world = World::with(toy()).await;
    let table = world.paced(&THREE, "day").await;
    world.command(BELA, "settings zone", &[("zone", "UTC")]).await;
    world.command(BELA, "settings away", &[("days", "20")]).await;
    world.keep(&table, &[ANNA, CECYLIA]).await;
    assert!(world.replace(ANNA, "Béla").await.text.starts_with("Béla still has time."));
    world.pass(7 * DAY + MINUTE).await;
    world.replace(ANNA, "Béla").await;
    assert_eq!(world.replacings(&table).await.len(), 1);
    world.press(BELA, "-.0.~back").await;
    world.settled().await;
    assert_eq!(world.replacings(&table).await[0].outcome, Some(Outcome::Void), "they have a day now");
}

/// Who stays silent is reminded once, and three days later counts no more (as in W-28); where nobody else has agreed by then,
/// whoever asked has decided.
#[tokio::test(flavor = "multi_thread")]
async fn who_stays_silent_counts_no_more_when_a_seat_is_given_away() {
    let world = World::with(toy()).await;
    let (table, _) = anna_late(&world, &THREE).await;
    world.replace(BELA, "Anna").await;
    world.pass(DAY + MINUTE).await;
    let asked = world.asked_again(CECYLIA);
    assert!(asked.iter().any(|post| post.text.contains("Anna.")), "{asked:?}");
    world.pass(3 * DAY - 5 * MINUTE).await;
    assert_eq!(world.replacings(&table).await[0].outcome, None);
    world.pass(10 * MINUTE).await;
    let settled = world.replacings(&table).await[0].outcome.clone();
    assert!(matches!(&settled, Some(Outcome::Replaced { name, bot, .. }) if name == "Anna" && bot == "Bot Ada"));
}

/// What cannot pass any more has failed; the seat stays as it is, and it can be asked again.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_stays_as_it_is_where_not_enough_would_give_it_away() {
    let world = World::with(toy()).await;
    let (table, _) = anna_late(&world, &THREE).await;
    world.replace(BELA, "Anna").await;
    let asked = vote(&world);
    world.choose(&table, CECYLIA, "no").await;
    assert_eq!(now(&world, &asked).text, "The seat stays as it is.");
    assert_eq!(hows(&world, &table).await, []);
    world.replace(CECYLIA, "Anna").await;
    world.choose(&table, BELA, "yes").await;
    assert_eq!(hows(&world, &table).await.len(), 1);
}

/// To a bot's seat somebody is invited, without a vote; and not everybody can have a seat.
#[tokio::test(flavor = "multi_thread")]
async fn a_bots_seat_is_an_invitation() {
    let world = World::with(toy()).await;
    let (table, _) = anna_late(&world, &THREE).await;
    let known = world.replace_by(BELA, "Anna", ToldPerson { is_bot: true, ..person(STRANGER) }).await.text;
    assert!(known.starts_with("Zoe másfajta bot"), "{known}");
    let blind = world.replace_by(BELA, "Anna", ToldPerson { sees: false, ..person(STRANGER) }).await.text;
    assert_eq!(blind, "Zoe nem látja ezt a csatornát.");
    assert_eq!(world.replace_by(BELA, "Anna", person(CECYLIA)).await.text, "Cecylia már itt ül.");
    world.press(CECYLIA, &format!("{table}.0.~leave.bot.yes")).await;
    let other = world.replace_by(BELA, "Anna", person(CECYLIA)).await.text;
    assert_eq!(other, "Cecylia ennél a játéknál már ült, ezért erre a helyre nem ülhet le.");
    world.pass(DAY + MINUTE).await;
    let cecylia = world.store.seats(table.parse().unwrap()).await.unwrap();
    let bot = cecylia.iter().position(|sitter| sitter.user().is_none()).expect("a bot").to_string();
    assert_eq!(world.replace_by(BELA, &bot, person(STRANGER)).await.text, "Meghívtam: Zoe.");
    let sit = id_of(&newest(&world, "Sit down").post, "Sit down");
    assert!(world.press(STRANGER, &sit).await.text.starts_with("You're in."));
    assert_eq!(hows(&world, &table).await.last().map(|(.., how)| *how), Some(Some(How::Invited)));
}
