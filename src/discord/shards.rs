//! How the servers are split: a shard is one connection, which brings the events of its part of them. Discord lets no
//! connection have more than 2500 servers (<https://discord.com/developers/docs/events/gateway#sharding>).

use std::str::FromStr;

use super::ConnectError;

/// The most shards that may be asked for: 40 million servers.
const MOST: u32 = 16_384;

/// How many shards there are. All of them are served by this process, since nobody else has its database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shards {
    /// As many as Discord recommends.
    #[default]
    Auto,
    /// So many.
    Of(u32),
}

/// Why a text names no shards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShardsError {
    /// Neither word nor range.
    #[error("it must be auto, or a range such as 0-3/4: the first and the last shard, of how many")]
    Unreadable,
    /// No shards, or more than anybody has.
    #[error("there can be from 1 to {MOST} shards")]
    Many,
    /// There is no such shard.
    #[error("of {of} shards the last is {}", of - 1)]
    Outside {
        /// How many there are.
        of: u32,
    },
    /// Shards that nobody would serve.
    #[error("shards {missing} would be served by nobody: one process has them all, that is 0-{}/{of}", of - 1)]
    Gap {
        /// The shards that are left out, as a range.
        missing: String,
        /// How many there are.
        of: u32,
    },
    /// The same shard twice.
    #[error("shard {0} is named twice")]
    Twice(u32),
}

impl FromStr for Shards {
    type Err = ShardsError;

    /// Reads `auto` or ranges with both ends, `0-3/4` or `0-1,2-3/4`.
    fn from_str(text: &str) -> Result<Shards, ShardsError> {
        if text.eq_ignore_ascii_case("auto") {
            return Ok(Shards::Auto);
        }
        let (ranges, of) = text.split_once('/').ok_or(ShardsError::Unreadable)?;
        let of = number(of)?;
        if !(1..=MOST).contains(&of) {
            return Err(ShardsError::Many);
        }
        let mut ranges: Vec<(u32, u32)> = ranges.split(',').map(range).collect::<Result<_, _>>()?;
        if ranges.iter().any(|(_, last)| *last >= of) {
            return Err(ShardsError::Outside { of });
        }
        ranges.sort_unstable();
        let mut next = 0;
        for (first, last) in ranges {
            if first < next {
                return Err(ShardsError::Twice(first));
            }
            gap(next, first, of)?;
            next = last + 1;
        }
        gap(next, of, of)?;
        Ok(Shards::Of(of))
    }
}

/// Refuses shards that are left out from `next` up to `until`.
fn gap(next: u32, until: u32, of: u32) -> Result<(), ShardsError> {
    match until.saturating_sub(next) {
        0 => Ok(()),
        1 => Err(ShardsError::Gap { missing: next.to_string(), of }),
        _ => Err(ShardsError::Gap { missing: format!("{next}-{}", until - 1), of }),
    }
}

/// One range, or one shard alone.
fn range(text: &str) -> Result<(u32, u32), ShardsError> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let (first, last) = (number(first)?, number(last)?);
    if first <= last { Ok((first, last)) } else { Err(ShardsError::Unreadable) }
}

fn number(text: &str) -> Result<u32, ShardsError> {
    let text = text.trim();
    let is_number = text.bytes().all(|letter| letter.is_ascii_digit());
    text.parse().ok().filter(|_| is_number).ok_or(ShardsError::Unreadable)
}

impl Shards {
    /// How many there are, where Discord recommends so many. It recommends one for a thousand servers, so with less
    /// than two fifths of that some shard would have more than it may.
    pub(super) fn count(self, recommended: u32) -> Result<u32, ConnectError> {
        let least = (u64::from(recommended) * 2).div_ceil(5);
        match self {
            Shards::Auto => Ok(recommended.max(1)),
            Shards::Of(count) if u64::from(count) < least => Err(ConnectError::TooFewShards { count, recommended }),
            Shards::Of(count) => Ok(count),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_of_them_can_be_said_in_several_ways() {
        for (text, shards) in [
            ("auto", Shards::Auto),
            ("AUTO", Shards::Auto),
            ("0/1", Shards::Of(1)),
            ("0-15/16", Shards::Of(16)),
            ("2-3, 0 - 1 / 4", Shards::Of(4)),
        ] {
            assert_eq!(text.parse(), Ok(shards), "{text}");
        }
    }

    #[test]
    fn a_bad_range_is_refused_in_one_sentence() {
        for (text, sentence) in [
            ("", "it must be auto"),
            ("4", "it must be auto"),
            ("3-0/4", "it must be auto"),
            ("0-3/four", "it must be auto"),
            ("-1-3/4", "it must be auto"),
            ("0-+3/4", "it must be auto"),
            ("0-3/4/4", "it must be auto"),
            ("0-0/0", "there can be from 1 to 16384 shards"),
            ("0-99999999/100000000", "there can be from 1 to 16384 shards"),
            ("0-4/4", "of 4 shards the last is 3"),
            ("0-1/4", "shards 2-3 would be served by nobody: one process has them all, that is 0-3/4"),
            ("1-3/4", "shards 0 would be served by nobody"),
            ("0,2-3/4", "shards 1 would be served by nobody"),
            ("0-2,2-3/4", "shard 2 is named twice"),
            ("0-3,0-3/4", "shard 0 is named twice"),
        ] {
            let error = text.parse::<Shards>().unwrap_err().to_string();
            assert!(error.starts_with(sentence) && !error.contains('\n'), "{text}: {error}");
        }
    }

    #[test]
    fn too_few_for_the_servers_are_refused_before_discord_does() {
        assert_eq!(Shards::Auto.count(16).ok(), Some(16));
        assert_eq!(Shards::Of(7).count(16).ok(), Some(7));
        assert_eq!(Shards::Of(1).count(2).ok(), Some(1), "two thousand servers are not too many for one");
        let error = Shards::Of(6).count(16).unwrap_err();
        assert!(error.to_string().starts_with("GUILDHALL_SHARDS has 6 shards"), "{error}");
    }
}
