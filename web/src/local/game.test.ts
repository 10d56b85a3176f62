import { beforeEach, describe, expect, it } from 'vitest';
import { prefer } from '../lib/preferences.svelte';
import { createLocal } from './create';
import { LocalGame } from './game.svelte';
import { keep, keptGame, keptGames, summaryOf } from './kept';
import { fakeCore } from './testing';

const ENGINE = { type: 'engine', level: 'novice' } as const;
const ME = { type: 'me' } as const;
const BEN = { type: 'local', name: 'Ben' } as const;

type Choices = Parameters<typeof createLocal>[0]['seats'];

async function open(seats: Choices, core = fakeCore()): Promise<LocalGame> {
  const id = await createLocal({ id: 'wish', seats }, core);
  const game = new LocalGame(id, core, 'regular');
  game.start();
  await expect.poll(() => game.view?.legal ?? null).not.toBeNull();
  return game;
}

async function settled(game: LocalGame): Promise<void> {
  await expect
    .poll(() => game.pending === null && (game.view?.legal ?? game.view?.result))
    .toBeTruthy();
}

async function play(game: LocalGame): Promise<void> {
  game.command({ type: 'play', seat: game.view?.to_move ?? 0, move: '1B1' });
  await settled(game);
}

beforeEach(() => {
  localStorage.clear();
  prefer({ pace: 'instant' });
});

describe('a game on this device', () => {
  it('deals, lets the engine move, and is kept after everything', async () => {
    const core = fakeCore();
    const game = await open([ME, ENGINE], core);
    expect(game.view).toMatchObject({ status: 'playing', to_move: 1, yours: [1], tokens: 1 });
    await play(game);
    expect(game.view).toMatchObject({ to_move: 1, tokens: 3 });
    expect(core.of('level')).toMatchObject([{ ask: { position: '2', level: 'novice' } }]);
    expect(game.events.map(({ body }) => body.type)).toEqual([
      ...['created', 'started', 'dealt', 'moved', 'moved'],
    ]);
    expect(game.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(keptGame(game.id)).toMatchObject({ tokens: ['=', '1B1', '2R2'] });
  });

  it('goes on where it was left, and a tab follows another', async () => {
    const core = fakeCore();
    const game = await open([ME, BEN], core);
    await play(game);
    const again = new LocalGame(game.id, core, 'regular');
    again.start();
    await expect.poll(() => again.view?.tokens).toBe(2);
    expect(again.view?.seats.map(({ name }) => name)).toEqual([null, 'Ben']);
    await play(again);
    dispatchEvent(
      new StorageEvent('storage', {
        key: `evora.game.${game.id}`,
        newValue: localStorage.getItem(`evora.game.${game.id}`),
      }),
    );
    await expect.poll(() => game.view?.tokens).toBe(3);
    expect(game.arrival?.again).toBe(true);
  });

  it('is played to its end, with points, seed, record and rematch', async () => {
    const game = await open([ME, ENGINE]);
    for (let i = 0; i < 4; i++) await play(game);
    expect(game.view).toMatchObject({ status: 'over', to_move: null, legal: null, undo: null });
    expect(game.view?.result).toMatchObject({ reason: 'row', winners: [1] });
    expect(game.view?.rounds).toHaveLength(2);
    expect(game.view?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(game.events.at(-1)?.body).toMatchObject({ type: 'ended', winners: [1] });
    await expect.poll(() => game.links.record).not.toBeNull();
    const record = decodeURIComponent(game.links.record?.href ?? '');
    expect(record).toContain('"Seat1Kind":"person","Seat2Kind":"novice"');
    expect(record).toContain(game.view?.seed);
    game.command({ type: 'rematch' });
    await expect.poll(() => game.view?.rematch ?? null).not.toBeNull();
    expect(keptGame(game.view?.rematch ?? '')).toMatchObject({ tokens: [] });
    expect(keptGames().map(summaryOf)).toMatchObject([{ status: 'over' }, { status: 'playing' }]);
  });

  it('takes back one’s own move and what engines answered, but no deal', async () => {
    const game = await open([ME, ENGINE]);
    expect(game.view).toMatchObject({ undo: null, undo_seat: null });
    await play(game);
    expect(game.view).toMatchObject({ undo: 'free', undo_seat: 1 });
    game.command({ type: 'undo', seat: 1 });
    await settled(game);
    expect(game.view).toMatchObject({ tokens: 1, to_move: 1, undo: null });
    expect(game.events.at(-1)?.body).toEqual({ type: 'undone', seat: 1, tokens: 1 });
    await play(game);
    await play(game);
    expect(game.view?.position?.round).toBe(2);
    expect(game.view?.undo).toBeNull();
    game.command({ type: 'undo', seat: 1 });
    await settled(game);
    expect(game.refusal?.code).toBe('nothing_to_undo');
  });

  it('can be given up or ended, and says who has won', async () => {
    const lost = await open([ME, ENGINE]);
    lost.command({ type: 'resign', seat: 1 });
    await settled(lost);
    expect(lost.view?.result).toMatchObject({ reason: 'resigned', winners: [2], decided_by: null });
    expect(lost.view?.seats[0]?.out).toBe('resigned');
    await expect.poll(() => lost.links.record?.href).toContain(encodeURIComponent('"Winners":"2"'));
    const ended = await open([ME, ENGINE]);
    ended.command({ type: 'offer_end', seat: 1 });
    await settled(ended);
    expect(ended.view?.result).toMatchObject({ reason: 'abandoned', winners: [] });
  });

  it('goes on with an engine on the seat of one of several who gives up', async () => {
    const game = await open([ME, BEN, ENGINE]);
    game.command({ type: 'resign', seat: 2 });
    await expect.poll(() => game.view?.seats[1]?.kind).toBe('engine');
    expect(game.view).toMatchObject({ status: 'playing', yours: [1] });
    expect(game.view?.seats[1]?.level).toBe('regular');
  });

  it('refuses a move out of turn and plays on', async () => {
    const game = await open([ME, ENGINE]);
    game.command({ type: 'play', seat: 2, move: '1B1' });
    await settled(game);
    expect(game.refusal?.code).toBe('not_your_turn');
    await play(game);
    expect(game.view?.tokens).toBe(3);
  });

  it('says so when there is no such game, or nothing can be made of it', async () => {
    const core = fakeCore();
    const unknown = new LocalGame('nosuchgame', core, 'regular');
    unknown.start();
    expect(unknown.problem).toBe('unknown_game');
    const game = await open([ME, ENGINE], core);
    const kept = keptGame(game.id);
    if (kept) keep({ ...kept, tokens: ['damaged'] });
    const damaged = new LocalGame(game.id, core, 'regular');
    damaged.start();
    await expect.poll(() => damaged.problem).not.toBeNull();
  });
});
