//! The kernel in 512-bit vectors that multiply and add at once. What 256-bit vectors do is left to the AVX2 path: every machine
//! with this one has that one too.

use super::avx2;
use std::arch::x86_64::*;

#[rustfmt::skip]
blocks!(
    "avx512f,avx512bw,avx512vnni", __m512i, 32, _mm512_loadu_si512, _mm512_storeu_si512, _mm512_add_epi16,
    _mm512_sub_epi16, _mm512_max_epi16, _mm512_min_epi16, sixteenth, _mm512_set1_epi16, _mm512_set1_epi32, widen,
    _mm512_dpwssd_epi32
);

/// Of numbers that are not negative.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn sixteenth(sums: __m512i) -> __m512i {
    _mm512_srli_epi16::<4>(sums)
}

/// 32 weights from here on, each in the room of an activation.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
unsafe fn widen<W: super::Weight>(weights: *const W) -> __m512i {
    // SAFETY: the caller promises that 32 follow.
    unsafe {
        match size_of::<W>() {
            1 => _mm512_cvtepi8_epi16(_mm256_loadu_si256(weights.cast())),
            _ => _mm512_loadu_si512(weights.cast()),
        }
    }
}

/// Needs: every row inside `table`, `out` as wide as `start`, the width a multiple of 16.
#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
pub(super) unsafe fn sum_rows(
    table: &[i16],
    start: &[i16],
    more: &[u16],
    less: &[u16],
    finish: super::Finish,
    out: &mut [i16],
) {
    let mut at = 0;
    // SAFETY: each block lies within the width, a multiple of 16; the rest is the caller's promise.
    unsafe {
        while at + 512 <= start.len() {
            sum_block::<16>(table, start, more, less, finish, out, at);
            at += 512;
        }
        while at + 128 <= start.len() {
            sum_block::<4>(table, start, more, less, finish, out, at);
            at += 128;
        }
        while at + 32 <= start.len() {
            sum_block::<1>(table, start, more, less, finish, out, at);
            at += 32;
        }
        if at < start.len() {
            avx2::sum_block::<1>(table, start, more, less, finish, out, at);
        }
    }
}

/// Needs: all inputs equally wide, a multiple of 16, and room in `list` for half of that and sixteen more.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi2,popcnt")]
pub(super) unsafe fn busy_pairs<const S: usize>(inputs: [&[i16]; S], list: &mut [u16]) -> usize {
    let mut found = 0;
    let mut places = _mm256_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    let width = inputs[0].len();
    for at in (0..width).step_by(32) {
        // The last sixteen inputs may stand alone: what lies behind them is not read and counts as zero.
        let there: u32 = if at + 32 <= width { !0 } else { 0xffff };
        // SAFETY: what is read lies in every position; at most sixteen places are found for each 32 inputs before,
        // so that `found` and the sixteen numbers written behind it stay inside of `list`.
        unsafe {
            let mut some = _mm512_setzero_si512();
            for input in inputs {
                some = _mm512_or_si512(some, _mm512_maskz_loadu_epi16(there, input.as_ptr().add(at)));
            }
            let busy = _mm512_test_epi32_mask(some, some);
            let listed = _mm256_maskz_compress_epi16(busy, places);
            _mm256_storeu_si256(list.as_mut_ptr().add(found).cast(), listed);
            found += busy.count_ones() as usize;
        }
        places = _mm256_add_epi16(places, _mm256_set1_epi16(16));
    }
    found
}

