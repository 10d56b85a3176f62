/**
 * The one owner of what a table shows. Deals and moves come in as steps; it plays their moments one
 * after the other and holds the position of the moment on screen. The truth is never far: `skip` and
 * `show` bring it at once.
 */
import type { Pace } from '../../lib/preferences.svelte';
import type { Effect, GameEvent, PositionView } from '../../lib/messages';
import type { Card, Moment, Sound, Step, Announcement } from './moment';
import { ordered } from './parts';
import { timesOf } from './pace';
import { plan, type Options } from './plan';

/** With more moves than this to be shown, people want to see the position and not how it came about. */
export const MAX_BEHIND = 4;

/** A step that waits to be shown, or is. */
export interface Entry {
  /** What is shown when it is over: a number that grows. */
  readonly key: number;
  readonly step: Step | null;
  /** The position after it, as the server says; without it, as the effects tell. */
  readonly after: PositionView | null;
  /** The event it comes from, for the log, and what of it was shown before. */
  readonly event?: GameEvent;
  readonly already?: readonly Effect[];
  readonly summary?: Options['summary'];
}

interface Queued {
  readonly entry: Entry;
  readonly moments: readonly Moment[];
  readonly order: readonly Effect[];
  readonly end: PositionView;
}

/** Time, and what a browser knows of its person. */
export interface Surroundings {
  readonly later: (call: () => void, ms: number) => unknown;
  readonly never: (handle: unknown) => void;
  readonly pace: () => Pace;
  readonly rate: () => number;
  /** Nothing may move: less motion is wanted, or nobody looks. */
  readonly still: () => boolean;
  readonly say: (announcement: Announcement) => void;
  readonly sound: (sound: Sound) => void;
}

export class Timeline {
  #around: Surroundings;
  #queue: Queued[] = [];
  #timer: unknown = null;
  #next = 0;
  #current = $state.raw<Queued | null>(null);
  #moment = $state.raw<Moment | null>(null);
  #rest = $state.raw<PositionView | null>(null);
  #through = $state(0);
  #waiting: (() => void)[] = [];

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** What is on the table now. */
  get position(): PositionView | null {
    return this.#moment?.position ?? this.#rest;
  }

  get moment(): Moment | null {
    return this.#moment;
  }

  get playing(): boolean {
    return this.#moment !== null;
  }

  /** The key of the last entry that is over. */
  get through(): number {
    return this.#through;
  }

  /** The event that is being shown, with those of its effects that are over. */
  get partial(): GameEvent | null {
    const [current, moment] = [this.#current, this.#moment];
    const { event, already = [] } = current?.entry ?? {};
    if (!event || !current || !moment) return null;
    const effects = [...already, ...current.order.slice(0, moment.done)];
    const { body } = event;
    const visible = effects.length > 0 && (body.type === 'moved' || body.type === 'dealt');
    return visible ? { ...event, body: { ...body, effects } } : null;
  }

  /** Where all that is known leads. */
  get end(): PositionView | null {
    return this.#queue.at(-1)?.end ?? this.#current?.end ?? this.#rest;
  }

  /** This position, at once; nothing that was to be shown is. */
  show(position: PositionView, key: number): void {
    this.#queue = [];
    this.#stop();
    this.#rest = position;
    this.#through = key;
    this.#settle();
  }

  push(entry: Entry): void {
    const before = this.end;
    if (!before) {
      if (entry.after) this.show(entry.after, entry.key);
      return;
    }
    if (!entry.step) {
      this.#enqueue({ entry, moments: [], order: [], end: entry.after ?? before }, true);
      return;
    }
    const pace = this.#around.pace();
    const times = timesOf(pace === 'instant' ? 'normal' : pace, this.#around.rate());
    const { moments, end } = plan(before, entry.step, { times, summary: entry.summary ?? null });
    const order = ordered(entry.step.effects, before);
    const instant = pace === 'instant' || this.#around.still();
    this.#enqueue({ entry, moments, order, end: entry.after ?? end }, !instant);
    if (instant || this.#behind()) this.skip();
  }

  /** A card that waits for a tap, after everything so far. */
  wait(card: Card, key: number, position: PositionView, after: PositionView): void {
    const announcement = card.kind === 'handover' ? card : null;
    const moment: Moment = {
      ...{ position, done: 0, duration: Infinity, flights: [], pops: [] },
      ...{ words: announcement, said: announcement, sound: null, card },
    };
    const entry = { key, step: null, after };
    this.#enqueue({ entry, moments: [moment], order: [], end: after }, true);
  }

  /** The truth, at once; what was passed over is still said. A card that waits is not passed. */
  skip(): void {
    let sound = null as Sound | null;
    const waits = (): boolean => this.#moment?.duration === Infinity;
    if (waits()) this.#advance(false);
    while (this.#moment && !waits()) {
      this.#advance(false);
      sound = this.#moment?.sound ?? sound;
    }
    if (sound) this.#around.sound(sound);
  }

  /** Nobody looks any more: nothing is shown, said or heard of what was to come. */
  stop(): void {
    const key = this.#queue.at(-1)?.entry.key ?? this.#current?.entry.key ?? this.#through;
    if (this.end) this.show(this.end, key);
  }

  /** Ends the moment on screen, and only that. */
  next(): void {
    if (this.#moment) this.#advance(true);
  }

  /** Resolves when everything has been shown. */
  atRest(): Promise<void> {
    if (!this.playing) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #enqueue(queued: Queued, aloud: boolean): void {
    this.#queue.push(queued);
    if (!this.#moment) this.#advance(aloud);
  }

  #behind(): boolean {
    const moves = this.#queue.filter(({ entry }) => entry.step?.seat);
    return moves.length > MAX_BEHIND;
  }

  /** On to the next moment, or to rest. `aloud`: with its sound, and its time. */
  #advance(aloud: boolean): void {
    this.#around.never(this.#timer);
    while (!this.#current || this.#next >= this.#current.moments.length) {
      if (this.#current) this.#finish(this.#current);
      const next = this.#queue.shift();
      if (!next) {
        this.#stop();
        this.#settle();
        return;
      }
      this.#current = next;
      this.#next = 0;
    }
    const moment = this.#current.moments[this.#next++] ?? null;
    this.#moment = moment;
    if (moment?.said) this.#around.say(moment.said);
    if (!aloud || !moment) return;
    if (moment.sound) this.#around.sound(moment.sound);
    if (moment.duration === Infinity) return;
    this.#timer = this.#around.later(() => this.#advance(true), moment.duration);
  }

  #finish({ entry, end }: Queued): void {
    this.#rest = end;
    this.#through = entry.key;
  }

  #stop(): void {
    this.#around.never(this.#timer);
    this.#current = null;
    this.#moment = null;
  }

  #settle(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
