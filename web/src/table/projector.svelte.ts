// Shows a film frame by frame. A film that comes while another runs is shown after it, so that nothing is skipped.

import { play as sound } from '../sound';
import type { Frame } from './film';

export class Projector {
  private frames = $state.raw<readonly Frame[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly ended: () => void;

  /** `ended` is called when the last frame has been seen. */
  constructor(ended: () => void) {
    this.ended = ended;
  }

  readonly frame = $derived<Frame | null>(this.frames[0] ?? null);
  readonly running = $derived(this.frames.length > 0);

  /** The frame with which what is being shown will end. */
  get last(): Frame | null {
    return this.frames.at(-1) ?? null;
  }

  show(film: readonly Frame[]): void {
    const idle = this.frames.length === 0;
    this.frames = [...this.frames, ...film];
    if (idle) this.next();
  }

  private next(): void {
    const [frame] = this.frames;
    if (!frame) return this.ended();
    if (frame.sound) sound(frame.sound);
    this.timer = setTimeout(() => {
      this.frames = this.frames.slice(1);
      this.next();
    }, frame.wait);
  }

  /** Ends the show where it is; `ended` is not called. */
  cut(): void {
    clearTimeout(this.timer);
    this.frames = [];
  }
}
