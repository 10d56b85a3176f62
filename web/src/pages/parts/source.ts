/** The game that an address names, at a step of it. */
import { api } from '../../lib/api';
import type { PlayAnswer } from '../../lib/messages';
import type { PageProps } from '../../lib/router.svelte';

export interface Source {
  /** Its id on the server; `null` for one of this device, and for none. */
  readonly game: string | null;
  readonly first: number | null;
  /** `null`: the address names no game. */
  readonly load: (() => Promise<PlayAnswer>) | null;
}

export function sourceOf({ params, query }: PageProps): Source {
  const { game = null } = params;
  const [local, at] = [query.get('local'), query.get('at')];
  const first = at === null ? null : Number(at) || 0;
  if (game !== null) return { game, first, load: () => api.steps(game) };
  const deal = query.get('deal');
  if (deal !== null) {
    const load = async () => (await import('../../deal/replay')).dealReplay(deal);
    return { game, first, load };
  }
  const load = async (id: string) => (await import('../../local/replay')).replayOf(id);
  return { game, first, load: local === null ? null : () => load(local) };
}
