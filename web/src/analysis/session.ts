/** The analysis of the last visit, kept in the browser. */
import { store, stored } from '../lib/stored';
import { restored, saved, type SavedTree, type Tree } from '../study/tree';
import type { Players } from '../table/names/seats';

const NAME = 'analysis';

export interface Session {
  /** The address it was opened from; '' for one that was begun here. */
  readonly from: string;
  /** The position that everything starts from. */
  readonly start: string;
  readonly tree: Tree;
  readonly players: Players;
}

export function keep({ from, start, tree, players }: Session): void {
  store(NAME, JSON.stringify({ from, start, tree: saved(tree), players }));
}

/** What was kept; `null` if nothing was, or something else. */
export function kept(): Session | null {
  try {
    const value = JSON.parse(stored(NAME) ?? 'null') as {
      from?: unknown;
      start?: unknown;
      tree?: SavedTree;
      players?: Partial<Players>;
    } | null;
    const tree = restored(value?.tree);
    if (!tree || typeof value?.start !== 'string' || typeof value.from !== 'string') return null;
    const { names = [], levels = [], bots = [], yours = [], tags = {} } = value.players ?? {};
    const players = { names, levels, bots, yours, tags };
    return { from: value.from, start: value.start, tree, players };
  } catch {
    return null;
  }
}
