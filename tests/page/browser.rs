//! Chromium with a window of a size, and waiting for what the page shows.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::webdriver::{Element, Session};

/// How long, and how often, the page is looked at before a test gives up.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(30);
/// WebDriver's sign for the enter key.
pub const ENTER: &str = "\u{e007}";
/// WebDriver's sign for the escape key.
pub const ESCAPE: &str = "\u{e00c}";
/// WebDriver's sign for the arrow down.
pub const DOWN: &str = "\u{e015}";

const ARGUMENTS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
];

/// More browsers at once wait for each other so long that tests give up.
static BROWSERS: Semaphore = Semaphore::const_new(2);

/// A browser; its driver ends with it.
pub struct Browser {
    pub session: Session,
    driver: Child,
    port: u16,
    /// Its place among those that may be open at once.
    _place: SemaphorePermit<'static>,
}

impl Browser {
    /// Starts chromedriver on a free port, and Chromium with a page of this size. A narrow one is a telephone.
    pub async fn start(width: u32, height: u32) -> Browser {
        let place = BROWSERS.acquire().await.expect("it is never closed");
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = free.expect("a port").port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver (Debian: chromium-driver)");
        let mut arguments: Vec<String> = ARGUMENTS.iter().map(|argument| (*argument).to_owned()).collect();
        arguments.push(format!("--window-size={width},{height}"));
        let mut options = json!({ "args": arguments });
        if width < 600 {
            let metrics = json!({ "width": width, "height": height, "pixelRatio": 2.0, "touch": true });
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        Browser { session: Session::open(port, options).await, driver, port, _place: place }
    }

    /// Waits for what `look` finds.
    async fn until<T>(&self, what: &str, look: impl AsyncFn() -> Option<T>) -> T {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(PAUSE).await;
        }
        let shown = self.session.eval("return document.body.innerText").await;
        panic!("{what}; the page shows:\n{}", shown.as_str().unwrap_or_default());
    }

    /// Waits for an element.
    pub async fn find(&self, css: &str) -> Element {
        self.until(css, async || self.session.find_all(css).await.into_iter().next()).await
    }

    /// Waits for an element that shows a text.
    pub async fn find_text(&self, css: &str, text: &str) -> Element {
        let look = async || {
            for element in self.session.find_all(css).await {
                if self.session.text(&element).await.is_some_and(|shown| shown.contains(text)) {
                    return Some(element);
                }
            }
            None
        };
        self.until(&format!("no {css} shows {text:?}"), look).await
    }

    /// Waits until no element fits any more.
    pub async fn gone(&self, css: &str) {
        let look = async || self.session.find_all(css).await.is_empty().then_some(());
        self.until(&format!("{css} stays"), look).await;
    }

    /// Waits until a script returns true.
    pub async fn holds(&self, script: &str) {
        let look = async || (self.session.eval(script).await == json!(true)).then_some(());
        self.until(&format!("not so: {script}"), look).await;
    }

    /// Presses the first element that fits, with mouse or finger.
    pub async fn press(&self, css: &str) {
        self.press_text(css, "").await;
    }

    /// Presses the element that shows a text; when it is drawn anew just then, the new one.
    pub async fn press_text(&self, css: &str, text: &str) {
        let press = async || {
            let element = self.find_text(css, text).await;
            self.session.click(&element).await.ok()
        };
        self.until(&format!("cannot press {css} {text:?}"), press).await;
    }

    /// Presses the last element that fits.
    pub async fn press_newest(&self, css: &str) {
        let press = async || {
            let element = self.session.find_all(css).await.pop()?;
            self.session.click(&element).await.ok()
        };
        self.until(&format!("cannot press the newest {css}"), press).await;
    }

    /// Chooses the option with this text in a list.
    pub async fn choose(&self, css: &str, text: &str) {
        self.find(css).await;
        self.holds(&format!(
            "const list = document.querySelector({css:?}); \
             const option = [...list.options].find((one) => one.text === {text:?}); \
             if (option) {{ list.value = option.value; list.dispatchEvent(new Event('change')); }} \
             return Boolean(option);"
        ))
        .await;
    }

    /// What holds of the whole page: it fits, it loads nothing from elsewhere, thumbs find the controls.
    pub async fn check_page(&self, is_phone: bool) {
        let wide = "const s = document.getElementById('scroll'); return [[document.documentElement, innerWidth], [s, s.clientWidth]].flatMap(([e, w]) => e.scrollWidth <= w ? [] : [...e.querySelectorAll('*')].filter(c => c.checkVisibility() && c.getBoundingClientRect().right > w + 1).map(c => c.outerHTML.slice(0, 200)))";
        assert_eq!(self.eval(wide).await, json!([]), "nothing is wider than the window");
        let foreign = "return performance.getEntriesByType('resource').map(e => e.name).filter(n => !n.startsWith(location.origin))";
        assert_eq!(self.eval(foreign).await, json!([]));
        let unnamed = "return [...document.querySelectorAll('button, input, select, a')].filter(e => e.checkVisibility() && !(e.textContent.trim() || e.getAttribute('aria-label') || e.labels?.length || e.querySelector('img[alt]'))).map(e => e.outerHTML)";
        assert_eq!(self.eval(unnamed).await, json!([]), "every control has a name");
        if is_phone {
            let small = "return [...document.querySelectorAll('button.control, .person, .icon-button, .slash, .send')].filter(e => e.checkVisibility() && (e.offsetHeight < 44 || e.offsetWidth < 44)).map(e => e.outerHTML)";
            assert_eq!(self.eval(small).await, json!([]), "a thumb needs room");
        }
    }

    /// Types into whatever has the focus.
    pub async fn keys(&self, keys: &str) {
        self.session.keys(keys).await;
    }

    /// What a script in the page returns.
    pub async fn eval(&self, script: &str) -> Value {
        self.session.eval(script).await
    }

    /// Writes what is on the screen into the build folder, for people to look at.
    pub async fn shot(&self, name: &str) {
        let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("page");
        std::fs::create_dir_all(&folder).expect("a folder");
        let file = std::fs::File::create(folder.join(format!("{name}.png"))).expect("a file");
        let mut decoder = Command::new("base64").arg("-d").stdin(Stdio::piped()).stdout(file).spawn().expect("base64");
        let mut input = decoder.stdin.take().expect("an input");
        input.write_all(self.session.shot().await.as_bytes()).expect("a picture");
        drop(input);
        decoder.wait().expect("a written picture");
    }

    pub async fn stop(self) {
        self.session.close().await;
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Also a test that failed half way must not leave anything behind: the driver ends its browser when it is
        // told to stop. What has ended already is fine.
        if let Ok(mut line) = TcpStream::connect(("127.0.0.1", self.port)) {
            let _ = line.set_read_timeout(Some(Duration::from_secs(5)));
            let _ = line.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            let _ = line.read_to_end(&mut Vec::new());
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
