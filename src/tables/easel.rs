//! Threads of their own for painting. A picture takes some ten megabytes while it is painted; wherever that happens, so
//! much stays with the thread, so it happens on few of them.

use std::sync::{Arc, Mutex, PoisonError, mpsc};

use tokio::sync::oneshot;

/// Something to be painted.
type Job = Box<dyn FnOnce() + Send>;

/// The threads. They end when this is dropped and what was begun is done.
pub struct Easels(mpsc::Sender<Job>);

impl Easels {
    /// So many threads.
    pub fn of(count: usize) -> Easels {
        let (jobs, inbox) = mpsc::channel::<Job>();
        let inbox = Arc::new(Mutex::new(inbox));
        for _ in 0..count {
            let inbox = inbox.clone();
            std::thread::spawn(move || {
                while let Some(job) = next(&inbox) {
                    job();
                }
            });
        }
        Easels(jobs)
    }

    /// Does it on one of the threads; none if it panicked.
    pub async fn paint<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (done, painted) = oneshot::channel();
        let job = Box::new(move || {
            let made = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
            // Whoever wanted it may have stopped waiting; of a panic the log tells.
            let _ = made.map(|made| done.send(made));
        });
        self.0.send(job).ok()?;
        painted.await.ok()
    }
}

fn next(inbox: &Mutex<mpsc::Receiver<Job>>) -> Option<Job> {
    inbox.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_panics_ends_alone() {
        let easels = Easels::of(1);
        assert_eq!(easels.paint(|| -> u8 { panic!("a mistake of ours") }).await, None);
        assert_eq!(easels.paint(|| 7).await, Some(7));
    }
}
