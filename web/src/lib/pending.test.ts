import { beforeEach, describe, expect, it } from 'vitest';
import { keepPending, pendingOf } from './pending';

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
    for (const other of ['null', '7', '{"id":"abcdefgh"}', '{"type":"play"}']) {
      localStorage.setItem('evora.pending.abcdefghij', other);
      expect(pendingOf('abcdefghij'), other).toBeNull();
    }
  });
});
