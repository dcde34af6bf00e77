//! A person's tables as a list: which stands before which, what is said of each, and what can be pressed below.

use guildhall::chat::Post;

use crate::away::room;
use crate::presser::Whim;
use crate::weeks::*;
use crate::world::*;

fn lines(post: &Post) -> Vec<String> {
    post.text.lines().filter(|line| line.contains("https://")).map(str::to_owned).collect()
}

/// In which room each line's table is.
fn rooms(post: &Post) -> Vec<u64> {
    let number = |line: String| line.split("/7/").nth(1)?.split('/').next()?.parse::<u64>().ok();
    lines(post).into_iter().filter_map(number).map(|channel| channel - 700).collect()
}

/// What waits for somebody comes first: what is due first, then what has no deadline and waits longest, then where the clocks
/// stand still. Of what waits for others it is said for whom, since when and until when.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_due_first_stands_first() {
    let world = World::with(toy()).await;
    let paces = ["none", "week", "day", "none", "three", "day", "day"];
    let mut tables = Vec::new();
    for (number, pace) in (0..).zip(paces) {
        tables.push(world.room(&TWO, pace, number).await);
        world.pass(MINUTE).await;
    }
    world.press_in(room(2), ANNA, &format!("{}.0.~alone", tables[2]), &[]).await;
    world.command_in(room(5), BELA, "table pause", &[("days", "9")]).await;
    let number = world.votes(&tables[5]).await.last().expect("a vote").number;
    world.press_in(room(5), ANNA, &format!("{}.0.~vote.{number}.yes", tables[5]), &[]).await;
    let entries = world.row(&tables[6]).await.entries;
    world.press_in(room(6), ANNA, &format!("{}.{entries}.keep!", tables[6]), &[]).await;
    world.settled().await;
    let listed = world.command(ANNA, "games", &[]).await;
    assert_eq!(rooms(&listed), [2, 4, 1, 0, 3, 5, 6], "{}", listed.text);
    let said = lines(&listed);
    assert!(listed.text.starts_with("**Your move: 6 tables**\n· "), "{}", listed.text);
    assert!(said[0].contains(" with Béla: ") && said[0].contains(" · due <t:"), "{}", said[0]);
    assert!(said[3].contains(" · called <t:") && !said[3].contains("due"), "{}", said[3]);
    assert!(said[5].contains(" · paused until <t:") && said[5].contains(":D>"), "{}", said[5]);
    let others = &said[6];
    assert!(others.contains(": Béla · called <t:") && others.contains(" · due <t:"), "{others}");
    let play = buttons(&listed).into_iter().filter(|button| button.label.starts_with("Play ")).count();
    assert_eq!(play, 5, "the first five");
    world.pass(DAY).await;
    let late = lines(&world.command(ANNA, "games", &[]).await);
    assert!(late[0].contains(" · time is up → "), "{}", late[0]);
    let mine = world.command(ANNA, "games", &[("which", "mine")]).await;
    assert_eq!(rooms(&mine).len(), 6, "{}", mine.text);
}

/// Ten tables stand on a page, also with the longest names, and each keeps its link.
#[tokio::test(flavor = "multi_thread")]
async fn ten_tables_fit_on_a_page() {
    const LONG: User = User { name: "*_~`|>*_~`|>*_~`|>*_~`|>*_~`|>*_", ..DOROTA };
    let world = World::with(toy()).await;
    world.rooms(&[ANNA, LONG, User { name: "Zoe|>*_~`|>*_~`|>*_~`|>*_~`|>*_~", ..STRANGER }], "day", 11).await;
    let listed = world.command(ANNA, "games", &[]).await;
    assert_eq!(rooms(&listed).len(), 10, "{}", listed.text);
    assert!(listed.text.chars().count() <= 2000 && listed.text.contains("page 1 of 2"), "{}", listed.text);
    let next = world.press(ANNA, &id_of(&listed, "Next ›")).await;
    assert_eq!(rooms(&next).len(), 1, "{}", next.text);
}

/// A finished table is a line with its places, the day, and a link to its last board; nobody else's list is shown.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_finished_says_how_it_ended() {
    let world = World::with(toy()).await;
    let table = world.paced(&TWO, "none").await;
    world.play_to_the_end(&table, &TWO, &mut Whim::new(2)).await;
    world.settled().await;
    let listed = world.command(ANNA, "games", &[("which", "finished")]).await;
    let said = lines(&listed);
    assert!(listed.text.starts_with("**Finished: 1 table**\n· "), "{}", listed.text);
    assert!(said[0].contains("Anna") && said[0].contains("Béla") && said[0].contains(" · ended <t:"), "{}", said[0]);
    assert!(said[0].contains(":D> → https://"), "{}", said[0]);
    assert!(world.command(STRANGER, "games", &[("which", "finished")]).await.text.starts_with("You sit at no table."));
}
