/** The engine in the page, as games on this device ask it. */
import { refuse } from '../lib/api';
import type { ErrorCode } from '../lib/messages';
import type { Core } from './core';

interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
}
interface Module {
  readonly engine: { call(name: string, ask: object): Promise<unknown> };
  readonly EngineRefused: new (...refused: never[]) => Error & Refusal;
}

/** A build without the engine has no games on this device. */
const [load] = Object.values(import.meta.glob<Module>('../engine/engine.ts'));

/** What the engine refuses is a refusal like the server's; one that does not start is away. */
async function call<T>(name: string, ask: object): Promise<T> {
  if (!load) throw refuse('unavailable');
  const { engine, EngineRefused } = await load();
  try {
    return (await engine.call(name, ask)) as T;
  } catch (error) {
    if (error instanceof EngineRefused) throw refuse(error.code, error.message);
    throw refuse('unavailable', String(error));
  }
}

export const core: Core = {
  legal: (position) => call('legal', { position }),
  play: (position, moves) => call('play', { position, moves }),
  record: (record) => call('record', { record }),
  begin: async (players, variant, start) =>
    (await call<{ position: string }>('new', { players, variant, start })).position,
  deal: async (position, seed) => (await call<{ deal: string }>('deal', { position, seed })).deal,
  choose: async (position, level, seed) =>
    (await call<{ move: string }>('level', { position, level, seed })).move,
  write: async (position, moves, tags) =>
    (await call<{ record: string }>('write', { position, moves, tags })).record,
};
