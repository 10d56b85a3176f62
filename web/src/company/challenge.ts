/** A challenge as a person chooses it, and as the server wants it. The last choice is remembered. */
import { CLOCK_NAMES, CLOCKS, type ClockName } from '../lib/clocks';
import { VARIANTS } from '../lib/facts';
import type { CreateGame, Variant } from '../lib/messages';
import { store, stored } from '../lib/stored';

export interface Terms {
  variant: Variant;
  clock: ClockName;
  rated: boolean;
}

const NAME = 'challenge';
const USUAL: Terms = { variant: 'coloured', clock: 'normal', rated: true };

export function lastTerms(): Terms {
  let known: Partial<Terms> | null;
  try {
    known = JSON.parse(stored(NAME) ?? 'null') as Partial<Terms> | null;
  } catch {
    known = null;
  }
  return {
    variant: VARIANTS.find((each) => each === known?.variant) ?? USUAL.variant,
    clock: CLOCK_NAMES.find((each) => each === known?.clock) ?? USUAL.clock,
    rated: typeof known?.rated === 'boolean' ? known.rated : USUAL.rated,
  };
}

export function rememberTerms(terms: Terms): void {
  store(NAME, JSON.stringify(terms));
}

/** Only people who keep their names play rated games, and only by a clock. */
export function mayRate(terms: Terms, kept: boolean): boolean {
  return kept && terms.clock !== 'none';
}

export function toRequest(name: string, terms: Terms, kept: boolean, id: string): CreateGame {
  return {
    id,
    seats: [{ type: 'me' }, { type: 'person', name }],
    variant: terms.variant,
    clock: CLOCKS[terms.clock],
    rated: terms.rated && mayRate(terms, kept),
  };
}
