/** A game on this device as a replay: all its steps, with who sat where. */
import { refuse } from '../lib/api';
import type { PlayAnswer } from '../lib/messages';
import { core } from './engine';
import { keptGame } from './kept';
import { peopleOf, playedOf, resultOf } from './view';

export async function replayOf(id: string): Promise<PlayAnswer> {
  const game = keptGame(id);
  if (!game) throw refuse('unknown_game');
  const answer = await core.play(game.position, game.tokens);
  return {
    ...answer,
    names: game.seats.map(({ name }) => name),
    levels: game.seats.map(({ level }) => level),
    yours: peopleOf(game),
    result: resultOf(game, playedOf(answer)),
  };
}
