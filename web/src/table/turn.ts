// A turn being played on the board, step by step, along the tree of steps that the server sent. The page never asks
// what is legal: it follows branches.

import type { Move, Step } from '../board/state';
import type { Branch, StepTree } from '../protocol';

export interface Turn {
  readonly tree: StepTree;
  /** The nodes passed, the last one being where the turn stands. */
  readonly path: readonly number[];
  readonly steps: readonly Branch['step'][];
}

export function begin(tree: StepTree): Turn {
  return { tree, path: [0], steps: [] };
}

export function branches(turn: Turn): readonly Branch[] {
  return turn.tree.nodes[nodeOf(turn)] ?? [];
}

/** The node at which the turn stands. */
function nodeOf(turn: Turn): number {
  return turn.path.at(-1) ?? 0;
}

export function isComplete(turn: Turn): boolean {
  return branches(turn).length === 0;
}

/** One step along the tree, if it leads anywhere. */
export function take(turn: Turn, step: Step): Turn | null {
  const branch = branches(turn).find(
    (candidate) => candidate.step.from === step.from && candidate.step.to === step.to && candidate.step.die === step.die,
  );
  if (!branch) return null;
  return { tree: turn.tree, path: [...turn.path, branch.next], steps: [...turn.steps, branch.step] };
}

export function takeAll(turn: Turn, steps: readonly Step[]): Turn | null {
  return steps.reduce<Turn | null>((reached, step) => (reached ? take(reached, step) : null), turn);
}

export function undo(turn: Turn): Turn {
  if (turn.steps.length === 0) return turn;
  return { tree: turn.tree, path: turn.path.slice(0, -1), steps: turn.steps.slice(0, -1) };
}

/** The steps that finish the turn, if every way to finish it leads to the same board. */
export function forced(turn: Turn): readonly Step[] | null {
  return turn.tree.forced.includes(nodeOf(turn)) ? finishing(turn, () => 0) : null;
}

/** The way to finish the turn that bears off the most checkers, where bearing off is all that is left to do. */
export function bearingOff(turn: Turn): readonly Step[] | null {
  const told = new Map(turn.tree.bear_off);
  return told.has(nodeOf(turn)) ? finishing(turn, (node) => told.get(node) ?? 0) : null;
}

/** The steps to the end of the turn, by the branch that is chosen at each node. */
function finishing(turn: Turn, choose: (node: number) => number): readonly Step[] {
  let here = turn;
  for (;;) {
    const branch = branches(here)[choose(nodeOf(here))];
    const next = branch && take(here, branch.step);
    if (!next) return here.steps.slice(turn.steps.length);
    here = next;
  }
}

/**
 * The moves open to a person now: single steps, the first die shown first, and then one checker going on with several
 * dice. For each pair of points there is one move.
 */
export function movesOf(turn: Turn, dice: readonly number[]): Move[] {
  const found: Move[] = [];
  const rank = (die: number): number => (dice.indexOf(die) + 7) % 7;
  const visit = (here: Turn, from: number | null, at: number | null): void => {
    const open = branches(here)
      .filter((branch) => at === null || branch.step.from === at)
      .sort((a, b) => rank(a.step.die) - rank(b.step.die));
    for (const { step } of open) {
      const next = take(here, step);
      if (!next) continue;
      const origin = from ?? step.from;
      found.push({ from: origin, to: step.to, steps: next.steps.slice(turn.steps.length) });
      if (step.to !== 0) visit(next, origin, step.to);
    }
  };
  visit(turn, null, null);
  found.sort((a, b) => a.steps.length - b.steps.length);
  const seen = new Set<string>();
  return found.filter((move) => {
    const name = `${move.from}/${move.to}`;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
