//! A drawing as data.

/// A drawing as data.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {}