/// Needs: `weights` of `bias.len()` outputs, a multiple of 8, for every input; all pairs inside of the inputs; `out`
/// `S` times as long as `bias`.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vnni")]
pub(super) unsafe fn multiply<const S: usize, W: super::Weight>(
    weights: &[W],
    bias: &[i32],
    inputs: [&[i16]; S],
    busy: &[u16],
    out: &mut [i32],
) {
    let mut at = 0;
    // SAFETY: each block lies within the outputs; the rest is the caller's promise.
    unsafe {
        while S == 1 && at + 256 <= bias.len() {
            block::<S, 16, W>(weights, bias, inputs, busy, out, at);
            at += 256;
        }
        while S <= 2 && at + 128 <= bias.len() {
            block::<S, 8, W>(weights, bias, inputs, busy, out, at);
            at += 128;
        }
        while at + 64 <= bias.len() {
            block::<S, 4, W>(weights, bias, inputs, busy, out, at);
            at += 64;
        }
        while at + 32 <= bias.len() {
            block::<S, 2, W>(weights, bias, inputs, busy, out, at);
            at += 32;
        }
        while at < bias.len() {
            avx2::eight_outputs(weights, bias, inputs, busy, out, at);
            at += 8;
        }
    }
}

/// Needs: all inputs equally wide, a multiple of 16 and no more than `bytes` has room for, and room in `list` for a
/// quarter of that and sixteen more.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi2,popcnt")]
pub(super) unsafe fn busy_fours<const S: usize>(
    inputs: [&[i16]; S],
    bytes: &mut [[u8; super::WIDEST]; super::TOGETHER],
    list: &mut [u16],
) -> usize {
    let mut found = 0;
    let mut places = _mm256_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    let width = inputs[0].len();
    for at in (0..width).step_by(64) {
        // The last inputs may not fill a vector: what lies behind them is not read and counts as zero.
        let there = |at: usize| ((1u64 << width.saturating_sub(at).min(32)) - 1) as u32;
        // SAFETY: what is read lies in every position; `bytes` has room for a multiple of 64; at most sixteen places
        // are found for each 64 inputs before, so that `found` and the sixteen numbers written behind it stay inside
        // of `list`.
        unsafe {
            let mut some = _mm512_setzero_si512();
            for (input, bytes) in inputs.iter().zip(&mut *bytes) {
                let half = |at: usize| {
                    let from = input.as_ptr().wrapping_add(at);
                    _mm512_cvtepi16_epi8(_mm512_maskz_loadu_epi16(there(at), from))
                };
                let whole = _mm512_inserti64x4::<1>(_mm512_castsi256_si512(half(at)), half(at + 32));
                _mm512_storeu_si512(bytes.as_mut_ptr().add(at).cast(), whole);
                some = _mm512_or_si512(some, whole);
            }
            let busy = _mm512_test_epi32_mask(some, some);
            let listed = _mm256_maskz_compress_epi16(busy, places);
            _mm256_storeu_si256(list.as_mut_ptr().add(found).cast(), listed);
            found += busy.count_ones() as usize;
        }
        places = _mm256_add_epi16(places, _mm256_set1_epi16(16));
    }
    found
}

/// Needs: `weights` of `bias.len()` outputs, a multiple of 16, for every input; all fours inside of the inputs; `out`
/// `S` times as long as `bias`.
#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
pub(super) unsafe fn multiply_fours<const S: usize>(
    weights: &[i8],
    bias: &[i32],
    bytes: &[[u8; super::WIDEST]; super::TOGETHER],
    busy: &[u16],
    out: &mut [i32],
) {
    let mut at = 0;
    // SAFETY: each block lies within the outputs; the rest is the caller's promise.
    unsafe {
        while S == 1 && at + 256 <= bias.len() {
            fours_block::<S, 16>(weights, bias, bytes, busy, out, at);
            at += 256;
        }
        while S <= 2 && at + 128 <= bias.len() {
            fours_block::<S, 8>(weights, bias, bytes, busy, out, at);
            at += 128;
        }
        while at + 64 <= bias.len() {
            fours_block::<S, 4>(weights, bias, bytes, busy, out, at);
            at += 64;
        }
        while at < bias.len() {
            fours_block::<S, 1>(weights, bias, bytes, busy, out, at);
            at += 16;
        }
    }
}

