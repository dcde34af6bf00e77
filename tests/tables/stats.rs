//! What is kept of finished games, and what people are shown of it: to themselves, to others in their server, and of whom
//! nothing is shown.

use guildhall::chat::{ChannelId, GuildId, Place, Post, Told, ToldPerson};
use guildhall::paint::{Painter, Picture};
use guildhall::scene::Scene;
use guildhall::store::{FinishedGame, Part};
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::support::fake::Said;
use crate::weeks::toy;
use crate::world::*;

/// Plays a game of that many people from its lobby to its end.
async fn finished(world: &World, people: &[User], seed: u64) {
    let table = world.playing(people, 0).await;
    world.play_to_the_end(&table, people, &mut Whim::new(seed)).await;
    world.settled().await;
}

/// What became of somebody's part in their games in the server, and how they were rated after each.
async fn parts(world: &World, user: User) -> Vec<(Part, Option<(f64, f64)>)> {
    let games = world.store.games_of(user.id, Some(GUILD)).await.expect("readable");
    let lines = games.iter().map(|game| game.of(user.id).expect("theirs"));
    lines.map(|line| (line.part, line.rating)).collect()
}

/// People who like words better than pictures, and a painter whose pictures are what is drawn on them.
async fn readers() -> World {
    let paint = |_: &Painter, scene: &Scene| {
        Ok(Picture { png: scene.to_string().into_bytes(), width: scene.width as u32, height: scene.height as u32 })
    };
    let world = World::with(Settings { paint, ..toy() }).await;
    for user in [ANNA, BELA, CECYLIA, DOROTA, STRANGER] {
        world.command(user, "settings boards", &[("how", "text")]).await;
    }
    world
}

/// A server in which Anna and Dorota have finished five games, and Béla one with them.
async fn five_games() -> World {
    let world = readers().await;
    for seed in 0..4 {
        finished(&world, &[ANNA, DOROTA], seed).await;
    }
    finished(&world, &[ANNA, DOROTA, BELA], 4).await;
    world
}

/// What whoever names a person is shown.
async fn against(world: &World, user: User, other: User) -> Post {
    let (id, name) = (other.id, other.name.to_owned());
    let person = Some(ToldPerson { id, name, is_bot: other.name == "bot", sees: true });
    world.command_told(user, "stats against", &[], Told { person, ..Told::default() }).await
}

