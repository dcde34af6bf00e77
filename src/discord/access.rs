//! How Discord is reached: by which address, with which client, how fast. Sends nothing.

use std::time::Duration;

use serenity::http::{Http, HttpBuilder};

use crate::meters;

/// How long a single try may take, sending a picture over a slow line included.
const ATTEMPT: Duration = Duration::from_secs(30);

/// How Discord, or what stands in for it, is reached. Shows itself in no log, since it holds the token.
#[derive(Clone)]
pub struct Access {
    /// The bot's token, without the word `Bot`.
    pub token: String,
    /// The address of a stand-in for `https://discord.com`; none for Discord itself.
    pub stand_in: Option<String>,
    /// The address of a proxy through which ordinary requests go, since it keeps the token's limit for all that send under
    /// it. Answers to interactions have limits of their own and three seconds: they go past it.
    pub proxy: Option<String>,
    /// The client to send with; none for an ordinary one.
    pub client: Option<reqwest::Client>,
    /// How many ordinary requests a second may go out for all tables together. Discord allows 50.
    pub pace: u32,
}

impl Access {
    /// The pace for Discord: with room for what else runs under the same token.
    pub const PACE: u32 = 30;
    /// The pace for a stand-in at which the bot itself is measured.
    pub const UNPACED: u32 = 10_000;

    /// A client of serenity's for this access: limiter on for Discord, off for a stand-in.
    pub(super) fn http(&self, client: &reqwest::Client) -> Http {
        let builder = HttpBuilder::new(&self.token).client(client.clone());
        match &self.stand_in {
            Some(address) => builder.proxy(address).ratelimiter_disabled(true).build(),
            None => {
                let mut http = builder.build();
                if let Some(limiter) = &mut http.ratelimiter {
                    // It waits and tries again by itself: of that nobody else hears.
                    limiter.set_ratelimit_callback(Box::new(|_| meters::limited()));
                }
                http
            }
        }
    }

    /// The client to send with.
    pub(super) fn client(&self) -> reqwest::Result<reqwest::Client> {
        match &self.client {
            Some(client) => Ok(client.clone()),
            None => reqwest::Client::builder().use_rustls_tls().timeout(ATTEMPT).build(),
        }
    }
}
