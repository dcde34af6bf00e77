//! The two parts of a label: what it names, and after a point what that costs or brings. Makes neither.

/// What stands between what a label names and what it costs or brings.
pub(super) const OUTCOME: &str = " · ";

/// What a label in words names, without what it costs or brings.
pub(super) fn name_in(label: &str) -> &str {
    label.split(OUTCOME).next().unwrap_or_default()
}
