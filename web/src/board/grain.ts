// The grain of the wooden board: a picture drawn once and then laid under every board, so that dragging stays smooth.

const SIZE = 512;
let drawn: string | null = null;

/** A tile of brown grain on nothing, as the address of a picture. */
export function grain(): string {
  drawn ??= draw();
  return drawn;
}

function draw(): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  const picture = pen.createImageData(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      // Long fibres along x, three octaves of them, that sway a little.
      const sway = y + 7 * noise(x / SIZE, y / SIZE, 2, 2);
      const fibre = noise(x / SIZE, sway / SIZE, 2, 46) + noise(x / SIZE, sway / SIZE, 5, 92) / 2 + noise(x / SIZE, sway / SIZE, 11, 184) / 4;
      const at = 4 * (y * SIZE + x);
      picture.data.set([94, 56, 24], at);
      picture.data[at + 3] = Math.max(0, Math.min(60, 46 * (fibre - 0.5)));
    }
  }
  pen.putImageData(picture, 0, 0);
  return canvas.toDataURL();
}

/** Smooth noise from 0 to 1 that repeats with the tile; `across` and `down` are how many cells it has. */
function noise(x: number, y: number, across: number, down: number): number {
  const [u, v] = [x * across, y * down];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [s, r] = [smooth(u - i), smooth(v - j)];
  const at = (a: number, b: number): number => chance(((i + a) % across + across) % across, ((j + b) % down + down) % down, across);
  return mix(mix(at(0, 0), at(1, 0), s), mix(at(0, 1), at(1, 1), s), r);
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The same cell has the same value on every visit. */
function chance(i: number, j: number, salt: number): number {
  let hash = Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(j + 1, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0xffffffff;
}
