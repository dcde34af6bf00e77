//! Turning a draft and its files into a message, new or edited.

use super::super::check::message::{Draft, Listed};
use super::super::error::ApiError;
use super::super::mentions::Allowed;
use super::super::message::{LOADING, Message};
use super::super::picture::Attachment;
use super::super::place::Place;
use super::super::snowflake::now_ms;
use super::super::upload::{FILE_LIMIT, Upload};
use super::super::world::World;

/// The most files on a message.
const FILES: usize = 10;

/// Fills a message from a draft. What the draft does not mention stays as it is.
///
/// # Errors
/// A list of files that does not fit the files (50035), or a message left with nothing in it (50006).
pub(super) fn fill(world: &mut World, message: &mut Message, draft: &Draft, files: &[Upload]) -> Result<(), ApiError> {
    if let Some(content) = &draft.content {
        message.content.clone_from(content);
    }
    if draft.content.is_some() || draft.allowed.is_some() {
        let allowed = draft.allowed.clone().unwrap_or_else(Allowed::everything);
        message.mentions = allowed.of_text(&message.content);
        message.mentions.retain(|id| world.user(*id).is_ok());
    }
    if let Some(embeds) = &draft.embeds {
        message.embeds.clone_from(embeds);
    }
    if let Some(components) = &draft.components {
        message.components.clone_from(components);
    }
    message.attachments = attachments(world, message, draft, files)?;
    message.check_not_empty()
}

/// Edits a message: fills it and marks it as edited. A promise ("… is thinking") becomes the answer instead.
pub(super) fn edit(world: &mut World, message: &mut Message, draft: &Draft, files: &[Upload]) -> Result<(), ApiError> {
    fill(world, message, draft, files)?;
    if message.is(LOADING) {
        message.flags &= !LOADING;
    } else {
        message.edited_ms = Some(now_ms());
    }
    message.flags |= draft.flags;
    Ok(())
}

/// The files of a message after a request: a list keeps what it names of the old ones and describes the new ones;
/// without a list the old ones stay and the new ones come after them.
fn attachments(
    world: &mut World,
    message: &Message,
    draft: &Draft,
    files: &[Upload],
) -> Result<Vec<Attachment>, ApiError> {
    let mut kept: Vec<Attachment> = Vec::new();
    let listed = draft.attachments.as_deref();
    match listed {
        None => kept.clone_from(&message.attachments),
        Some(listed) => {
            for (index, entry) in listed.iter().enumerate() {
                kept.extend(old_file(message, entry));
                let is_new = files.iter().any(|file| file.index == entry.id.0);
                if !is_new && !message.attachments.iter().any(|file| file.id == entry.id) {
                    let place = index.to_string();
                    let complaint = "There is no file with this id in the request or on the message.";
                    return Err(ApiError::form(&["attachments", &place, "id"], "ATTACHMENT_NOT_FOUND", complaint));
                }
            }
        }
    }
    for file in files {
        let entry = listed.and_then(|listed| listed.iter().find(|entry| entry.id.0 == file.index));
        let filename = entry.and_then(|entry| entry.filename.as_deref()).unwrap_or(&file.filename);
        let description = entry.and_then(|entry| entry.description.clone());
        let id = world.ids.next();
        world.files.keep(id, &file.bytes);
        kept.push(Attachment::new(id, filename, description, &file.content_type, &file.bytes));
    }
    if kept.len() > FILES || kept.iter().any(|file| file.length > FILE_LIMIT) {
        let complaint = "Must be 10 or fewer in length.";
        return Err(ApiError::form(&["attachments"], "BASE_TYPE_MAX_LENGTH", complaint));
    }
    Ok(kept)
}

fn old_file(message: &Message, entry: &Listed) -> Option<Attachment> {
    let mut file = message.attachments.iter().find(|file| file.id == entry.id)?.clone();
    if entry.description.is_some() {
        file.description.clone_from(&entry.description);
    }
    Some(file)
}

/// Refuses to write into a thread that is locked, or archived where that does not reopen it.
pub(super) fn check_thread(place: &Place, reopens: bool) -> Result<(), ApiError> {
    match place {
        Place::Thread(thread) if thread.locked => Err(ApiError::locked_thread()),
        Place::Thread(thread) if thread.archived && !reopens => Err(ApiError::archived_thread()),
        _ => Ok(()),
    }
}
