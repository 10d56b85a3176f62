// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { instantiate, type CoreCall } from './module';

const told: string[] = [];
let core: CoreCall;

const ask = (name: string, question: object): Record<string, unknown> =>
  JSON.parse(core(name, JSON.stringify(question))) as Record<string, unknown>;

beforeAll(async () => {
  const module = await WebAssembly.compile(readFileSync('src/engine/evora.wasm'));
  core = await instantiate(module, (progress) => told.push(progress));
});

describe('the core in WebAssembly', () => {
  it('answers', () => {
    const { position } = ask('new', { players: 3, variant: 'grey' });
    const { deal } = ask('deal', { position, seed: '7' });
    const played = ask('play', { position, moves: [deal] });
    expect(played).toMatchObject({ steps: [{ token: deal, seat: null }] });
  });

  it('refuses what makes no sense, also after many refusals', () => {
    for (let i = 0; i < 1000; i += 1) {
      expect(ask('legal', { position: 'nonsense' })).toMatchObject({
        type: 'refused',
        code: 'bad_position',
      });
    }
    expect(ask('nonsense', {})).toMatchObject({ code: 'unknown_type' });
    const { position } = ask('new', {});
    expect(ask('play', { position, moves: ['1B1'] })).toMatchObject({ code: 'illegal_move' });
    expect(ask('play', { position, moves: ['é€'] })).toMatchObject({ field: 'moves[0]' });
  });

  it('reports while it searches', () => {
    const { position } = ask('new', {});
    const { deal } = ask('deal', { position, seed: '7' });
    const { steps } = ask('play', { position, moves: [deal] }) as {
      steps: { position: { text: string } }[];
    };
    const start = steps[0]?.position.text;
    const view = ask('analyse', { position: start, nodes: 50_000, report_ms: 1 });
    expect(view).toMatchObject({ done: true, to_move: 1 });
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ done: false, to_move: 1 });
  });

  it('uses no more memory the hundredth time than the tenth', async () => {
    const module = await WebAssembly.compile(readFileSync('src/engine/evora.wasm'));
    const { exports } = await WebAssembly.instantiate(module, {
      evora: { report: () => undefined, nanoseconds: () => 0n },
    });
    const { memory, room, call, _initialize } = exports as unknown as {
      memory: WebAssembly.Memory;
      room(size: number): number;
      call(name: number, nameSize: number, ask: number, askSize: number): number;
      _initialize(): void;
    };
    _initialize();
    const put = (text: string): [number, number] => {
      const bytes = new TextEncoder().encode(text);
      const at = room(bytes.length);
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      return [at, bytes.length];
    };
    const sizes: number[] = [];
    const { position } = ask('new', { players: 4 });
    for (let i = 0; i < 100; i += 1) {
      call(...put('deal'), ...put(JSON.stringify({ position, seed: String(i) })));
      call(...put('legal'), ...put(JSON.stringify({ position })));
      call(...put('legal'), ...put('nonsense'));
      sizes.push(memory.buffer.byteLength);
    }
    expect(sizes[99]).toBe(sizes[9]);
    // More than there can be: no room, and no end of the world.
    for (const size of [2 ** 32 - 1, 2 ** 31, 2 ** 30 + 1]) expect(room(size)).toBe(0);
  });
});
