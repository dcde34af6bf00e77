//! Patterns of paths, as a lesson names picks: tokens, or any one element.

/// Stands for any one element of a path.
pub(super) const ANY: &str = "*";

/// Whether a path begins as the pattern says; with `whole`, whether it is as long, too.
pub(super) fn fits(path: &[String], pattern: &[String], whole: bool) -> bool {
    path.len() >= pattern.len() && (!whole || path.len() == pattern.len()) && agree(path, pattern)
}

/// Whether they agree as far as both go.
pub(super) fn agree(path: &[String], pattern: &[String]) -> bool {
    path.iter().zip(pattern).all(|(token, wanted)| wanted == ANY || wanted == token)
}
