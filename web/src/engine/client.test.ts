import { describe, expect, it, vi } from 'vitest';
import { api, refuse, RefusedError } from '../lib/api';
import { CancelledError, CoreClient } from './client';
import type { FromEngine, Port, ToEngine } from './lane';
import type { Appeal, Referee } from './referee';

const MODULE = {} as WebAssembly.Module;
const START = { position: 'a' };

class FakePort implements Port {
  readonly heard: Exclude<ToEngine, { module: unknown }>[] = [];
  ended = false;
  #listeners: Record<string, (event: never) => void> = {};

  postMessage(message: ToEngine): void {
    if (!('module' in message)) this.heard.push(message);
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners[type] = listener;
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromEngine): void {
    this.#listeners.message?.({ data: message } as never);
  }
  break(): void {
    this.#listeners.error?.('broken' as never);
  }
}

function setUp(
  load: () => Promise<WebAssembly.Module> = () => Promise.resolve(MODULE),
  referee?: Referee,
): {
  core: CoreClient;
  ports: FakePort[];
  load: ReturnType<typeof vi.fn<() => Promise<WebAssembly.Module>>>;
} {
  const ports: FakePort[] = [];
  const loading = vi.fn(load);
  const core = new CoreClient(
    loading,
    () => {
      const port = new FakePort();
      ports.push(port);
      return port;
    },
    referee,
  );
  return { core, ports, load: loading };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const view = (nodes: number, done: boolean): string =>
  JSON.stringify({ to_move: 1, lines: [], nodes, depth: 1, ms: 1, done });

describe('the core in the page', () => {
  it('loads nothing before it is asked, and then once', async () => {
    const { core, ports, load } = setUp();
    expect(load).not.toHaveBeenCalled();
    const answers = [core.call('new', {}), core.call('deal', { position: 'a', seed: '1' })];
    await settle();
    expect(ports).toHaveLength(1);
    expect(ports[0]?.heard.map((message) => message.name)).toEqual(['new']);
    ports[0]?.say({ id: 1, answer: '{"position":"b"}' });
    await settle();
    ports[0]?.say({ id: 2, answer: '{"deal":"="}' });
    expect(await Promise.all(answers)).toEqual([{ position: 'b' }, { deal: '=' }]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('rejects with what the core refuses', async () => {
    const { core, ports } = setUp();
    const answer = core.call('legal', { position: 'x' });
    await settle();
    const refused = { type: 'refused', code: 'bad_position', field: 'position', detail: 'no' };
    ports[0]?.say({ id: 1, answer: JSON.stringify(refused) });
    const error = await answer.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ code: 'bad_position', field: 'position', message: 'no' });
  });

  it('does not let quick calls wait for long ones', async () => {
    const { core, ports } = setUp();
    void core.start('analyse', START).answer.catch(() => undefined);
    void core.call('legal', START).catch(() => undefined);
    await settle();
    expect(ports.map((port) => port.heard.map((message) => message.name))).toEqual([
      ['analyse'],
      ['legal'],
    ]);
  });

  it('tells progress; cancelling ends the worker and keeps what was told', async () => {
    const { core, ports, load } = setUp();
    const told: number[] = [];
    const run = core.start('analyse', START, (progress) => told.push(progress.nodes));
    const others: number[] = [];
    const next = core.start('analyse', START, (progress) => others.push(progress.nodes));
    await settle();
    ports[0]?.say({ id: 1, progress: view(10, false) });
    ports[0]?.say({ id: 1, progress: view(20, false) });
    run.cancel();
    expect(await run.answer).toMatchObject({ nodes: 20, done: false });
    await settle();
    expect([ports[0]?.ended, ports[1]?.ended]).toEqual([true, false]);
    ports[0]?.say({ id: 1, progress: view(30, false) }); // was on its way
    ports[1]?.say({ id: 2, answer: view(40, true) });
    expect(await next.answer).toMatchObject({ nodes: 40, done: true });
    expect([told, others]).toEqual([[10, 20], []]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('forgets a call that waits, and leaves the one that runs alone', async () => {
    const { core, ports } = setUp();
    const first = core.start('analyse', START);
    const second = core.start('analyse', START);
    await settle();
    second.cancel();
    await expect(second.answer).rejects.toBeInstanceOf(CancelledError);
    ports[0]?.say({ id: 1, answer: view(1, true) });
    await first.answer;
    await settle();
    expect(ports[0]?.heard).toHaveLength(1);
    expect(ports[0]?.ended).toBe(false);
  });

  it('cancels before the worker has begun', async () => {
    const { core, ports } = setUp();
    const run = core.start('analyse', START);
    run.cancel();
    await expect(run.answer).rejects.toBeInstanceOf(CancelledError);
    await settle();
    expect(ports.every((port) => port.heard.length === 0)).toBe(true);
  });

  it('thinks only when that is fair, and stops when it no longer is', async () => {
    const appeals: Appeal[] = [];
    const { core, ports } = setUp(undefined, (appeal) => {
      appeals.push(appeal);
      return () => undefined;
    });
    const run = core.start('analyse', START);
    const review = core.start('review', { ...START, moves: ['m'] });
    void core.call('legal', START).catch(() => undefined);
    await settle();
    expect(ports.flatMap((port) => port.heard.map((message) => message.name))).toEqual(['legal']);
    appeals[0]?.begin();
    await settle();
    const why = refuse('rated_game');
    for (const appeal of appeals) appeal.refuse(why);
    await expect(run.answer).rejects.toBe(why);
    await expect(review.answer).rejects.toBe(why);
    expect(ports[1]?.ended).toBe(true);
    expect(await appeals[0]?.position()).toBe('a');
    // What a review is about is where its moves lead.
    const asked = appeals[1]?.position();
    await settle();
    ports[0]?.say({ id: 1, answer: '{}' });
    await settle();
    ports[0]?.say({ id: 2, answer: '{"steps":[{"position":{"text":"b"}}]}' });
    expect(await asked).toBe('b');
  });

  it('says that it failed, and tries again with the next call', async () => {
    const { core, ports } = setUp();
    const broken = core.call('new', {});
    await settle();
    ports[0]?.break();
    await expect(broken).rejects.toMatchObject({ code: 'unavailable', detail: 'broken' });
    const trapped = core.call('new', {});
    await settle();
    ports[1]?.say({ id: 2, failure: 'RuntimeError: unreachable' });
    await expect(trapped).rejects.toMatchObject({ code: 'unavailable' });
    await settle();
    expect(ports.map((port) => port.ended)).toEqual([true, true]);
  });

  it('loads again after a failure of the network', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(MODULE)];
    answers[0]?.catch(() => undefined);
    const { core, ports, load } = setUp(() => answers.shift() ?? Promise.resolve(MODULE));
    await expect(core.call('new', {})).rejects.toMatchObject({ code: 'unavailable' });
    const again = core.call('legal', START);
    await settle();
    ports[0]?.say({ id: 2, answer: '{}' });
    await again;
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('asks the server for the rules where it cannot run, and for nothing else', async () => {
    const { core } = setUp(() => Promise.reject(new ReferenceError('WebAssembly')));
    const served = vi.spyOn(api, 'rules').mockResolvedValueOnce({ legal: [] });
    expect(await core.call('legal', START)).toEqual({ legal: [] });
    expect(served).toHaveBeenCalledExactlyOnceWith('legal', START);
    await expect(core.call('new', {})).rejects.toMatchObject({ code: 'unavailable' });
    await expect(core.start('analyse', START).answer).rejects.toBeInstanceOf(RefusedError);
    const away = refuse('unavailable');
    served.mockRejectedValueOnce(away);
    await expect(core.call('play', { ...START, moves: [] })).rejects.toBe(away);
    expect(served).toHaveBeenCalledTimes(2);
  });
});
