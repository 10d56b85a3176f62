import { beforeEach, describe, expect, it } from 'vitest';
import { event, view } from './testing';
import { follow, keepPending, pendingOf, type Followed } from './follow';
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

const START: Followed = { view: null, events: [] };
const AT_3: Followed = { view: view({ seq: 3 }), events: [1, 2, 3].map(joined) };

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

  it('drops what is older than what is known', () => {
    expect(follow(AT_3, update(0, [1, 2], 2)).kind).toBe('old');
  });
});

describe('a command that waits', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('outlives the page, with its id', () => {
    const command = { type: 'play', id: 'abcdefgh', seq: 3, seat: 1, move: '1B2' } as const;
    keepPending('abcdefghij', command);
    expect(pendingOf('abcdefghij')).toEqual(command);
    expect(pendingOf('another123')).toBeNull();
    keepPending('abcdefghij', null);
    expect(pendingOf('abcdefghij')).toBeNull();
  });

  it('is nothing when something else is stored', () => {
    localStorage.setItem('evora.pending.abcdefghij', 'oops');
    expect(pendingOf('abcdefghij')).toBeNull();
  });
});
