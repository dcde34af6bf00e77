//! The pages of more answers than a list can show, counted from 1. What stands on them is
//! not known here.

use super::limits::SELECT_OPTIONS;
use crate::rules::Offer;

/// The offers of a page; a page that is not there is the last.
pub(super) fn page_of(offers: &[Offer], page: usize) -> &[Offer] {
    offers.chunks(SELECT_OPTIONS).nth(page_at(offers, page) - 1).unwrap_or_default()
}

/// How many pages there are; one where nothing is offered.
pub(super) fn pages(offers: &[Offer]) -> usize {
    offers.len().div_ceil(SELECT_OPTIONS).max(1)
}

/// The page that is meant by a number.
pub(super) fn page_at(offers: &[Offer], page: usize) -> usize {
    page.clamp(1, pages(offers))
}
