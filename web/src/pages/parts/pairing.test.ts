import { beforeEach, describe, expect, it } from 'vitest';
import { lastKind, PairRequest, pairingOf, rememberKind, rememberPairing } from './pairing';

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
});
