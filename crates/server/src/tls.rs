//! TLS: by a certificate that was given, or by one that is made here.
//!
//! Phones trust for good only an authority, and only certificates that last for a year or so. So there are two: an
//! authority of this folder, which a device is told to trust once, and the server's certificate, which is made anew
//! when the machine has other addresses or the old one is about to end.

use crate::config::Certificate;
use rcgen::{
    BasicConstraints, CertificateParams, DnType, ExtendedKeyUsagePurpose, IsCa, Issuer, KeyPair, KeyUsagePurpose,
    date_time_ymd,
};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// How long devices can trust the authority.
const AUTHORITY: u32 = 10 * 365;
/// Browsers take no server's certificate that lasts longer than 398 days.
const SERVER: u32 = 390;
/// What ends sooner than this is made anew.
const SOON: u32 = 60;
/// The authority, as devices list it.
const NAME: &str = "Pasch, certificates of your own server";

/// Why there is no certificate to be had.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TlsFault {
    /// A file cannot be read or written.
    #[error("{path}: {source}")]
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A file holds no certificate, or no key, or they do not belong together.
    #[error("{path}: {fault}")]
    Unusable {
        /// Which.
        path: PathBuf,
        /// What is wrong with it.
        fault: String,
    },
}

/// What to shake hands with. A certificate that is made here is kept in `folder` and used again.
pub fn config(certificate: &Certificate, folder: &Path, names: &[String]) -> Result<rustls::ServerConfig, TlsFault> {
    let (chain, key) = match certificate {
        Certificate::Given { chain, key } => (chain.clone(), key.clone()),
        Certificate::Made => made(folder, names)?,
    };
    let certificates = CertificateDer::pem_file_iter(&chain)
        .and_then(|all| all.collect::<Result<Vec<_>, _>>())
        .map_err(unusable(&chain))?;
    if certificates.is_empty() {
        return Err(unusable(&chain)("there is no certificate in it"));
    }
    let private = PrivateKeyDer::from_pem_file(&key).map_err(unusable(&key))?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = rustls::ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    builder
        .map_err(unusable(&chain))?
        .with_no_client_auth()
        .with_single_cert(certificates, private)
        .map_err(unusable(&chain))
}

/// The certificate of this folder, made anew if it is not there, ends soon or was made for other names.
fn made(folder: &Path, names: &[String]) -> Result<(PathBuf, PathBuf), TlsFault> {
    std::fs::create_dir_all(folder).map_err(at(folder))?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let authority = authority(folder, now)?;
    let [chain, key, made_for] = ["certificate.pem", "key.pem", "names"].map(|name| folder.join(name));
    let wanted = names.join("\n");
    if chain.exists() && key.exists() && lasts(&made_for, now).is_some_and(|names| names == wanted) {
        return Ok((chain, key));
    }
    let mut params = CertificateParams::new(names.to_vec()).map_err(unusable(&chain))?;
    params
        .distinguished_name
        .push(DnType::CommonName, names.first().map_or("localhost", String::as_str));
    params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    params.use_authority_key_identifier_extension = true;
    let until = lasting(&mut params, now, SERVER);
    let pair = KeyPair::generate().map_err(unusable(&key))?;
    let certificate = params.signed_by(&pair, &authority).map_err(unusable(&chain))?;
    keep_private(&key, &pair)?;
    std::fs::write(&chain, certificate.pem()).map_err(at(&chain))?;
    std::fs::write(&made_for, format!("{until}\n{wanted}")).map_err(at(&made_for))?;
    Ok((chain, key))
}

/// Who signs the certificates of this folder: kept, so that a device trusts it once.
fn authority(folder: &Path, now: Duration) -> Result<Issuer<'static, KeyPair>, TlsFault> {
    let [chain, key, made] = ["authority.pem", "authority-key.pem", "authority"].map(|name| folder.join(name));
    let mut params = CertificateParams::default();
    params.distinguished_name = rcgen::DistinguishedName::new();
    params.distinguished_name.push(DnType::CommonName, NAME);
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    if chain.exists() && key.exists() && lasts(&made, now).is_some() {
        let pem = std::fs::read_to_string(&key).map_err(at(&key))?;
        let pair = KeyPair::from_pem(&pem).map_err(unusable(&key))?;
        return Ok(Issuer::new(params, pair));
    }
    let until = lasting(&mut params, now, AUTHORITY);
    let pair = KeyPair::generate().map_err(unusable(&key))?;
    let certificate = params.self_signed(&pair).map_err(unusable(&chain))?;
    keep_private(&key, &pair)?;
    std::fs::write(&chain, certificate.pem()).map_err(at(&chain))?;
    // What the old authority has signed is worth nothing now.
    match std::fs::remove_file(folder.join("names")) {
        Err(fault) if fault.kind() != io::ErrorKind::NotFound => return Err(at(folder)(fault)),
        _ => {}
    }
    std::fs::write(&made, format!("{until}\n")).map_err(at(&made))?;
    Ok(Issuer::new(params, pair))
}

/// Lets a certificate last from yesterday on, for clocks that are slow, and gives the second in which it ends.
fn lasting(params: &mut CertificateParams, now: Duration, days: u32) -> u64 {
    let from = now.saturating_sub(DAY);
    let until = now + DAY * days;
    params.not_before = date_time_ymd(1970, 1, 1) + from;
    params.not_after = date_time_ymd(1970, 1, 1) + until;
    until.as_secs()
}

/// What is noted about something made here, beside the second in which it ends; nothing if that is soon.
fn lasts(note: &Path, now: Duration) -> Option<String> {
    let text = std::fs::read_to_string(note).ok()?;
    let (until, rest) = text.split_once('\n')?;
    let until = Duration::from_secs(until.parse().ok()?);
    (until > now + DAY * SOON).then(|| rest.to_owned())
}

fn keep_private(path: &Path, pair: &KeyPair) -> Result<(), TlsFault> {
    crate::store::private(path).map_err(unusable(path))?;
    std::fs::write(path, pair.serialize_pem()).map_err(at(path))
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> TlsFault {
    let path = path.to_owned();
    move |source| TlsFault::File { path, source }
}

fn unusable<F: std::fmt::Display>(path: &Path) -> impl FnOnce(F) -> TlsFault {
    let path = path.to_owned();
    move |fault| TlsFault::Unusable {
        path,
        fault: fault.to_string(),
    }
}
