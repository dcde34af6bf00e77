//! Requests to Discord as they are counted: each try, also one that was cut off, by what it was for and how it was
//! answered. Where nobody counts, nothing is done.

use serenity::http::{LightMethod, Route};

use crate::meters::{self, Since, Status};

/// One try of a request; it is counted when it is over.
pub(super) struct Try {
    route: meters::Route,
    status: Status,
    since: Since,
}

impl Try {
    /// It begins now.
    pub(super) fn of(method: LightMethod, route: Route<'_>) -> Try {
        Try { route: purpose(method, route), status: Status::Nothing, since: Since::now() }
    }

    /// It was answered with that status of HTTP.
    pub(super) fn answered(&mut self, status: u16) {
        self.status = Status::of(status);
    }
}

impl Drop for Try {
    fn drop(&mut self) {
        meters::requested(self.route, self.status, self.since);
    }
}

/// What a request is for.
const fn purpose(method: LightMethod, route: Route<'_>) -> meters::Route {
    match (route, method) {
        (Route::InteractionResponse { .. }, _) => meters::Route::Acknowledge,
        (Route::WebhookFollowupMessages { .. } | Route::WebhookOriginalInteractionResponse { .. }, _) => {
            meters::Route::Answer
        }
        (Route::ChannelMessages { .. }, LightMethod::Post) => meters::Route::Post,
        (Route::ChannelMessage { .. }, LightMethod::Patch) => meters::Route::Edit,
        (Route::ChannelMessage { .. }, LightMethod::Delete) => meters::Route::Delete,
        (
            Route::ChannelThreads { .. } | Route::ChannelMessageThreads { .. } | Route::ChannelThreadMemberMe { .. },
            _,
        ) => meters::Route::Thread,
        (Route::UserMeDmChannels, LightMethod::Post) => meters::Route::Conversation,
        (Route::Commands { .. }, _) => meters::Route::Commands,
        (Route::GatewayBot, _) => meters::Route::Gateway,
        (_, LightMethod::Get) => meters::Route::Look,
        _ => meters::Route::Other,
    }
}
