//! Whose a new file is: what root puts into the folder of a service is the service's, or it could not write there.

use std::path::Path;

/// Gives a file that root made to whoever owns its folder. Where a disk knows no owners, it stays as it is.
#[cfg(unix)]
pub(super) fn hand_over(file: &Path) {
    use std::fs::metadata;
    use std::os::unix::fs::{MetadataExt, chown};

    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let (Ok(made), Ok(folder)) = (metadata(file), metadata(folder)) else { return };
    if made.uid() == 0 && folder.uid() != 0 {
        let _ = chown(file, Some(folder.uid()), Some(folder.gid()));
    }
}

/// Elsewhere a file has the rights of its folder.
#[cfg(not(unix))]
pub(super) fn hand_over(_: &Path) {}
