// Points by their names: as the rulebook's sheet numbers them, or as players everywhere write them.

import { settings } from '../settings.svelte';

/** The name of each side's points, 1 to 24 in its own counting. */
export type Labels = readonly [readonly string[], readonly string[]];

const own = Array.from({ length: 25 }, (_, point) => (point === 0 ? '' : String(point)));
const usual: Labels = [own, own];

/** The sheet's names, or the usual ones where a person has chosen them. Reactive. */
export function counted(sheet: Labels): Labels {
  return settings.counting === 'sheet' ? sheet : usual;
}

/** A play in the usual notation (`bar/22 8/5(2)`) with its points as they are named; bar, off and numbers of times stay. */
export function playIn(play: string, labels: readonly string[]): string {
  return play.replace(/\(\d+\)|\d+/g, (found) => labels[Number(found)] ?? found);
}