async fn hide(world: &World, user: User, how: &str) {
    world.command(user, "stats privacy", &[("how", how)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_counted_and_ranked() {
    let world = readers().await;
    let none = world.command(ANNA, "stats me", &[]).await;
    assert_eq!(none.text, "You have finished no game here yet.");
    let empty = world.command(ANNA, "stats ladder", &[]).await.text;
    assert!(empty.contains("Nobody has played 5 games that count yet."), "{empty}");
    for seed in 0..5 {
        finished(&world, &[ANNA, DOROTA], seed).await;
    }
    assert!(parts(&world, ANNA).await.iter().all(|(part, rating)| *part == Part::Played && rating.is_some()));
    let games = world.store.games_of(ANNA.id, None).await.expect("readable");
    let won = games.iter().filter(|game| game.of(ANNA.id).expect("hers").place == 1).count();
    let card = world.command(ANNA, "stats me", &[]).await.text;
    assert!(card.starts_with("**Your games in this server**\n"), "{card}");
    assert!(card.contains(&format!("5 games, won {won}; best ")) && card.contains(" · rating "), "{card}");
    assert!(card.contains("· <@4> · 5 games · "), "{card}");
    let ladder = world.command(STRANGER, "stats ladder", &[("game", world.game)]).await.text;
    assert!(ladder.contains("1. <@") && ladder.contains("2. <@") && !ladder.contains("3. "), "{ladder}");
    assert!(ladder.contains(" · 5 games, won "), "{ladder}");
    let elsewhere = world.store.games_of(ANNA.id, Some(GuildId(8))).await.expect("readable");
    assert_eq!(elsewhere, []);
}

/// Who hides how they play, or has left the server, stands on nobody's page but their own, from then on and backwards.
#[tokio::test(flavor = "multi_thread")]
async fn who_hides_is_on_no_page_of_others() {
    let world = five_games().await;
    let pages = async |user: User| {
        let mut all = Vec::new();
        for (page, options) in
            [("me", &[][..]), ("ladder", &[("game", world.game)]), ("records", &[("game", world.game)])]
        {
            all.push(world.command(user, &format!("stats {page}"), options).await);
        }
        all.push(world.command(user, "stats against", &[]).await);
        for words in all.clone() {
            let picture = ids(&words).into_iter().find(|id| id.contains("~stats.picture."));
            if let Some(id) = picture {
                all.push(world.press(user, &id).await);
                assert!(all[all.len() - 1].picture.is_some(), "{id}");
            }
        }
        all
    };
    let names = |posts: &[Post], user: User| posts.iter().any(|post| names(post, user));
    assert!(names(&pages(DOROTA).await, ANNA) && names(&pages(BELA).await, ANNA));
    let hidden = world.command(ANNA, "stats privacy", &[("how", "hidden")]).await.text;
    assert!(hidden.starts_with("Noted. How I play: hidden"), "{hidden}");
    for user in [DOROTA, BELA, STRANGER] {
        assert!(!names(&pages(user).await, ANNA), "{}", user.name);
    }
    let refused = against(&world, DOROTA, ANNA).await.text;
    let strange = against(&world, DOROTA, STRANGER).await.text;
    assert_eq!(refused, strange.replace("<@9>", "<@1>"), "hidden is told from nobody with whom one never played");
    let own = world.command(ANNA, "stats ladder", &[("game", world.game)]).await;
    assert!(own.text.contains("<@1>"), "one's own place one sees: {}", own.text);
    let records = world.command(BELA, "stats records", &[("game", world.game)]).await.text;
    assert!(records.contains("valaki"), "{records}");
    assert!(against(&world, ANNA, DOROTA).await.text.starts_with("You hide how you play"));
    let card = world.command(ANNA, "stats me", &[]).await;
    assert!(card.text.contains("5 games") && !ids(&card).iter().any(|id| id.contains("~stats.show")), "{}", card.text);
    hide(&world, ANNA, "shown").await;
    assert!(names(&pages(DOROTA).await, ANNA));
    world.chat.leave(ANNA.id, true);
    assert!(!names(&pages(DOROTA).await, ANNA));
}

/// Whether a page names a person: in its words, in its picture, in what is read out of that, or in a list.
fn names(post: &Post, user: User) -> bool {
    let drawn =
        post.picture.as_ref().map(|picture| format!("{} {}", picture.alt, String::from_utf8_lossy(&picture.png)));
    let is_drawn = drawn.is_some_and(|drawn| drawn.contains(user.name));
    is_drawn || post.text.contains(&format!("<@{}>", user.id.0)) || shown(post, user)
}

/// Whether a person is to choose from in a list.
fn shown(post: &Post, user: User) -> bool {
    let lists = selects(post).into_iter().filter(|select| select.id.contains("~stats.person"));
    let options = lists.flat_map(|select| select.options);
    options.into_iter().any(|option| option.value == user.id.0.to_string() || option.label == user.name)
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_told_how_it_stands_between_two() {
    let world = five_games().await;
    let whom = world.command(ANNA, "stats against", &[]).await;
    assert!(shown(&whom, DOROTA) && shown(&whom, BELA), "{whom:?}");
    let chosen = world.press_in(here(), ANNA, &selects(&whom)[0].id, &["4"]).await.text;
    assert_eq!(chosen, against(&world, ANNA, DOROTA).await.text);
    assert!(chosen.starts_with("**<@1> and <@4>**\nAhead ") && chosen.contains(" · 5 games together\n"), "{chosen}");
    assert!(chosen.contains("Most often with you · <@2> · 1 game\n"), "{chosen}");
    let mirrored = against(&world, DOROTA, ANNA).await.text;
    let score = |text: &str| -> Vec<String> {
        let line = text.lines().nth(1).expect("a score").to_owned();
        line.split(' ').filter(|word| word.parse::<u8>().is_ok()).map(str::to_owned).collect()
    };
    let (there, back) = (score(&chosen), score(&mirrored));
    assert_eq!([&there[0], &there[1]], [&back[1], &back[0]], "{chosen} {mirrored}");
    assert_eq!(against(&world, ANNA, ANNA).await.text, "That's you. Name somebody else.");
    let bot = User { name: "bot", ..STRANGER };
    assert_eq!(against(&world, ANNA, bot).await.text, "Bots are no opponents here. Name a person.");
    let nobody = world.command(STRANGER, "stats against", &[]).await.text;
    assert!(nobody.starts_with("You have not yet finished a game here"), "{nobody}");
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_those_of_a_game_and_of_so_many_seats() {
    let world = five_games().await;
    let all = world.command(STRANGER, "stats records", &[("game", world.game)]).await;
    assert!(all.text.contains("Most games together · 5 · <@1> and <@4> · "), "{}", all.text);
    assert!(all.text.contains("any number of seats") && all.text.contains("Shortest game · "), "{}", all.text);
    let three = world.press_in(here(), STRANGER, &selects(&all)[0].id, &["3"]).await.text;
    assert!(three.contains("3 seats") && !three.contains("Most games together"), "{three}");
    let four = world.command(STRANGER, "stats records", &[("game", world.game), ("seats", "4")]).await.text;
    assert!(four.contains("No such game was finished here yet"), "{four}");
}

/// Who may look back at the table of a record: whoever asks where it was played, and from elsewhere who sat there.
#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_records_can_be_looked_back_at() {
    let world = five_games().await;
    let lists = |post: &Post| {
        let is_it = |select: &guildhall::chat::Select| select.placeholder == "Look back at the table of a record";
        selects(post).into_iter().find(is_it)
    };
    let here_too = world.command(STRANGER, "stats records", &[("game", world.game)]).await;
    let list = lists(&here_too).expect("a list");
    let table = list.options[0].value.clone();
    assert!(list.options[0].label.starts_with(&format!("{table} · ")), "{}", list.options[0].label);
    let back = world.press_in(here(), STRANGER, &list.id, &[&table]).await;
    assert!(back.text.starts_with("**Move "), "{}", back.text);
    let there = || Place { channel: ChannelId(71), ..here() };
    let records = format!("-.0.~stats.see.records.{}.-", world.game);
    assert_eq!(lists(&world.press_in(there(), STRANGER, &records, &[]).await), None);
    let own = world.press_in(there(), ANNA, &list.id, &[&table]).await;
    assert!(own.text.starts_with("**Move "), "{}", own.text);
    for values in [&[&*table][..], &["zzzz"], &["-"], &[]] {
        let refused = world.press_in(there(), STRANGER, &list.id, values).await.text;
        assert_eq!(refused, "That button is from an earlier time and does nothing any more.", "{values:?}");
    }
    let elsewhere = Place { guild: Some(GuildId(8)), ..here() };
    let refused = world.press_in(elsewhere, ANNA, &list.id, &[&table]).await.text;
    assert_eq!(refused, "That button is from an earlier time and does nothing any more.");
}

/// A page is shown to everybody with nobody's own place marked, calls nobody, and not twice within a minute.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_shown_to_everybody() {
    let world = five_games().await;
    let ladder = world.command(ANNA, "stats ladder", &[("game", world.game)]).await;
    assert!(ladder.text.contains("**1. ") || ladder.text.contains("**2. "), "{}", ladder.text);
    let show = id_of(&ladder, "Show everyone");
    let before = world.chat.messages(HERE).len();
    assert_eq!(world.press(ANNA, &show).await.text, ladder.text);
    let posted: Vec<Said> = world.chat.messages(HERE);
    let last = &posted[posted.len() - 1].post;
    assert_eq!(posted.len(), before + 1);
    assert!(last.text.starts_with("Anna shows how we play\n**Ladder"), "{}", last.text);
    let picture = last.picture.as_ref().expect("a picture");
    assert!(picture.name == "page.png" && picture.alt.contains("1. "), "{}", picture.alt);
    assert!(!String::from_utf8_lossy(&picture.png).contains("Court"), "nobody's own place is marked");
    assert!(last.mentions.is_empty() && last.silent && last.rows.is_empty());
    let again = world.press(ANNA, &show).await.text;
    assert!(again.starts_with("Such a page was shown here a moment ago."), "{again}");
    assert_eq!(world.chat.messages(HERE).len(), before + 1);
    let card = world.command(ANNA, "stats me", &[]).await;
    let show = id_of(&card, "Show everyone");
    hide(&world, ANNA, "hidden").await;
    let refused = world.press_in(Place { channel: ChannelId(71), ..here() }, ANNA, &show, &[]).await.text;
    assert_eq!(refused, "That button is from an earlier time and does nothing any more.");
    assert!(world.chat.messages(ChannelId(71)).is_empty());
}

/// Those who manage a server may want no ladders; cards stay. In a direct conversation there is one's own card alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_may_want_no_ladders() {
    let world = five_games().await;
    let set = world.command(CECYLIA, "server ladder", &[("shown", "off")]).await.text;
    assert!(set.contains("Rankingi i rekordy: wyłączone"), "{set}");
    for page in ["ladder", "records"] {
        let off = world.command(ANNA, &format!("stats {page}"), &[("game", world.game)]).await.text;
        assert!(off.starts_with("Those who manage this server want no ladders"), "{off}");
    }
    assert!(world.command(ANNA, "stats me", &[]).await.text.contains("5 games"));
    let set = world.command(CECYLIA, "server ladder", &[("shown", "on")]).await.text;
    assert!(set.contains("Rankingi i rekordy: widoczne"), "{set}");
    let direct = direct(ANNA);
    let card = world.command_in(direct.clone(), ANNA, "stats me", &[]).await;
    assert!(card.text.starts_with("**Your games in all servers**\n") && !card.text.contains("<@"), "{}", card.text);
    for page in ["ladder", "records", "against"] {
        let refused = world.command_in(direct.clone(), ANNA, &format!("stats {page}"), &[]).await.text;
        assert!(refused.starts_with("That works in a server"), "{refused}");
    }
}

/// A game with a bot from the start is played, but counts for no rating; a closed one is not kept at all.
#[tokio::test(flavor = "multi_thread")]
async fn games_with_bots_and_closed_ones_are_not_rated() {
    let world = readers().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 1).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(3)).await;
    world.settled().await;
    assert_eq!(parts(&world, ANNA).await, [(Part::Played, None)]);
    let card = world.command(ANNA, "stats me", &[]).await.text;
    assert!(card.contains("1 game, won ") && !card.contains("· rating"), "{card}");
    let table = world.playing(&[ANNA], 1).await;
    world.press(ANNA, &format!("{table}.0.~shut.yes")).await;
    world.settled().await;
    assert_eq!(parts(&world, ANNA).await.len(), 1);
}

