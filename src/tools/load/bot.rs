//! The bot that is measured: this very program, in a process and a folder of its own.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;

use super::super::ToolError;

/// The memory of a process in kilobytes. Read where the system tells it (Linux); zero elsewhere.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Memory {
    /// All that is in the memory now, the pages of the program's file among it.
    pub whole: u64,
    /// What is the process's own.
    pub own: u64,
    /// The most that `whole` ever was.
    pub most: u64,
}

/// A running bot. It ends with this.
pub struct Bot {
    child: Mutex<Child>,
    id: u32,
    folder: PathBuf,
}

impl Bot {
    /// Starts the bot against a sandbox.
    pub fn start(address: &str) -> Result<Bot, ToolError> {
        let folder = std::env::temp_dir().join(format!("guildhall-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(ToolError::usage)?;
        let program = std::env::current_exe().map_err(ToolError::usage)?;
        let mut command = Command::new(program);
        let command = command.arg("run").current_dir(&folder).stdin(Stdio::null()).stdout(Stdio::null());
        let command = command.env("DISCORD_API", address).env("GUILDHALL_DB", "games.db").env("GUILDHALL_LOG", "error");
        let child = command.env_remove("DISCORD_TOKEN").spawn().map_err(ToolError::usage)?;
        Ok(Bot { id: child.id(), child: Mutex::new(child), folder })
    }

    /// How much memory it has now.
    pub fn memory(&self) -> Result<Memory, ToolError> {
        let status = self.tells("status")?;
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
            line.trim_start_matches(':').split_whitespace().next().and_then(|n| n.parse().ok()).unwrap_or_default()
        };
        Ok(Memory { whole: field("VmRSS"), own: field("RssAnon"), most: field("VmHWM") })
    }

    /// How much processor time it has used, in milliseconds.
    pub fn cpu(&self) -> Result<u64, ToolError> {
        // The name of the program, in brackets, may hold spaces; the times are the 14th and 15th fields.
        let stat = self.tells("stat")?;
        let after = stat.rsplit_once(')').map_or("", |(_, after)| after);
        let ticks = after.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok());
        Ok(ticks.sum::<u64>() * 10)
    }

    fn tells(&self, what: &str) -> Result<String, ToolError> {
        if !cfg!(target_os = "linux") {
            return Ok(String::new());
        }
        std::fs::read_to_string(format!("/proc/{}/{what}", self.id))
            .map_err(|error| ToolError::Usage(format!("the bot has ended: {error}")))
    }

    /// Ends it; it is dropped for that.
    pub fn stop(self) {
        drop(self);
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        // One that has ended already is what is wanted.
        let _ = child.kill();
        let _ = child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
