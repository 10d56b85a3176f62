/**
 * The one owner of what a table shows. Deals and moves come in as steps; it plays their moments one
 * after the other and holds the position of the moment on screen. The truth is never far: `skip` and
 * `show` bring it at once.
 */
import type { Pace } from '../../lib/preferences.svelte';
import type { Effect, GameEvent, PositionView } from '../../lib/messages';
import {
  still,
  type Announcement,
  type Card,
  type Moment,
  type Pop,
  type Sound,
  type Step,
} from './moment';
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
  /** A clock runs for the person at this page: nothing is shown to them that waits. */
  readonly hurried?: boolean;
}

/** The end of a round that nobody saw. */
interface RoundEnd {
  readonly moment: Moment;
  readonly scored: readonly Pop[];
  /** The last entry that was over before it. */
  readonly through: number;
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
  /** Less motion is wanted. */
  readonly still: () => boolean;
  /** Nobody looks. */
  readonly hidden: () => boolean;
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
  /** What was scored since the last moment that sums up. */
  #scored = $state.raw<readonly Pop[]>([]);
  /** The last one only: who comes back after several rounds wants to play on. */
  #missed: RoundEnd | null = null;

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

  /** What a still picture marks: everything that was scored. */
  get scored(): readonly Pop[] | null {
    return this.#moment?.still ? this.#scored : null;
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
    this.#scored = [];
    this.#missed = null;
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
    const planned = plan(before, entry.step, { times, summary: entry.summary ?? null });
    const order = ordered(entry.step.effects, before);
    const calm = pace === 'instant' || this.#around.still() || this.#around.hidden();
    const moments = calm ? planned.moments.map(still) : planned.moments;
    if (entry.hurried) this.#missed = null;
    this.#enqueue({ entry, moments, order, end: entry.after ?? planned.end }, true);
    if (this.#around.hidden() || this.#behind()) this.catchUp();
  }

  /** A card that waits for a tap, after everything so far. */
  wait(card: Card, key: number, position: PositionView, after: PositionView): void {
    const announcement = card.kind === 'handover' ? card : null;
    const moment: Moment = {
      ...{ position, done: 0, duration: Infinity, flights: [], pops: [] },
      ...{ words: announcement, said: announcement, sound: null, card, picture: 0, still: false },
    };
    const entry = { key, step: null, after };
    this.#enqueue({ entry, moments: [moment], order: [], end: after }, true);
  }

  /** On to the next thing to be read, else to the truth; what was passed over is still said. */
  skip(): void {
    if (this.#moment) this.#advance(false);
    this.#pass(({ card, still }) => card !== null || still);
  }

  /** The truth, at once. Only a card that waits for a tap is not passed. */
  catchUp(): void {
    this.#pass(({ duration }) => duration === Infinity);
  }

  /** Somebody looks again: a round that ended meanwhile is shown to them, the last one. */
  comeBack(): void {
    const [missed, rest] = [this.#missed, this.#rest];
    this.#missed = null;
    if (!missed || !rest || this.playing || rest.phase === 'over') return;
    const entry = { key: this.#through, step: null, after: rest };
    this.#through = missed.through;
    this.#scored = missed.scored;
    this.#enqueue({ entry, moments: [missed.moment], order: [], end: rest }, true);
  }

  #pass(stops: (moment: Moment) => boolean): void {
    let sound = null as Sound | null;
    while (this.#moment && !stops(this.#moment)) {
      this.#advance(false);
      sound = this.#moment?.sound ?? sound;
    }
    if (this.#moment) this.#wait(this.#moment);
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

  /** On to the next moment, or to rest. `aloud`: with its sound and its time, if it has one. */
  #advance(aloud: boolean): void {
    let sound = null as Sound | null;
    do {
      this.#follow();
      sound = this.#moment?.sound ?? sound;
    } while (aloud && this.#moment?.duration === 0);
    if (!aloud) return;
    if (sound) this.#around.sound(sound);
    if (this.#moment) this.#wait(this.#moment);
  }

  #wait({ duration }: Moment): void {
    this.#around.never(this.#timer);
    if (duration === Infinity) return;
    this.#timer = this.#around.later(() => this.#advance(true), duration);
  }

  /** The next moment, or none. */
  #follow(): void {
    this.#around.never(this.#timer);
    this.#remember();
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
    this.#scored = [...this.#scored, ...(moment?.pops ?? [])];
    if (moment?.said) this.#around.say(moment.said);
  }

  /** The moment on screen is over. */
  #remember(): void {
    const moment = this.#moment;
    if (!moment || moment.picture === 0) return;
    const [scored, through] = [this.#scored, this.#through];
    if (this.#around.hidden()) this.#missed = { moment: still(moment), scored, through };
    this.#scored = [];
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
