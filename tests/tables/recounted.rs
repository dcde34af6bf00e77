//! All that is kept of finished games follows from their records: counted anew, plainly, from nothing else than the records and
//! who sat where, results and ratings are what is kept.

use std::collections::BTreeMap;

use guildhall::chat::{TableId, UserId};
use guildhall::ratings::{Rating, after};
use guildhall::record::{Entry, How, Play, Record, Source, Story};
use guildhall::rules::{Game, Seat};
use guildhall::store::{FinishedGame, Part, ResultLine};

use crate::presser::Whim;
use crate::weeks::{FOUR, toy};
use crate::world::*;

/// What is counted of one who held a seat: the seat, who, what became of their part, the place, the points, the most points that
/// came by one move before the end, and how much there was of what the game has of its own.
type Line = (Seat, Option<UserId>, Part, u8, i32, Option<i32>, Option<i32>);

/// The most points that came to a seat by one move: each moment is looked up by itself.
fn gain(play: &Play, seat: Seat) -> Option<i32> {
    let story = Story::of(play).expect("sound");
    let points = |step: usize| Some(story.moment(play, step).expect("sound").table().points()?[seat.index()]);
    (1..play.step()).filter_map(|step| Some(points(step)? - points(step - 1)?)).max()
}

/// Plays a game in which some get up, of whom some come back and some give up. Gives the table, and whether a bot was there
/// from the start.
async fn played(world: &World, whim: &mut Whim) -> (TableId, bool) {
    let people = &FOUR[..2 + whim.below(3)];
    let bots = usize::from(people.len() < 4 && whim.below(3) == 0);
    let table = world.playing(people, bots).await;
    for user in people {
        // Bots do not play on among themselves, so somebody stays.
        if seated(world, &table, people).await.len() < 2 {
            break;
        }
        let word = match whim.below(6) {
            0 | 1 => "leave.bot.yes",
            2 => "concede.yes",
            _ => continue,
        };
        world.press(*user, &format!("{table}.0.~{word}")).await;
        world.settled().await;
        if whim.below(2) == 0 {
            world.command(*user, "table join", &[]).await;
            world.settled().await;
        }
    }
    let stayed: Vec<User> = seated(world, &table, people).await;
    world.play_to_the_end(&table, &stayed, whim).await;
    world.settled().await;
    (table.parse().expect("a name"), bots > 0)
}

async fn seated(world: &World, table: &str, people: &[User]) -> Vec<User> {
    let seats = world.store.seats(table.parse().expect("a name")).await.expect("stored");
    let sits = |user: &&User| seats.iter().any(|sitter| sitter.user() == Some(user.id));
    people.iter().filter(sits).copied().collect()
}

/// The lines of a game, out of its record and who sat where.
async fn lines(world: &World, game: &'static Game, table: TableId) -> Vec<Line> {
    let loaded = world.store.load(table).await.expect("stored");
    let record = Record { header: loaded.header.expect("begun"), entries: loaded.entries };
    let play = Play::resume(game, record.clone(), Source::Notes).expect("sound");
    let standing = play.table().standing().expect("over");
    let line = |seat: Seat, user, part| {
        let (place, points) = (standing.places[seat.index()], standing.scores[seat.index()]);
        (seat, user, part, place, points, gain(&play, seat), standing.feats.get(seat.index()).copied())
    };
    let mut all = Vec::new();
    for (seat, sitter) in (0..).map(Seat).zip(&loaded.seats) {
        let is_new = record.entries.iter().rev().find_map(|entry| match entry {
            Entry::SeatTaken { seat: taken, how, .. } if *taken == seat => Some(*how != Some(How::Back)),
            _ => None,
        });
        let took_over = sitter.user().is_some() && is_new == Some(true);
        all.push(line(seat, sitter.user(), if took_over { Part::TookOver } else { Part::Played }));
    }
    let gone = loaded.claims.iter().filter(|claim| all.iter().all(|(_, user, ..)| *user != Some(claim.user)));
    all.extend(gone.map(|claim| line(claim.seat, Some(claim.user), Part::Left)).collect::<Vec<_>>());
    all.sort_by_key(|(seat, user, ..)| (*seat, *user));
    all
}

