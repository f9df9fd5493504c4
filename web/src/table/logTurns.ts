// The lines of the log, gathered by whose they are: what a player does in a turn stands under one mark.

import type { Line } from './eventText';

export type LogTurn = { readonly id: string; readonly kind: Line['kind']; readonly seat: number | null; readonly lines: readonly Line[] };

const isSame = (turn: LogTurn, { kind, seat }: Line): boolean => kind === 'event' && turn.kind === 'event' && turn.seat === seat;

export function logTurns(lines: readonly Line[]): LogTurn[] {
  const turns: LogTurn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (last && isSame(last, line)) turns[turns.length - 1] = { ...last, lines: [...last.lines, line] };
    else turns.push({ id: line.id, kind: line.kind, seat: line.seat, lines: [line] });
  }
  return turns;
}
