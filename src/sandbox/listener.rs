//! TCP connections that the sandbox can cut in the middle, so that a test can see what the bot does when an answer
//! never arrives.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// A listener whose connections can be cut.
pub(super) struct Severable(pub(super) TcpListener);

impl Listener for Severable {
    type Io = Wire;
    type Addr = std::net::SocketAddr;

    async fn accept(&mut self) -> (Wire, Self::Addr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Small answers must not wait for more to send with them; without this each costs up to 40 ms.
        let _ = stream.set_nodelay(true);
        (Wire { stream, peer: Peer(Arc::new(AtomicBool::new(false))) }, address)
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.0.local_addr()
    }
}

/// The handle of one connection, given to each request that came over it.
#[derive(Debug, Clone)]
pub(super) struct Peer(Arc<AtomicBool>);

impl Peer {
    /// Cuts the connection: nothing more is read or written, the other side sees it closed.
    pub(super) fn cut(&self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

impl Connected<IncomingStream<'_, Severable>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Severable>) -> Peer {
        stream.io().peer.clone()
    }
}

/// One connection.
pub(super) struct Wire {
    stream: TcpStream,
    peer: Peer,
}

impl Wire {
    fn check(&self) -> io::Result<()> {
        if self.peer.0.load(Ordering::SeqCst) { Err(io::ErrorKind::ConnectionReset.into()) } else { Ok(()) }
    }
}

impl AsyncRead for Wire {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
