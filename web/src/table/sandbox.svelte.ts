/** A position in which one person tries moves for all seats; the rules check them and nothing is stored. */
import type { Barred, LegalMove, PositionView, Step } from '../lib/messages';
import { core } from '../engine/client';
import { browser } from './moments/surroundings';
import { Timeline } from './moments/timeline.svelte';

interface State {
  readonly position: PositionView;
  readonly legal: readonly LegalMove[];
  readonly barred: readonly Barred[];
}

export class Sandbox {
  #states = $state.raw<readonly State[]>([]);
  steps = $state.raw<readonly Step[]>([]);
  /** The move that is being sent. */
  sending = $state<string | null>(null);
  error = $state.raw<unknown>(null);

  readonly timeline: Timeline;

  constructor(timeline = new Timeline(browser())) {
    this.timeline = timeline;
  }

  get state(): State | null {
    return this.#states[this.steps.length] ?? null;
  }

  async open(text: string): Promise<void> {
    try {
      const { position, legal, barred } = await core.call('legal', { position: text });
      this.#states = [{ position, legal, barred }];
      this.steps = [];
      this.timeline.show(position, 0);
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  }

  async play(move: string): Promise<void> {
    const from = this.state;
    if (!from || this.sending !== null) return;
    this.sending = move;
    try {
      const answer = await core.call('play', { position: from.position.text, moves: [move] });
      const step = answer.steps[0];
      if (!step) return;
      const kept = this.#states.slice(0, this.steps.length + 1);
      const { legal, barred } = answer;
      this.#states = [...kept, { position: step.position, legal, barred }];
      this.steps = [...this.steps, step];
      this.timeline.push({
        key: this.steps.length,
        step: { seat: step.seat, effects: step.effects, own: true, linger: true },
        after: step.position,
      });
      this.error = null;
    } catch (error) {
      this.error = error;
    } finally {
      this.sending = null;
    }
  }

  undo(): void {
    this.steps = this.steps.slice(0, -1);
    if (this.state) this.timeline.show(this.state.position, this.steps.length);
  }
}
