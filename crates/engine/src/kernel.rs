//! The arithmetic of the nets: whole numbers only, so that every path gives the same bits.
//!
//! Two operations carry all the time: adding up 16-bit table rows, and multiplying 16-bit activations with
//! 16-bit weights into 32-bit sums. Both exist as plain Rust and as AVX2; which one runs is found out once.

#![allow(unsafe_code)]

/// Which instructions to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Path {
    /// Plain Rust, on any machine.
    Scalar,
    /// 256-bit vectors.
    #[cfg(target_arch = "x86_64")]
    Avx2,
}

impl Path {
    /// The fastest path this machine has.
    pub fn detect() -> Path {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            return Path::Avx2;
        }
        Path::Scalar
    }
}

/// Activations end here: 8.0 at 512 steps a unit.
pub(crate) const CEILING: i16 = 4096;

/// `out = start + sum of the selected rows`, wrapping. All widths are multiples of 16.
///
/// Wrapping sums do not depend on their order, so what several positions share may be added up once.
#[inline]
pub(crate) fn sum_rows(path: Path, table: &[i16], start: &[i16], rows: &[u16], out: &mut [i16]) {
    let width = start.len();
    assert_eq!(out.len(), width);
    assert!(width.is_multiple_of(16));
    let last = rows.iter().copied().max().map_or(0, |row| usize::from(row) + 1);
    assert!(last * width <= table.len(), "a row outside of the table");
    match path {
        Path::Scalar => scalar::sum_rows(table, start, rows, out),
        // SAFETY: the path is only made by `Path::detect` on machines with AVX2; the lengths were checked above.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 => unsafe { avx2::sum_rows(table, start, rows, out) },
    }
}

/// Cuts first-layer sums to activations.
#[inline]
pub(crate) fn clamp(sums: &mut [i16]) {
    for sum in sums {
        *sum = (*sum).clamp(0, CEILING);
    }
}

/// `out[s][j] = bias[j] + weights[j] . input[s]` for several positions `s`, `weights` row by row. Inputs and outputs of
/// the positions lie one behind the other; an input's length is a multiple of 16.
#[inline]
pub(crate) fn dense(path: Path, weights: &[i16], bias: &[i32], input: &[i16], out: &mut [i32]) {
    let positions = out.len() / bias.len();
    let width = input.len() / positions;
    assert_eq!(out.len(), positions * bias.len());
    assert_eq!(input.len(), positions * width);
    assert_eq!(weights.len(), bias.len() * width);
    assert!(width.is_multiple_of(16));
    match path {
        Path::Scalar => scalar::dense(weights, bias, input, width, out),
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 => unsafe { avx2::dense(weights, bias, input, width, out) },
    }
}

/// From a 32-bit sum (2^19 steps a unit) to an activation (512 steps a unit).
#[inline]
pub(crate) fn activate(sum: i32) -> i16 {
    let rounded = (sum >> 10) + ((sum >> 9) & 1);
    rounded.clamp(0, i32::from(CEILING)) as i16
}

mod scalar {
    pub(super) fn sum_rows(table: &[i16], start: &[i16], rows: &[u16], out: &mut [i16]) {
        let width = start.len();
        out.copy_from_slice(start);
        for &row in rows {
            let row = &table[usize::from(row) * width..][..width];
            for (sum, &weight) in out.iter_mut().zip(row) {
                *sum = sum.wrapping_add(weight);
            }
        }
    }

