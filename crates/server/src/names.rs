//! Chance from the operating system, and what is made of it.

use pasch_table::Secrets;

/// The operating system gave us no chance, without which nothing here is safe.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the operating system has no random numbers: {0}")]
pub struct NoChance(getrandom::Error);

/// A secret that nobody can guess.
pub fn secret() -> Result<String, NoChance> {
    Ok(Secrets::new(seed()?).secret())
}

/// 32 bytes that nobody else knows.
pub fn seed() -> Result<[u8; 32], NoChance> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(NoChance)?;
    Ok(bytes)
}
