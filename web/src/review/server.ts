/** The review that the server computes: asked for, and followed until it is there. */
import { api } from '../lib/api';
import type { GameReview } from '../lib/messages';

const POLL_MS = 1000;
/** How often nothing may have changed before it is not waited for any longer: its engines have much to do. */
const PATIENCE = 15;

/** What the server says of it, again and again, while it waits or is computed. */
export async function* reviewsOf(game: string): AsyncGenerator<GameReview, void> {
  let found = await api.review(game);
  if (found.state === 'none') found = await api.askReview(game);
  yield found;
  let same = 0;
  while ((found.state === 'waiting' || found.state === 'running') && same < PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const before = progressOf(found);
    found = await api.review(game);
    same = progressOf(found) === before ? same + 1 : 0;
    yield found;
  }
}

const progressOf = ({ state, partial }: GameReview): string =>
  `${state} ${String(partial?.moves.length)}`;
