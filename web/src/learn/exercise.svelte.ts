/** One task being played: the position, what may be played, and what was said to the last move. */
import { api, type RefusedError } from '../lib/api';
import type { Barred, Effect, LegalMove, PositionView } from '../lib/messages';
import { asRefused } from '../lib/refusal';
import type { Happening } from '../table/happening';
import { figures, isRound, judge, reply, SEAT, type Task } from './lessons';

export type State = 'loading' | 'playing' | 'busy' | 'right' | 'wrong' | 'failed';

/** How long the opponent of the lessons seems to think. */
export const THINKING = 900;

export class Exercise {
  readonly task: Task;
  state = $state<State>('loading');
  view = $state.raw<PositionView>();
  /** What may be played now; empty when it is not the learner's turn. */
  legal = $state.raw<readonly LegalMove[]>([]);
  /** Why the rest may not. */
  barred = $state.raw<readonly Barred[]>([]);
  /** What the last step did, for the table to show. */
  happened = $state.raw<Happening | null>(null);
  /** The attribute of the task's text to show, and its figures. */
  said = $state<string>();
  figures = $state.raw<Record<string, number>>({});
  refused = $state.raw<RefusedError>();

  #happened: Effect[] = [];
  /** Counts beginnings: an answer to an earlier one is dropped. */
  #run = 0;

  constructor(task: Task) {
    this.task = task;
  }

  /** Sets the task up, for the first time or again. */
  async begin(): Promise<void> {
    const run = ++this.#run;
    // Trying again shows the position at once and asks for nothing new.
    this.said = undefined;
    this.refused = undefined;
    this.#happened = [];
    await this.#guarded(run, async () => {
      const answer = await api.legal(this.task.position);
      if (run !== this.#run) return;
      this.happened = null;
      this.view = answer.position;
      this.legal = answer.legal;
      this.barred = answer.barred;
      this.state = 'playing';
    });
  }

  async play(text: string): Promise<void> {
    const move = this.legal.find((each) => each.move === text);
    if (!move || !this.view || this.state !== 'playing') return;
    const [run, legal] = [this.#run, this.legal];
    this.state = 'busy';
    this.legal = [];
    await this.#guarded(run, async () => {
      let left = await this.#step(run, move.move);
      if (!isRound(this.task)) {
        this.#say(run, judge(this.task, move, legal));
        return;
      }
      while (left.length > 0 && this.view?.to_move !== SEAT) {
        await new Promise((resolve) => setTimeout(resolve, THINKING));
        if (run !== this.#run) return;
        left = await this.#step(run, reply(left)?.move ?? '');
      }
      if (run !== this.#run) return;
      if (this.view?.phase === 'offer') {
        this.legal = left;
        this.state = 'playing';
      } else {
        const score = this.view?.boards[SEAT - 1]?.score ?? 0;
        this.#say(run, score >= this.task.score ? 'right' : 'wrong-score');
      }
    });
  }

  /** Plays one move on the server, shows it, and returns what may follow. */
  async #step(run: number, move: string): Promise<readonly LegalMove[]> {
    const before = this.view;
    if (!before) return [];
    const answer = await api.play(before.text, [move]);
    const step = answer.steps[0];
    if (run !== this.#run || !step) return [];
    this.happened = { before, effects: step.effects };
    this.#happened.push(...step.effects);
    this.view = step.position;
    this.barred = answer.barred;
    return answer.legal;
  }

  #say(run: number, said: string): void {
    if (run !== this.#run || !this.view) return;
    this.figures = {
      ...figures(this.#happened, this.view),
      ...(isRound(this.task) && { target: this.task.score }),
    };
    this.said = said;
    this.state = said === 'right' ? 'right' : 'wrong';
  }

  async #guarded(run: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (run !== this.#run) return;
      this.refused = asRefused(error);
      this.state = 'failed';
    }
  }
}
