//! A measure of how much somebody may do: so much at once, and so much a second in the long run.

use std::time::Instant;

/// How much is left.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    rate: f64,
    burst: f64,
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(rate: f64, burst: f64) -> Bucket {
        Bucket {
            rate,
            burst,
            left: burst,
            at: Instant::now(),
        }
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self) -> bool {
        self.fill();
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    /// Takes out what was taken elsewhere, as far as it is there.
    #[cfg(feature = "nodes")]
    pub fn lose(&mut self, count: u32) {
        self.fill();
        self.left = (self.left - f64::from(count)).max(0.0);
    }

    /// Is it as full as a new one?
    pub fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.burst
    }

    fn fill(&mut self) {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * self.rate).min(self.burst);
        self.at = now;
    }
}