/// Outputs `at` to `at + 16 N`.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vnni")]
unsafe fn fours_block<const S: usize, const N: usize>(
    weights: &[i8],
    bias: &[i32],
    bytes: &[[u8; super::WIDEST]; super::TOGETHER],
    busy: &[u16],
    out: &mut [i32],
    at: usize,
) {
    // SAFETY: the caller promises that the block lies inside of the outputs and all fours inside of the inputs.
    unsafe {
        let mut sums = [[_mm512_setzero_si512(); N]; S];
        for (k, sum) in sums.as_flattened_mut().iter_mut().enumerate() {
            *sum = _mm512_loadu_si512(bias.as_ptr().add(at + 16 * (k % N)).cast());
        }
        for &four in busy {
            let four = usize::from(four);
            let mut x = [_mm512_setzero_si512(); S];
            for (x, bytes) in x.iter_mut().zip(bytes) {
                *x = _mm512_set1_epi32(bytes.as_ptr().add(4 * four).cast::<i32>().read_unaligned());
            }
            let row = weights.as_ptr().add(4 * (four * bias.len() + at));
            for k in 0..N {
                let w = _mm512_loadu_si512(row.add(64 * k).cast());
                for (sums, x) in sums.iter_mut().zip(x) {
                    sums[k] = _mm512_dpbusd_epi32(sums[k], x, w);
                }
            }
        }
        for (position, sums) in sums.iter().enumerate() {
            let out = out.as_mut_ptr().add(position * bias.len() + at);
            for (k, &sum) in sums.iter().enumerate() {
                _mm512_storeu_si512(out.add(16 * k).cast(), sum);
            }
        }
    }
}

/// Needs: five rows of weights as long as the input, a multiple of 16.
#[target_feature(enable = "avx2,avx512f,avx512bw,avx512vnni")]
pub(super) unsafe fn outputs(weights: &[i16], bias: [i32; 5], input: &[i16]) -> [i32; 5] {
    let mut sums = [_mm512_setzero_si512(); 5];
    for at in (0..input.len()).step_by(32) {
        // As in `busy_pairs`.
        let there: u32 = if at + 32 <= input.len() { !0 } else { 0xffff };
        // SAFETY: what is read of the input follows `at`, and as many weights in every row.
        unsafe {
            let x = _mm512_maskz_loadu_epi16(there, input.as_ptr().add(at));
            for (row, sum) in sums.iter_mut().enumerate() {
                let w = _mm512_maskz_loadu_epi16(there, weights.as_ptr().add(row * input.len() + at));
                *sum = _mm512_dpwssd_epi32(*sum, x, w);
            }
        }
    }
    let halves = sums.map(|sum| _mm256_add_epi32(_mm512_castsi512_si256(sum), _mm512_extracti64x4_epi64::<1>(sum)));
    avx2::totals(halves, bias)
}

/// Needs: both as long as each other, a multiple of 16.
#[target_feature(enable = "avx512f,avx512vl")]
pub(super) unsafe fn activate(sums: &[i32], scales: &[f32], out: &mut [i16]) {
    let groups = sums.chunks_exact(16).zip(scales.chunks_exact(16));
    for ((sums, scales), out) in groups.zip(out.chunks_exact_mut(16)) {
        // SAFETY: the chunks hold 64, 64 and 32 bytes.
        unsafe {
            let sums = _mm512_cvtepi32_ps(_mm512_loadu_si512(sums.as_ptr().cast()));
            let scaled = _mm512_mul_ps(sums, _mm512_loadu_ps(scales.as_ptr()));
            let cut = _mm512_min_ps(scaled, _mm512_set1_ps(f32::from(super::CEILING)));
            let rounded = _mm512_cvtps_epi32(_mm512_max_ps(cut, _mm512_setzero_ps()));
            _mm256_storeu_si256(out.as_mut_ptr().cast(), _mm512_cvtepi32_epi16(rounded));
        }
    }
}
