//! Painting, away from everybody who waits for something else: on the blocking pool, a few pictures at a time.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::chat::{Picture, Post};
use crate::paint::{PaintError, Painter};

use super::screen::{Screen, Shot};

/// How many pictures are painted at the same time.
const AT_ONCE: usize = 2;

/// Pixels for each unit of a scene: sharp on a phone, and still small.
const SCALE: f32 = 1.0;

/// Where screens get their pictures.
pub struct Studio {
    painter: Arc<Painter>,
    gate: Semaphore,
}

impl Studio {
    /// A studio with the program's fonts and icons.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn new() -> Result<Studio, PaintError> {
        Ok(Studio { painter: Arc::new(Painter::new()?), gate: Semaphore::new(AT_ONCE) })
    }

    /// The message as it is sent. A picture that cannot be painted is left out, and the log says why.
    pub async fn finish(&self, screen: Screen) -> Post {
        let Screen { text, rows, mentions, shot, .. } = screen;
        let picture = match shot {
            Some(shot) => self.paint(shot).await,
            None => None,
        };
        Post { text, picture, rows, mentions, silent: false }
    }

    async fn paint(&self, shot: Shot) -> Option<Picture> {
        let _turn = self.gate.acquire().await.ok()?;
        let painter = self.painter.clone();
        let painted = tokio::task::spawn_blocking(move || {
            let Shot { table, viewer, sheet, offers, footer, speaker } = &shot;
            let scene = table.scene(*viewer, *sheet, offers, footer, speaker);
            painter.paint(&scene, SCALE).map(|picture| (picture.png, shot.alt(), shot.viewer))
        });
        match painted.await {
            Ok(Ok((png, alt, viewer))) => {
                let name = if viewer.seat().is_some() { "hand.png" } else { "board.png" };
                Some(Picture { png: png.into(), name, alt })
            }
            Ok(Err(error)) => {
                tracing::error!(%error, "a picture can't be painted");
                None
            }
            Err(error) => {
                tracing::error!(%error, "painting a picture panicked");
                None
            }
        }
    }
}
