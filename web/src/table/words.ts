/** What is on the table, in words: names for assistive technology, and sentences about a move. */
import { COLOURS } from '../lib/facts';
import type { BoardView, Colour, LegalMove } from '../lib/messages';
import { list, number, t } from '../lib/texts.svelte';

export function colourCounts(tiles: string): Map<Colour, number> {
  const counts = new Map<Colour, number>();
  for (const colour of COLOURS) {
    const count = [...tiles].filter((tile) => tile === colour).length;
    if (count > 0) counts.set(colour, count);
  }
  return counts;
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

/** A line: how full, and what the picked tiles would do there. */
export function lineWords(board: BoardView, line: number, move: LegalMove | undefined): string {
  const tiles = board.lines[line - 1] ?? '';
  const name =
    tiles === ''
      ? t('line-empty', { line })
      : t('line-holds', { line, count: tiles.length, colour: tiles[0] ?? '' });
  return move ? t('line-offers', { line: name, effect: moveWords(move) }) : name;
}

export function floorWords(board: BoardView, move: LegalMove | undefined): string {
  const name = t('floor-holds', { count: board.floor.length, cost: board.floor_cost });
  return move ? t('line-offers', { line: name, effect: moveWords(move) }) : name;
}

/** What a move would do: completes, points, what falls, what it costs. One whole message. */
export function moveWords(move: LegalMove): string {
  const values = {
    points: move.points,
    falls: move.falls,
    cost: move.floor_cost,
    marker: move.takes_marker ? 'yes' : 'no',
  };
  if (move.column !== null) return t('preview-column', { column: move.column, ...values });
  if (move.destination === 0) return t('preview-floor', values);
  if (!move.completes) return t('preview-fills', values);
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
