//! Tables as bytes that come one after the other: whoever reads a large one need not hold it twice.

/// The sum of no bytes at all.
const NOTHING: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a, enough to notice damage.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(NOTHING, |sum, &byte| add(sum, byte))
}

#[inline]
fn add(sum: u64, byte: u8) -> u64 {
    (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
}

/// Bytes on their way, and the sum of those that have come.
pub(crate) struct Coming<I> {
    bytes: I,
    sum: u64,
    come: usize,
}

impl<I: Iterator<Item = u8>> Coming<I> {
    pub(crate) fn new(bytes: impl IntoIterator<IntoIter = I>) -> Coming<I> {
        Coming {
            bytes: bytes.into_iter(),
            sum: NOTHING,
            come: 0,
        }
    }

    /// The next few bytes.
    #[inline]
    pub(crate) fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let mut taken = [0; N];
        for place in &mut taken {
            *place = self.bytes.next()?;
            self.come += 1;
            self.sum = add(self.sum, *place);
        }
        Some(taken)
    }

    /// The next numbers.
    #[inline]
    pub(crate) fn numbers<const N: usize>(&mut self) -> Option<[f32; N]> {
        let mut numbers = [0.0; N];
        for number in &mut numbers {
            *number = f32::from_le_bytes(self.take()?);
        }
        Some(numbers)
    }

    /// So many rows of numbers, with no more room than they need.
    pub(crate) fn rows<const N: usize>(&mut self, rows: usize) -> Option<Vec<[f32; N]>> {
        let mut all = Vec::with_capacity(rows);
        for _ in 0..rows {
            all.push(self.numbers()?);
        }
        Some(all)
    }

    /// Does the sum of everything so far come next?
    pub(crate) fn sum_fits(&mut self) -> bool {
        let sum = self.sum;
        self.take().map(u64::from_le_bytes) == Some(sum)
    }

    /// How many there were, once the rest has come too.
    pub(crate) fn count(&mut self) -> usize {
        self.come += self.bytes.by_ref().count();
        self.come
    }
}
