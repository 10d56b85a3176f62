/** A command that waits for its answer: kept in the browser, so that a reload does not lose it. */
import type { Command } from './messages';
import { store, stored } from './stored';

/** Keeps the command of a game; `null` once the server has answered it. */
export function keepPending(game: string, command: Command | null): void {
  store(`pending.${game}`, command === null ? null : JSON.stringify(command));
}

export function pendingOf(game: string): Command | null {
  try {
    const value: unknown = JSON.parse(stored(`pending.${game}`) ?? 'null');
    if (typeof value === 'object' && value !== null && 'id' in value && 'type' in value) {
      return value as Command;
    }
  } catch {
    // Written by something else: there is no command.
  }
  return null;
}
