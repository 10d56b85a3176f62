/** Which lessons are done, remembered on this device. Knows no lesson: the start page asks, too. */
import { onStored, store, stored } from '../lib/stored';

const NAME = 'learnt';

function read(value: string | null): readonly string[] {
  return (value ?? '').split(' ').filter((id) => id !== '');
}

let done = $state.raw(read(stored(NAME)));

onStored(NAME, (value) => {
  done = read(value);
});

export function isDone(id: string): boolean {
  return done.includes(id);
}

export function anyDone(): boolean {
  return done.length > 0;
}

export function setDone(id: string): void {
  if (done.includes(id)) return;
  done = [...done, id];
  store(NAME, done.join(' '));
}

export function forgetProgress(): void {
  done = [];
  store(NAME, null);
}