/// Counts a game for those who are rated in it.
fn count(ratings: &mut BTreeMap<UserId, Rating>, lines: &[Line]) {
    let stayed: Vec<u8> =
        lines.iter().filter(|line| line.1.is_some() && line.2 == Part::Played).map(|line| line.3).collect();
    if stayed.len() < 2 {
        return;
    }
    let rank = |line: &Line| match line.2 {
        Part::Played => Some(stayed.iter().filter(|place| **place < line.3).count() as u8),
        Part::Left => Some(stayed.len() as u8),
        Part::TookOver => None,
    };
    let mut rated: Vec<(UserId, u8)> = lines.iter().filter_map(|line| Some((line.1?, 1 + rank(line)?))).collect();
    rated.sort_unstable();
    let before: Vec<(Rating, u8)> =
        rated.iter().map(|(user, rank)| (ratings.get(user).copied().unwrap_or_default(), *rank)).collect();
    ratings.extend(rated.iter().map(|(user, _)| *user).zip(after(&before)));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_follows_from_the_records() {
    let world = World::with(toy()).await;
    let mut whim = Whim::new(14);
    let mut tables = BTreeMap::new();
    for _ in 0..14 {
        let (table, has_bots) = played(&world, &mut whim).await;
        tables.insert(table, has_bots);
    }
    let kept: Vec<FinishedGame> = world.store.games_in(GUILD, world.game.to_owned()).await.expect("readable");
    assert_eq!(kept.len(), tables.len());
    let mut ratings = BTreeMap::new();
    let mut seen = BTreeMap::new();
    for game in &kept {
        let line = |it: &ResultLine| (it.seat, it.user, it.part, it.place, it.points, it.gain, it.feat);
        let mut found: Vec<Line> = game.lines.iter().map(line).collect();
        found.sort_by_key(|(seat, user, ..)| (*seat, *user));
        let expected = lines(&world, &toy().games[0], game.table).await;
        assert_eq!(found, expected, "{}", game.table);
        if !tables[&game.table] {
            count(&mut ratings, &expected);
        }
        for line in &game.lines {
            *seen.entry(format!("{:?} {}", line.part, line.rating.is_some())).or_insert(0) += 1;
            let Some((mean, deviation)) = line.rating else { continue };
            let counted: &Rating = &ratings[&line.user.expect("a person")];
            assert_eq!((counted.mean, counted.deviation), (mean, deviation), "{} {line:?}", game.table);
        }
    }
    for case in ["Played true", "Played false", "Left true", "Left false"] {
        assert!(seen.contains_key(case), "no {case} among {seen:?}");
    }
    for (user, rating) in ratings {
        let games = world.store.games_of(user, Some(GUILD)).await.expect("readable");
        let last = games.iter().filter_map(|game| game.of(user)?.rating).next_back();
        assert_eq!(last, Some((rating.mean, rating.deviation)), "{user:?}");
    }
}

/// The same of a game that has points on the way and something of its own.
#[tokio::test(flavor = "multi_thread")]
async fn gains_and_what_a_game_has_of_its_own_follow_from_the_record() {
    let mut world = World::new().await;
    let game = guildhall::games::find("golden_city").expect("a game");
    world.game = game.id;
    let people = [ANNA, BELA, CECYLIA];
    let table = world.playing(&people, 0).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(9)).await;
    world.settled().await;
    let kept = world.store.games_in(GUILD, game.id.to_owned()).await.expect("readable").remove(0);
    let line = |it: &ResultLine| (it.seat, it.user, it.part, it.place, it.points, it.gain, it.feat);
    let found: Vec<Line> = kept.lines.iter().map(line).collect();
    assert_eq!(found, lines(&world, game, kept.table).await);
    assert!(found.iter().all(|line| line.5 > Some(0) && line.6 > Some(0)), "{found:?}");
    let records = world.command(ANNA, "stats records", &[("game", game.id)]).await;
    let alt = records.picture.expect("a page").alt;
    assert!(alt.contains("Largest gain by one move · ") && alt.contains("Longest chain of houses · "), "{alt}");
}
