//! The calls of the port that can be made to fail.

#[cfg(doc)]
use guildhall::chat::Chat;

/// What can be made to fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// [`Chat::answer`].
    Answer,
    /// [`Chat::withdraw`].
    Withdraw,
    /// [`Chat::follow`].
    Follow,
    /// [`Chat::find`].
    Find,
    /// [`Chat::post`].
    Post,
    /// [`Chat::edit`].
    Edit,
    /// [`Chat::retouch`].
    Retouch,
    /// [`Chat::reword`].
    Reword,
    /// [`Chat::strip`].
    Strip,
    /// [`Chat::delete`].
    Delete,
    /// [`Chat::direct`].
    Direct,
    /// [`Chat::thread`].
    Thread,
    /// [`Chat::wake`].
    Wake,
    /// [`Chat::is_member`].
    Member,
    /// [`Chat::is_in`].
    Look,
}
