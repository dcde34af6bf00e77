//! Painting, away from everybody who waits for something else: on the blocking pool, a few pictures at a time.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::chat::{Picture, Post};
use crate::paint::{PaintError, Painter, Picture as Painted};
use crate::scene::Scene;

use super::screen::{Screen, Shot};

/// How many pictures are painted at the same time.
const AT_ONCE: usize = 2;

/// Pixels for each unit of a scene: sharp on a phone, and still small.
const SCALE: f32 = 1.0;

/// How a scene becomes a picture.
pub type Paint = fn(&Painter, &Scene) -> Result<Painted, PaintError>;

/// The ordinary way to paint.
///
/// # Errors
/// When the scene has no sensible size.
pub fn paint(painter: &Painter, scene: &Scene) -> Result<Painted, PaintError> {
    painter.paint(scene, SCALE)
}

/// Where screens get their pictures.
pub struct Studio {
    painter: Arc<Painter>,
    paint: Paint,
    gate: Semaphore,
}

impl Studio {
    /// A studio with the program's fonts and icons.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn new(paint: Paint) -> Result<Studio, PaintError> {
        Ok(Studio { painter: Arc::new(Painter::new()?), paint, gate: Semaphore::new(AT_ONCE) })
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
        let (painter, paint) = (self.painter.clone(), self.paint);
        let painted = tokio::task::spawn_blocking(move || {
            let Shot { table, viewer, sheet, path, offers, footer, speaker } = &shot;
            let scene = table.scene(*viewer, *sheet, path, offers, footer, speaker);
            paint(&painter, &scene).map(|picture| (picture.png, shot.alt(), shot.viewer))
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
