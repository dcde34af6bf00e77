//! How much work it is to ask, counted for tests: by the clock nothing could be said about it that holds on every machine.

use std::cell::{Cell, RefCell};

thread_local! {
    static WALKED: RefCell<Option<Vec<Way>>> = const { RefCell::new(None) };
    static TEXTS: Cell<usize> = const { Cell::new(0) };
}

/// What was walked: at which position, as its address in memory, and along which path.
pub(crate) type Way = (usize, Vec<String>);

/// A path was walked.
pub(super) fn walked<G>(game: &G, path: impl Iterator<Item = String>) {
    let at = std::ptr::from_ref(game).addr();
    WALKED.with_borrow_mut(|walked| {
        if let Some(walked) = walked {
            walked.push((at, path.collect()));
        }
    });
}

/// A text was made.
pub(super) fn said() {
    TEXTS.set(TEXTS.get() + 1);
}

/// What is walked to do something.
pub(crate) fn walks<T>(what: impl FnOnce() -> T) -> (T, Vec<Way>) {
    WALKED.set(Some(Vec::new()));
    let done = what();
    (done, WALKED.take().unwrap_or_default())
}

/// How many texts are made to do something.
pub(crate) fn texts<T>(what: impl FnOnce() -> T) -> (T, usize) {
    let before = TEXTS.get();
    let done = what();
    (done, TEXTS.get() - before)
}
