//! How much work the search for routes is, counted for tests.

use std::cell::Cell;

thread_local! {
    static WALKED: Cell<usize> = const { Cell::new(0) };
}

/// A way was walked in a search for routes.
pub(super) fn walked() {
    WALKED.set(WALKED.get() + 1);
}

/// How many ways are walked to do something.
pub(super) fn of<T>(what: impl FnOnce() -> T) -> (T, usize) {
    let before = WALKED.get();
    let done = what();
    (done, WALKED.get() - before)
}
