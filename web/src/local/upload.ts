/** A finished game of this device becomes one of the guest's on the server, as a record. */
import { api } from '../lib/api';
import { needGuest } from '../lib/me.svelte';
import { core } from './engine';
import { keep, type KeptGame } from './kept';
import { tagsOf } from './record';
import { playedOf, resultOf } from './view';

/** The id of the game on the server. The same game is uploaded once, however often it is tried. */
export async function upload(game: KeptGame): Promise<string> {
  const played = playedOf(await core.play(game.position, game.tokens));
  const record = await core.write(game.position, game.tokens, tagsOf(game, resultOf(game, played)));
  await needGuest();
  const made = await api.keepRecord({ id: `local-${game.id}`, record });
  keep({ ...game, uploaded: made.game });
  return made.game;
}
