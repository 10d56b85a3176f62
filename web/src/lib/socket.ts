/**
 * The socket to the server: says hello, keeps itself alive and reconnects. Callers decide what is sent
 * and when; nothing is queued here.
 */
import { noteBan, noteHost } from './host.svelte';
import { PROTOCOL, type ClientMessage, type Refused, type ServerMessage } from './messages';

/**
 * `silent`: open, but an answer is overdue; `lost`: it was open and reconnects; `outdated`: only a
 * reload helps; `banned`: nothing does for now.
 */
export type Link = 'connecting' | 'open' | 'silent' | 'lost' | 'outdated' | 'banned';

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
  /** How long the server may be silent before a ping: in a tab that is seen, and in a hidden one. */
  readonly quiet: number;
  readonly hidden: number;
  /** How long an answer may take before it is said, and before a new connection is tried. */
  readonly answer: number;
  readonly patience: number;
}

/**
 * `quiet` and `answer` together are the time in which a lost network is noticed. A slow server is given
 * longer before everybody connects to it again: that would make it slower.
 */
const TIMES: SocketTimes = {
  first: 400,
  max: 15_000,
  quiet: 2_800,
  hidden: 25_000,
  answer: 1_800,
  patience: 7_000,
};

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
  /** Since when an answer is awaited. */
  #asked: number | null = null;
  #silent = false;
  #ended = false;
  #greeted = false;
  #was = false;

  constructor(hooks: SocketHooks, times: SocketTimes = TIMES) {
    this.#hooks = hooks;
    this.#times = times;
  }

  start(): void {
    addEventListener('online', this.#nudge);
    addEventListener('offline', this.#nudge);
    document.addEventListener('visibilitychange', this.#nudge);
    this.#connect();
  }

  stop(): void {
    this.#ended = true;
    removeEventListener('online', this.#nudge);
    removeEventListener('offline', this.#nudge);
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
    if (this.#asked === null) this.#await();
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
    if (this.#silent) {
      this.#silent = false;
      this.#hooks.link('open');
    }
    this.#asked = null;
    if (this.#greeted) this.#listen();
    this.#heard(message);
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#tries = 0;
        this.#greeted = this.#was = true;
        this.#listen();
        noteHost(message.host);
        this.#hooks.link('open');
        this.#hooks.opened(message.guest);
        break;
      case 'outdated':
        this.#ended = true;
        this.#hooks.link('outdated');
        break;
      case 'host':
        noteHost(message);
        break;
      case 'refused':
        if (message.code === 'banned') this.#banned(message);
        this.#hooks.message(message);
        break;
      case 'closing':
        this.#hooks.message(message);
        this.#again(message.retry_ms);
        break;
      default:
        this.#hooks.message(message);
    }
  }

  #banned({ notice }: Refused): void {
    noteBan(notice);
    this.#ended = true;
    this.#hooks.link('banned');
  }

  /** Watches for silence, and breaks it with a ping. */
  #listen(): void {
    clearTimeout(this.#silence);
    const { quiet, hidden, patience } = this.#times;
    if (!this.#greeted) {
      this.#silence = setTimeout(this.#lost, patience);
      return;
    }
    this.#silence = setTimeout(() => this.#ping(), document.hidden ? hidden : quiet);
  }

  #ping(): void {
    this.#asked = null;
    if (!this.send({ type: 'ping', sent: Date.now() })) this.#await();
  }

  /** Something was sent that the server answers. */
  #await(): void {
    this.#asked = Date.now();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#overdue(), this.#times.answer);
  }

  #overdue(): void {
    const { answer, patience } = this.#times;
    // A machine that slept, or a tab whose timers were held back: the answer may lie here unread.
    if (Date.now() - (this.#asked ?? 0) > patience) {
      this.#ping();
      return;
    }
    this.#silent = true;
    this.#hooks.link('silent');
    this.#silence = setTimeout(this.#lost, patience - answer);
  }

  #lost = (): void => {
    this.#again();
  };

  /** `after`: what the server asks for. Everybody is asked the same, so the wait is spread out. */
  #again(after = 0): void {
    this.#drop();
    if (this.#ended) return;
    if (this.#was) this.#hooks.link('lost');
    clearTimeout(this.#wake);
    const chance = Math.random();
    const wait = backoff(this.#tries++, this.#times, chance);
    this.#wake = setTimeout(() => this.#connect(), wait + after * (1 + chance / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = this.#silent = false;
    this.#asked = null;
    clearTimeout(this.#silence);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The network went or came back, or the tab is visible again: no need to wait. */
  #nudge = (event: Event): void => {
    if (this.#ended || document.hidden) return;
    if (this.#greeted) this.#ping();
    else if (!this.#socket && event.type !== 'offline') {
      this.#tries = 0;
      this.#connect();
    }
  };
}
