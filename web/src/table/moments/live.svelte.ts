/** The moments of a game that is played: what its updates show, and one's own move before the answer. */
import type { Arrival } from '../../lib/game.svelte';
import type { Effect, GameEvent, GameView, PositionView } from '../../lib/messages';
import type { SeatTotal, Announcement } from './moment';
import { ordered } from './parts';
import { predict, unpredicted, type Prediction } from './predict';
import type { Timeline } from './timeline.svelte';

/** After more moves than this in one update the page was away: people want to see the position. */
const MAX_MOVES = 3;

export interface Wishes {
  readonly summary: boolean;
  readonly handover: boolean;
}

export class LiveMoments {
  readonly timeline: Timeline;
  #wishes: () => Wishes;
  #prediction = $state.raw<Prediction | null>(null);
  #sorted = new WeakMap<GameEvent, GameEvent>();
  /** Who moved last of those who share this page. */
  #last: number | null = null;

  constructor(timeline: Timeline, wishes: () => Wishes) {
    this.timeline = timeline;
    this.#wishes = wishes;
  }

  /** An update of the server. */
  arrive({ before, view, events, again }: Arrival): void {
    const { position } = view;
    if (!position) return;
    const moves = events.filter(({ body }) => body.type === 'moved').length;
    const undone = events.some(({ body }) => body.type === 'undone');
    if (!before?.position || again || undone || moves > MAX_MOVES) {
      this.#jump(position, view.seq);
      return;
    }
    for (const [i, event] of events.entries()) {
      const after = i === events.length - 1 ? position : null;
      if (!this.#event(event, view, after)) {
        this.#jump(position, view.seq);
        return;
      }
    }
    if (events.length > 0) this.#handOver(view, position);
    // Somebody came or went: the table is the same.
    else if (!this.timeline.playing && !this.#prediction) this.timeline.show(position, view.seq);
  }

  /** One's own move, before the server has answered. */
  play(view: GameView, seat: number, text: string): void {
    const { position, timeline } = { position: view.position, timeline: this.timeline };
    const move = view.legal?.find((each) => each.move === text);
    if (!position || !move) return;
    timeline.catchUp();
    const prediction = predict(position, seat, move);
    this.#prediction = prediction;
    const step = { seat, effects: prediction.effects, own: true, linger: view.yours.length > 1 };
    timeline.push({ key: timeline.through, step, after: prediction.after });
  }

  /** The server refused it: the truth holds. */
  refused(view: GameView): void {
    if (this.#prediction && view.position) this.#jump(view.position, view.seq);
  }

  /** What is shown is not what the server said last. */
  get apart(): boolean {
    return this.timeline.playing || this.#prediction !== null;
  }

  /** The game as it is on screen. Who is there, clocks and questions are always the truth. */
  view(truth: GameView): GameView {
    const { position } = this.timeline;
    if (!this.apart || !position) return truth;
    const { to_move } = position;
    return {
      ...truth,
      position,
      to_move,
      legal: null,
      barred: null,
      result: null,
      status: 'playing',
    };
  }

  /** What has happened on screen, each with its effects in the order in which they were shown. */
  events(truth: readonly GameEvent[], players: number): readonly GameEvent[] {
    const shown: GameEvent[] = [];
    const { playing, through, partial } = this.timeline;
    let start = 1;
    for (const event of truth) {
      if (playing && event.seq > through) break;
      start = startOf(event) ?? start;
      shown.push(this.#inOrder(event, start, players));
    }
    if (partial) shown.push(partial);
    return shown;
  }

  #inOrder(event: GameEvent, start: number, players: number): GameEvent {
    const { body } = event;
    if (body.type !== 'moved') return event;
    const known = this.#sorted.get(event);
    if (known) return known;
    const effects = ordered(body.effects, { start, players });
    const sorted = { ...event, body: { ...body, effects } };
    this.#sorted.set(event, sorted);
    return sorted;
  }

  /** What the bar says, unless it is whose turn it is. */
  get words(): Announcement | null {
    const { moment } = this.timeline;
    if (moment) return moment.words;
    if (!this.#prediction) return null;
    const { seat, effects } = this.#prediction;
    return { kind: 'take', seat, effects };
  }

  #jump(position: PositionView, seq: number): void {
    this.#prediction = null;
    this.timeline.show(position, seq);
  }

  /** Puts an event into the queue; `false` when it is not what was shown already. */
  #event(event: GameEvent, view: GameView, after: PositionView | null): boolean {
    const { seq, body } = event;
    if (body.type !== 'moved' && body.type !== 'dealt') {
      this.timeline.push({ key: seq, step: null, after });
      return true;
    }
    const seat = body.type === 'moved' ? body.seat : null;
    const own = body.type === 'moved' && body.by === 'player' && view.yours.includes(body.seat);
    let effects: readonly Effect[] | null = body.effects;
    let already: readonly Effect[] = [];
    if (this.#prediction && body.type === 'moved') {
      const same = this.#prediction.seat === seat && this.#prediction.move === body.move;
      effects = same ? unpredicted(this.#prediction, body.effects) : null;
      already = this.#prediction.effects;
      this.#prediction = null;
      if (!effects) return false;
    }
    // Nothing to read while one's own clock runs.
    const hurried = view.clock.type === 'budget' && view.legal !== null;
    const summary = this.#wishes().summary && !hurried ? totals(view) : null;
    const step = { seat, effects, own, linger: own && view.yours.length > 1 };
    this.timeline.push({ key: seq, step, after, event, already, summary, hurried });
    if (own) this.#last = seat;
    return true;
  }

  #handOver(view: GameView, position: PositionView): void {
    const seat = view.to_move;
    if (!this.#wishes().handover || view.yours.length < 2 || seat === null) return;
    const other = this.#last !== null && this.#last !== seat && view.yours.includes(seat);
    if (!other) return;
    const before = { ...position, to_move: this.#last };
    this.timeline.wait({ kind: 'handover', seat }, view.seq, before, position);
    this.#last = seat;
  }
}

/** The start player of the round that an event begins. */
function startOf({ body }: GameEvent): number | null {
  if (body.type === 'started') return body.start;
  if (body.type !== 'dealt') return null;
  const started = body.effects.find((effect) => effect.event === 'RoundStarted');
  return started?.start ?? null;
}

/** What a finished round brought, as the server counts it. */
function totals({ rounds }: GameView): (round: number) => readonly SeatTotal[] | null {
  return (number) => {
    const round = rounds.find((each) => each.round === number);
    return (
      round?.seats.map(({ gained, lost, score }, i) => ({ seat: i + 1, gained, lost, score })) ??
      null
    );
  };
}
