/** Whether there is a server to ask: noticed whenever something is asked of it. */
import { STANDALONE } from './base';

let away = $state(STANDALONE || !navigator.onLine);

/** The server does not answer, or this page never had one. */
export function serverAway(): boolean {
  return away;
}

/** Takes note of whether the server has just answered. */
export function noteServer(answered: boolean): void {
  away = STANDALONE || !answered;
}

addEventListener('offline', () => {
  noteServer(false);
});
