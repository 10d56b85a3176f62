/**
 * Choosing a move: what is picked, what may follow, and when a move is made. Knows no rules, only the
 * list of legal moves that the server sent.
 */
import { COLOURS } from '../../lib/facts';
import type { Colour, LegalMove } from '../../lib/messages';

export interface Choice {
  /** 0 is the centre. A source without a colour is half a choice, made on the keyboard. */
  readonly source: number | null;
  readonly colour: Colour | null;
  /** A move that waits to be confirmed. */
  readonly move: string | null;
}

export const NOTHING: Choice = { source: null, colour: null, move: null };

export type Input =
  | { readonly kind: 'source'; readonly source: number }
  | { readonly kind: 'pick'; readonly source: number; readonly colour: Colour }
  | { readonly kind: 'target'; readonly line: number }
  | { readonly kind: 'column'; readonly column: number }
  /** A space of the wall where the tile of no line can go now. */
  | { readonly kind: 'space'; readonly row: number; readonly column: number }
  | { readonly kind: 'back' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'confirm' };

export interface SelectionResult {
  readonly choice: Choice;
  /** A move that was made. */
  readonly play: string | null;
}

/** What an input makes of a choice. An input that is not possible changes nothing. */
export function step(
  choice: Choice,
  input: Input,
  legal: readonly LegalMove[],
  confirm: boolean,
): SelectionResult {
  const stay = (next: Choice = choice): SelectionResult => ({ choice: next, play: null });
  const made = (move: LegalMove | undefined): SelectionResult => {
    if (!move) return stay();
    return confirm ? stay({ ...choice, move: move.move }) : { choice: NOTHING, play: move.move };
  };
  switch (input.kind) {
    case 'source':
      return legal.some((move) => move.source === input.source)
        ? stay({ ...NOTHING, source: input.source })
        : stay();
    case 'pick':
      if (choice.source === input.source && choice.colour === input.colour) return stay(NOTHING);
      return legal.some((move) => comesFrom(move, input.source, input.colour))
        ? stay({ source: input.source, colour: input.colour, move: null })
        : stay();
    case 'target':
      return made(targets(choice, legal).get(input.line));
    case 'column':
      return made(legal.find((move) => move.column === input.column));
    case 'space':
      return stay();
    case 'back':
      if (choice.move !== null) return stay({ ...choice, move: null });
      return stay(NOTHING);
    case 'clear':
      return stay(NOTHING);
    case 'confirm':
      return choice.move === null ? stay() : { choice: NOTHING, play: choice.move };
  }
}

function comesFrom(move: LegalMove, source: number, colour: Colour): boolean {
  return move.source === source && move.colour === colour;
}

/** The moves of what is picked, by line; 0 is the floor. */
export function targets(choice: Choice, legal: readonly LegalMove[]): Map<number, LegalMove> {
  const { source, colour } = choice;
  const found = new Map<number, LegalMove>();
  if (source === null || colour === null) return found;
  for (const move of legal) {
    if (comesFrom(move, source, colour) && move.destination !== null) {
      found.set(move.destination, move);
    }
  }
  return found;
}

/** Whether the choice still stands: a new position may have taken its tiles away. */
export function stands(choice: Choice, legal: readonly LegalMove[]): boolean {
  if (choice.move !== null && !legal.some((move) => move.move === choice.move)) return false;
  if (choice.source === null) return true;
  return legal.some(
    (move) =>
      move.source === choice.source && (choice.colour === null || move.colour === choice.colour),
  );
}

/** What a key means now: a source digit, then a colour letter, then a line digit. */
export function keyInput(key: string, choice: Choice, legal: readonly LegalMove[]): Input | null {
  if (key === 'Escape') return choice === NOTHING ? null : { kind: 'back' };
  if (key === 'Enter') return choice.move === null ? null : { kind: 'confirm' };
  const tiling = legal.some((move) => move.column !== null);
  if (/^\d$/.test(key)) {
    const digit = Number(key);
    if (tiling) return { kind: 'column', column: digit };
    if (choice.source !== null && choice.colour !== null) return { kind: 'target', line: digit };
    return { kind: 'source', source: digit };
  }
  const letter = key.toUpperCase();
  const colour = COLOURS.find((each) => each === letter);
  const { source } = choice;
  if (!colour || tiling || source === null || choice.colour === colour) return null;
  return { kind: 'pick', source, colour };
}
