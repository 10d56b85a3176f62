/** The engine in the page, as games on this device ask it. */
import { engine, EngineRefused, type Answer, type Ask, type CallName } from '../engine/engine';
import { refuse } from '../lib/api';
import type { Core } from './core';

/** What the engine refuses is a refusal like the server's; one that does not start is away. */
async function call<Name extends CallName>(name: Name, ask: Ask<Name>): Promise<Answer<Name>> {
  try {
    return await engine.call(name, ask);
  } catch (error) {
    if (error instanceof EngineRefused) throw refuse(error.code, error.message);
    throw refuse('unavailable', String(error));
  }
}

export const core: Core = {
  legal: (position) => call('legal', { position }),
  play: (position, moves) => call('play', { position, moves: [...moves] }),
  record: (record) => call('record', { record }),
  begin: async (players, variant, start) =>
    (await call('new', { players, variant, start })).position,
  deal: async (position, seed) => (await call('deal', { position, seed })).deal,
  choose: async (position, level, seed) =>
    (await call('level', { position, level, seed })).move ?? '',
  write: async (position, moves, tags) =>
    (await call('write', { position, moves: [...moves], tags })).record,
};
