/** A game on this device as a replay: all its steps, with who sat where. */
import { core } from '../engine/client';
import { refuse } from '../lib/api';
import type { PlayAnswer } from '../lib/messages';
import { keptGame } from './kept';
import { peopleOf, playedOf, resultOf } from './view';

export async function replayOf(id: string): Promise<PlayAnswer> {
  const game = keptGame(id);
  if (!game) throw refuse('unknown_game');
  const answer = await core.call('play', { position: game.position, moves: game.tokens });
  return {
    ...answer,
    names: game.seats.map(({ name }) => name),
    levels: game.seats.map(({ level }) => level),
    yours: peopleOf(game),
    result: resultOf(game, playedOf(answer)),
  };
}
