/**
 * The core in WebAssembly: a function that takes the name of a call and its question as JSON, and gives
 * the answer as JSON (core/wasm/exports.cpp is the other side). Runs in a worker, and in Node for tests.
 */

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): number;
  call(name: number, nameSize: number, ask: number, askSize: number): number;
  answer(): number;
}

export type CoreCall = (name: string, ask: string) => string;

/** Begins an engine; `report` gets progress, as JSON, while a call runs. */
export async function instantiate(
  module: WebAssembly.Module,
  report: (progress: string) => void,
): Promise<CoreCall> {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const read = (at: number, size: number): string =>
    decoder.decode(new Uint8Array(core.memory.buffer, at, size));
  const instance = await WebAssembly.instantiate(module, {
    evora: {
      report: (at: number, size: number) => report(read(at, size)),
      nanoseconds: () => BigInt(Math.round(performance.now() * 1e6)),
    },
  });
  const core = instance.exports as unknown as Exports;
  core._initialize();

  const write = (text: string): [number, number] => {
    const bytes = encoder.encode(text);
    const at = core.room(Math.max(bytes.length, 1));
    new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
    return [at, bytes.length];
  };
  return (name, ask) => {
    const size = core.call(...write(name), ...write(ask));
    return read(core.answer(), size);
  };
}
