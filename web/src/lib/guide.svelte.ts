/**
 * The guide through a first game: offered once, to somebody who pressed "Play now"; the help begins
 * it again.
 */
import { store, stored } from './stored';

const NAME = 'guide';

/** What a step shows, in order. */
export const STEPS = ['sources', 'lines', 'floor', 'wall', 'score'] as const;
export type GuideStep = (typeof STEPS)[number];

let at = $state<number | 'offer' | null>(null);
let tables = $state(0);

export const guide = {
  /** What is shown: the question, a step, or nothing. */
  get at(): number | 'offer' | null {
    return at;
  },
  /** There is a table to look around. */
  get possible(): boolean {
    return tables > 0;
  },
  /** Asks at the next table, unless it was asked before in this browser. */
  offer(): void {
    if (stored(NAME) === null) at = 'offer';
  },
  begin(): void {
    store(NAME, 'seen');
    at = 0;
  },
  /** To another step; past the last one it ends. */
  go(by: 1 | -1): void {
    if (typeof at !== 'number') return;
    const next = Math.max(0, at + by);
    at = next < STEPS.length ? next : null;
  },
  end(): void {
    store(NAME, 'seen');
    at = null;
  },
  /** A table is there to be looked around until the returned function is called. */
  enter(): () => void {
    tables++;
    return () => {
      tables--;
      if (typeof at === 'number') at = null;
    };
  },
};
