/** A game as it is played: the connection, the state, and the commands of the person at this page. */
import { api, newId, recordName, recordOf } from './api';
import { noteRatedGame } from './fair-play.svelte';
import { follow, seqOf, type FollowState } from './follow';
import type { SeatGreeting } from './greetings.svelte';
import { needGuest, takeName } from './me.svelte';
import type {
  Command,
  CreateGame,
  ErrorCode,
  GameEvent,
  GameView,
  Greeting,
  Refused,
  ServerMessage,
} from './messages';
import { keepPending, pendingOf } from './pending';
import { asRefused } from './refusal';
import { GameSocket, type Link } from './socket';

/** A command without what every command carries. */
export type Wish = Command extends infer C
  ? C extends Command
    ? Omit<C, 'id' | 'seq'>
    : never
  : never;

/** A restart takes seconds: a server that is away for longer is not just restarting. */
const RESTART_MS = 20_000;
/** Refusals after which the same command is worth another try. */
const LATER: readonly ErrorCode[] = ['busy', 'unavailable', 'closing', 'too_many', 'read_only'];

export interface Arrival {
  readonly before: GameView | null;
  readonly view: GameView;
  readonly events: readonly GameEvent[];
  /** It answers a question for what was missed: the page was away, or has just been opened. */
  readonly again: boolean;
}

/** Where one can go from a game; `null`: there is no such thing. */
export interface GameLinks {
  /** A link for others, who then see the game. */
  readonly share: string | null;
  readonly replay: string;
  readonly review: string;
  readonly analysis: string;
  /** A file to download. */
  readonly record: { readonly href: string; readonly name: string } | null;
  /** A new game from where this one ended early. */
  readonly playOn: string;
  /** The game with this id, such as the rematch. */
  game(id: string): string;
}

/** A game as the table needs it, wherever it is played. */
export interface PlayedGame {
  readonly id: string;
  readonly view: GameView | null;
  readonly events: readonly GameEvent[];
  readonly link: Link;
  readonly closing: boolean;
  readonly problem: ErrorCode | null;
  readonly pending: Command | null;
  refusal: Refused | null;
  readonly greeted: SeatGreeting | null;
  readonly offset: number;
  readonly arrival: Arrival | null;
  readonly links: GameLinks;
  /** As it comes: no help, nothing taken back, given up or played again. */
  readonly strict: boolean;
  /** Follows the game; returns a function that ends it. */
  start(): () => void;
  command(wish: Wish): void;
  greet(greeting: Greeting): void;
  /** Makes another game, played where this one is; its address. */
  another(wish: CreateGame): Promise<string>;
  /** The person at this page has just taken a name. */
  named(): void;
}

export class LiveGame implements PlayedGame {
  readonly id: string;
  readonly strict = false;
  #followed = $state.raw<FollowState>({ view: null, events: [] });
  link = $state<Link>('connecting');
  /** The server announced that it restarts. */
  closing = $state(false);
  /** Why there is no game to be seen. */
  problem = $state<ErrorCode | null>(null);
  pending = $state.raw<Command | null>(null);
  /** The last command that was refused, until the next one. */
  refusal = $state.raw<Refused | null>(null);
  /** What a player said last. */
  greeted = $state.raw<SeatGreeting | null>(null);
  /** The server's clock minus ours. */
  offset = $state(0);
  /** The last update: what to show and to announce. */
  arrival = $state.raw<Arrival | null>(null);

  #socket: GameSocket;
  #guest: string | null = null;
  /** Not reactive: an effect that starts the game would start it again with every change. */
  #silent = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  #restart: ReturnType<typeof setTimeout> | undefined;
  #opened: (() => void)[] = [];
  /** What was missed has been asked for. */
  #asked = false;

