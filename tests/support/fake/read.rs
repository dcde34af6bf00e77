//! What stands on the platform, to be read by a test.

use guildhall::chat::{ChannelId, Post, UserId};

use super::{DIRECT, FakeChat, Said};

impl FakeChat {
    /// What stands in a channel, oldest first, without what was deleted.
    pub fn messages(&self, channel: ChannelId) -> Vec<Said> {
        self.world().said.iter().filter(|said| said.channel == channel && !said.deleted).cloned().collect()
    }

    /// What stands in the direct conversation with a person.
    pub fn direct_messages(&self, user: UserId) -> Vec<Said> {
        self.messages(Self::direct_channel(user))
    }

    /// The direct conversation with a person.
    pub fn direct_channel(user: UserId) -> ChannelId {
        ChannelId(DIRECT + user.0)
    }

    /// Every message in the order of posting, deleted ones too.
    pub fn all(&self) -> Vec<Said> {
        self.world().said.clone()
    }

    /// How many messages there are, each counted as often as it has changed.
    pub fn versions(&self) -> usize {
        self.world().said.iter().map(|said| 1 + said.before.len()).sum()
    }

    /// How many pictures were sent, in messages, in edits and in answers.
    pub fn pictures(&self) -> usize {
        let world = self.world();
        // A message that loses its buttons keeps its picture, which is not sent again.
        let is_sent = |before: Option<&Post>, post: &Post| {
            let is_kept = post.rows.is_empty() && before.is_some_and(|before| before.picture == post.picture);
            post.picture.is_some() && !is_kept
        };
        let sent = |said: &Said| {
            let looks: Vec<&Post> = said.before.iter().chain([&said.post]).collect();
            let edits = looks.windows(2).filter(|pair| is_sent(Some(pair[0]), pair[1])).count();
            edits + usize::from(is_sent(None, looks[0]))
        };
        let answers = world.answers.iter().filter(|(_, post)| post.picture.is_some()).count();
        answers + world.said.iter().map(sent).sum::<usize>() - world.kept
    }

    /// How messages have looked since this was asked last, each time they changed.
    pub fn fresh(&self) -> Vec<Post> {
        let mut world = self.world();
        let mut read = std::mem::take(&mut world.read);
        read.resize(world.said.len(), 0);
        let mut fresh = Vec::new();
        for (said, read) in world.said.iter().zip(&mut read) {
            fresh.extend(said.before.iter().chain([&said.post]).skip(*read).cloned());
            *read = said.before.len() + 1;
        }
        world.read = read;
        fresh
    }
}
