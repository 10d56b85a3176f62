/** One task being played: the position, what may be played, and what was said to the last move. */
import { core, type Core } from '../engine/client';
import type { RefusedError } from '../lib/api';
import type { Barred, Effect, LegalMove, PositionView } from '../lib/messages';
import { asRefused } from '../lib/refusal';
import { browser } from '../table/moments/surroundings';
import { Timeline } from '../table/moments/timeline.svelte';
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
  /** Shows the steps; words about them wait until they have been seen. */
  readonly timeline: Timeline;
  /** The attribute of the task's text to show, and its figures. */
  said = $state<string>();
  figures = $state.raw<Record<string, number>>({});
  refused = $state.raw<RefusedError>();

  readonly #core: Core;
  #happened: Effect[] = [];
  /** Counts beginnings: an answer to an earlier one is dropped. */
  #run = 0;

  constructor(task: Task, timeline = new Timeline(browser()), asked: Core = core) {
    this.#core = asked;
    this.task = task;
    this.timeline = timeline;
  }

  /** Sets the task up, for the first time or again. */
  async begin(): Promise<void> {
    const run = ++this.#run;
    // Trying again shows the position at once and asks for nothing new.
    this.said = undefined;
    this.refused = undefined;
    this.#happened = [];
    await this.#guarded(run, async () => {
      const answer = await this.#core.call('legal', { position: this.task.position });
      if (run !== this.#run) return;
      this.view = answer.position;
      this.timeline.show(answer.position, 0);
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
        await this.timeline.atRest();
        this.#say(run, judge(this.task, move, legal));
        return;
      }
      while (left.length > 0 && this.view?.to_move !== SEAT) {
        await this.timeline.atRest();
        await new Promise((resolve) => setTimeout(resolve, THINKING));
        if (run !== this.#run) return;
        left = await this.#step(run, reply(left)?.move ?? '');
      }
      await this.timeline.atRest();
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

  /** Plays one move by the rules, shows it, and returns what may follow. */
  async #step(run: number, move: string): Promise<readonly LegalMove[]> {
    const before = this.view;
    if (!before) return [];
    const answer = await this.#core.call('play', { position: before.text, moves: [move] });
    const step = answer.steps[0];
    if (run !== this.#run || !step) return [];
    const { seat, effects, position: after } = step;
    const own = seat === SEAT;
    this.timeline.push({
      key: this.timeline.through + 1,
      step: { seat, effects, own, linger: false },
      after,
    });
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
