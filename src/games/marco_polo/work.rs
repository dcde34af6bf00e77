//! How much work questions are, counted for tests: by the clock nothing could be said about it that holds on every
//! machine.

use std::cell::Cell;

thread_local! {
    static WALKED: Cell<usize> = const { Cell::new(0) };
    static ASKED: Cell<usize> = const { Cell::new(0) };
}

/// A way was walked in a search for routes.
pub(super) fn walked() {
    WALKED.set(WALKED.get() + 1);
}

/// A question was asked.
pub(super) fn asked() {
    ASKED.set(ASKED.get() + 1);
}

/// What something takes: questions asked and ways walked.
pub(super) fn of<T>(what: impl FnOnce() -> T) -> (T, usize, usize) {
    let before = (ASKED.get(), WALKED.get());
    let done = what();
    (done, ASKED.get() - before.0, WALKED.get() - before.1)
}
