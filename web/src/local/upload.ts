/** A finished game of this device becomes one of the guest's on the server, as a record. */
import { core } from '../engine/client';
import { api } from '../lib/api';
import { needGuest } from '../lib/me.svelte';
import { keep, type KeptGame } from './kept';
import { tagsOf } from './record';
import { playedOf, resultOf } from './view';

/** The id of the game on the server. The same game is uploaded once, however often it is tried. */
export async function upload(game: KeptGame): Promise<string> {
  const { position, tokens: moves } = game;
  const played = playedOf(await core.call('play', { position, moves }));
  const tags = tagsOf(game, resultOf(game, played));
  const { record } = await core.call('write', { position, moves, tags });
  await needGuest();
  const made = await api.keepRecord({ id: `local-${game.id}`, record });
  keep({ ...game, uploaded: made.game });
  return made.game;
}
