/**
 * The engine in the page: the core in a worker, started when it is first asked something. Answers are
 * those of the server's messages; what every call takes and gives is in `Calls` (docs/wasm.md).
 *
 *     const { legal } = await engine.call('legal', { position });
 *     const run = engine.start('analyse', { position, lines: 3 }, (view) => show(view));
 *     run.cancel();
 */
import type {
  AnalysisView,
  AskAnalyse,
  AskDeal,
  AskEdit,
  AskLegal,
  AskLevel,
  AskNew,
  AskPlay,
  AskRecord,
  AskReview,
  AskSeed,
  AskWrite,
  DealAnswer,
  EditAnswer,
  LegalAnswer,
  LevelAnswer,
  NewAnswer,
  PlayAnswer,
  Refused,
  ReviewView,
  SeedAnswer,
  WriteAnswer,
} from '../lib/messages';
import { Lane, type Job, type Port } from './lane';
import address from './evora.wasm?url';

/** The calls of the core: what is asked, and what is answered. */
export interface Calls {
  analyse: [AskAnalyse, AnalysisView];
  deal: [AskDeal, DealAnswer];
  edit: [AskEdit, EditAnswer];
  legal: [AskLegal, LegalAnswer];
  level: [AskLevel, LevelAnswer];
  new: [AskNew, NewAnswer];
  play: [AskPlay, PlayAnswer];
  record: [AskRecord, PlayAnswer];
  review: [AskReview, ReviewView];
  seed: [AskSeed, SeedAnswer];
  write: [AskWrite, WriteAnswer];
}
export type CallName = keyof Calls;
export type Ask<Name extends CallName> = Calls[Name][0];
export type Answer<Name extends CallName> = Calls[Name][1];

/** These take a while: they have a worker of their own, so that the others need not wait. */
const LONG: ReadonlySet<string> = new Set<CallName>(['analyse', 'level', 'review']);

/** A question that makes no sense, as the server refuses it. */
export class EngineRefused extends Error {
  override name = 'EngineRefused';
  readonly code: Refused['code'];
  readonly field: string | null;

  constructor({ code, field, detail }: Refused) {
    super(detail ?? code);
    this.code = code;
    this.field = field;
  }
}

/** A call was cancelled before it had told anything. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/** A call that runs. */
export interface Run<Name extends CallName> {
  /** The answer, or after `cancel` what was told last, if anything was. */
  readonly answer: Promise<Answer<Name>>;
  cancel(): void;
}

export class Engine {
  readonly #load: () => Promise<WebAssembly.Module>;
  readonly #quick: Lane;
  readonly #long: Lane;
  #module: Promise<WebAssembly.Module> | null = null;

  constructor(load: () => Promise<WebAssembly.Module>, open: () => Port) {
    this.#load = load;
    const module = (): Promise<WebAssembly.Module> => this.#compiled();
    this.#quick = new Lane(module, open);
    this.#long = new Lane(module, open);
  }

  /** Begins to load, for a page that is going to ask. */
  prepare(): void {
    this.#compiled().catch(() => undefined);
  }

  call<Name extends CallName>(name: Name, ask: Ask<Name>): Promise<Answer<Name>> {
    return this.start(name, ask).answer;
  }

  start<Name extends CallName>(
    name: Name,
    ask: Ask<Name>,
    report?: (progress: Answer<Name>) => void,
  ): Run<Name> {
    const lane = LONG.has(name) ? this.#long : this.#quick;
    let last: Answer<Name> | undefined;
    let cancel = (): void => undefined;
    const answer = new Promise<Answer<Name>>((resolve, reject) => {
      const job: Job = {
        name,
        ask: JSON.stringify(ask),
        progress: (json) => {
          last = JSON.parse(json) as Answer<Name>;
          report?.(last);
        },
        answer: (json) => {
          const found = JSON.parse(json) as Answer<Name> | Refused;
          if ('type' in found && found.type === 'refused') reject(new EngineRefused(found));
          else resolve(found as Answer<Name>);
        },
        fail: reject,
      };
      cancel = () => {
        lane.drop(job);
        if (last === undefined) reject(new Cancelled('cancelled'));
        else resolve(last);
      };
      lane.add(job);
    });
    return { answer, cancel };
  }

  #compiled(): Promise<WebAssembly.Module> {
    this.#module ??= this.#load().catch((error: unknown) => {
      this.#module = null; // the network may come back
      throw error;
    });
    return this.#module;
  }
}

/** A host that sends another content type cannot be compiled from its stream. */
async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  const streams = response.headers.get('content-type') === 'application/wasm';
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

export const engine = new Engine(
  () => compile(address),
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
