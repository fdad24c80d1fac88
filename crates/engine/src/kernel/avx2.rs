//! The kernel in 256-bit vectors.

use std::arch::x86_64::*;

#[rustfmt::skip]
blocks!(
    "avx2", __m256i, 16, _mm256_loadu_si256, _mm256_storeu_si256, _mm256_add_epi16, _mm256_sub_epi16,
    _mm256_max_epi16, _mm256_min_epi16, sixteenth, _mm256_set1_epi16, _mm256_set1_epi32, widen, times_plus
);

/// Of numbers that are not negative.
#[inline]
#[target_feature(enable = "avx2")]
fn sixteenth(sums: __m256i) -> __m256i {
    _mm256_srli_epi16::<4>(sums)
}

/// Sixteen weights from here on, each in the room of an activation.
#[inline]
#[target_feature(enable = "avx2")]
unsafe fn widen<W: super::Weight>(weights: *const W) -> __m256i {
    // SAFETY: the caller promises that sixteen follow.
    unsafe {
        match size_of::<W>() {
            1 => _mm256_cvtepi8_epi16(_mm_loadu_si128(weights.cast())),
            _ => _mm256_loadu_si256(weights.cast()),
        }
    }
}

/// Two products added to every sum.
#[inline]
#[target_feature(enable = "avx2")]
fn times_plus(sum: __m256i, x: __m256i, w: __m256i) -> __m256i {
    _mm256_add_epi32(sum, _mm256_madd_epi16(x, w))
}

/// Needs: every row inside `table`, `out` as wide as `start`, the width a multiple of 16.
#[target_feature(enable = "avx2")]
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
        while at + 128 <= start.len() {
            sum_block::<8>(table, start, more, less, finish, out, at);
            at += 128;
        }
        while at + 64 <= start.len() {
            sum_block::<4>(table, start, more, less, finish, out, at);
            at += 64;
        }
        while at < start.len() {
            sum_block::<1>(table, start, more, less, finish, out, at);
            at += 16;
        }
    }
}

/// Needs: all inputs equally wide, a multiple of 16, and room in `list` for half of that and sixteen more.
#[target_feature(enable = "avx2,popcnt")]
pub(super) unsafe fn busy_pairs<const S: usize>(inputs: [&[i16]; S], list: &mut [u16]) -> usize {
    let mut found = 0;
    let mut base = _mm_setzero_si128();
    for at in (0..inputs[0].len()).step_by(16) {
        // SAFETY: sixteen inputs follow `at` in every position; at most eight places are found for each sixteen
        // before, so that `found` and the eight numbers written behind it stay inside of `list`.
        unsafe {
            let mut some = _mm256_setzero_si256();
            for input in inputs {
                some = _mm256_or_si256(some, _mm256_loadu_si256(input.as_ptr().add(at).cast()));
            }
            let idle = _mm256_cmpeq_epi32(some, _mm256_setzero_si256());
            let pattern = !_mm256_movemask_ps(_mm256_castsi256_ps(idle)) as usize & 0xff;
            let places = _mm_loadu_si128(super::PLACES[pattern].as_ptr().cast());
            _mm_storeu_si128(list.as_mut_ptr().add(found).cast(), _mm_add_epi16(base, places));
            found += pattern.count_ones() as usize;
        }
        base = _mm_add_epi16(base, _mm_set1_epi16(8));
    }
    found
}

/// Needs: `weights` of `bias.len()` outputs, a multiple of 8, for every input; all pairs inside of the inputs; `out`
/// `S` times as long as `bias`.
#[target_feature(enable = "avx2")]
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
        // Eight sums fit into the registers together with what they need: of one position, four of each of two, or two of
        // each of four.
        while S == 1 && at + 64 <= bias.len() {
            block::<S, 8, W>(weights, bias, inputs, busy, out, at);
            at += 64;
        }
        while S <= 2 && at + 32 <= bias.len() {
            block::<S, 4, W>(weights, bias, inputs, busy, out, at);
            at += 32;
        }
        while at + 16 <= bias.len() {
            block::<S, 2, W>(weights, bias, inputs, busy, out, at);
            at += 16;
        }
        while at < bias.len() {
            eight_outputs(weights, bias, inputs, busy, out, at);
            at += 8;
        }
    }
}

