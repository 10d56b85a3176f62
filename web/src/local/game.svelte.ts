/**
 * A game on this device, with the face of one on a server (`LiveGame`): the table does not know the
 * difference. The engine in the page has the rules and plays the levels; the browser keeps the game.
 */
import type { Core } from '../engine/client';
import { newId, refuse } from '../lib/api';
import { engineOff, onEngineOff } from '../lib/fair-play.svelte';
import type { Arrival, GameLinks, PlayedGame, Wish } from '../lib/game.svelte';
import type {
  Command,
  CreateGame,
  ErrorCode,
  EventBody,
  GameEvent,
  GameView,
  PlayAnswer,
  Refused,
} from '../lib/messages';
import { myName } from '../lib/me.svelte';
import { preferences } from '../lib/preferences.svelte';
import { asRefused } from '../lib/refusal';
import { dealWithId } from '../lib/deal';
import { createLocal, rematchOf } from './create';
import { keep, keptGame, onKept, withName, type KeptGame } from './kept';
import { recordFile, tagsOf } from './record';
import { levelMove } from './turns';
import {
  eventsOf,
  peopleOf,
  playedOf,
  resultOf,
  standingOf,
  takeback,
  viewOf,
  type PlayedGameState,
} from './view';

/** How long an engine seems to think; nothing where nothing moves. */
const PAUSE_MS = 600;

export class LocalGame implements PlayedGame {
  readonly id: string;
  view = $state.raw<GameView | null>(null);
  events = $state.raw<readonly GameEvent[]>([]);
  arrival = $state.raw<Arrival | null>(null);
  pending = $state.raw<Command | null>(null);
  refusal = $state.raw<Refused | null>(null);
  problem = $state<ErrorCode | null>(null);
  /** There is nobody else, and nothing to lose on the way. */
  readonly link = 'open';
  readonly closing = false;
  readonly greeted = null;
  readonly offset = 0;
  readonly strict: boolean;

  #core: Core;
  #level: string;
  #address: (id: string) => string;
  #kept: KeptGame | null = null;
  #played: PlayedGameState | null = null;
  #record = $state<string | null>(null);
  /** Counts what was begun: an answer to something earlier is dropped. */
  #run = 0;

  /**
   * `level`: of the engine that takes over the seat of somebody who gives up. `address`: of the page
   * that plays a game of this device.
   */
  constructor(id: string, core: Core, level: string, address = localAddress) {
    this.id = id;
    this.#core = core;
    this.#level = level;
    this.#address = address;
    this.strict = dealWithId(id) !== null;
  }

  get links(): GameLinks {
    const position = encodeURIComponent(this.view?.position?.text ?? '');
    const record = this.#record;
    return {
      share: null,
      replay: `/replay?local=${this.id}`,
      review: `/review?local=${this.id}`,
      analysis: `/analysis?local=${this.id}`,
      record: record === null ? null : recordFile(this.id, record),
      playOn: `/new?position=${position}`,
      game: this.#address,
    };
  }

  start(): () => void {
    const stop = onKept(this.id, (game) => {
      if (game) void this.#open(game);
    });
    // The engine may have been to move while a rated game kept it off.
    const forget = onEngineOff(() => {
      if (engineOff() === null && this.refusal?.code === 'rated_game') this.#resume();
    });
    const game = keptGame(this.id);
    if (game) void this.#open(game);
    else this.problem = 'unknown_game';
    return () => {
      this.#run += 1;
      stop();
      forget();
    };
  }

  command(wish: Wish): void {
    if (this.pending !== null) return;
    this.refusal = null;
    this.pending = { ...wish, id: newId(), seq: this.view?.seq ?? 0 } as Command;
    void this.#guarded(++this.#run, (run) => this.#do(wish, run));
  }

  greet(): void {
    // There is nobody to hear it.
  }