    pub(super) fn dense(weights: &[i16], bias: &[i32], input: &[i16], width: usize, out: &mut [i32]) {
        for (input, out) in input.chunks_exact(width).zip(out.chunks_exact_mut(bias.len())) {
            for ((sum, row), &bias) in out.iter_mut().zip(weights.chunks_exact(width)).zip(bias) {
                *sum = row
                    .iter()
                    .zip(input)
                    .fold(bias, |sum, (&w, &x)| sum.wrapping_add(i32::from(w) * i32::from(x)));
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::*;

    /// Needs: every row inside `table`, `out` as wide as `start`, the width a multiple of 16.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn sum_rows(table: &[i16], start: &[i16], rows: &[u16], out: &mut [i16]) {
        let mut at = 0;
        while at + 128 <= start.len() {
            // SAFETY: at + 128 <= width; the rest is the caller's promise.
            unsafe { sum_block::<8>(table, start, rows, out, at) };
            at += 128;
        }
        while at < start.len() {
            // SAFETY: the width is a multiple of 16; the rest is the caller's promise.
            unsafe { sum_block::<1>(table, start, rows, out, at) };
            at += 16;
        }
    }

    /// Columns `at` to `at + 16 * N` of the sum: they stay in registers over all rows.
    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn sum_block<const N: usize>(table: &[i16], start: &[i16], rows: &[u16], out: &mut [i16], at: usize) {
        let width = start.len();
        // SAFETY: the caller promises at + 16 * N <= width and that all rows lie inside the table.
        unsafe {
            let mut sums = [_mm256_setzero_si256(); N];
            for (k, sum) in sums.iter_mut().enumerate() {
                *sum = _mm256_loadu_si256(start.as_ptr().add(at + 16 * k).cast());
            }
            for &row in rows {
                let row = table.as_ptr().add(usize::from(row) * width + at);
                for (k, sum) in sums.iter_mut().enumerate() {
                    *sum = _mm256_add_epi16(*sum, _mm256_loadu_si256(row.add(16 * k).cast()));
                }
            }
            for (k, &sum) in sums.iter().enumerate() {
                _mm256_storeu_si256(out.as_mut_ptr().add(at + 16 * k).cast(), sum);
            }
        }
    }

    /// Needs: `weights` holds `bias.len()` rows of `width`, a multiple of 16; `input` whole positions of `width`; `out`
    /// `bias.len()` numbers for each of them.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn dense(weights: &[i16], bias: &[i32], input: &[i16], width: usize, out: &mut [i32]) {
        let (outputs, positions) = (bias.len(), input.len() / width);
        let mut j = 0;
        // Two rows of weights against four positions, or four rows against one: eight or four sums at a time.
        while j < outputs {
            let rows = if outputs - j >= 4 { 4 } else { 1 };
            let mut s = 0;
            while s < positions {
                let four = s + 4 <= positions;
                // SAFETY: rows j to j + 3 (or j alone) and positions s to s + 3 (or s alone) exist in each case.
                unsafe {
                    match (rows, four) {
                        (4, true) => {
                            dots::<2, 4>(weights, bias, input, width, out, j, s);
                            dots::<2, 4>(weights, bias, input, width, out, j + 2, s);
                        }
                        (4, false) => dots::<4, 1>(weights, bias, input, width, out, j, s),
                        (_, true) => dots::<1, 4>(weights, bias, input, width, out, j, s),
                        (_, false) => dots::<1, 1>(weights, bias, input, width, out, j, s),
                    }
                }
                s += if four { 4 } else { 1 };
            }
            j += rows;
        }
    }

    /// The dot products of rows `j..j + R` with positions `s..s + S`.
    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn dots<const R: usize, const S: usize>(
        weights: &[i16],
        bias: &[i32],
        input: &[i16],
        width: usize,
        out: &mut [i32],
        j: usize,
        s: usize,
    ) {
        // SAFETY: the caller promises that these rows and positions exist.
        unsafe {
            let mut sums = [[_mm256_setzero_si256(); S]; R];
            let mut at = 0;
            while at < width {
                let mut x = [_mm256_setzero_si256(); S];
                for (k, x) in x.iter_mut().enumerate() {
                    *x = _mm256_loadu_si256(input.as_ptr().add((s + k) * width + at).cast());
                }
                for (r, sums) in sums.iter_mut().enumerate() {
                    let w = _mm256_loadu_si256(weights.as_ptr().add((j + r) * width + at).cast());
                    for (sum, &x) in sums.iter_mut().zip(&x) {
                        *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(x, w));
                    }
                }
                at += 16;
            }
            for (r, sums) in sums.iter().enumerate() {
                for (k, &sum) in sums.iter().enumerate() {
                    let half = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256::<1>(sum));
                    let pair = _mm_add_epi32(half, _mm_shuffle_epi32::<0b00_00_11_10>(half));
                    let one = _mm_add_epi32(pair, _mm_shuffle_epi32::<0b00_00_00_01>(pair));
                    out[(s + k) * bias.len() + j + r] = bias[j + r].wrapping_add(_mm_cvtsi128_si32(one));
                }
            }
        }
    }
}
