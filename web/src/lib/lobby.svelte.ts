/** The lobby as it is now, over a socket: whole for its page, in brief for those that only say how many wait. */
import { STANDALONE } from './base';
import type { Lobby, LobbyCounts, WatchedGame } from './messages';
import { HIDDEN_MS } from './person-feed';
import { noteServer } from './server.svelte';
import { GameSocket } from './socket';

export type Counts = Pick<LobbyCounts, 'waiting' | 'here'>;

export class LobbyFeed {
  /** Who waits and is here; nothing while that is not known: an old number would be a wrong one. */
  counts = $state.raw<Counts>();
  /** The game that most people watch. */
  featured = $state.raw<WatchedGame | null>(null);
  /** The lists, if they are followed; what was there stays while they cannot be renewed. */
  lists = $state.raw<Lobby>();
  away = $state(false);

  #brief: boolean;
  #socket: GameSocket | null = null;
  #hidden: ReturnType<typeof setTimeout> | undefined;

  constructor({ brief }: { brief: boolean }) {
    this.#brief = brief;
  }

  /** Follows the lobby while somebody looks; returns a function that ends it. */
  start(): () => void {
    if (STANDALONE) return () => undefined;
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
    return () => {
      document.removeEventListener('visibilitychange', this.#seen);
      clearTimeout(this.#hidden);
      this.#disconnect();
    };
  }

  #seen = (): void => {
    clearTimeout(this.#hidden);
    if (document.hidden) this.#hidden = setTimeout(() => this.#disconnect(), HIDDEN_MS);
    else if (!this.#socket) this.#connect();
  };

  #connect(): void {
    const socket = new GameSocket({
      opened: () => {
        noteServer(true);
        socket.send({ type: 'watch_lobby', on: true, brief: this.#brief });
      },
      message: (message) => {
        if (message.type === 'lobby_counts') [this.counts, this.featured] = [message, message.live];
        if (message.type === 'lobby') this.counts = this.lists = message;
      },
      link: (link) => {
        this.away = link === 'lost' || link === 'outdated';
        if (this.away) this.counts = undefined;
      },
    });
    this.#socket = socket;
    socket.start();
  }

  #disconnect(): void {
    this.#socket?.stop();
    this.#socket = null;
    this.counts = undefined;
  }
}
