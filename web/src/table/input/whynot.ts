/**
 * Why something that was tried cannot be done, as a text's values. What the rules refuse comes with
 * the server's list (`barred`); the rest is a matter of whose turn it is and what lies where.
 */
import type { Barred, Colour, LegalMove, PositionView } from '../../lib/messages';
import { t } from '../../lib/texts.svelte';
import type { Choice, Input } from './selection';
import { countOf } from '../names/words';

export interface Situation {
  readonly position: PositionView;
  /** What may be chosen now. */
  readonly legal: readonly LegalMove[];
  readonly barred: readonly Barred[];
  /** A move is on its way. */
  readonly sending: boolean;
  /** Somebody at this page plays. */
  readonly interactive: boolean;
}

export interface WhyNot {
  readonly kind: string;
  readonly source?: number;
  readonly colour?: Colour | '';
  readonly holds?: Colour;
  readonly line?: number;
  readonly column?: number;
}

/** The reason in words; one text for all. */
export function whyWords(why: WhyNot): string {
  const none = { source: 0, colour: '', holds: '', line: 0, column: 0 };
  return t('why', { ...none, ...why });
}

/** For an input that changed nothing; `null` where that needs no word. */
export function whyNot(input: Input, choice: Choice, now: Situation): WhyNot | null {
  if (input.kind === 'back' || input.kind === 'clear' || input.kind === 'confirm') return null;
  const { position, legal } = now;
  if (now.sending) return { kind: 'sending' };
  if (position.phase === 'over') return { kind: 'over' };
  if (position.phase === 'deal') return { kind: 'deal_next' };
  if (!now.interactive) return { kind: 'watching' };
  if (legal.length === 0) return { kind: 'turn' };
  const tiled = legal.find((move) => move.line !== null)?.line ?? null;
  return tiled === null ? aboutOffer(input, choice, now) : aboutTiling(input, tiled, now.barred);
}

function aboutOffer(input: Input, choice: Choice, now: Situation): WhyNot | null {
  const { position, barred } = now;
  switch (input.kind) {
    case 'source': {
      const { source } = input;
      return { kind: source > position.factories.length ? 'no_factory' : 'source_empty', source };
    }
    case 'pick': {
      const { source, colour } = input;
      return countOf(position, source, colour) === 0 ? { kind: 'no_tiles', source, colour } : null;
    }
    case 'target': {
      const { line } = input;
      const { colour } = choice;
      if (colour === null) return { kind: 'tiles_first' };
      const found = barred.find(
        (each) => each.line === line && (each.colours === '' || each.colours.includes(colour)),
      );
      return found ? { kind: found.why, line, colour, ...held(found) } : null;
    }
    default:
      return { kind: 'wall_later' };
  }
}

function aboutTiling(input: Input, tiled: number, barred: readonly Barred[]): WhyNot | null {
  if (input.kind !== 'column' && input.kind !== 'space') return { kind: 'tiling_next' };
  if (input.kind === 'space' && input.row !== tiled) return { kind: 'other_line', line: tiled };
  const { column } = input;
  const found = barred.find((each) => each.columns.includes(column));
  if (!found) return null;
  return { kind: found.why, line: tiled, column, colour: (found.colours[0] ?? '') as Colour | '' };
}

const held = ({ holds }: Barred): Pick<WhyNot, 'holds'> => (holds === null ? {} : { holds });
