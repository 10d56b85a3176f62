import { beforeEach, describe, expect, it } from 'vitest';
import { dealOf } from '../lib/deal';
import { createDeal } from './create';
import { LocalGame } from './game.svelte';
import { forget, keptDeals, keptGame, keptGames } from './kept';
import { fakeCore } from './testing';

const DEAL = dealOf('2026-11-18', 'coloured-2');
const NOON = new Date(2026, 10, 18, 12);
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  localStorage.clear();
});

describe('a deal of the day on this device', () => {
  it('is begun once, and is none of the games that are listed', async () => {
    const core = fakeCore();
    expect(await createDeal(DEAL, core, NOON)).toBe(DEAL.id);
    const game = keptGame(DEAL.id);
    expect(game?.begun_on).toBe('2026-11-18');
    expect(game?.seats.map(({ level }) => level)).toEqual([null, 'regular']);
    await createDeal(DEAL, core, new Date(2026, 10, 19));
    expect(keptGame(DEAL.id)).toEqual(game);
    expect(keptGames()).toEqual([]);
    expect(keptDeals()).toHaveLength(1);
    forget(DEAL.id);
    expect(keptDeals()).toEqual([]);
  });

  it('is played as it comes', async () => {
    const core = fakeCore();
    await createDeal(DEAL, core, NOON);
    const game = new LocalGame(DEAL.id, core, 'regular');
    const stop = game.start();
    await settled();
    expect(game.strict).toBe(true);
    game.command({ type: 'play', seat: 1, move: '1B1' });
    await settled();
    expect(game.view?.undo).toBeNull();
    const tokens = game.view?.tokens;
    for (const type of ['undo', 'resign', 'offer_end'] as const) {
      game.command({ type, seat: 1 });
      await settled();
      expect(game.refusal?.code).toBe('bad_field');
    }
    expect(game.view?.tokens).toBe(tokens);
    expect(game.view?.status).toBe('playing');
    stop();
  });
});
