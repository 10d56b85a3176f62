/** Games of a deal of the day as replays: what others have played, and what the engine plays. */
import { core } from '../engine/client';
import { api, refuse } from '../lib/api';
import { DEAL_ENGINE_LEVEL, DEAL_SEAT } from '../lib/facts';
import type { PlayAnswer } from '../lib/messages';
import { dealOf, dealWithId, type Deal } from '../lib/deal';
import { beginDeal, engineDeal } from '../local/deal';

/** `id`: of a result, or of a deal, whose game the engine plays. */
export async function dealReplay(id: string): Promise<PlayAnswer> {
  const deal = dealWithId(id);
  if (deal) return named(deal, await engineDeal(deal, core), null, DEAL_ENGINE_LEVEL);
  const { date, setting, name, tokens } = await api.dealGame(id);
  const found = dealOf(date, setting);
  if (found.date !== date) throw refuse('unknown_game');
  const { position } = await beginDeal(found, core);
  return named(found, await core.call('play', { position, moves: tokens }), name, null);
}

/** With who sat where. */
function named(
  { players, level }: Deal,
  answer: PlayAnswer,
  name: string | null,
  person: string | null,
): PlayAnswer {
  const seats = Array.from({ length: players }, (_, i) => i + 1);
  return {
    ...answer,
    names: seats.map((seat) => (seat === DEAL_SEAT ? name : null)),
    levels: seats.map((seat) => (seat === DEAL_SEAT ? person : level)),
  };
}
