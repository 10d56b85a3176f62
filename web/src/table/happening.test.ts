import { describe, expect, it } from 'vitest';
import type { Effect, EventBody } from '../lib/messages';
import { event, position, view } from '../lib/testing';
import { happeningOf } from './happening';

const effect = (round: number): Effect => ({ event: 'RoundEnded', round, idle_rounds: 0 });
const moved = (number: number): EventBody => ({
  type: 'moved',
  seat: 1,
  move: '1B2',
  by: 'player',
  effects: [effect(number)],
});
const dealt: EventBody = { type: 'dealt', deal: '=', effects: [effect(0)] };
const before = view({ position: position({ text: 'before' }) });

function happening(bodies: readonly EventBody[], from: typeof before | null = before) {
  const events = bodies.map((body, i) => event(i + 1, body));
  return happeningOf({ before: from, view: view(), events });
}

describe('an update', () => {
  it('is shown from the position before it, with all its effects in order', () => {
    expect(happening([moved(1), { type: 'joined', seat: 1 }, dealt, moved(2)])).toEqual({
      before: before.position,
      effects: [effect(1), effect(0), effect(2)],
    });
  });

  it('is not shown when nothing moved, or when nothing was there before', () => {
    expect(happening([{ type: 'joined', seat: 1 }])).toBeNull();
    expect(happening([moved(1)], null)).toBeNull();
    expect(happening([moved(1)], view({ position: null }))).toBeNull();
  });

  it('is not shown after a move was taken back', () => {
    expect(happening([moved(1), { type: 'undone', seat: 1, tokens: 1 }, moved(2)])).toBeNull();
  });

  it('is shown for three moves at once, but not for more', () => {
    expect(happening([moved(1), moved(2), dealt, moved(3)])?.effects).toHaveLength(4);
    expect(happening([moved(1), moved(2), moved(3), moved(4)])).toBeNull();
  });
});
