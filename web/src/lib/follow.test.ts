// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { event, view } from './testing';
import { follow, seqOf, type FollowState } from './follow';
import type { GameEvent, Update } from './messages';

const joined = (seq: number): GameEvent => event(seq, { type: 'joined', seat: 1 });

function update(since: number, seqs: number[], seq: number): Update {
  return {
    type: 'update',
    game: 'abcdefghij',
    since,
    events: seqs.map(joined),
    view: view({ seq }),
  };
}

const START: FollowState = { view: null, events: [] };
const AT_3: FollowState = { view: view({ seq: 3 }), events: [1, 2, 3].map(joined) };

describe('following a game', () => {
  it('takes everything at first', () => {
    const taken = follow(START, update(0, [1, 2, 3], 3));
    expect(taken.kind).toBe('next');
    expect(taken.kind === 'next' && taken.state.events).toHaveLength(3);
  });

  it('takes what follows, and only what is new of what overlaps', () => {
    const taken = follow(AT_3, update(1, [2, 3, 4, 5], 5));
    expect(taken.kind === 'next' && taken.fresh.map((each) => each.seq)).toEqual([4, 5]);
    expect(taken.kind === 'next' && taken.state.events.map((each) => each.seq)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it('takes news without events: somebody came or went', () => {
    const taken = follow(AT_3, update(3, [], 3));
    expect(taken.kind === 'next' && taken.fresh).toEqual([]);
  });

  it('notices a gap, also inside an update', () => {
    expect(follow(AT_3, update(4, [5], 5)).kind).toBe('gap');
    expect(follow(AT_3, update(3, [5], 5)).kind).toBe('gap');
  });

  it('knows nothing before the first update', () => {
    expect(seqOf(START)).toBe(0);
    expect(seqOf(AT_3)).toBe(3);
  });

  it('drops what is older than what is known', () => {
    expect(follow(AT_3, update(0, [1, 2], 2)).kind).toBe('old');
  });
});
