/**
 * The socket to the server: says hello, keeps itself alive and reconnects. Callers decide what is sent
 * and when; nothing is queued here.
 */
import { PROTOCOL, type ClientMessage, type ServerMessage } from './messages';

/** `lost`: it was open and reconnects; `outdated`: only a reload helps. */
export type Link = 'connecting' | 'open' | 'lost' | 'outdated';

export interface SocketHooks {
  /** The server has answered hello: messages can be sent from now on. */
  opened(guest: string | null): void;
  message(message: ServerMessage): void;
  link(link: Link): void;
}

export interface SocketTimes {
  /** The first and the longest wait before reconnecting. */
  readonly first: number;
  readonly max: number;
  /** How long the server may be silent before a ping, and how long its answer may take. */
  readonly quiet: number;
  readonly patience: number;
}

const TIMES: SocketTimes = { first: 400, max: 15_000, quiet: 20_000, patience: 8_000 };

/** The wait before the next try: doubled each time, with jitter, so that not all reconnect at once. */
export function backoff(tries: number, times: SocketTimes, chance: number): number {
  return Math.min(times.max, times.first * 2 ** tries) * (0.6 + 0.4 * chance);
}

export function socketAddress(place: Pick<Location, 'protocol' | 'host'> = location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/ws`;
}

export class GameSocket {
  #hooks: SocketHooks;
  #times: SocketTimes;
  #socket: WebSocket | null = null;
  #tries = 0;
  #wake: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #greeted = false;
  #was = false;

  constructor(hooks: SocketHooks, times: SocketTimes = TIMES) {
    this.#hooks = hooks;
    this.#times = times;
  }

  start(): void {
    addEventListener('online', this.#nudge);
    document.addEventListener('visibilitychange', this.#nudge);
    this.#connect();
  }

  stop(): void {
    this.#ended = true;
    removeEventListener('online', this.#nudge);
    document.removeEventListener('visibilitychange', this.#nudge);
    clearTimeout(this.#wake);
    clearTimeout(this.#silence);
    this.#drop();
  }

  /** Reconnects, for example as another guest. */
  restart(): void {
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  /** Says whether the message was sent; if not, send it after the next `opened`. */
  send(message: ClientMessage): boolean {
    if (!this.#greeted || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    if (this.#ended) return;
    clearTimeout(this.#wake);
    this.#hooks.link(this.#was ? 'lost' : 'connecting');
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    this.#greeted = false;
    this.#listen();
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies ClientMessage));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#again();
    };
  }

  #take(message: ServerMessage): void {
    this.#heard(message);
    if (this.#socket) this.#listen();
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#tries = 0;
        this.#greeted = this.#was = true;
        this.#hooks.link('open');
        this.#hooks.opened(message.guest);
        break;
      case 'outdated':
        this.#ended = true;
        this.#hooks.link('outdated');
        break;
      case 'closing':
        this.#hooks.message(message);
        this.#again(message.retry_ms);
        break;
      default:
        this.#hooks.message(message);
    }
  }

  /** Watches for silence: sends a ping, and reconnects if no answer comes. */
  #listen(): void {
    clearTimeout(this.#silence);
    const { quiet, patience } = this.#times;
    if (!this.#greeted) {
      this.#silence = setTimeout(this.#lost, patience);
      return;
    }
    this.#silence = setTimeout(() => {
      this.#ping();
    }, quiet);
  }

  #ping(): void {
    this.send({ type: 'ping', sent: Date.now() });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#lost, this.#times.patience);
  }

  #lost = (): void => {
    this.#again();
  };

  #again(after?: number): void {
    this.#drop();
    if (this.#ended) return;
    if (this.#was) this.#hooks.link('lost');
    clearTimeout(this.#wake);
    const wait = backoff(this.#tries++, this.#times, Math.random());
    this.#wake = setTimeout(
      () => {
        this.#connect();
      },
      Math.max(wait, after ?? 0),
    );
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#silence);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The network is back, or the tab is visible again: no need to wait. */
  #nudge = (): void => {
    if (this.#ended || document.hidden) return;
    if (this.#greeted) this.#ping();
    else if (!this.#socket) {
      this.#tries = 0;
      this.#connect();
    }
  };
}
