//! What the platform that only remembers keeps of the port's promises.

use guildhall::chat::*;

use crate::support::fake::*;

const HERE: ChannelId = ChannelId(7);
const ANNA: UserId = UserId(3);

fn call() -> Post {
    Post { text: "<@3>, your turn.".to_owned(), mentions: vec![ANNA], ..Post::default() }
}

#[tokio::test]
async fn the_same_nonce_posts_once_and_an_edit_pings_nobody() {
    let chat = FakeChat::new();
    let first = chat.post(HERE, &call(), "n1").await.expect("posted");
    assert_eq!(chat.post(HERE, &call(), "n1").await, Ok(first));
    chat.edit(HERE, first, &call()).await.expect("edited");
    assert_eq!((chat.messages(HERE).len(), chat.pings(ANNA)), (1, 1));
    chat.strip(HERE, first, None).await.expect("stripped");
    chat.delete(HERE, first).await.expect("deleted");
    assert_eq!(chat.edit(HERE, first, &call()).await, Err(ChatError::Deleted));
    assert!(chat.messages(HERE).is_empty());
    assert_eq!(chat.post(HERE, &call(), "n1").await, Err(ChatError::Deleted), "it was there");
}

#[tokio::test]
async fn a_lost_answer_leaves_the_message_there() {
    let chat = FakeChat::new();
    let lost = ChatError::Transport("lost".to_owned());
    chat.fail_after(Call::Post, lost.clone());
    chat.fail(Call::Post, lost.clone());
    assert_eq!(chat.post(HERE, &call(), "n1").await, Err(lost.clone()));
    assert_eq!(chat.post(HERE, &call(), "n1").await, Err(lost));
    assert!(chat.post(HERE, &call(), "n1").await.is_ok());
    assert_eq!(chat.pings(ANNA), 1);
}

#[tokio::test]
async fn closed_and_shut_doors_refuse_until_they_open() {
    let chat = FakeChat::new();
    let direct = chat.direct(ANNA).await.expect("a conversation");
    chat.close_direct(ANNA, true);
    assert_eq!(chat.post(direct, &call(), "n1").await, Err(ChatError::Closed));
    chat.close_direct(ANNA, false);
    assert!(chat.post(direct, &call(), "n1").await.is_ok());
    assert_eq!(chat.direct_messages(ANNA).len(), 1);
    chat.shut(HERE, Some(ChatError::Locked));
    assert_eq!(chat.post(HERE, &call(), "n2").await, Err(ChatError::Locked));
    chat.shut(HERE, None);
    assert!(chat.post(HERE, &call(), "n2").await.is_ok());
}

#[tokio::test]
async fn what_breaks_a_limit_is_refused() {
    let chat = FakeChat::new();
    let post = Post { text: "x".repeat(2001), ..Post::default() };
    assert!(matches!(chat.post(HERE, &post, "n").await, Err(ChatError::Malformed(_))));
    assert_eq!(chat.refused().len(), 1);
}
