// A replay as one animated file: a picture a moment, as the board shows them.

import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { tick } from 'svelte';
import { drawn } from './picture';

const WIDTH = 640;
/** Milliseconds a moment is shown, and the last one. */
const SHOWN = 1100;
const LAST = 3000;

/** Shows moment after moment on the board and draws each; stops early when `goOn` says no. */
export async function animation(
  board: () => SVGSVGElement | null,
  moments: number,
  show: (moment: number) => void,
  goOn: (done: number) => boolean,
): Promise<Blob | null> {
  const gif = GIFEncoder();
  for (let moment = 0; moment < moments; moment++) {
    if (!goOn(moment)) return null;
    show(moment);
    await tick();
    const shown = board();
    if (!shown) return null;
    const canvas = await drawn(shown, WIDTH);
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    if (!pixels) return null;
    const palette = quantize(pixels, 128);
    gif.writeFrame(applyPalette(pixels, palette), canvas.width, canvas.height, { palette, delay: moment === moments - 1 ? LAST : SHOWN });
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
}
