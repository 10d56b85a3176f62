/** Whose word a game is: see `GameSource` of the server's messages. */
import type { GameView, PlayAnswer } from '../../lib/messages';

export type GameSource = GameView['source'];

/** The tag by which a server says that it did not see a game being played. */
export function isUploaded(tags: PlayAnswer['tags'] | undefined): boolean {
  return tags?.['Source'] === 'uploaded';
}

/** Of a replay. A game from its first deal on is as good as the file it comes from. */
export function sourceIn({ start, tags }: Pick<PlayAnswer, 'start' | 'tags'>): GameSource {
  if (isUploaded(tags)) return 'uploaded';
  const fresh = start.boards.every(({ score, lines, wall }) => {
    return score === 0 && lines.join('') === '' && !/[^.]/.test(wall.join(''));
  });
  return fresh && start.round === 1 && start.phase === 'deal' ? 'played' : 'position';
}
