//! Boards in words, for whoever does not see them: on request, by a wish, a page at a time, and as everybody may know them.

use guildhall::chat::Post;
use guildhall::games::GAMES;

use crate::world::*;

/// All pages, from the first one on.
async fn pages(world: &World, user: User, first: Post) -> Vec<Post> {
    let mut all = vec![first];
    while let Some(next) = button(&all[all.len() - 1], "Next ›") {
        all.push(world.press(user, &next).await);
        assert!(all.len() < 30, "{}", all[0].text);
    }
    all
}

/// A button of that label, if there is one.
fn button(post: &Post, label: &str) -> Option<String> {
    buttons(post).iter().any(|button| button.label == label).then(|| id_of(post, label))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_is_read_page_by_page_in_every_game() {
    for game in GAMES {
        let mut world = World::new().await;
        world.game = game.id;
        let people = [ANNA, CECYLIA, BELA];
        let table = world.playing(&people, 0).await;
        let read = world.command(ANNA, "table board", &[("text", "yes")]).await;
        assert!(read.picture.is_none(), "{}", game.id);
        let all = pages(&world, ANNA, read).await;
        let whole: String = all.iter().map(|page| format!("{}\n", page.text)).collect();
        for user in people {
            assert!(whole.contains(&format!("### {}", user.name)), "{}: {whole}", user.name);
        }
        assert!(all.iter().all(|page| page.text.chars().count() <= 2000), "{whole}");
        let again = world.command(STRANGER, "table board", &[("text", "yes")]).await;
        let theirs: String =
            pages(&world, STRANGER, again).await.iter().map(|page| format!("{}\n", page.text)).collect();
        assert_eq!(theirs, whole, "{table}: what anybody may know");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wishes_boards_in_words_gets_them_so() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let boards = |world: &World| world.chat.messages(HERE).len();
    let before = boards(&world);
    let picture = world.press(ANNA, &format!("{table}.0.~board")).await;
    assert!(picture.picture.is_some());
    let words = world.press(ANNA, &id_of(&picture, "As text")).await;
    assert!(words.picture.is_none() && words.text.contains("### "), "{}", words.text);
    let back = world.press(ANNA, &id_of(&words, "As picture")).await;
    assert!(back.picture.is_some());
    let set = world.command(ANNA, "settings boards", &[("how", "text")]).await;
    assert!(set.text.contains("Boards: in words"), "{}", set.text);
    assert!(world.press(ANNA, &format!("{table}.0.~board")).await.picture.is_none());
    assert!(world.command(ANNA, "table board", &[]).await.text.contains("### "));
    assert!(world.press(ANNA, &id_of(&words, "As picture")).await.picture.is_some(), "asked for, it is one");
    world.settled().await;
    assert_eq!(boards(&world), before, "nobody else was shown a board");
    world.command(ANNA, "table board", &[("text", "no")]).await;
    world.settled().await;
    assert_eq!(boards(&world), before + 1, "for everybody, since that was asked for");
    assert!(world.press(DOROTA, &format!("{table}.0.~board")).await.picture.is_some(), "of one person alone");
}
