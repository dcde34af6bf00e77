//! What a delivery shows anew, and when: what it is waiting for, what was gathered by then, and that a post comes first. How
//! often a message is edited is [`super::edits`]'.

use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::store::Surface;

use super::delivery::{Delivery, Job, add, is_direct};
use super::outgoing::{Fate, fate};

impl Delivery {
    /// What is to be done next: what somebody wants, what is worth another try by then, or what was gathered.
    pub(super) async fn wait(&self, again: Option<Instant>, jobs: &mut mpsc::UnboundedReceiver<Job>) -> Option<Job> {
        let again = async {
            match again {
                Some(at) => tokio::time::sleep_until(at).await,
                None => std::future::pending().await,
            }
        };
        let edit = async {
            match self.edits.next() {
                Some(at) => self.shared.clock.comes(at).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            job = jobs.recv() => job,
            () = again => Some(Job::Look),
            () = edit => Some(Job::Look),
        }
    }

    /// What is to be shown now, of what looks otherwise and of what was gathered before.
    pub(super) fn due(&mut self, wanted: &[Job]) -> Vec<Surface> {
        let now = self.shared.clock.now();
        let board = self.state.borrow().board.as_ref().map_or(0, |board| board.entry as u64);
        let mut due = Vec::new();
        for job in wanted {
            match *job {
                Job::Look => {}
                Job::Step => self.edits.want(Surface::Board, board, true, now),
                Job::Redraw(Surface::Board) => self.edits.want(Surface::Board, board, false, now),
                Job::Redraw(Surface::Vote(number)) => self.edits.want(Surface::Vote(number), 0, false, now),
                Job::Redraw(surface) => due.push(surface),
            }
        }
        due.extend(self.edits.due(now));
        due
    }

    /// Shows what looks otherwise now. When something waits to be posted meanwhile, that comes first. Gives what is left to
    /// do.
    pub(super) async fn touch_up(&self, due: &[Surface], jobs: &mut mpsc::UnboundedReceiver<Job>) -> Vec<Job> {
        let mut next = Vec::new();
        for (at, surface) in due.iter().enumerate() {
            tokio::select! {
                biased;
                () = self.redraw(*surface) => {}
                () = self.post_waits(jobs, &mut next) => {
                    due[at..].iter().for_each(|surface| add(&mut next, Job::Redraw(*surface)));
                    return next;
                }
            }
        }
        next
    }

    /// Takes jobs on until something waits to be posted in the channel.
    async fn post_waits(&self, jobs: &mut mpsc::UnboundedReceiver<Job>, next: &mut Vec<Job>) {
        while let Some(job) = jobs.recv().await {
            add(next, job);
            if job == Job::Look && self.has_post().await {
                return;
            }
        }
        // Nothing comes any more; what is being shown may be shown.
        std::future::pending().await
    }

    async fn has_post(&self) -> bool {
        let items = self.waiting().await.unwrap_or_default();
        let state = self.state.borrow();
        items.iter().any(|item| !is_direct(item) && fate(&state, item) == Fate::Send)
    }
}
