import { beforeEach, describe, expect, it } from 'vitest';
import type { PlayedGame } from '../lib/game.svelte';
import type { Moved } from '../lib/messages';
import { prefer } from '../lib/preferences.svelte';
import { event, view } from '../lib/testing';
import { createLocal } from './create';
import { LocalGame } from './game.svelte';
import { keptGame } from './kept';
import { leaveMeanwhile, meanwhileAddress } from './meanwhile';
import { fakeCore } from './testing';

const SEATS = [{ type: 'me' }, { type: 'engine', level: 'novice' }] as const;

beforeEach(() => {
  localStorage.clear();
  prefer({ pace: 'instant' });
});

async function opened(): Promise<LocalGame> {
  const core = fakeCore();
  const id = await createLocal({ id: 'wish', seats: [...SEATS] }, core);
  const game = new LocalGame(id, core, 'regular', (other) => meanwhileAddress('waiting123', other));
  game.start();
  await expect.poll(() => game.view?.legal ?? null).not.toBeNull();
  return game;
}

describe('a game while one waits', () => {
  it('is forgotten if it was only looked at', async () => {
    const game = await opened();
    expect(leaveMeanwhile(game)).toBe(false);
    expect(keptGame(game.id)).toBeNull();
  });

  it('is kept once one has moved, to go on with it', async () => {
    const game = await opened();
    game.command({ type: 'play', seat: 1, move: '1B1' });
    await expect.poll(() => game.pending === null && game.view?.tokens === 3).toBe(true);
    expect(leaveMeanwhile(game)).toBe(true);
    expect(keptGame(game.id)).not.toBeNull();
  });

  it('is kept when it is over, but there is nothing to go on with', async () => {
    const { id } = await opened();
    const moved: Moved = { type: 'moved', seat: 1, move: '1B1', by: 'player', effects: [] };
    const over = { id, view: view({ status: 'over' }), events: [event(1, moved)] };
    expect(leaveMeanwhile(over as unknown as PlayedGame)).toBe(false);
    expect(keptGame(id)).not.toBeNull();
  });

  it('that is not opened yet is left as it is', async () => {
    const { id } = await opened();
    expect(leaveMeanwhile({ id, view: null, events: [] } as unknown as PlayedGame)).toBe(false);
    expect(keptGame(id)).not.toBeNull();
  });

  it('has its rematch beside the game that is waited for', async () => {
    const game = await opened();
    expect(game.links.game('another123')).toBe('/play/waiting123?meanwhile=another123');
  });
});
