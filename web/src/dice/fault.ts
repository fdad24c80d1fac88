// What can be wrong with a table's dice, each with its sentence in the catalogues.

export type FaultName =
  | 'unreadable'
  | 'order'
  | 'anchor'
  | 'early'
  | 'link'
  | 'renewal'
  | 'dice'
  | 'throw'
  | 'taken-back'
  | 'log'
  | 'shorter'
  | 'chain'
  | 'nonces'
  | 'digest';

export interface Fault {
  /** The line or entry, counted from 1; 0 is the head of the record. */
  readonly entry: number;
  readonly name: FaultName;
  /** The roll that is open there, or comes next. */
  readonly roll: number;
  readonly wanted: string;
  readonly found: string;
}

export class Found extends Error {
  readonly fault: Fault;
  constructor(name: FaultName, details: Partial<Fault> = {}) {
    super(name);
    this.fault = { entry: 0, name, roll: 0, wanted: '', found: '', ...details };
  }
}

export function fields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Found('unreadable');
  return value as Record<string, unknown>;
}

export function sameList(a: readonly unknown[], b: unknown): boolean {
  return Array.isArray(b) && a.length === b.length && a.every((value, index) => value === b[index]);
}

/** The dice of an action, however they are wrapped: 3, [3, 1], {"one": 3}, {"two": [3, 1]}. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbersIn);
  // Something else among the dice is no die.
  return [Number.NaN];
}

/** Is this action the throw of these dice? */
export function isThrowOf(action: Record<string, unknown>, fallen: { side: string; purpose: string; dice: readonly number[] }): boolean {
  const kind = action['action'];
  const wanted = fallen.purpose === 'move' ? 'roll' : 'opening-throw';
  const dice = numbersIn(kind === 'roll' ? action['roll'] : action['throw']);
  return Object.keys(action).length === 3 && kind === wanted && action['side'] === fallen.side && sameDice(dice, fallen.dice);
}

/** Are these the same dice, in whatever order? */
export function sameDice(one: readonly number[], other: readonly number[]): boolean {
  const order = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
  return sameList(order(one), order(other));
}

export function throws(action: Record<string, unknown>): boolean {
  return action['action'] === 'roll' || action['action'] === 'opening-throw';
}
