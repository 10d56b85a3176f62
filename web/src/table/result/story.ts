/** How a game was won, in a sentence; who leads where it ended early. */
import type { GameView, ResultView } from '../../lib/messages';
import { list, t } from '../../lib/texts.svelte';
import { youOf } from '../names/seats';
import { bonusesOf, verdict, type Verdict } from './breakdown';

type FinishedGame = Pick<GameView, 'seats' | 'yours' | 'players' | 'rounds' | 'position'>;

/** The game was broken off: nobody won it by the rules. */
export const isEarly = (decided: Verdict): boolean => decided === 'early' || decided === 'none';

/** One or two sentences: how it was won, or why it ended early and how it stood then. */
export function storyWords(
  view: FinishedGame,
  result: ResultView,
  names: readonly string[],
): string {
  const decided = verdict(result);
  if (decided === 'points') return wonWords(view, result, names);
  if (isEarly(decided)) {
    return `${endedWords(view, result)} ${standingWords(view, result, names)}`.trim();
  }
  const you = youOf(view);
  const points = result.scores[(result.winners[0] ?? 1) - 1] ?? 0;
  if (you !== null && result.winners.includes(you)) {
    return t('you-why', { verdict: decided, points });
  }
  const winners = result.winners.map((seat) => names[seat - 1] ?? '');
  return t('end-why', { verdict: decided, names: list(winners, 'conjunction'), points });
}

/** By how much, and what the last round brought: of one winner with the most points. */
function wonWords(view: FinishedGame, result: ResultView, names: readonly string[]): string {
  const winner = result.winners[0] ?? 1;
  const { scores } = result;
  // Who left the game could not win it, with however many points.
  const left = view.seats.filter(({ seat, out }) => seat !== winner && out === null);
  if (left.length === 0) return endedWords(view, result);
  const you = youOf(view);
  const lost = left.some(({ seat }) => seat === you);
  const behind = Math.max(
    ...left.filter(({ seat }) => !lost || seat === you).map(({ seat }) => scores[seat - 1] ?? 0),
  );
  const { gained = 0, lost: cost = 0 } = view.rounds.at(-1)?.seats[winner - 1] ?? {};
  const last = Math.max(0, gained - cost);
  return t(you === winner ? 'end-won' : lost ? 'end-lost' : 'end-other', {
    name: names[winner - 1] ?? '',
    margin: (scores[winner - 1] ?? 0) - behind,
    last,
    // Without the points of the round they would hang in the air.
    bonus: last > 0 ? bonusesOf(result.bonuses, winner) : 0,
  });
}

/** Why the game ended; who ended it early: the reader, the only opponent, or one of several. */
export function endedWords(view: FinishedGame, { reason }: ResultView): string {
  const out = view.seats.filter((seat) => seat.out !== null);
  const you = youOf(view);
  const early = ['resigned', 'time', 'forfeit'].includes(reason);
  if (!early || you === null || out.length === 0 || view.players !== 2) {
    return t('end-reason', { reason });
  }
  const who = out.some(({ seat }) => seat === you) ? 'you' : 'opponent';
  return t('you-reason', { who, reason });
}

/** How it stood when the game was broken off; nothing where nobody had any points. */
function standingWords(
  view: FinishedGame,
  { scores }: ResultView,
  names: readonly string[],
): string {
  const round = view.position?.round;
  if (round === undefined || scores.every((score) => score === 0)) return '';
  const you = youOf(view);
  const leader = you ?? scores.indexOf(Math.max(...scores)) + 1;
  const others = scores.filter((_, i) => i + 1 !== leader);
  const margin = (scores[leader - 1] ?? 0) - Math.max(...others);
  const lead = you === null ? 'leads' : margin > 0 ? 'ahead' : 'behind';
  return t('end-standing', {
    how: margin === 0 ? 'level' : lead,
    round,
    margin: Math.abs(margin),
    name: names[leader - 1] ?? '',
  });
}