  async another(wish: CreateGame): Promise<string> {
    return this.links.game(await createLocal(wish, this.#core));
  }

  named(): void {
    const [game] = this.#need();
    this.#kept = withName(game, myName());
    this.#save();
    void this.#write();
  }

  #resume(): void {
    this.refusal = null;
    void this.#guarded(++this.#run, (run) => this.#goOn(run));
  }

  /** Shows a game from its first token on, and plays on. */
  async #open(game: KeptGame): Promise<void> {
    const run = ++this.#run;
    try {
      const answer = await this.#playAll(game);
      if (run !== this.#run) return;
      const events = [
        body(1, { type: 'created', seed_hash: game.seed_hash, source: 'played' }),
        body(2, { type: 'started', start: answer.start.start, position: game.position }),
        ...eventsOf(game, answer.steps, 3),
      ];
      this.#kept = game;
      this.#played = playedOf(answer);
      this.#tell(events, true);
    } catch (error) {
      // Nothing can be played of it: it was damaged, or the engine could not be loaded.
      if (run === this.#run) this.problem = codeOf(error);
      return;
    }
    await this.#guarded(run, () => this.#goOn(run));
  }

  async #do(wish: Wish, run: number): Promise<void> {
    const [game, played] = this.#need();
    if (this.strict && wish.type !== 'play') throw refuse('bad_field');
    switch (wish.type) {
      case 'play':
        if (this.view?.to_move !== wish.seat) throw refuse('not_your_turn');
        await this.#play([wish.move], run);
        break;
      case 'undo':
        await this.#undo(run);
        break;
      case 'resign':
        this.#resign(wish.seat);
        break;
      case 'offer_end':
        this.#end({ ...game, ended: { reason: 'abandoned', out: null } });
        break;
      case 'rematch':
        await this.#rematch(played.position.start);
        break;
      default:
        throw refuse('bad_field');
    }
    this.pending = null;
    await this.#goOn(run);
  }

  /** Deals and engines' moves, until somebody here is to move or the game is over. */
  async #goOn(run: number): Promise<void> {
    while (run === this.#run && this.view?.status === 'playing') {
      const [game, { position, seats }] = this.#need();
      if (position.phase === 'deal') {
        await this.#play([], run);
        continue;
      }
      const level = game.seats[(position.to_move ?? 0) - 1]?.level ?? null;
      if (level === null) return;
      const pause = wait(preferences().pace === 'instant' ? 0 : PAUSE_MS);
      const move = await levelMove(this.#core, {
        seed: game.seed,
        players: game.seats.length,
        tokens: seats.length,
        position: position.text,
        level,
      });
      await pause;
      if (move !== null) await this.#play([move], run);
    }
  }

  /** Moves, and the deal that follows from the seed where one is due then. */
  async #play(moves: readonly string[], run: number): Promise<void> {
    const [game, { seats }] = this.#need();
    const { position, tokens, seed } = game;
    const ask = { position, moves: [...tokens, ...moves], seed, known: tokens.length };
    const answer = await this.#core.call('play', ask);
    if (run !== this.#run) return;
    this.#kept = { ...game, tokens: [...tokens, ...answer.steps.map(({ token }) => token)] };
    this.#played = playedOf(answer, seats);
    const events = eventsOf(game, answer.steps, this.#next());
    this.#save();
    this.#tell([...events, ...this.#ending(events.length)]);
  }

  async #undo(run: number): Promise<void> {
    const [game, played] = this.#need();
    const back = takeback(game, played);
    if (!back) throw refuse('nothing_to_undo');
    const tokens = game.tokens.slice(0, back.tokens);
    const answer = await this.#playAll({ ...game, tokens });
    if (run !== this.#run) return;
    this.#kept = { ...game, tokens };
    this.#played = playedOf(answer);
    this.#save();
    this.#tell([body(this.#next(), { type: 'undone', ...back })]);
  }

  /** Ends the game, unless others here play on: then an engine takes over the seat. */
  #resign(seat: number): void {
    const [game] = this.#need();
    if (game.seats.length === 2 || peopleOf(game).length === 1) {
      this.#end({ ...game, ended: { reason: 'resigned', out: seat } }, [
        { type: 'seat_out', seat, reason: 'resigned', by: null },
      ]);
      return;
    }
    const level = this.#level;
    const seats = game.seats.map((each, i) =>
      i + 1 === seat ? ({ kind: 'engine', name: null, level } as const) : each,
    );
    this.#kept = { ...game, seats };
    this.#save();
    this.#tell([body(this.#next(), { type: 'seat_given', seat, level, by: seat })]);
  }

  #end(game: KeptGame, before: readonly EventBody[] = []): void {
    this.#kept = game;
    this.#save();
    const events = before.map((each, i) => body(this.#next() + i, each));
    this.#tell([...events, ...this.#ending(events.length)]);
  }

  async #rematch(start: number): Promise<void> {
    const [game] = this.#need();
    const rematch = game.rematch ?? (await rematchOf(game, start, this.#core));
    this.#kept = { ...game, rematch };
    this.#save();
    this.#tell([body(this.#next(), { type: 'rematch', game: rematch })]);
  }

  /** The event that says that the game is over, if it is. */
  #ending(after: number): GameEvent[] {
    const result = resultOf(...this.#need());
    if (!result || this.view?.status === 'over') return [];
    const { reason, winners, scores } = result;
    return [body(this.#next() + after, { type: 'ended', reason, winners, scores })];
  }

  #tell(events: readonly GameEvent[], again = false): void {
    const [game, played] = this.#need();
    const before = this.view;
    this.events = again ? events : [...this.events, ...events];
    this.view = viewOf(game, played, this.events.length);
    this.arrival = { before, view: this.view, events, again };
    if (this.view.status === 'over' && this.#record === null) void this.#write();
  }

  #save(): void {
    const [game, played] = this.#need();
    const kept = { ...game, changed: Date.now(), standing: standingOf(game, played) };
    this.#kept = kept;
    keep(kept);
  }

  async #write(): Promise<void> {
    const [game, played] = this.#need();
    const tags = tagsOf(game, resultOf(game, played));
    const ask = { position: game.position, moves: game.tokens, tags };
    this.#record = await this.#core.call('write', ask).then(
      ({ record }) => record,
      () => null,
    );
  }

  #playAll({ position, tokens }: KeptGame): Promise<PlayAnswer> {
    return this.#core.call('play', { position, moves: tokens });
  }

  #next(): number {
    return this.events.length + 1;
  }

  #need(): [KeptGame, PlayedGameState] {
    if (!this.#kept || !this.#played) throw refuse('not_started');
    return [this.#kept, this.#played];
  }

  async #guarded(run: number, work: (run: number) => Promise<void>): Promise<void> {
    try {
      await work(run);
    } catch (error) {
      if (run === this.#run) this.refusal = asRefused(error).refused;
    }
    if (run === this.#run) this.pending = null;
  }
}

export function localAddress(id: string): string {
  return `/local?game=${id}`;
}

function body(seq: number, what: EventBody): GameEvent {
  return { seq, time: Date.now(), body: what };
}

function codeOf(error: unknown): ErrorCode {
  const { code } = asRefused(error);
  return code === 'unavailable' ? code : 'unknown_game';
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
