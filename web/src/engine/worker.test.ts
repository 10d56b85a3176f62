import { expect, it, vi } from 'vitest';
import type { FromEngine, ToEngine } from './lane';

vi.mock('./module', () => ({
  instantiate: (_: unknown, report: (progress: string) => void) =>
    Promise.resolve((name: string, ask: string) => {
      if (name === 'broken') throw new Error('unreachable');
      report('half');
      return `${name} ${ask}`;
    }),
}));

it('answers one call after the other by its number, also where the core breaks', async () => {
  const said: FromEngine[] = [];
  vi.stubGlobal('postMessage', (message: FromEngine) => said.push(message));
  // Of the worker alone: the window of these tests goes on.
  const listen = vi.spyOn(globalThis, 'addEventListener').mockReturnValue();
  await import('./worker');
  const [heard] = listen.mock.calls;
  const send = (data: ToEngine): void => {
    (heard?.[1] as (event: object) => void)({ data });
  };
  send({ id: 1, name: 'early', ask: '{}' });
  await expect.poll(() => said).toEqual([{ id: 1, failure: 'Error: no module yet' }]);
  send({ module: {} as WebAssembly.Module });
  send({ id: 2, name: 'broken', ask: '{}' });
  send({ id: 3, name: 'play', ask: '{}' });
  await expect
    .poll(() => said.slice(1))
    .toEqual([
      { id: 2, failure: 'Error: unreachable' },
      { id: 3, progress: 'half' },
      { id: 3, answer: 'play {}' },
    ]);
});
