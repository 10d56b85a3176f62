/** What a level plays on this device: it follows from the seed of the game and the position alone. */
import type { Core } from '../engine/client';

export interface LevelTurn {
  readonly seed: string;
  readonly players: number;
  /** Deals and moves so far. */
  readonly tokens: number;
  readonly position: string;
  readonly level: string;
}

/** Its move; `null` where there is none to choose. */
export async function levelMove(core: Pick<Core, 'call'>, turn: LevelTurn): Promise<string | null> {
  const { seed, players, tokens, position, level } = turn;
  const { player_seed: chance } = await core.call('seed', { seed, players, tokens });
  return (await core.call('level', { position, level, seed: String(chance) })).move;
}
