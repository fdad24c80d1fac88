//! The kernel in the 128-bit vectors of WebAssembly.

use std::arch::wasm32::*;

#[rustfmt::skip]
blocks!(
    "simd128", v128, 8, v128_load, v128_store, i16x8_add, i16x8_sub, i16x8_max, i16x8_min, sixteenth, i16x8_splat,
    i32x4_splat, widen, times_plus
);

/// Of numbers that are not negative.
#[inline]
#[target_feature(enable = "simd128")]
fn sixteenth(sums: v128) -> v128 {
    u16x8_shr(sums, 4)
}

/// Eight weights from here on, each in the room of an activation.
#[inline]
#[target_feature(enable = "simd128")]
unsafe fn widen<W: super::Weight>(weights: *const W) -> v128 {
    // SAFETY: the caller promises that eight follow.
    unsafe {
        match size_of::<W>() {
            1 => i16x8_load_extend_i8x8(weights.cast()),
            _ => v128_load(weights.cast()),
        }
    }
}

/// Two products added to every sum.
#[inline]
#[target_feature(enable = "simd128")]
fn times_plus(sum: v128, x: v128, w: v128) -> v128 {
    i32x4_add(sum, i32x4_dot_i16x8(x, w))
}

/// Needs: every row inside `table`, `out` as wide as `start`, the width a multiple of 16.
#[target_feature(enable = "simd128")]
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
        while at + 64 <= start.len() {
            sum_block::<8>(table, start, more, less, finish, out, at);
            at += 64;
        }
        while at < start.len() {
            sum_block::<2>(table, start, more, less, finish, out, at);
            at += 16;
        }
    }
}

/// Needs: all inputs equally wide, a multiple of 16, and room in `list` for half of that and sixteen more.
#[target_feature(enable = "simd128")]
pub(super) unsafe fn busy_pairs<const S: usize>(inputs: [&[i16]; S], list: &mut [u16]) -> usize {
    let mut found = 0;
    let mut base = i16x8_splat(0);
    for at in (0..inputs[0].len()).step_by(16) {
        // SAFETY: sixteen inputs follow `at` in every position; at most eight places are found for each sixteen
        // before, so that `found` and the eight numbers written behind it stay inside of `list`.
        unsafe {
            let mut some = [i16x8_splat(0); 2];
            for input in inputs {
                for (half, some) in some.iter_mut().enumerate() {
                    *some = v128_or(*some, v128_load(input.as_ptr().add(at + 8 * half).cast()));
                }
            }
            let busy = some.map(|some| usize::from(i32x4_bitmask(i32x4_ne(some, i32x4_splat(0)))));
            let pattern = busy[0] | busy[1] << 4;
            let places = v128_load(super::PLACES[pattern].as_ptr().cast());
            v128_store(list.as_mut_ptr().add(found).cast(), i16x8_add(base, places));
            found += pattern.count_ones() as usize;
        }
        base = i16x8_add(base, i16x8_splat(8));
    }
    found
}

/// Needs: `weights` of `bias.len()` outputs, a multiple of 16, for every input; all pairs inside of the inputs; `out`
/// `S` times as long as `bias`.
#[target_feature(enable = "simd128")]
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
        while S == 1 && at + 32 <= bias.len() {
            block::<S, 8, W>(weights, bias, inputs, busy, out, at);
            at += 32;
        }
        while S <= 2 && at < bias.len() {
            block::<S, 4, W>(weights, bias, inputs, busy, out, at);
            at += 16;
        }
        while at < bias.len() {
            block::<S, 2, W>(weights, bias, inputs, busy, out, at);
            at += 8;
        }
    }
}

/// Needs: five rows of weights as long as the input, a multiple of 16.
#[target_feature(enable = "simd128")]
pub(super) unsafe fn outputs(weights: &[i16], bias: [i32; 5], input: &[i16]) -> [i32; 5] {
    let mut sums = [i32x4_splat(0); 5];
    for at in (0..input.len()).step_by(8) {
        // SAFETY: eight inputs follow `at`, and eight weights in every row.
        unsafe {
            let x = v128_load(input.as_ptr().add(at).cast());
            for (row, sum) in sums.iter_mut().enumerate() {
                let w = v128_load(weights.as_ptr().add(row * input.len() + at).cast());
                *sum = times_plus(*sum, x, w);
            }
        }
    }
    std::array::from_fn(|k| {
        let halves = i32x4_add(sums[k], i32x4_shuffle::<2, 3, 0, 1>(sums[k], sums[k]));
        let whole = i32x4_extract_lane::<0>(halves).wrapping_add(i32x4_extract_lane::<1>(halves));
        whole.wrapping_add(bias[k])
    })
}

/// Needs: both as long as each other, a multiple of 16.
#[target_feature(enable = "simd128")]
pub(super) unsafe fn activate(sums: &[i32], scales: &[f32], out: &mut [i16]) {
    // SAFETY: the caller promises that four sums and scales follow.
    let four = |sums: *const i32, scales: *const f32| unsafe {
        let scaled = f32x4_mul(f32x4_convert_i32x4(v128_load(sums.cast())), v128_load(scales.cast()));
        let cut = f32x4_pmin(scaled, f32x4_splat(f32::from(super::CEILING)));
        i32x4_trunc_sat_f32x4(f32x4_nearest(f32x4_pmax(cut, f32x4_splat(0.0))))
    };
    let groups = sums.chunks_exact(8).zip(scales.chunks_exact(8));
    for ((sums, scales), out) in groups.zip(out.chunks_exact_mut(8)) {
        let low = four(sums.as_ptr(), scales.as_ptr());
        let high = four(sums[4..].as_ptr(), scales[4..].as_ptr());
        // SAFETY: the chunk holds 16 bytes.
        unsafe { v128_store(out.as_mut_ptr().cast(), i16x8_narrow_i32x4(low, high)) };
    }
}
