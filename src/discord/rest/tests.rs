//! Requests that are refused, lost, late, or go by a proxy.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::http::{HeaderMap, StatusCode};

use super::*;

/// One answer of the server below: status, seconds to wait, body.
type Answer = (u16, Option<f64>, &'static str);

const DONE: Answer = (200, None, "done");

/// A server that gives these answers one after the other, and those that are left.
async fn server(answers: impl IntoIterator<Item = Answer>) -> (Rest, Arc<Mutex<VecDeque<Answer>>>) {
    let answers = Arc::new(Mutex::new(answers.into_iter().collect::<VecDeque<_>>()));
    let left = answers.clone();
    let router = Router::new().fallback(move || {
        let (status, wait, body) = answers.lock().unwrap().pop_front().unwrap_or((418, None, "one too many"));
        async move { answer(status, wait, body) }
    });
    (at(router).await, left)
}

fn answer(status: u16, wait: Option<f64>, body: &'static str) -> (StatusCode, HeaderMap, &'static str) {
    let headers = wait.iter().map(|s| (RETRY_AFTER, s.to_string().parse().unwrap())).collect();
    (StatusCode::from_u16(status).unwrap(), headers, body)
}

/// The way to that server.
async fn at(router: Router) -> Rest {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let stand_in = Some(format!("http://{}", listener.local_addr().unwrap()));
    tokio::spawn(async move { axum::serve(listener, router).await });
    Rest::new(&Access { token: "t".into(), stand_in, proxy: None, client: None, pace: Access::PACE }).unwrap()
}

fn call(method: LightMethod) -> Call<'static> {
    Call::new(method, Route::UserMe)
}

#[tokio::test]
async fn a_limit_is_waited_out_for_as_long_as_discord_asks() {
    let (rest, left) = server([(429, Some(0.4), "{}"), DONE]).await;
    let begun = Instant::now();
    assert_eq!(rest.send(call(LightMethod::Post).once()).await, Ok(b"done".to_vec()));
    assert!(begun.elapsed() >= Duration::from_millis(400));
    assert!(left.lock().unwrap().is_empty());
}

/// Sixteen tables with two things to say each, while everything is refused for a while.
#[tokio::test]
async fn f_24_a_limit_for_everything_refuses_only_what_was_on_its_way() {
    let open_at = Instant::now() + Duration::from_millis(700);
    let seen = Arc::new(Mutex::new((0, Vec::new())));
    let noted = seen.clone();
    let router = Router::new().fallback(move |body: String| {
        let left = open_at.saturating_duration_since(Instant::now()).as_secs_f64();
        let mut noted = noted.lock().unwrap();
        noted.0 += usize::from(left > 0.0);
        noted.1.extend((left <= 0.0).then_some(body));
        let (status, wait, body) = if left > 0.0 { (429, Some(left), r#"{"global":true}"#) } else { DONE };
        async move { answer(status, wait, body) }
    });
    let rest = at(router).await;
    let post = |text: String| rest.send(call(LightMethod::Post).once().body(text.into_bytes()));
    let says = async |table: usize| {
        post(format!("{table} first")).await.unwrap();
        post(format!("{table} second")).await.unwrap();
    };
    futures_util::future::join_all((0..16).map(says)).await;
    let (refused, done) = &*seen.lock().unwrap();
    assert!((1..5).contains(refused), "{refused} were refused");
    for table in 0..16 {
        let own = done.iter().filter_map(|body| body.strip_prefix(&format!("{table} ")));
        assert!(own.eq(["first", "second"]), "{done:?}");
    }
}

#[tokio::test]
async fn a_fault_is_repeated_only_where_that_is_harmless() {
    let (rest, left) = server([(502, None, ""), DONE]).await;
    assert_eq!(rest.send(call(LightMethod::Post).once()).await.unwrap_err().status, 502);
    assert_eq!(left.lock().unwrap().len(), 1);
    let (rest, left) = server([(502, None, ""), (500, None, "{}"), DONE]).await;
    assert_eq!(rest.send(call(LightMethod::Post)).await, Ok(b"done".to_vec()));
    assert!(left.lock().unwrap().is_empty());
}

#[tokio::test]
async fn a_refusal_for_good_is_not_repeated() {
    let (rest, left) = server([(404, None, r#"{"code":10003,"message":"Unknown Channel"}"#), DONE]).await;
    assert_eq!(rest.send(call(LightMethod::Post)).await.unwrap_err().code, 10_003);
    assert_eq!(left.lock().unwrap().len(), 1);
}

#[tokio::test]
async fn what_the_first_try_did_the_second_need_not_do() {
    let acknowledged = (400, None, r#"{"code":40060,"message":"already"}"#);
    let (rest, _) = server([(500, None, ""), acknowledged]).await;
    assert_eq!(rest.send(call(LightMethod::Post)).await, Ok(Vec::new()));
    let (rest, _) = server([acknowledged]).await;
    assert_eq!(rest.send(call(LightMethod::Post)).await.unwrap_err().code, ALREADY_ACKNOWLEDGED);
    let unknown = (404, None, r#"{"code":10008,"message":"Unknown Message"}"#);
    let (rest, _) = server([(500, None, ""), unknown]).await;
    assert_eq!(rest.send(call(LightMethod::Delete)).await, Ok(Vec::new()));
}

#[tokio::test]
async fn nothing_is_waited_for_longer_than_it_is_worth() {
    let (rest, left) = server([(429, Some(30.0), "{}"), DONE]).await;
    let begun = Instant::now();
    let refusal = rest.send(call(LightMethod::Post).patience(Duration::from_millis(300))).await.unwrap_err();
    assert_eq!(refusal.status, 429);
    assert!(begun.elapsed() < Duration::from_secs(5));
    assert_eq!(left.lock().unwrap().len(), 1);
}

#[tokio::test]
async fn what_is_wanted_no_more_is_not_tried_again() {
    use std::sync::atomic::{AtomicBool, Ordering};
    for first in [(429, Some(30.0), "{}"), (502, None, "")] {
        let (rest, left) = server([first, DONE, DONE]).await;
        let wanted = AtomicBool::new(true);
        let is_wanted = || wanted.load(Ordering::Relaxed);
        let begun = Instant::now();
        let changed = async {
            sleep(Duration::from_millis(100)).await;
            wanted.store(false, Ordering::Relaxed);
        };
        let (sent, ()) = tokio::join!(rest.send(call(LightMethod::Post).wanted(&is_wanted)), changed);
        assert_eq!(sent.unwrap_err().status, first.0);
        assert!(begun.elapsed() < Duration::from_secs(5));
        assert_eq!(left.lock().unwrap().len(), 2, "{first:?}");
    }
}

#[tokio::test]
async fn nobody_there_is_a_passing_fault() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let stand_in = Some(format!("http://{}", listener.local_addr().unwrap()));
    drop(listener);
    let rest =
        Rest::new(&Access { token: "t".into(), stand_in, proxy: None, client: None, pace: Access::PACE }).unwrap();
    let refusal = rest.send(call(LightMethod::Get).patience(Duration::from_millis(400))).await.unwrap_err();
    assert!(refusal.kind().is_passing(), "{refusal}");
}