/// Whoever leaves before a quarter of a usual game is over leaves a game that counts for nobody's rating.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_somebody_left_early_is_not_rated() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA, BELA], 0).await;
    world.press(BELA, &format!("{table}.0.~leave.bot.yes")).await;
    world.settled().await;
    world.play_to_the_end(&table, &[ANNA, DOROTA], &mut Whim::new(7)).await;
    world.settled().await;
    for (user, part) in [(ANNA, Part::Played), (DOROTA, Part::Played), (BELA, Part::Left)] {
        assert_eq!(parts(&world, user).await, [(part, None)], "{}", user.name);
    }
}

/// Whoever leaves late is last; who took over neither wins nor loses by it.
#[tokio::test(flavor = "multi_thread")]
async fn leaving_is_no_way_out_of_a_rating() {
    let world = World::with(toy()).await;
    let people = [ANNA, DOROTA, BELA];
    let table = world.playing(&people, 0).await;
    world.press(BELA, &format!("{table}.0.~leave.bot.yes")).await;
    world.settled().await;
    world.play_to_the_end(&table, &[ANNA, DOROTA], &mut Whim::new(5)).await;
    world.settled().await;
    assert_eq!(parts(&world, BELA).await.iter().map(|(part, _)| *part).collect::<Vec<_>>(), [Part::Left]);
    let (bela, anna) = (parts(&world, BELA).await[0].1, parts(&world, ANNA).await[0].1);
    // The toy does not say how long it usually takes, so no leaving is early.
    assert!(
        bela.is_some_and(|(mean, _)| mean < 25.0) && anna.is_some_and(|(mean, _)| mean > 20.0),
        "{bela:?} {anna:?}"
    );
}

