/**
 * The lessons as data (lessons.json, which tests/web/test_lessons.py checks with the rules core),
 * and how a move is judged: by what the server says about it, never by rules of its own.
 *
 * Texts: `lesson-ID` (title, `.about`), `task-ID` (goal, `.hint`, `.right`, `.wrong-SAY`).
 */
import type { Effect, LegalMove, PositionView } from '../lib/messages';
import data from './lessons.json';

type Value = string | number | boolean;
/** The value, or the values, that fields of a legal move must have; `most`: a field in which no legal
    move has a higher value. */
export interface Condition {
  readonly source?: Value | readonly Value[];
  readonly colour?: Value | readonly Value[];
  readonly destination?: Value | readonly Value[];
  readonly falls?: Value | readonly Value[];
  readonly completes?: Value;
  readonly most?: 'points' | 'projected_score';
}

/** One move to find. The first of `wrong` that fits says what was not right about another. */
export interface MoveTask {
  readonly id: string;
  readonly position: string;
  readonly right: Condition;
  readonly wrong: readonly { readonly say: string; readonly when: Condition }[];
}

/** The rest of a round to play against a simple opponent, to at least `score` points. */
export interface RoundTask {
  readonly id: string;
  readonly position: string;
  readonly score: number;
}

export type Task = MoveTask | RoundTask;

export interface Lesson {
  readonly id: string;
  readonly tasks: readonly Task[];
}

export const LESSONS: readonly Lesson[] = data as readonly Lesson[];
/** The learner's seat in every lesson. */
export const SEAT = 1;

export function isRound(task: Task): task is RoundTask {
  return 'score' in task;
}

export function fits(when: Condition, move: LegalMove, legal: readonly LegalMove[]): boolean {
  const { most, ...fields } = when;
  if (most && legal.some((other) => other[most] > move[most])) return false;
  return Object.entries(fields).every(([name, wanted]: [string, unknown]) => {
    const value: unknown = move[name as keyof LegalMove];
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });
}

/** What to say to a move: the attribute of the task's text. */
export function judge(task: MoveTask, move: LegalMove, legal: readonly LegalMove[]): string {
  if (fits(task.right, move, legal)) return 'right';
  const found = task.wrong.find(({ when }) => fits(when, move, legal));
  return `wrong-${found?.say ?? 'other'}`;
}

/** The opponent of the lessons: points now, then as few fallen tiles as possible. */
export function reply(legal: readonly LegalMove[]): LegalMove | undefined {
  return legal.toSorted((a, b) => b.projected_score - a.projected_score || a.falls - b.falls)[0];
}

/** The figures that texts may use, from what happened to the learner's board. */
export function figures(
  effects: readonly Effect[],
  after: PositionView,
): Record<'points' | 'lost' | 'bonus' | 'score' | 'other', number> {
  let [points, lost, bonus] = [0, 0, 0];
  for (const effect of effects) {
    if (!('seat' in effect) || effect.seat !== SEAT) continue;
    if (effect.event === 'TilePlaced') points += effect.points;
    else if (effect.event === 'FloorScored') lost += effect.lost;
    else bonus += effect.points;
  }
  const [own, other] = after.boards;
  return { points, lost, bonus, score: own?.score ?? 0, other: other?.score ?? 0 };
}