/// Outputs `at` to `at + 8`: four sums each take turns, or every product would wait for the one before.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) unsafe fn eight_outputs<const S: usize, W: super::Weight>(
    weights: &[W],
    bias: &[i32],
    inputs: [&[i16]; S],
    busy: &[u16],
    out: &mut [i32],
    at: usize,
) {
    // SAFETY: the caller promises at + 8 <= outputs, and that all pairs lie inside of the inputs.
    unsafe {
        let product = |input: &[i16], pair: u16| {
            let pair = usize::from(pair);
            let x = _mm256_set1_epi32(input.as_ptr().add(2 * pair).cast::<i32>().read_unaligned());
            let row = weights.as_ptr().add(2 * (pair * bias.len() + at));
            _mm256_madd_epi16(x, widen(row))
        };
        for (position, input) in inputs.into_iter().enumerate() {
            let mut sums = [_mm256_setzero_si256(); 4];
            sums[0] = _mm256_loadu_si256(bias.as_ptr().add(at).cast());
            let fours = busy.chunks_exact(4);
            for (sum, &pair) in sums.iter_mut().zip(fours.remainder()) {
                *sum = _mm256_add_epi32(*sum, product(input, pair));
            }
            for four in fours {
                for (sum, &pair) in sums.iter_mut().zip(four) {
                    *sum = _mm256_add_epi32(*sum, product(input, pair));
                }
            }
            let [a, b, c, d] = sums;
            let total = _mm256_add_epi32(_mm256_add_epi32(a, b), _mm256_add_epi32(c, d));
            _mm256_storeu_si256(out.as_mut_ptr().add(position * bias.len() + at).cast(), total);
        }
    }
}

/// Needs: five rows of weights as long as the input, a multiple of 16.
#[target_feature(enable = "avx2")]
pub(super) unsafe fn outputs(weights: &[i16], bias: [i32; 5], input: &[i16]) -> [i32; 5] {
    let mut sums = [_mm256_setzero_si256(); 5];
    for at in (0..input.len()).step_by(16) {
        // SAFETY: sixteen inputs follow `at`, and sixteen weights in every row.
        unsafe {
            let x = _mm256_loadu_si256(input.as_ptr().add(at).cast());
            for (row, sum) in sums.iter_mut().enumerate() {
                let w = _mm256_loadu_si256(weights.as_ptr().add(row * input.len() + at).cast());
                *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(x, w));
            }
        }
    }
    totals(sums, bias)
}

/// Adds up the lanes of five vectors.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn totals(sums: [__m256i; 5], bias: [i32; 5]) -> [i32; 5] {
    let [a, b, c, d, e] = sums;
    let four = _mm256_hadd_epi32(_mm256_hadd_epi32(a, b), _mm256_hadd_epi32(c, d));
    let four = _mm_add_epi32(_mm256_castsi256_si128(four), _mm256_extracti128_si256::<1>(four));
    let fifth = _mm_add_epi32(_mm256_castsi256_si128(e), _mm256_extracti128_si256::<1>(e));
    let fifth = _mm_add_epi32(fifth, _mm_shuffle_epi32::<0b11_10>(fifth));
    let fifth = _mm_add_epi32(fifth, _mm_shuffle_epi32::<0b01>(fifth));
    let found = [
        _mm_extract_epi32::<0>(four),
        _mm_extract_epi32::<1>(four),
        _mm_extract_epi32::<2>(four),
        _mm_extract_epi32::<3>(four),
        _mm_cvtsi128_si32(fifth),
    ];
    std::array::from_fn(|k| found[k].wrapping_add(bias[k]))
}

/// Needs: both as long as each other, a multiple of 16.
#[target_feature(enable = "avx2")]
pub(super) unsafe fn activate(sums: &[i32], scales: &[f32], out: &mut [i16]) {
    // SAFETY: the caller promises that eight sums and scales follow.
    let eight = |sums: *const i32, scales: *const f32| unsafe {
        let scaled = _mm256_mul_ps(
            _mm256_cvtepi32_ps(_mm256_loadu_si256(sums.cast())),
            _mm256_loadu_ps(scales),
        );
        let cut = _mm256_min_ps(scaled, _mm256_set1_ps(f32::from(super::CEILING)));
        _mm256_cvtps_epi32(_mm256_max_ps(cut, _mm256_setzero_ps()))
    };
    let groups = sums.chunks_exact(16).zip(scales.chunks_exact(16));
    for ((sums, scales), out) in groups.zip(out.chunks_exact_mut(16)) {
        let low = eight(sums.as_ptr(), scales.as_ptr());
        let high = eight(sums[8..].as_ptr(), scales[8..].as_ptr());
        // Packing takes turns between the halves of its two inputs; the quarters go back in order.
        let packed = _mm256_permute4x64_epi64::<0b11_01_10_00>(_mm256_packs_epi32(low, high));
        // SAFETY: the chunk holds 32 bytes.
        unsafe { _mm256_storeu_si256(out.as_mut_ptr().cast(), packed) };
    }
}
