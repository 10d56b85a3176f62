/**
 * One worker and the calls that wait for it, in order. A call that runs can only be cancelled by ending the
 * worker; the next call gets a new one, from the module that is already compiled.
 */

export type ToEngine =
  | { readonly module: WebAssembly.Module }
  | { readonly id: number; readonly name: string; readonly ask: string };

export type FromEngine =
  | { readonly id: number; readonly answer: string }
  | { readonly id: number; readonly progress: string }
  | { readonly id: number; readonly failure: string };

/** The part of a Worker that is used. */
export interface Port {
  postMessage(message: ToEngine): void;
  addEventListener(type: 'message', listener: (event: { data: FromEngine }) => void): void;
  addEventListener(type: 'error', listener: (event: unknown) => void): void;
  terminate(): void;
}

export interface Job {
  readonly name: string;
  readonly ask: string;
  progress(json: string): void;
  answer(json: string): void;
  /** The engine did not start, or broke off. */
  fail(cause: unknown): void;
}

export class Lane {
  readonly #module: () => Promise<WebAssembly.Module>;
  readonly #open: () => Port;
  #port: Promise<Port> | null = null;
  #waiting: Job[] = [];
  #running: { readonly job: Job; readonly id: number } | null = null;
  #calls = 0;

  constructor(module: () => Promise<WebAssembly.Module>, open: () => Port) {
    this.#module = module;
    this.#open = open;
  }

  add(job: Job): void {
    this.#waiting.push(job);
    this.#next();
  }

  /** Forgets a call; one that runs ends with its worker. */
  drop(job: Job): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting !== job);
    if (this.#running?.job === job) this.#restart();
  }

  /** Ends the worker: its memory is free again. The next call starts another. */
  #restart(): void {
    void this.#port?.then(
      (port) => port.terminate(),
      () => undefined,
    );
    this.#port = null;
    this.#running = null;
    this.#next();
  }

  #next(): void {
    const job = this.#running === null ? this.#waiting.shift() : undefined;
    if (job === undefined) return;
    const id = ++this.#calls;
    this.#running = { job, id };
    this.#port ??= this.#start();
    this.#port.then(
      (port) => {
        if (this.#running?.id === id) port.postMessage({ id, name: job.name, ask: job.ask });
      },
      (error: unknown) => this.#fail(id, error),
    );
  }

  async #start(): Promise<Port> {
    const module = await this.#module();
    const port = this.#open();
    port.addEventListener('message', (event) => this.#hear(event.data));
    port.addEventListener('error', (event) => {
      if (this.#running !== null) this.#fail(this.#running.id, event);
    });
    port.postMessage({ module });
    return port;
  }

  #hear(message: FromEngine): void {
    const running = this.#running;
    // What a worker said before it was ended may arrive later.
    if (running === null || running.id !== message.id) return;
    if ('progress' in message) {
      running.job.progress(message.progress);
    } else if ('failure' in message) {
      this.#fail(message.id, message.failure);
    } else {
      this.#running = null;
      running.job.answer(message.answer);
      this.#next();
    }
  }

  /** A worker that failed once is not asked again. */
  #fail(id: number, cause: unknown): void {
    const running = this.#running;
    if (running?.id !== id) return;
    this.#restart();
    running.job.fail(cause);
  }
}
