//! The fingerprint of a position: what tells whether two machines reached the same one.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde_json::Value;
use sha2::{Digest, Sha256};

/// The first 64 bits of the SHA-256 of a position's canonical JSON, written as 16 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    /// The fingerprint of a saved position, which holds only ordered collections.
    pub fn of(position: &Value) -> Fingerprint {
        let digest = Sha256::digest(position.to_string());
        Fingerprint(digest.iter().take(8).fold(0, |bits, byte| bits << 8 | u64::from(*byte)))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Fingerprint {
    type Err = ParseIntError;

    fn from_str(hex: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(hex, 16).map(Fingerprint)
    }
}
