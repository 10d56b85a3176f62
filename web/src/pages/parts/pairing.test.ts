import { beforeEach, describe, expect, it } from 'vitest';
import {
  allWaiting,
  lastKind,
  othersFor,
  PairRequest,
  pairingOf,
  rememberKind,
  rememberPairing,
} from './pairing';

beforeEach(() => {
  localStorage.clear();
});

describe('pairing', () => {
  it('offers the kind that was chosen last', () => {
    expect(lastKind()).toBe('usual');
    rememberKind('grey');
    expect(lastKind()).toBe('grey');
    localStorage.setItem('evora.pair.kind', 'nonsense');
    expect(lastKind()).toBe('usual');
  });

  it('knows the game that it made, and no other', () => {
    expect(pairingOf('abcdefghij')).toBeNull();
    rememberPairing('abcdefghij', 'quick');
    expect(pairingOf('abcdefghij')).toBe('quick');
    expect(pairingOf('another123')).toBeNull();
  });

  it('asks with the same id until it is told otherwise', () => {
    const request = new PairRequest();
    const { id } = request;
    expect(request.id).toBe(id);
    request.renew();
    expect(request.id).not.toBe(id);
  });

  it('says that one would be the first only where nobody waits for anything', () => {
    const nobody = { usual: 0, quick: 0, grey: 0, other: 0 };
    expect(othersFor('usual', nobody)).toEqual({ type: 'waiting', count: 0 });
    expect(othersFor('usual', { ...nobody, usual: 2, quick: 1 })).toEqual({
      type: 'waiting',
      count: 2,
    });
    expect(othersFor('usual', { ...nobody, grey: 1, other: 1 })).toEqual({
      type: 'other-kind',
      count: 1,
      kind: 'grey',
    });
    expect(othersFor('grey', { ...nobody, other: 3 })).toEqual({ type: 'in-lobby', count: 3 });
    expect(allWaiting({ usual: 1, quick: 2, grey: 3, other: 4 })).toBe(10);
  });
});
