// The throws of a game as the table shows them, for comparison with the log of its dice: a table that shows other dice than
// fell is not believed.

import type { LogEntry, Table } from '../protocol';
import { sameDice } from './fault';
import type { Purpose } from './log';
import type { ShownThrow } from './witness';

/**
 * The throws that a table shows. `fallen` of them were thrown here; a play more is that of the opening dice, or of a throw that
 * the game was taken up with.
 */
export function throwsShown({ log, phase, terms }: Pick<Table, 'log' | 'phase' | 'terms'>, fallen: number): ShownThrow[] {
  const openings = throwsIn(log, 'opening', 'opening');
  const moves = throwsIn(log, 'play', 'move');
  if (phase.phase === 'to-play') moves.push({ side: phase.side, purpose: 'move', dice: phase.roll });
  const [one, other] = openings.slice(-2);
  let given: readonly number[] | null = null;
  if (one?.dice.length === 1 && other) given = [...one.dice, ...other.dice];
  else if (openings.length === 0 && moves.length === fallen + 1 && terms.start.start === 'middle') given = terms.start.roll ?? null;
  const [first, ...rest] = moves;
  return [...openings, ...(first && given && sameDice(first.dice, given) ? rest : moves)];
}

function throwsIn(log: readonly LogEntry[], kind: LogEntry['kind'], purpose: Purpose): ShownThrow[] {
  return log.flatMap(({ kind: found, side, dice }) => (found === kind && side && dice ? [{ side, purpose, dice }] : []));
}
