//! What the tests share: a sandbox, a REST client with the bot's token, and the driver.

use guildhall::sandbox::{Options, Sandbox};
use reqwest::{Client, Method, Response};
use serde_json::{Value, json};

/// A sandbox with clients for both of its sides.
pub struct Stage {
    pub sandbox: Sandbox,
    pub client: Client,
    pub bot: String,
}

impl Stage {
    pub async fn new() -> Stage {
        Stage::with(Options::default()).await
    }

    pub async fn with(options: Options) -> Stage {
        let sandbox = Sandbox::start(0, options).await.expect("a free port");
        let mut stage = Stage { sandbox, client: Client::new(), bot: String::new() };
        stage.bot = stage.see("/driver/state").await["bot"]["id"].as_str().expect("the bot's id").to_owned();
        stage
    }

    /// A request of the bot.
    pub async fn rest(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        let url = format!("{}/api/v10{path}", self.sandbox.url());
        let mut request = self.client.request(method, url).header("authorization", self.authorization());
        if !body.is_null() {
            request = request.json(&body);
        }
        read(request.send().await.expect("an answer")).await
    }

    pub fn authorization(&self) -> String {
        format!("Bot {}", self.sandbox.token())
    }

    /// A call of the driver that must succeed.
    pub async fn act(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.drive("POST", path, body).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    /// A call of the driver, whatever comes of it.
    pub async fn drive(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        let request = self.client.request(method, format!("{}{path}", self.sandbox.url()));
        read(request.body(body.to_string()).send().await.expect("an answer")).await
    }

    /// A look with the driver.
    pub async fn see(&self, path: &str) -> Value {
        let request = self.client.get(format!("{}{path}", self.sandbox.url()));
        let (status, answer) = read(request.send().await.expect("an answer")).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    /// The id of a channel by name.
    pub async fn channel(&self, name: &str) -> String {
        let state = self.see("/driver/state").await;
        let channels = state["channels"].as_array().expect("channels").clone();
        let found = channels.into_iter().find(|channel| channel["name"] == name).expect("the channel");
        found["id"].as_str().expect("an id").to_owned()
    }

    /// Registers commands as the bot does.
    pub async fn register(&self, commands: Value) {
        let (status, answer) = self.rest("PUT", &format!("/applications/{}/commands", self.bot), commands).await;
        assert_eq!(status, 200, "{answer}");
    }

    /// Looks until what is looked for is there; for what has no answer to wait for.
    pub async fn until<T>(&self, path: &str, look: impl Fn(&Value) -> Option<T>) -> T {
        for _ in 0..500 {
            if let Some(found) = look(&self.see(path).await) {
                return found;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("nothing came at {path}: {}", self.see(path).await);
    }
}

async fn read(response: Response) -> (u16, Value) {
    let status = response.status().as_u16();
    let text = response.text().await.expect("a body");
    (status, serde_json::from_str(&text).unwrap_or(json!(text)))
}

/// A command without options.
pub fn simple_command(name: &str) -> Value {
    json!({ "name": name, "description": "A command" })
}

/// A small picture.
pub fn png() -> Vec<u8> {
    let picture = image::RgbImage::from_pixel(3, 2, image::Rgb([200, 60, 20]));
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, image::ImageFormat::Png).expect("an encoder");
    bytes.into_inner()
}
