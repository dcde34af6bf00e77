//! A proxy between the bot and Discord, which keeps the limit of the token: what goes through it, what goes past it, and what
//! becomes of all that while it is away or slower than Discord.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Method, Response, StatusCode, Uri};
use guildhall::discord::Access;
use guildhall::sandbox::{Options, Sandbox};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::leaks::Said;
use crate::party::{GAME, Party, Whim, unpainted};
use crate::stage::access;
use crate::whole_game::nobody_was_pinged_twice;

/// What has come to a proxy, and what it does with it.
#[derive(Default)]
struct Desk {
    came: Vec<String>,
    /// How many new messages are still passed on without waiting for what Discord says.
    impatient: usize,
    /// How many were.
    given_up: usize,
}

/// A proxy that can be switched off and on again.
struct Proxy {
    address: String,
    site: String,
    desk: Arc<Mutex<Desk>>,
    serving: JoinHandle<()>,
}

impl Proxy {
    async fn before(sandbox: &Sandbox) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (site, desk) = (sandbox.url(), Arc::new(Mutex::new(Desk::default())));
        let serving = serve(listener, site.clone(), desk.clone());
        Proxy { address, site, desk, serving }
    }

    fn access(&self, sandbox: &Sandbox) -> Access {
        Access { proxy: Some(format!("http://{}", self.address)), ..access(sandbox) }
    }

    async fn switch_off(&mut self) {
        self.serving.abort();
        let _ = (&mut self.serving).await;
    }

    async fn switch_on(&mut self) {
        let listener = TcpListener::bind(&self.address).await.unwrap();
        self.serving = serve(listener, self.site.clone(), self.desk.clone());
    }

    fn came(&self) -> Vec<String> {
        self.desk.lock().unwrap().came.clone()
    }
}

fn serve(listener: TcpListener, site: String, desk: Arc<Mutex<Desk>>) -> JoinHandle<()> {
    let client = reqwest::Client::new();
    let pass = move |method: Method, uri: Uri, headers: HeaderMap, body: Bytes| {
        let (client, site, desk) = (client.clone(), site.clone(), desk.clone());
        async move { pass_on(&client, &site, &desk, (method, uri, headers, body)).await }
    };
    let router = Router::new().fallback(pass);
    tokio::spawn(async move { axum::serve(listener, router).await.unwrap() })
}

/// Passes a request on, and what Discord says back. Each has a connection of its own, so that switching off is felt at once.
async fn pass_on(
    client: &reqwest::Client,
    site: &str,
    desk: &Mutex<Desk>,
    (method, uri, headers, body): (Method, Uri, HeaderMap, Bytes),
) -> Response<Body> {
    let is_new = method == Method::POST && uri.path().ends_with("/messages");
    let is_impatient = {
        let mut desk = desk.lock().unwrap();
        desk.came.push(format!("{method} {uri}"));
        let is_impatient = is_new && desk.impatient > 0;
        desk.impatient -= usize::from(is_impatient);
        desk.given_up += usize::from(is_impatient);
        is_impatient
    };
    let request = client.request(method, format!("{site}{uri}")).headers(headers).body(body);
    let answer = request.send().await.unwrap();
    let (status, headers) = (answer.status(), answer.headers().clone());
    let bytes = answer.bytes().await.unwrap();
    let mut response = Response::new(Body::from(bytes));
    (*response.status_mut(), *response.headers_mut()) = (status, headers);
    if is_impatient {
        (*response.status_mut(), *response.body_mut()) = (StatusCode::REQUEST_TIMEOUT, Body::from("too slow"));
        response.headers_mut().clear();
    }
    response.headers_mut().insert("connection", "close".parse().unwrap());
    response
}

async fn behind_a_proxy() -> (Proxy, Party) {
    let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
    let proxy = Proxy::before(&sandbox).await;
    let access = proxy.access(&sandbox);
    let party = Party::by(sandbox, access, unpainted()).await.seated(GAME, "thread", "en").await;
    (proxy, party)
}

#[tokio::test(flavor = "multi_thread")]
async fn ordinary_requests_go_through_a_proxy_and_answers_past_it() {
    let (proxy, party) = behind_a_proxy().await;
    party.play(&mut Whim::new(6), 3).await;
    let came = proxy.came();
    let has = |what: &str| came.iter().any(|request| request.contains(what));
    assert!(has("POST /api/v10/channels/") && has("PATCH /api/v10/channels/") && has("PUT /api/v10/applications/"));
    assert!(!has("/interactions/") && !has("/webhooks/"), "{came:?}");
    let all = party.stage.driver.requests().await;
    let answers = all.iter().filter(|request| request["path"].as_str().is_some_and(|path| path.contains("webhooks")));
    assert!(answers.count() > 3, "they came all the same");
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f_22_while_the_proxy_is_away_answers_and_moves_go_on_and_boards_come_later_once() {
    let (mut proxy, party) = behind_a_proxy().await;
    let mut whim = Whim::new(6);
    party.play(&mut whim, 2).await;
    proxy.switch_off().await;
    let board = party.board_after(None).await;
    let entries = party.row().await.entries;
    let called = party.called(&board).await;
    assert!(party.move_by(&called[0], &board, &mut whim).await, "who is asked is answered and moves");
    assert_eq!(party.row().await.entries, entries + 1);
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(party.board_after(None).await["id"], board["id"], "nothing comes by it meanwhile");
    proxy.switch_on().await;
    assert_eq!(party.play(&mut whim, 10).await, 10);
    assert_ne!(party.board_after(None).await["id"], board["id"]);
    nobody_was_pinged_twice(&party).await;
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f_23_what_discord_had_posted_when_the_proxy_gave_up_is_there_once() {
    let (proxy, party) = behind_a_proxy().await;
    let mut whim = Whim::new(6);
    let mut moves = 0;
    while moves < 12 || proxy.desk.lock().unwrap().given_up < 5 {
        assert!(moves < 60, "it is never met with");
        proxy.desk.lock().unwrap().impatient = 2;
        moves += party.play(&mut whim, 2).await;
    }
    party.settled().await;
    let boards = party.stage.anna().sees(&party.place).await;
    let steps: Vec<u64> = boards.iter().filter_map(|said| Said::step(said["content"].as_str()?)).collect();
    assert!(steps.is_sorted_by(|one, next| one < next), "no board stands there twice: {steps:?}");
    nobody_was_pinged_twice(&party).await;
    party.close().await;
}
