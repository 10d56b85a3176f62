/** What is on the table, in words: names for assistive technology, and sentences about a move. */
import { COLOURS } from '../../lib/facts';
import type { BoardView, Colour, LegalMove, PositionView } from '../../lib/messages';
import { list, number, t } from '../../lib/texts.svelte';

export function colourCounts(tiles: string): Map<Colour, number> {
  const counts = new Map<Colour, number>();
  for (const colour of COLOURS) {
    const count = [...tiles].filter((tile) => tile === colour).length;
    if (count > 0) counts.set(colour, count);
  }
  return counts;
}

/** How many tiles of a colour lie at a source; 0 is the centre. */
export function countOf(position: PositionView, source: number, colour: Colour): number {
  const tiles = (source === 0 ? position.centre : position.factories[source - 1]) ?? '';
  return [...tiles].filter((tile) => tile === colour).length;
}

/** "2 blue, 1 red and the start marker": what lies somewhere, as a list. */
function tilesWords(tiles: string, marker: boolean): string {
  const items = [...colourCounts(tiles)].map(([colour, count]) => t('tiles-of', { count, colour }));
  if (marker) items.push(t('tiles-marker'));
  return list(items, 'conjunction');
}

export function sourceWords(source: number, tiles: string, marker = false): string {
  if (colourCounts(tiles).size === 0)
    return t('source-empty', { source, marker: marker ? 'yes' : 'no' });
  return t('source-holds', { source, tiles: tilesWords(tiles, marker) });
}

/** A line: how full, and what the picked tiles (`taken` of them) would do there. */
export function lineWords(
  board: BoardView,
  line: number,
  move: LegalMove | undefined,
  taken = 0,
): string {
  const tiles = board.lines[line - 1] ?? '';
  const name =
    tiles === ''
      ? t('line-empty', { line })
      : t('line-holds', { line, count: tiles.length, colour: tiles[0] ?? '' });
  return move
    ? t('line-offers', { line: name, effect: moveWords(move, tiles.length + taken) })
    : name;
}

export function floorWords(board: BoardView, move: LegalMove | undefined): string {
  const name = t('floor-holds', { count: board.floor.length, cost: board.floor_cost });
  return move ? t('line-offers', { line: name, effect: moveWords(move) }) : name;
}

/**
 * What a move would do: completes, points, what falls, what it costs; of a line that stays incomplete
 * how many tiles it then holds (`reached`). One whole message.
 */
export function moveWords(move: LegalMove, reached = 0): string {
  const values = {
    points: move.points,
    falls: move.falls,
    cost: move.floor_cost,
    marker: move.takes_marker ? 'yes' : 'no',
  };
  if (move.column !== null) return t('preview-column', { column: move.column, ...values });
  if (move.destination === 0) return t('preview-floor', values);
  if (!move.completes) {
    const { destination: line, colour } = move;
    return t('preview-fills', { ...values, count: reached, line: line ?? 0, colour: colour ?? '' });
  }
  return move.columns.length === 0 ? t('preview-nowhere', values) : t('preview-completes', values);
}

/** A row of the wall: what lies there. */
export function rowWords(board: BoardView, row: number): string {
  const cells = [...(board.wall[row - 1] ?? '')].map((tile) => t('wall-cell', { tile: key(tile) }));
  return t('wall-row', { row, cells: list(cells, 'conjunction') });
}

const key = (tile: string): string => (tile === '.' ? 'none' : tile);

export function spaceWords(move: LegalMove): string {
  return t('wall-choice', { column: move.column ?? 0, points: move.points });
}

/** Points that are lost, with a real minus. */
export function loss(points: number): string {
  return number(-points).replace('-', '−');
}
