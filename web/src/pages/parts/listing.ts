/** A game of a list, in words. */
import { bySoonest } from '../../lib/deadlines';
import { withRating } from '../../lib/ratings';
import { list, number, t } from '../../lib/texts.svelte';
import { nameOf } from '../../table/names/seats';
import type { GameSummary } from '../../lib/messages';

/** Everybody's name by seat; one's own is "you". */
export function namesIn(game: GameSummary): string[] {
  return game.kinds.map((kind, i) =>
    game.yours.length === 1 && game.yours[0] === i + 1
      ? t('game-you')
      : nameOf({
          seat: i + 1,
          kind,
          name: game.names[i] ?? null,
          level: game.levels[i] ?? null,
          bot: game.bots.includes(i + 1),
          said: game.source === 'uploaded',
        }),
  );
}

/** Those whom one plays with: "Ana and Peter". */
export function othersIn(game: GameSummary): string {
  const names = namesIn(game);
  const others = names.filter((_, i) => !(game.yours.length === 1 && game.yours[0] === i + 1));
  return list(others, 'conjunction');
}

/** The same with ratings, where they are known. */
export function ratedNamesIn(game: GameSummary): string[] {
  return namesIn(game).map((name, i) => withRating(name, game.ratings[i]));
}

/** Those who sit there already. */
export function seatedIn(game: GameSummary): string {
  return list(
    ratedNamesIn(game).filter((_, i) => game.kinds[i] !== 'open'),
    'conjunction',
  );
}

export function freeIn(game: GameSummary): number {
  return game.kinds.filter((kind) => kind === 'open').length;
}

/** The scores in order of play, beginning with one's own. */
export function scoreText(game: GameSummary): string {
  const own = Math.max((game.yours[0] ?? 1) - 1, 0);
  const turned = [...game.scores.slice(own), ...game.scores.slice(0, own)];
  const [mine = '', ...others] = turned.map((score) => number(score));
  return others.reduce((first, second) => t('game-score-between', { first, second }), mine);
}

/** Whose turn it is, or how it ended. */
export function statusText(game: GameSummary): string {
  const invited = game.yours.some((seat) => game.kinds[seat - 1] === 'open');
  if (game.status === 'waiting') return t(invited ? 'game-challenged' : 'game-waiting');
  const names = namesIn(game);
  if (game.status === 'playing') {
    if (game.your_turn) return t('game-your-turn');
    return t('game-their-turn', { name: names[(game.to_move ?? 1) - 1] ?? '' });
  }
  if (game.winners.length === 0) return t('game-no-winner');
  const won = game.yours.length === 1 && game.winners.some((seat) => game.yours.includes(seat));
  if (won) return t(game.winners.length === 1 ? 'game-won' : 'game-shared');
  const winners = game.winners.map((seat) => names[seat - 1] ?? '');
  return winners.length === 1
    ? t('game-lost', { name: winners[0] ?? '' })
    : t('game-lost-shared', { names: list(winners, 'conjunction') });
}

/** Why a game ended, where that is worth a word: a complete row is how games end. */
export function reasonText(game: GameSummary): string | null {
  return game.reason === null || game.reason === 'row' ? null : t(`game-reason-${game.reason}`);
}

/** The groups of "my games", one's own turn first, and there the least time left. */
export function grouped(
  games: readonly GameSummary[],
): readonly { readonly key: string; readonly games: readonly GameSummary[] }[] {
  const by = (key: string, test: (game: GameSummary) => boolean) => ({
    key,
    games: games.filter(test),
  });
  const turn = by('games-your-turn', (game) => game.status === 'playing' && game.your_turn);
  turn.games.sort(bySoonest);
  return [
    turn,
    by('games-running', (game) => game.status === 'playing' && !game.your_turn),
    by('games-waiting', (game) => game.status === 'waiting'),
    by('games-finished', (game) => game.status === 'over'),
  ].filter((group) => group.games.length > 0);
}
