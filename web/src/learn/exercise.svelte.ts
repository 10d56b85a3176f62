/** One task being played: what may be played, and what was said to the last move. */
import { core, type Core } from '../engine/client';
import type { LegalMove, PositionView } from '../lib/messages';
import { Study } from '../study/study.svelte';
import { ROOT } from '../study/tree';
import type { Timeline } from '../table/moments/timeline.svelte';
import { figures, isRound, judge, reply, SEAT, type Task } from './lessons';

export type State = 'loading' | 'playing' | 'busy' | 'right' | 'wrong' | 'failed';

/** How long the opponent of the lessons seems to think. */
export const THINKING = 900;

export class Exercise {
  readonly task: Task;
  /** Words about what it shows wait until that has been seen. */
  readonly study: Study;
  state = $state<State>('loading');
  /** The attribute of the task's text to show, and its figures. */
  said = $state<string>();
  figures = $state.raw<Record<string, number>>({});

  constructor(task: Task, asked: Core = core, timeline?: Timeline) {
    this.task = task;
    this.study = new Study(asked, timeline, (seat) => seat === SEAT);
  }

  /** What may be played now; empty when it is not the learner's turn. */
  get legal(): readonly LegalMove[] {
    return this.state === 'playing' ? (this.study.here?.moves?.legal ?? []) : [];
  }

  /** Sets the task up, for the first time or again. */
  async begin(): Promise<void> {
    const { study } = this;
    this.said = undefined;
    if (study.start) study.go(ROOT);
    else if (!(await study.open(this.task.position))) {
      this.#fail();
      return;
    }
    this.state = 'playing';
  }

  async play(text: string): Promise<void> {
    const { study, task, legal } = this;
    const move = legal.find((each) => each.move === text);
    if (!move) return;
    const { begun } = study;
    this.state = 'busy';
    let played = await this.#step(text);
    while (played && isRound(task) && this.#waits()) {
      await new Promise((resolve) => setTimeout(resolve, THINKING));
      if (begun !== study.begun) return;
      played = await this.#step(reply(study.here?.moves?.legal ?? [])?.move ?? '');
    }
    if (!played || !study.here) return;
    const { position } = study.here;
    const score = position.boards[SEAT - 1]?.score ?? 0;
    if (!isRound(task)) this.#say(judge(task, move, legal), position);
    else if (position.phase === 'offer') this.state = 'playing';
    else this.#say(score >= task.score ? 'right' : 'wrong-score', position);
  }

  /** The opponent is to move. */
  #waits(): boolean {
    const { to_move: seat } = this.study.here?.position ?? {};
    return typeof seat === 'number' && seat !== SEAT;
  }

  /** Plays one move, and waits until it has been seen; `false` where something else was begun. */
  async #step(move: string): Promise<boolean> {
    const { study } = this;
    const { begun } = study;
    const played = await study.play(move);
    await study.timeline.atRest();
    if (begun !== study.begun) return false;
    if (!played) this.#fail();
    return played;
  }

  #say(said: string, position: PositionView): void {
    const { study, task } = this;
    this.figures = {
      ...figures(study.effects, position),
      ...(isRound(task) && { target: task.score }),
    };
    this.said = said;
    this.state = said === 'right' ? 'right' : 'wrong';
  }

  #fail(): void {
    if (this.study.error) this.state = 'failed';
  }
}
