//! Threads of their own for what takes long: painting, and looking ahead. A picture takes some ten megabytes while it is
//! painted; wherever that happens, so much stays with the thread, so it happens on few of them. Looking ahead leaves the
//! processor to whatever somebody waits for.

use std::sync::{Arc, Mutex, PoisonError, mpsc};

use tokio::sync::oneshot;

/// How much later than others a patient thread is served, in the steps of `nice`.
#[cfg(target_os = "linux")]
const PATIENCE: i32 = 10;

/// Something to be done.
type Job = Box<dyn FnOnce() + Send>;

/// The threads. They end when this is dropped and what was begun is done.
pub struct Crew(mpsc::Sender<Job>);

impl Crew {
    /// So many threads.
    pub fn of(count: usize) -> Crew {
        Crew::that(count, || {})
    }

    /// So many threads that let everybody else go first, where the system can do that for a thread.
    pub fn patient(count: usize) -> Crew {
        Crew::that(count, || {
            #[cfg(target_os = "linux")]
            if let Err(error) = rustix::process::nice(PATIENCE) {
                tracing::debug!(%error, "bots think as urgently as everything else is done");
            }
        })
    }

    fn that(count: usize, begin: fn()) -> Crew {
        let (jobs, inbox) = mpsc::channel::<Job>();
        let inbox = Arc::new(Mutex::new(inbox));
        for _ in 0..count {
            let inbox = inbox.clone();
            std::thread::spawn(move || {
                begin();
                while let Some(job) = next(&inbox) {
                    job();
                }
            });
        }
        Crew(jobs)
    }

    /// Does it on one of the threads; none if it panicked.
    pub async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (done, made) = oneshot::channel();
        let job = Box::new(move || {
            let worked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
            // Whoever wanted it may have stopped waiting; of a panic the log tells.
            let _ = worked.map(|worked| done.send(worked));
        });
        self.0.send(job).ok()?;
        made.await.ok()
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
        let crew = Crew::of(1);
        assert_eq!(crew.work(|| -> u8 { panic!("a mistake of ours") }).await, None);
        assert_eq!(crew.work(|| 7).await, Some(7));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn the_patient_let_others_go_first() {
        let niceness = || rustix::process::nice(0).unwrap();
        let here = niceness();
        assert_eq!(Crew::of(1).work(niceness).await, Some(here));
        // Nobody can be more patient than 19.
        assert_eq!(Crew::patient(1).work(niceness).await, Some((here + PATIENCE).min(19)));
    }
}
