/** A whole deal of the day, played by a program: the engine in the person's seat, and the games of the tests. */
import type { Core } from '../engine/client';
import { DEAL_ENGINE_LEVEL, DEAL_SEAT } from '../lib/facts';
import type { PlayAnswer, PositionView } from '../lib/messages';
import { levelMove } from './turns';
import type { Deal } from '../lib/deal';

type Caller = Pick<Core, 'call'>;

/** Chooses the person's move: at a position, after so many deals and moves. */
export type Choose = (position: PositionView, tokens: number, seed: string) => Promise<string>;

/** The text of the first position, and the seed as it is written in records. */
export async function beginDeal(
  { seed: text, players, variant }: Deal,
  core: Caller,
): Promise<{ readonly position: string; readonly seed: string; readonly hash: string }> {
  const { seed, hash, start } = await core.call('seed', { seed: text, players });
  const { position } = await core.call('new', { players, variant, start });
  return { position, seed, hash };
}

/** The whole game, if the person's moves are chosen like this. */
export async function playDeal(deal: Deal, core: Caller, choose: Choose): Promise<PlayAnswer> {
  const { players, level } = deal;
  const { position: start, seed } = await beginDeal(deal, core);
  const moves: string[] = [];
  for (;;) {
    const answer = await core.call('play', { position: start, moves, seed });
    const position = answer.steps.at(-1)?.position ?? answer.start;
    const tokens = answer.steps.length;
    for (const { token } of answer.steps.slice(moves.length)) moves.push(token);
    if (answer.result) return answer;
    const turn = { seed, players, tokens, position: position.text, level };
    const mine = position.to_move === DEAL_SEAT;
    moves.push(mine ? await choose(position, tokens, seed) : await found(levelMove(core, turn)));
  }
}

/** What the engine reaches in the person's seat. */
export function engineDeal(deal: Deal, core: Caller): Promise<PlayAnswer> {
  const level = DEAL_ENGINE_LEVEL;
  return playDeal(deal, core, ({ text }, tokens, seed) =>
    found(levelMove(core, { seed, players: deal.players, tokens, position: text, level })),
  );
}

async function found(move: Promise<string | null>): Promise<string> {
  const chosen = await move;
  if (chosen === null) throw new Error('a level found no move');
  return chosen;
}
