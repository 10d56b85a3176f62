import { expect, it } from 'vitest';
import { createLocal, rematchOf } from './create';
import { keptGame } from './kept';
import { fakeCore } from './testing';

it.each([
  [1, 2],
  [2, 3],
  [3, 1],
])('after a game that seat %s started, seat %s starts the next', async (start, next) => {
  const core = fakeCore();
  const seats = ['Ben', 'Kim'].map((name) => ({ type: 'local' as const, name }));
  const id = await createLocal({ id: 'wish', seats: [{ type: 'me' }, ...seats], start }, core);
  const game = keptGame(id);
  if (!game) throw new Error(id);
  expect(keptGame(await rematchOf(game, start, core))?.seats).toEqual(game.seats);
  expect(core.of('new')).toMatchObject([{ ask: { start } }, { ask: { start: next } }]);
});
