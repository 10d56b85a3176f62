/** The engine in the page as the analysis board asks it. */
import { engine, EngineRefused } from '../engine/engine';
import { RefusedError } from '../lib/api';
import type { AnalysisView } from '../lib/messages';
import type { Brain } from './brain';

/** How often a search tells what it has, and how much it may remember. */
const REPORT_MS = 250;
const HASH_MB = 32;

export function ownBrain(): Brain {
  return {
    legal: (position) => refused(engine.call('legal', { position })),
    play: (position, moves) => refused(engine.call('play', { position, moves: [...moves] })),
    record: (record) => refused(engine.call('record', { record })),
    deal: async (position, seed) => (await refused(engine.call('deal', { position, seed }))).deal,
    newGame: async (players, variant) =>
      (await refused(engine.call('new', { players, variant }))).position,
    write: async ({ position, moves, tags, comments }) => {
      const asked = { position, moves: [...moves], tags, comments };
      return (await refused(engine.call('write', asked))).record;
    },
    edit: (draft) =>
      refused(
        engine.call('edit', {
          ...draft,
          factories: [...draft.factories],
          bag: draft.bag && [...draft.bag],
          lid: [...draft.lid],
          boards: draft.boards.map((board) => ({
            ...board,
            lines: [...board.lines],
            wall: [...board.wall],
          })),
        }),
      ),
    analyse: (ask, report) => {
      const limits = { report_ms: REPORT_MS, hash_mb: HASH_MB };
      const run = engine.start('analyse', { ...ask, ...limits }, report);
      return {
        answer: refused<AnalysisView>(run.answer),
        cancel: () => {
          run.cancel();
        },
      };
    },
  };
}

/** What the core refuses is said as what the server refuses is. */
async function refused<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
    const { code, field, message: detail } = error;
    const nothing = { id: null, seq: null, retry_ms: null };
    throw new RefusedError({ type: 'refused', code, field, detail, ...nothing });
  }
}
