/** The rules without a game: the server's, or with it away those of the engine in the page. */
import { api, RefusedError } from '../lib/api';
import type { LegalAnswer, PlayAnswer } from '../lib/messages';
import { serverAway } from '../lib/server.svelte';
import type { Core } from './core';

async function asked<T>(server: () => Promise<T>, here: (core: Core) => Promise<T>): Promise<T> {
  if (!serverAway()) {
    try {
      return await server();
    } catch (error) {
      if (!(error instanceof RefusedError) || error.code !== 'unavailable') throw error;
    }
  }
  const { core } = await import('./engine');
  return here(core);
}

export const rules = {
  legal: (position: string): Promise<LegalAnswer> =>
    asked(
      () => api.legal(position),
      (core) => core.legal(position),
    ),
  play: (position: string, moves: readonly string[]): Promise<PlayAnswer> =>
    asked(
      () => api.play(position, moves),
      (core) => core.play(position, moves),
    ),
  record: (record: string): Promise<PlayAnswer> =>
    asked(
      () => api.record(record),
      (core) => core.record(record),
    ),
} as const;
