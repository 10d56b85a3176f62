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

/** Leaves the game that was opened last. */
let leave: () => void;

async function open(seats: Choices, core = fakeCore()): Promise<LocalGame> {
  const id = await createLocal({ id: 'wish', seats }, core);
  const game = new LocalGame(id, core, 'regular');
  leave = game.start();
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

  it('asks the core once for a move, with its deal and the points of all rounds', async () => {
    const core = fakeCore();
    const game = await open([ME, BEN], core);
    const before = core.of('play').length;
    for (let i = 0; i < 4; i++) await play(game);
    expect(core.of('play').length - before).toBe(4);
    expect(core.of('play').at(-1)?.ask).toMatchObject({ position: '0', known: 4 });
    expect(game.events.at(-1)?.body).toMatchObject({ type: 'dealt' });
    expect(game.view?.rounds).toHaveLength(1);
  });

  it('takes start player, hash and the levels’ chance from its seed', async () => {
    const core = fakeCore();
    const game = await open([ME, ENGINE], core);
    expect(game.view?.seed_hash).toBe('h');
    expect(core.of('new')[0]?.ask).toMatchObject({ start: 1 });
    await play(game);
    expect(core.of('level')[0]?.ask).toMatchObject({ seed: '2' });
  });
});

describe('a late answer', () => {
  /** A game in which the engine thinks until the test lets it move. */
  async function thinking(): Promise<[LocalGame, (move: string) => void]> {
    const core = fakeCore();
    const game = await open([ME, ENGINE], core);
    delete core.answers.level;
    game.command({ type: 'play', seat: 1, move: '1B1' });
    await expect.poll(() => core.of('level').length).toBe(1);
    return [game, (move) => core.of('level')[0]?.resolve({ move })];
  }
  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
  const tokens = (game: LocalGame): readonly string[] | undefined => keptGame(game.id)?.tokens;

  it('is neither played nor saved after one has left', async () => {
    const [game, move] = await thinking();
    leave();
    move('2R2');
    await rest();
    expect([game.view?.tokens, tokens(game)]).toEqual([2, ['=', '1B1']]);
  });

  it('to one’s own move is not saved after one has left', async () => {
    const game = await open([ME, BEN]);
    game.command({ type: 'play', seat: 1, move: '1B1' });
    leave();
    await rest();
    expect([game.view?.tokens, tokens(game)]).toEqual([1, ['=']]);
  });

  it('does not bring back what was taken back while the engine was thinking', async () => {
    const [game, move] = await thinking();
    game.command({ type: 'undo', seat: 1 });
    await settled(game);
    move('2R2');
    await rest();
    expect([game.view?.tokens, tokens(game)]).toEqual([1, ['=']]);
    expect(game.pending).toBeNull();
  });

  it('does not play in a game that was given up meanwhile', async () => {
    const [game, move] = await thinking();
    game.command({ type: 'resign', seat: 1 });
    await settled(game);
    move('2R2');
    await rest();
    expect([game.view?.status, tokens(game)]).toEqual(['over', ['=', '1B1']]);
  });

  it('does not play over what another tab has played', async () => {
    const [game, move] = await thinking();
    const kept = keptGame(game.id);
    if (kept) keep({ ...kept, tokens: ['=', '1B1', '3Y3'] });
    const newValue = localStorage.getItem(`evora.game.${game.id}`);
    dispatchEvent(new StorageEvent('storage', { key: `evora.game.${game.id}`, newValue }));
    await settled(game);
    move('2R2');
    await rest();
    expect(tokens(game)).toEqual(['=', '1B1', '3Y3']);
  });

  it('of an earlier beginning does not show the game as it was then', async () => {
    const core = fakeCore();
    const game = await open([ME, BEN], core);
    const again = new LocalGame(game.id, core, 'regular');
    const stop = again.start();
    stop();
    await rest();
    expect([again.view, again.problem]).toEqual([null, null]);
  });
});

it('two presses of “Play again” make one game', async () => {
  const game = await open([ME, ENGINE]);
  for (let i = 0; i < 4; i++) await play(game);
  game.command({ type: 'rematch' });
  game.command({ type: 'rematch' });
  await expect.poll(() => game.view?.rematch ?? null).not.toBeNull();
  const first = game.view?.rematch;
  await expect.poll(() => game.pending).toBeNull();
  game.command({ type: 'rematch' });
  await expect.poll(() => game.pending).toBeNull();
  expect(game.view?.rematch).toBe(first);
  expect(keptGames()).toHaveLength(2);
});
