//! A program that lines are sent to and that answers in lines. Nobody ever waits for it longer than they want to, and
//! nothing it sends is kept beyond a little.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::config::{TOKEN, TOKEN_FILE};

/// No line of a bot is longer, in bytes.
const LONGEST_LINE: u64 = 1 << 20;
/// So many lines may wait in either direction.
const WAITING: usize = 64;
/// So long a program may take to end by itself when its input has ended, and its last words to arrive.
const GRACE: Duration = Duration::from_millis(500);

/// A program that runs. It has ended when this is dropped.
pub struct Process {
    child: Child,
    to: Option<SyncSender<String>>,
    said: Receiver<Said>,
    last_words: Receiver<String>,
}

/// What came from a program.
enum Said {
    Line(String),
    TooLong,
}

/// Why there is no line.
pub enum Silence {
    /// Time is up.
    Late,
    /// It does not speak any more.
    Ended,
    /// A line without an end, or lines that nobody asked for.
    Flood,
}

impl Process {
    /// Starts a program.
    ///
    /// # Errors
    /// When that cannot be done.
    pub fn start(command: &[String]) -> std::io::Result<Process> {
        let (program, arguments) = command.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut start = Command::new(program);
        start.args(arguments).env_remove(TOKEN).env_remove(TOKEN_FILE);
        let mut child = start.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let (to, lines) = sync_channel(WAITING);
        let (say, said) = sync_channel(WAITING);
        let (gasp, last_words) = sync_channel(1);
        // They end with the pipes; nobody waits for them, for a pipe may outlive the program that was started.
        let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        thread::spawn(move || input.map(|input| speak(input, &lines)));
        thread::spawn(move || output.map(|output| listen(output, &say)));
        thread::spawn(move || errors.map(|errors| gasp.send(last_line(errors))));
        Ok(Process { child, to: Some(to), said, last_words })
    }

    /// Sends a line.
    ///
    /// # Errors
    /// When it cannot take any more.
    pub fn send(&self, line: String) -> Result<(), Silence> {
        let sent = self.to.as_ref().map_or(Ok(()), |to| to.try_send(line));
        sent.map_err(|error| match error {
            TrySendError::Full(_) => Silence::Flood,
            TrySendError::Disconnected(_) => Silence::Ended,
        })
    }

    /// Makes sure that it has said nothing that nobody asked for.
    ///
    /// # Errors
    /// When it has, or has ended.
    pub fn hush(&self) -> Result<(), Silence> {
        match self.said.try_recv() {
            Err(TryRecvError::Empty) => Ok(()),
            Err(TryRecvError::Disconnected) => Err(Silence::Ended),
            Ok(_) => Err(Silence::Flood),
        }
    }

    /// The next line.
    ///
    /// # Errors
    /// When none comes until then.
    pub fn line(&self, until: Instant) -> Result<String, Silence> {
        match self.said.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Said::Line(line)) => Ok(line),
            Ok(Said::TooLong) => Err(Silence::Flood),
            Err(RecvTimeoutError::Timeout) => Err(Silence::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Silence::Ended),
        }
    }

    /// Ends it at once.
    pub fn kill(mut self) {
        self.stop();
    }

    /// How it ended, and the last line it wrote to its standard error.
    pub fn post_mortem(mut self) -> String {
        let status = self.wait().map_or_else(|| "it closed its output".into(), |status| status.to_string());
        let last = self.last_words.recv_timeout(GRACE).unwrap_or_default();
        if last.is_empty() { status } else { format!("{status}: {last}") }
    }

    /// Waits a little for its end.
    fn wait(&mut self) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + GRACE;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }

    /// Killed and waited for: what has ended and was not waited for would stay as a zombie.
    fn stop(&mut self) {
        // Both fail only where it has ended already.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Drop for Process {
    /// The end of its input tells it to end.
    fn drop(&mut self) {
        self.to = None;
        self.wait();
        self.stop();
    }
}

/// Writes lines to a program until there are no more or it takes none.
fn speak(mut input: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines of a program until there are no more or nobody wants them.
fn listen(output: impl Read, say: &SyncSender<Said>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let said = match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(read) if read as u64 == LONGEST_LINE && line.last() != Some(&b'\n') => Said::TooLong,
            Ok(_) => Said::Line(String::from_utf8_lossy(&line).trim().to_owned()),
        };
        if say.send(said).is_err() {
            return;
        }
    }
}

/// The last line that is not empty, or a part of it.
fn last_line(errors: impl Read) -> String {
    const ENOUGH: u64 = 400;
    let (mut errors, mut last) = (BufReader::new(errors), String::new());
    loop {
        let mut line = Vec::new();
        match errors.by_ref().take(ENOUGH).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return last,
            Ok(_) => {
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                if !line.is_empty() {
                    last = line;
                }
            }
        }
    }
}
