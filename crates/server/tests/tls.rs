//! `pasch serve --tls`: a device that trusts the folder's authority, and nothing else, reaches the server by its address.

mod support;

use pasch_server::Certificate;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use std::path::Path;
use std::sync::Arc;
use support::{Running, folder};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_rustls::TlsConnector;

/// The first line of the answer over TLS, or why there is none.
async fn answer(server: &Running, trusted: &Path) -> Result<String, std::io::Error> {
    let mut roots = rustls::RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(trusted).unwrap() {
        roots.add(certificate.unwrap()).unwrap();
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = rustls::ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = builder.unwrap().with_root_certificates(roots).with_no_client_auth();
    let stream = tokio::net::TcpStream::connect(server.address).await?;
    let name = ServerName::try_from("127.0.0.1").unwrap();
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await?;
    let request = format!(
        "GET /healthz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).await?;
    let mut text = Vec::new();
    // Some servers end without taking leave of TLS.
    let _ = stream.read_to_end(&mut text).await;
    let text = String::from_utf8_lossy(&text);
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_trusts_once() {
    let data = folder();
    let read = |name: &str| std::fs::read(data.join("tls").join(name)).unwrap();
    let trusted = data.join("tls/authority.pem");

    let server = Running::with(data.clone(), |config| config.tls = Some(Certificate::Made)).await;
    assert_eq!(answer(&server, &trusted).await.unwrap(), "HTTP/1.1 200 OK");
    // The same certificate again, for the same names.
    let (authority, first) = (read("authority.pem"), read("certificate.pem"));
    let data = server.stop().await;
    let server = Running::with(data.clone(), |config| config.tls = Some(Certificate::Made)).await;
    assert_eq!(read("certificate.pem"), first);
    let data = server.stop().await;

    // Another name wants another certificate; whoever trusted the authority need not do so again.
    let server = Running::with(data.clone(), |config| {
        config.tls = Some(Certificate::Made);
        config.hosts.push("pasch.test".to_owned());
    })
    .await;
    assert_eq!(read("authority.pem"), authority);
    assert_ne!(read("certificate.pem"), first);
    assert_eq!(answer(&server, &trusted).await.unwrap(), "HTTP/1.1 200 OK");

    // Whoever trusts another authority is not let in.
    let stranger = Running::with(folder(), |config| config.tls = Some(Certificate::Made)).await;
    assert!(answer(&stranger, &trusted).await.is_err());
    stranger.finish().await;
    server.finish().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn keys_are_nobody_elses() {
    use std::os::unix::fs::PermissionsExt;
    let server = Running::with(folder(), |config| config.tls = Some(Certificate::Made)).await;
    for key in ["key.pem", "authority-key.pem"] {
        let mode = std::fs::metadata(server.data.join("tls").join(key))
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600, "{key}");
    }
    server.finish().await;
}
