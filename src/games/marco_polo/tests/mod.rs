//! What the rules demand, rule by rule.

mod playouts;
