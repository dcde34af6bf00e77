//! When a finished game was played, and how long its people waited, for its last picture.

use crate::rules::Lasted;
use crate::store::Stage;

use super::hours::day;
use super::shared::Shared;
use super::state::TableState;

/// When the game was played, if it is over. It is told without that where it cannot be read.
pub async fn lasted(shared: &Shared, state: &TableState) -> Option<Lasted> {
    let play = state.play.as_ref().filter(|_| state.stage == Stage::Over)?;
    match shared.store.all_written(state.id).await {
        Ok(written) => play.lasted(&written, day),
        Err(error) => {
            tracing::error!(table = %state.id, %error, "when a game was played can't be read");
            None
        }
    }
}
