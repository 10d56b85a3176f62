import { beforeEach, describe, expect, it } from 'vitest';
import { forgetMe, setMe } from '../lib/me.svelte';
import type { Me } from '../lib/messages';
import { createLocal, isLocal } from './create';
import { forget, forgetOld, keep, keptGame, keptGames, parseKept, type KeptGame } from './kept';
import { fakeCore } from './testing';

const ME = { type: 'me' } as const;
const ENGINE = { type: 'engine', level: 'club' } as const;

async function made(changes: Partial<KeptGame> = {}): Promise<KeptGame> {
  const id = await createLocal({ id: 'wish', seats: [ME, ENGINE] }, fakeCore());
  const game = keptGame(id);
  if (!game) throw new Error('not kept');
  keep({ ...game, ...changes });
  return { ...game, ...changes };
}

beforeEach(() => {
  localStorage.clear();
});

describe('games in the browser', () => {
  it('have the name of the person here, also when they took it later', async () => {
    const game = await made();
    expect(game.seats[0]?.name).toBeNull();
    setMe({ guest: 'g1', name: 'Ana' } as Me);
    expect(keptGame(game.id)?.seats.map(({ name }) => name)).toEqual(['Ana', null]);
    expect((await made()).seats[0]?.name).toBe('Ana');
    forgetMe();
  });

  it('are found again, the last changed first, and deleted one by one', async () => {
    const old = await made({ changed: 1 });
    const young = await made({ changed: 2 });
    expect(keptGames().map(({ id }) => id)).toEqual([young.id, old.id]);
    forget(young.id);
    expect(keptGames()).toEqual([old]);
  });

  it('do not break the page when they are damaged', async () => {
    const good = await made();
    const wrong = [
      ...['', 'no json', 'null', '[]', '{}', '7', '{"version":2}'],
      JSON.stringify({ ...good, id: 'another123' }),
      JSON.stringify({ ...good, tokens: [7] }),
      JSON.stringify({ ...good, tokens: null }),
      JSON.stringify({ ...good, seats: [{ kind: 'ghost' }] }),
      JSON.stringify({ ...good, standing: {} }),
    ];
    for (const [i, text] of wrong.entries()) {
      expect(parseKept(text, good.id), text).toBeNull();
      localStorage.setItem(`evora.game.damaged0${String(i).padStart(2, '0')}`, text);
    }
    expect(keptGames()).toEqual([good]);
    expect(keptGame('../../etc')).toBeNull();
  });

  it('are forgotten when there are too many, but only those that are over', async () => {
    const standing = {
      scores: [1, 2],
      round: 5,
      to_move: null,
      winners: [2],
      reason: 'row',
    } as const;
    const running = await made({ changed: 0 });
    const old = await made({ changed: 1, standing });
    const young = await made({ changed: 2, standing });
    forgetOld(1);
    expect(keptGames().map(({ id }) => id)).toEqual([young.id, running.id]);
    expect(keptGame(old.id)).toBeNull();
  });

  it('can be those without a clock and without people from elsewhere', () => {
    const seats = [ME, ENGINE];
    expect(isLocal({ id: '', seats })).toBe(true);
    expect(isLocal({ id: '', seats: [ME, { type: 'local' }] })).toBe(true);
    expect(isLocal({ id: '', seats: [ME, { type: 'friend' }] })).toBe(false);
    expect(isLocal({ id: '', seats: [ME, { type: 'bot', bot: 'x' }] })).toBe(false);
    expect(isLocal({ id: '', seats, clock: { type: 'days', days: 1 } })).toBe(false);
    expect(isLocal({ id: '', seats, origin: { type: 'game', game: 'x' } })).toBe(false);
    expect(isLocal({ id: '', seats, origin: { type: 'position', position: 'x' } })).toBe(true);
  });

  it('can begin from a record', async () => {
    const origin = { type: 'record', record: '[…]' } as const;
    const id = await createLocal({ id: '', seats: [ME, ENGINE], origin }, fakeCore());
    expect(keptGame(id)?.position).toBe('2');
  });
});
