/** Tokens of a record taken apart for the eye, and what a move touches on the table. */
import { COLOURS, FLOOR_COSTS } from '../lib/facts';
import type { Colour, PositionView } from '../lib/messages';
import { t } from '../lib/texts.svelte';
import type { PlayedToken } from '../study/tree';

export type Parts =
  | {
      readonly kind: 'take';
      readonly source: number;
      readonly colour: Colour;
      readonly line: number;
    }
  | { readonly kind: 'tile'; readonly line: number; readonly column: number }
  | { readonly kind: 'deal' };

/** The core wrote the token: there is nothing to check. */
export function partsOf(token: string): Parts {
  const [first = '', second = '', third = ''] = token;
  const colour = COLOURS.find((each) => each === second);
  if (first === '=' || token.length !== 3) return { kind: 'deal' };
  if (!colour) return { kind: 'tile', line: Number(first), column: Number(third) };
  return { kind: 'take', source: Number(first), colour, line: Number(third) };
}

export function tokenWords({ token, round }: PlayedToken, name: string): string {
  const parts = partsOf(token);
  switch (parts.kind) {
    case 'take': {
      const tiles = t(`tile-${parts.colour}`);
      const { source, line } = parts;
      return t('drawn-take', { name, tiles, source, line, marker: 'no', falls: 0 });
    }
    case 'tile':
      return t('analysis-tiled', { name, line: parts.line, column: parts.column });
    case 'deal':
      return t('standing-round', { round, phase: 'offer' });
  }
}

/** An arrow over the table, between two places as `data-place` names them. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly seat: number;
  /** The best move has 0; the next moves of a variation say their number. */
  readonly rank: number;
  readonly label: number | null;
}

/** Where a move of the seat to move begins and ends; `null` for a deal. */
export function arrowOf(
  token: string,
  position: PositionView,
  seat: number,
): Pick<Arrow, 'from' | 'to'> | null {
  const parts = partsOf(token);
  const board = position.boards[seat - 1];
  const at = String(seat);
  if (!board) return null;
  switch (parts.kind) {
    case 'take': {
      const { source, colour, line } = parts;
      const slot = position.factories[source - 1]?.indexOf(colour) ?? -1;
      const from =
        source === 0
          ? `centre:${colour}`
          : `factory:${String(source)}:${String(Math.max(0, slot))}`;
      const held = (line === 0 ? board.floor : (board.lines[line - 1] ?? '')).length;
      const space = String(Math.min(held + 1, line === 0 ? FLOOR_COSTS.length : line));
      return {
        from,
        to: line === 0 ? `floor:${at}:${space}` : `line:${at}:${String(line)}:${space}`,
      };
    }
    case 'tile': {
      const line = String(parts.line);
      return { from: `line:${at}:${line}:1`, to: `wall:${at}:${line}:${String(parts.column)}` };
    }
    case 'deal':
      return null;
  }
}
