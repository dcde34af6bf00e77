//! What the bot may do in a channel it was not spoken to in. What Discord resolves of a named channel tells it since 2026, but
//! serenity does not read that, so it is asked for: how often a table moves, three requests are nothing.

use serde::de::DeserializeOwned;
use serenity::all::{GuildChannel, Member, PartialGuild};
use serenity::http::{LightMethod, Route};
use serenity::model::id::{ChannelId, GuildId, UserId};

use super::errors::Refusal;
use super::gate::Rank;
use super::place::lacking;
use super::rest::{Call, Rest};
use crate::chat::{ChatError, Done, Permission};

/// What the bot, whose id is `us`, lacks in a channel.
pub(super) async fn lacking_in(
    rest: &Rest,
    us: UserId,
    guild_id: GuildId,
    channel_id: ChannelId,
) -> Done<Vec<Permission>> {
    let channel: GuildChannel = match ask(rest, Route::Channel { channel_id }).await {
        Ok(channel) => channel,
        // What it may not see, it is not told of.
        Err(ChatError::Forbidden(_) | ChatError::Gone(_)) => return Ok(vec![Permission::ViewChannel]),
        Err(error) => return Err(error),
    };
    let guild: PartialGuild = ask(rest, Route::Guild { guild_id }).await?;
    let member: Member = ask(rest, Route::GuildMember { guild_id, user_id: us }).await?;
    Ok(lacking(guild.user_permissions_in(&channel, &member)))
}

async fn ask<T: DeserializeOwned>(rest: &Rest, route: Route<'_>) -> Done<T> {
    let answer = rest.send(Call::new(LightMethod::Get, route).rank(Rank::Call)).await;
    let body = answer.map_err(|refusal: Refusal| refusal.kind())?;
    serde_json::from_slice(&body).map_err(|error| ChatError::Transport(error.to_string()))
}