/// Whoever does not like words better is shown pictures, with the same in words behind a button.
#[tokio::test(flavor = "multi_thread")]
async fn pages_are_pictures() {
    let world = five_games().await;
    world.command(ANNA, "settings boards", &[("how", "picture")]).await;
    for (page, options) in [("me", &[][..]), ("ladder", &[("game", world.game)]), ("records", &[("game", world.game)])]
    {
        let shown = world.command(ANNA, &format!("stats {page}"), options).await;
        let picture = shown.picture.as_ref().expect("a picture");
        assert!(picture.alt.contains("Anna") || page == "me", "{page}: {}", picture.alt);
        assert!(
            !picture.alt.contains("<@4>") && !picture.alt.contains("**") && !picture.alt.contains("<t:"),
            "{}",
            picture.alt
        );
        assert_eq!(shown.text.lines().count(), 1, "{}", shown.text);
        let words = world.press(ANNA, &id_of(&shown, "As text")).await;
        assert!(words.picture.is_none() && words.text.lines().count() > 2, "{}", words.text);
        assert_eq!(world.press(ANNA, &id_of(&words, "As picture")).await.picture.as_ref(), Some(picture));
    }
    assert!(against(&world, ANNA, DOROTA).await.picture.is_some());
    assert!(world.command(STRANGER, "stats me", &[]).await.picture.is_none(), "nothing to be seen");
}

