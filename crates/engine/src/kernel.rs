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

/// `out = clamp(bias + sum of the selected rows)`, additions wrapping. All widths are multiples of 16.
#[inline]
pub(crate) fn sum_rows(path: Path, table: &[i16], bias: &[i16], rows: &[u16], out: &mut [i16]) {
    let width = bias.len();
    assert_eq!(out.len(), width);
    assert!(width.is_multiple_of(16));
    let last = rows.iter().copied().max().map_or(0, |row| usize::from(row) + 1);
    assert!(last * width <= table.len(), "a row outside of the table");
    match path {
        Path::Scalar => scalar::sum_rows(table, bias, rows, out),
        // SAFETY: the path is only made by `Path::detect` on machines with AVX2; the lengths were checked above.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 => unsafe { avx2::sum_rows(table, bias, rows, out) },
    }
}

/// `out[j] = bias[j] + weights[j] . input`, with `weights` row by row. The input's length is a multiple of 16.
#[inline]
pub(crate) fn dense(path: Path, weights: &[i16], bias: &[i32], input: &[i16], out: &mut [i32]) {
    assert_eq!(weights.len(), bias.len() * input.len());
    assert_eq!(out.len(), bias.len());
    assert!(input.len().is_multiple_of(16));
    match path {
        Path::Scalar => scalar::dense(weights, bias, input, out),
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 => unsafe { avx2::dense(weights, bias, input, out) },
    }
}

/// From a 32-bit sum (2^19 steps a unit) to an activation (512 steps a unit).
#[inline]
pub(crate) fn activate(sum: i32) -> i16 {
    let rounded = (sum >> 10) + ((sum >> 9) & 1);
    rounded.clamp(0, i32::from(CEILING)) as i16
}

mod scalar {
    use super::CEILING;

    pub(super) fn sum_rows(table: &[i16], bias: &[i16], rows: &[u16], out: &mut [i16]) {
        let width = bias.len();
        out.copy_from_slice(bias);
        for &row in rows {
            let row = &table[usize::from(row) * width..][..width];
            for (sum, &weight) in out.iter_mut().zip(row) {
                *sum = sum.wrapping_add(weight);
            }
        }
        for sum in out {
            *sum = (*sum).clamp(0, CEILING);
        }
    }

    pub(super) fn dense(weights: &[i16], bias: &[i32], input: &[i16], out: &mut [i32]) {
        for ((sum, row), &bias) in out.iter_mut().zip(weights.chunks_exact(input.len())).zip(bias) {
            *sum = row
                .iter()
                .zip(input)
                .fold(bias, |sum, (&w, &x)| sum.wrapping_add(i32::from(w) * i32::from(x)));
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::CEILING;
    use std::arch::x86_64::*;

    /// Needs: every row inside `table`, `out` as wide as `bias`, the width a multiple of 16.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn sum_rows(table: &[i16], bias: &[i16], rows: &[u16], out: &mut [i16]) {
        let width = bias.len();
        let ceiling = _mm256_set1_epi16(CEILING);
        let zero = _mm256_setzero_si256();
        let mut at = 0;
        // Eight registers of sums at a time stay in registers over all rows.
        while at + 128 <= width {
            // SAFETY: at + 128 <= width, and the caller has checked that every row lies inside the table.
            unsafe {
                let mut sums = [zero; 8];
                for (k, sum) in sums.iter_mut().enumerate() {
                    *sum = _mm256_loadu_si256(bias.as_ptr().add(at + 16 * k).cast());
                }
                for &row in rows {
                    let row = table.as_ptr().add(usize::from(row) * width + at);
                    for (k, sum) in sums.iter_mut().enumerate() {
                        *sum = _mm256_add_epi16(*sum, _mm256_loadu_si256(row.add(16 * k).cast()));
                    }
                }
                for (k, &sum) in sums.iter().enumerate() {
                    let clamped = _mm256_min_epi16(_mm256_max_epi16(sum, zero), ceiling);
                    _mm256_storeu_si256(out.as_mut_ptr().add(at + 16 * k).cast(), clamped);
                }
            }
            at += 128;
        }
        while at < width {
            // SAFETY: as above, 16 at a time; the width is a multiple of 16.
            unsafe {
                let mut sum = _mm256_loadu_si256(bias.as_ptr().add(at).cast());
                for &row in rows {
                    let row = table.as_ptr().add(usize::from(row) * width + at);
                    sum = _mm256_add_epi16(sum, _mm256_loadu_si256(row.cast()));
                }
                let clamped = _mm256_min_epi16(_mm256_max_epi16(sum, zero), ceiling);
                _mm256_storeu_si256(out.as_mut_ptr().add(at).cast(), clamped);
            }
            at += 16;
        }
    }

    /// Needs: `weights` holds `bias.len()` rows as long as `input`, a multiple of 16; `out` as long as `bias`.
    #[target_feature(enable = "avx2")]
    pub(super) unsafe fn dense(weights: &[i16], bias: &[i32], input: &[i16], out: &mut [i32]) {
        let width = input.len();
        let mut j = 0;
        while j + 4 <= bias.len() {
            // SAFETY: rows j to j + 3 exist and are `width` long.
            unsafe {
                let rows = [0, 1, 2, 3].map(|k| weights.as_ptr().add((j + k) * width));
                let mut sums = [_mm256_setzero_si256(); 4];
                let mut at = 0;
                while at < width {
                    let x = _mm256_loadu_si256(input.as_ptr().add(at).cast());
                    for (sum, row) in sums.iter_mut().zip(rows) {
                        let product = _mm256_madd_epi16(x, _mm256_loadu_si256(row.add(at).cast()));
                        *sum = _mm256_add_epi32(*sum, product);
                    }
                    at += 16;
                }
                // Four sums of eight lanes each become four numbers.
                let low = _mm256_hadd_epi32(sums[0], sums[1]);
                let high = _mm256_hadd_epi32(sums[2], sums[3]);
                let both = _mm256_hadd_epi32(low, high);
                let total = _mm_add_epi32(_mm256_castsi256_si128(both), _mm256_extracti128_si256::<1>(both));
                let total = _mm_add_epi32(total, _mm_loadu_si128(bias.as_ptr().add(j).cast()));
                _mm_storeu_si128(out.as_mut_ptr().add(j).cast(), total);
            }
            j += 4;
        }
        while j < bias.len() {
            // SAFETY: row j exists and is `width` long.
            unsafe {
                let row = weights.as_ptr().add(j * width);
                let mut sum = _mm256_setzero_si256();
                let mut at = 0;
                while at < width {
                    let x = _mm256_loadu_si256(input.as_ptr().add(at).cast());
                    sum = _mm256_add_epi32(sum, _mm256_madd_epi16(x, _mm256_loadu_si256(row.add(at).cast())));
                    at += 16;
                }
                let mut lanes = [0i32; 8];
                _mm256_storeu_si256(lanes.as_mut_ptr().cast(), sum);
                out[j] = lanes.iter().fold(bias[j], |sum, &lane| sum.wrapping_add(lane));
            }
            j += 1;
        }
    }
}
