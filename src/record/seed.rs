//! Seeds and fingerprints as hex digits, and the seed's own fingerprint, which is published before the game.
//! Draws none.

use std::fmt::{Display, Formatter};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};

use crate::rules::{Fingerprint, Seed};

/// Text that is not so many hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not {0} hex digits")]
pub struct BadHex(usize);

/// What is published of a seed before the game: its SHA-256, 64 hex digits. It binds the table to the seed and
/// gives nothing away.
pub fn commitment(seed: Seed) -> String {
    hex(&Sha256::digest(seed.0))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Display for Seed {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Only what it stands for is secret while a table runs: logs and panics show no seed.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed")
    }
}

impl FromStr for Seed {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Self, BadHex> {
        let digits: Option<Vec<u8>> = text.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect();
        let digits = digits.filter(|digits| digits.len() == 64).ok_or(BadHex(64))?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            *byte = pair[0] << 4 | pair[1];
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Fingerprint {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let digits = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        text.parse().ok().filter(|_| digits).ok_or_else(|| D::Error::custom(BadHex(16)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        let seed = Seed::from_number(0x0102_0304_0506_0708);
        assert!(seed.to_string().starts_with("0807060504030201000000"));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(serde_json::from_str::<Seed>(&serde_json::to_string(&seed).unwrap()).unwrap(), seed);
    }

    #[test]
    fn other_text_is_no_seed_and_no_fingerprint() {
        for bad in ["", "0", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(BadHex(64)), "{bad}");
        }
        for bad in ["\"\"", "\"12\"", "\"+23456789abcdef0\"", "7"] {
            assert!(serde_json::from_str::<Fingerprint>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_commitment_is_the_sha_256_of_the_32_bytes() {
        let zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(commitment(Seed([0; 32])), zeros);
    }
}