/// Whoever is forgotten is nobody at tables that are over; the games and the ratings of the others stay.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_is_nobody_where_it_is_over() {
    let world = five_games().await;
    let running = world.playing(&[ANNA, DOROTA], 0).await;
    let before: Vec<FinishedGame> = world.store.games_of(DOROTA.id, None).await.expect("readable");
    let own = world.command(ANNA, "settings export", &[]).await.picture.expect("a file");
    let own: serde_json::Value = serde_json::from_slice(&own.png).expect("JSON");
    assert_eq!(own["results"].as_array().expect("a list").len(), 5);
    assert!(own["seats"].as_array().expect("a list").iter().all(|seat| seat["user"] == 1 && seat["name"] == "Anna"));
    assert_eq!(own["ratings"][0]["games"], 5);

    let asked = world.command(ANNA, "settings forget", &[]).await;
    assert!(asked.text.starts_with("I can delete what I know") && asked.text.contains("This stays:"), "{}", asked.text);
    let sure = world.press(ANNA, &id_of(&asked, "Forget me")).await;
    assert!(sure.text.starts_with("You still sit at one table"), "{}", sure.text);
    assert_eq!(world.store.games_of(ANNA.id, None).await.expect("readable").len(), 5, "nothing has happened yet");
    let done = world.press(ANNA, &id_of(&sure, "Forget me for good")).await;
    assert!(done.text.starts_with("Forgotten."), "{}", done.text);

    let left = world.store.own(ANNA.id).await.expect("readable");
    for (table, rows) in left.as_object().expect("tables") {
        assert_eq!(rows.as_array().map(Vec::len), Some(0), "{table}: {rows:?}");
    }
    assert_eq!(world.row(&running).await.stage, guildhall::store::Stage::Playing);
    let after = world.store.games_of(DOROTA.id, None).await.expect("readable");
    assert_eq!(after.len(), before.len());
    for (game, was) in after.iter().zip(&before) {
        assert_eq!(game.of(DOROTA.id), was.of(DOROTA.id), "the others' ratings stay");
        let unnamed = game.lines.iter().filter(|line| line.user.is_none() && !line.is_bot).count();
        assert_eq!(unnamed, 1);
        let seats = world.store.seats(game.table).await.expect("stored");
        assert!(
            format!("{seats:?}").contains("\"a former player\"") && !format!("{seats:?}").contains("Anna"),
            "{seats:?}"
        );
    }
    let ladder = world.command(DOROTA, "stats ladder", &[("game", world.game)]).await.text;
    assert!(ladder.contains("<@4>") && !ladder.contains("<@1>") && !ladder.contains("Anna"), "{ladder}");
    let records = world.command(DOROTA, "stats records", &[("game", world.game)]).await.text;
    assert!(!records.contains("<@1>"), "{records}");
    let card = world.command(ANNA, "stats me", &[]).await.text;
    assert_eq!(card, "You have finished no game here yet.");
}
