//! For unit tests: no statement walks through a whole table, so that work does not grow with the number of tables.

use rusqlite::Connection;

/// What may be walked through: an index of what waits or lives now, which is as long as the answer.
const SHORT: [&str; 2] = ["SCAN outbox USING INDEX outbox_waiting", "SCAN tables USING INDEX tables_live"];

pub(super) fn assert_uses_indices(db: &Connection, sql: &str) {
    let mut explain = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let mut rows = explain.raw_query();
    while let Some(row) = rows.next().unwrap() {
        let step: String = row.get(3).unwrap();
        let walks = step.starts_with("SCAN") && step != "SCAN CONSTANT ROW" && !step.starts_with("SCAN (");
        assert!(!walks || SHORT.iter().any(|short| step.starts_with(short)), "{step} in {sql}");
    }
}

#[path = "../../../tests/store/everything.rs"]
mod everything;

#[tokio::test]
async fn every_statement_uses_an_index() {
    everything::everything_is_done_once(crate::store::Store::in_memory().unwrap()).await;
}
