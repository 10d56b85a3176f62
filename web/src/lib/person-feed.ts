/** One socket for the whole page, for what concerns the person at it: their company, their bell. */
import { STANDALONE } from './base';
import type { ClientMessage, ServerMessage } from './messages';
import { GameSocket } from './socket';

/** A tab that nobody has looked at for so long is no longer here. */
export const HIDDEN_MS = 60_000;

/** One subject that is followed. */
export interface Channel {
  /** What begins it, and what ends it. */
  readonly wish: (on: boolean) => ClientMessage;
  readonly take: (message: ServerMessage) => void;
  /** It is not followed any more, or not while nobody looks at this tab. */
  readonly left: () => void;
}

class PersonFeed {
  #channels = new Set<Channel>();
  #socket: GameSocket | null = null;
  /** Whom the server takes this page for, once it has said so. */
  #guest: string | null | undefined;
  #hidden: ReturnType<typeof setTimeout> | undefined;

  /** Follows a subject while somebody looks; returns a function that ends it. */
  follow(channel: Channel): () => void {
    if (STANDALONE) return () => undefined;
    this.#channels.add(channel);
    if (this.#channels.size === 1) {
      document.addEventListener('visibilitychange', this.#seen);
      this.#connect();
    } else this.#socket?.send(channel.wish(true));
    return () => {
      this.#channels.delete(channel);
      channel.left();
      if (this.#channels.size > 0) {
        this.#socket?.send(channel.wish(false));
        return;
      }
      document.removeEventListener('visibilitychange', this.#seen);
      clearTimeout(this.#hidden);
      this.#disconnect();
    };
  }

  /** The person at this page is another one from now on: they get another connection. */
  become(guest: string): void {
    if (this.#guest !== undefined && this.#guest !== guest) this.#socket?.restart();
  }

  #seen = (): void => {
    clearTimeout(this.#hidden);
    if (document.hidden) this.#hidden = setTimeout(() => this.#leave(), HIDDEN_MS);
    else if (!this.#socket) this.#connect();
  };

  #connect(): void {
    const socket = new GameSocket({
      opened: (guest) => {
        this.#guest = guest;
        for (const { wish } of this.#channels) socket.send(wish(true));
      },
      message: (message) => {
        for (const { take } of this.#channels) take(message);
      },
      link: () => undefined,
    });
    this.#socket = socket;
    socket.start();
  }

  #leave(): void {
    this.#disconnect();
    for (const { left } of this.#channels) left();
  }

  #disconnect(): void {
    this.#socket?.stop();
    this.#socket = null;
    this.#guest = undefined;
  }
}

export const personFeed = new PersonFeed();
