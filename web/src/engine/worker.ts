/** The worker that an engine runs in: one call after the other, each answered by its number. */
import { instantiate, type CoreCall } from './module';
import type { ToEngine, FromEngine } from './lane';

let core: Promise<CoreCall> | null = null;
let running = 0;

const say = (message: FromEngine): void => {
  postMessage(message);
};

async function answer(id: number, name: string, ask: string): Promise<void> {
  try {
    const call = await core;
    if (call === null) throw new Error('no module yet');
    running = id;
    say({ id, answer: call(name, ask) });
  } catch (error) {
    say({ id, failure: String(error) });
  }
}

// Calls wait for each other: the first one may still wait for the module.
let last = Promise.resolve();

addEventListener('message', (event: MessageEvent<ToEngine>) => {
  const message = event.data;
  if ('module' in message) {
    core = instantiate(message.module, (progress) => {
      say({ id: running, progress });
    });
    core.catch(() => undefined); // those who call get it
  } else {
    last = last.then(() => answer(message.id, message.name, message.ask));
  }
});
