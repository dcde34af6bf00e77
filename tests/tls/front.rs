//! A front for the sandbox that speaks TLS in Discord's name, and a client that believes it.

use std::net::SocketAddr;
use std::sync::Arc;

use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// The name the certificate is for, and the only one the client is led astray about.
const NAME: &str = "discord.com";

/// Opens the front on a port of its own; what comes in goes to `sandbox`. The client trusts its certificate.
pub async fn open(sandbox: SocketAddr) -> reqwest::Client {
    let CertifiedKey { cert, signing_key } = generate_simple_self_signed(vec![NAME.to_owned()]).unwrap();
    let key = PrivateKeyDer::try_from(signing_key.serialize_der()).unwrap();
    let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)
        .unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(accept(listener, TlsAcceptor::from(Arc::new(config)), sandbox));
    reqwest::Client::builder()
        .use_rustls_tls()
        .add_root_certificate(reqwest::Certificate::from_der(cert.der()).unwrap())
        .resolve(NAME, address)
        .build()
        .unwrap()
}

async fn accept(listener: TcpListener, acceptor: TlsAcceptor, sandbox: SocketAddr) {
    loop {
        let (stream, _) = listener.accept().await.unwrap();
        let acceptor = acceptor.clone();
        tokio::spawn(async move {
            // A client that hangs up in the middle of something ends its own connection and nothing else.
            let Ok(mut outside) = acceptor.accept(stream).await else { return };
            let Ok(mut inside) = TcpStream::connect(sandbox).await else { return };
            let _ = copy_bidirectional(&mut outside, &mut inside).await;
        });
    }
}
