// The board on the screen as a picture: with the look it has there, drawn by the browser alone.

/** What a copy outside the page would lose with the page's style sheets. */
const kept = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity'];
const letters = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'letter-spacing'];

/** Draws a board into a canvas of this width. */
export async function drawn(board: SVGSVGElement, width: number): Promise<HTMLCanvasElement> {
  const ratio = board.height.baseVal.value / board.width.baseVal.value;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width * ratio);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(board))}`;
  await picture.decode();
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The board as SVG text that needs no style sheet. */
export function standalone(board: SVGSVGElement): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const originals = [...board.querySelectorAll('*')];
  [...copy.querySelectorAll<SVGElement>('*')].forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    const names = element.tagName === 'text' ? [...kept, ...letters] : element.tagName === 'stop' ? ['stop-color', 'stop-opacity'] : kept;
    element.removeAttribute('class');
    element.setAttribute('style', names.map((name) => `${name}:${style.getPropertyValue(name).replaceAll('"', "'")}`).join(';'));
  });
  // What waits for a hand is no part of the picture.
  for (const place of copy.querySelectorAll('[data-place]')) place.remove();
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

/** Hands a file to the person. */
export function offer(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
