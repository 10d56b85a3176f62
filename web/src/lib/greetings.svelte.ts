/** What players can say to each other, and whether one wants to hear it. */
import type { Greeting } from './messages';
import { onStored, store, stored } from './stored';

export const GREETINGS: readonly Greeting[] = ['hello', 'luck', 'nice', 'thanks', 'moment'];
/** A greeting of a seat; a new object each time. */
export interface SeatGreeting {
  readonly seat: number;
  readonly greeting: Greeting;
}

const NAME = 'greetings';
const OFF = 'off';
let off = $state(stored(NAME) === OFF);

onStored(NAME, (value) => {
  off = value === OFF;
});

/** Whether the greetings of others are left out. */
export function muted(): boolean {
  return off;
}

export function mute(on: boolean): void {
  off = on;
  store(NAME, on ? OFF : null);
}
