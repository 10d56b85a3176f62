/** A hint in words, and on the table. */
import type { PositionView } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import type { Mark, Marks } from '../log/marks';
import { countOf, moveWords, spaceWords } from '../names/words';
import type { Hint } from './practice.svelte';

/** What is shown, line by line: the tiles; then where they go, and what that brings. */
export function hintWords({ move, whole }: Hint, position: PositionView): string[] {
  if (move.source === null || move.colour === null) {
    return [t('practice-look', { what: spaceWords(move) })];
  }
  const { source, colour, destination } = move;
  const count = countOf(position, source, colour);
  const what = t('table-pick', { count, colour, source });
  if (!whole) return [t('practice-look', { what })];
  const line = destination ?? 0;
  const held = boardOf(position)?.lines[line - 1]?.length ?? 0;
  return [t('practice-move', { what, line }), moveWords(move, held + count)];
}

/** The places of a hint, as marks: the source, and the spaces that the tiles would fill. */
export function hintMarks({ move, whole }: Hint, position: PositionView): Marks {
  const seat = position.to_move ?? 1;
  const marks = new Map<string, Mark>();
  const put = (key: string): void => {
    marks.set(key, { seat, taken: null, first: marks.size === 0, hint: true });
  };
  const board = `${String(seat)}:`;
  if (move.source === null || move.colour === null) {
    put(`wall:${board}${String(move.line ?? 0)}:${String(move.column ?? 0)}`);
    return marks;
  }
  put(move.source === 0 ? `centre:${move.colour}` : `factory:${String(move.source)}`);
  if (!whole) return marks;
  const line = move.destination ?? 0;
  const { lines, floor } = boardOf(position) ?? { lines: [], floor: '' };
  const filled = countOf(position, move.source, move.colour) - move.falls;
  const held = lines[line - 1]?.length ?? 0;
  for (let i = 1; i <= filled; i++) put(`line:${board}${String(line)}:${String(held + i)}`);
  const fallen = floor.length + (move.takes_marker ? 1 : 0);
  if (line === 0) {
    for (let i = 1; i <= move.falls; i++) put(`floor:${board}${String(fallen + i)}`);
  }
  return marks;
}

function boardOf(position: PositionView): PositionView['boards'][number] | undefined {
  return position.boards[(position.to_move ?? 1) - 1];
}
