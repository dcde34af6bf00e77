//! The program: settings, wiring, and the tools of the command line.

fn main() {}
