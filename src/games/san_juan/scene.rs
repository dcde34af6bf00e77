//! The pictures.

use super::moves::Pick;
use super::view::View;
use crate::rules::{Footer, Sheet, Tongue};
use crate::scene::Scene;

/// The picture of a sheet.
pub(super) fn scene(
    _view: &View,
    _sheet: Sheet,
    _offers: &[(char, Pick)],
    _footer: &Footer,
    _tongue: &dyn Tongue,
) -> Scene {
    Scene::default()
}
