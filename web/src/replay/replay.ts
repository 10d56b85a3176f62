/** Where the steps and the rounds of a replay are. A place is the number of steps before it. */
import type { PlayAnswer, Step } from '../lib/messages';

export interface Mark {
  readonly round: number;
  /** Right after the deal of the round. */
  readonly at: number;
}

/** The rounds, each where its tiles have just been dealt, or where the record begins. */
export function marksOf(answer: Pick<PlayAnswer, 'start' | 'steps'>): Mark[] {
  const marks: Mark[] = [];
  if (answer.start.phase !== 'deal' && answer.start.phase !== 'over') {
    marks.push({ round: answer.start.round, at: 0 });
  }
  for (const [i, { seat, position }] of answer.steps.entries()) {
    if (seat === null) marks.push({ round: position.round, at: i + 1 });
  }
  return marks;
}

/** Where a replay begins: the first deal, not an empty table. */
export function firstOf(marks: readonly Mark[], count: number): number {
  return Math.min(marks[0]?.at ?? 0, count);
}

/** The place one round back or on: the beginning of this round, the one before, the end. */
export function byRound(marks: readonly Mark[], at: number, step: -1 | 1, count: number): number {
  if (step === 1) return marks.find((mark) => mark.at > at)?.at ?? count;
  return marks.findLast((mark) => mark.at < at)?.at ?? 0;
}

/** How many times as fast as usual. */
export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

const STEP_MS = 1500;
const TILE_MS = 300;

/** How long a step stays before the next one comes: the longer, the more there is to see. */
export function pause(step: Step | undefined, pace: number): number {
  const scored =
    step?.effects.filter(({ event }) => event === 'TilePlaced' || event === 'BonusScored') ?? [];
  return (STEP_MS + TILE_MS * scored.length) / pace;
}

/** The place that a key leads to; `null` for a key that means nothing here. */
export function keyTo(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  marks: readonly Mark[],
  at: number,
  count: number,
): number | null {
  switch (event.key) {
    case 'ArrowLeft':
      return event.shiftKey ? byRound(marks, at, -1, count) : Math.max(0, at - 1);
    case 'ArrowRight':
      return event.shiftKey ? byRound(marks, at, 1, count) : Math.min(count, at + 1);
    case 'PageUp':
      return byRound(marks, at, -1, count);
    case 'PageDown':
      return byRound(marks, at, 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count;
    default:
      return null;
  }
}