  constructor(id: string) {
    this.id = id;
    this.pending = pendingOf(id);
    this.#socket = new GameSocket({
      opened: (guest) => this.#welcome(guest),
      message: (message) => this.#take(message),
      link: (link) => {
        const back = this.#silent && link === 'open';
        this.#silent = link === 'silent';
        this.link = link;
        if (back) this.#follow();
      },
    });
  }

  get view(): GameView | null {
    return this.#followed.view;
  }

  get events(): readonly GameEvent[] {
    return this.#followed.events;
  }

  get links(): GameLinks {
    const { id } = this;
    return {
      share: `/play/${id}`,
      replay: `/replay/${id}`,
      review: `/review/${id}`,
      analysis: `/analysis/${id}`,
      record: { href: recordOf(id), name: recordName(id) },
      playOn: `/new?game=${id}&tokens=${String(this.view?.tokens ?? 0)}`,
      game: (other) => `/play/${other}`,
    };
  }

  start(): () => void {
    this.#socket.start();
    return () => {
      clearTimeout(this.#later);
      clearTimeout(this.#restart);
      this.#socket.stop();
    };
  }

  /** Sends a command; it is kept until the server has answered. */
  command(wish: Wish): void {
    const command = { ...wish, id: newId(), seq: seqOf(this.#followed) } as Command;
    this.refusal = null;
    this.#keep(command);
    this.#resend();
  }

  /** Says something to all who watch; nothing waits for it. */
  greet(greeting: Greeting): void {
    this.#socket.send({ type: 'greet', game: this.id, greeting });
  }

  async another(wish: CreateGame): Promise<string> {
    await needGuest();
    return this.links.game((await api.createGame(wish)).game);
  }

  named(): void {
    // The server knows, and says so to everybody who asks.
  }

  /** Sits down, under this name if one is given: becomes a guest first, if need be. */
  async join(seat: number | null, name = ''): Promise<void> {
    this.refusal = null;
    try {
      await takeName(name);
      const me = await needGuest();
      if (this.#guest !== me.guest) {
        const opened = new Promise<void>((resolve) => this.#opened.push(resolve));
        this.#socket.restart();
        await opened;
      }
      this.command({ type: 'join', seat });
    } catch (error) {
      this.refusal = asRefused(error).refused;
    }
  }

  #welcome(guest: string | null): void {
    this.#guest = guest;
    this.closing = false;
    this.#follow();
    for (const resolve of this.#opened.splice(0)) resolve();
  }

  /** Asks for what was missed, and sends again what may not have arrived. */
  #follow(): void {
    this.#watch();
    this.#resend();
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        if (message.game !== this.id) return;
        this.#update(message);
        break;
      case 'applied':
        if (message.id === this.pending?.id) this.#keep(null);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'greeted':
        if (message.game === this.id) {
          this.greeted = { seat: message.seat, greeting: message.greeting };
        }
        break;
      case 'closing':
        this.closing = true;
        clearTimeout(this.#restart);
        this.#restart = setTimeout(() => (this.closing = false), RESTART_MS);
        break;
    }
  }

  #update(update: Extract<ServerMessage, { type: 'update' }>): void {
    const taken = follow(this.#followed, update);
    if (taken.kind === 'old') return;
    if (taken.kind === 'gap') {
      this.#watch();
      return;
    }
    const before = this.#followed.view;
    this.problem = null;
    this.offset = update.view.now - Date.now();
    this.#followed = taken.state;
    noteRatedGame(update.view);
    this.arrival = { before, view: update.view, events: taken.fresh, again: this.#asked };
    this.#asked = false;
  }

  #watch(): void {
    this.#asked = true;
    this.#socket.send({ type: 'watch', game: this.id, since: seqOf(this.#followed) });
  }

  #refused(refused: Refused): void {
    if (refused.id === null) {
      // Deleted by the host: there is nothing to look at any more.
      if (this.view === null || refused.code === 'unknown_game') this.problem = refused.code;
      return;
    }
    if (refused.id !== this.pending?.id) return;
    if (LATER.includes(refused.code)) {
      clearTimeout(this.#later);
      this.#later = setTimeout(() => this.#resend(), refused.retry_ms ?? 2000);
      return;
    }
    this.refusal = refused;
    this.#keep(null);
  }

  #keep(command: Command | null): void {
    this.pending = command;
    keepPending(this.id, command);
  }

  #resend(): void {
    if (this.pending) this.#socket.send({ type: 'command', game: this.id, command: this.pending });
  }
}
