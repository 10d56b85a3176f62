/**
 * How the page asks the core: the engine in a worker, started when it is first asked something. What every
 * call takes and gives is in `Calls` (docs/wasm.md). What the core refuses, and an engine that cannot be
 * loaded, is thrown as `RefusedError`, as by `api`. So is what would help somebody in a rated game.
 *
 *     const { legal } = await core.call('legal', { position });
 *     const run = core.start('analyse', { position, lines: 3 }, (view) => show(view));
 *     run.cancel();
 */
import { api, refuse } from '../lib/api';
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
import { asRefused } from '../lib/refusal';
import { Lane, type Job, type Port } from './lane';
import { anythingGoes, fairPlay, type Referee } from './referee';
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
export type Ask<Name extends CallName> = DeepReadonly<Calls[Name][0]>;
export type Answer<Name extends CallName> = Calls[Name][1];

/** A question is written as JSON: nobody changes what it is made of. */
type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** What the engine thinks; the others only know the rules. It takes a while: these have a worker of their
 *  own, so that the others need not wait. */
type Thought = 'analyse' | 'level' | 'review';
const LONG: ReadonlySet<string> = new Set<Thought>(['analyse', 'level', 'review']);

/** These the server answers, too: for a browser that cannot run the engine. */
const SERVED: ReadonlySet<string> = new Set<CallName>(['legal', 'play', 'record']);

/** A call was cancelled before it had reported anything. */
export class CancelledError extends Error {
  override name = 'CancelledError';
}

/** A call that runs. */
export interface Run<Name extends CallName> {
  /** The answer, or after `cancel` what was reported last, if anything was. */
  readonly answer: Promise<Answer<Name>>;
  cancel(): void;
}

/** What is asked, apart from how it is answered. */
export type Core = Pick<CoreClient, 'call' | 'start'>;

export class CoreClient {
  readonly #load: () => Promise<WebAssembly.Module>;
  readonly #referee: Referee;
  readonly #quick: Lane;
  readonly #long: Lane;
  #module: Promise<WebAssembly.Module> | null = null;

  constructor(
    load: () => Promise<WebAssembly.Module>,
    open: () => Port,
    referee: Referee = anythingGoes,
  ) {
    this.#load = load;
    this.#referee = referee;
    const module = (): Promise<WebAssembly.Module> => this.#compiled();
    this.#quick = new Lane(module, open);
    this.#long = new Lane(module, open);
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
    let leave = (): void => undefined;
    const answer = new Promise<Answer<Name>>((resolve, reject) => {
      const job: Job = {
        name,
        ask: JSON.stringify(ask),
        progress: (json) => {
          last = JSON.parse(json) as Answer<Name>;
          report?.(last);
        },
        answer: (json) => {
          leave();
          const found = JSON.parse(json) as Answer<Name> | Refused;
          if ('type' in found && found.type === 'refused') {
            reject(refuse(found.code, found.detail, found.field));
          } else resolve(found as Answer<Name>);
        },
        fail: (cause) => {
          leave();
          if (SERVED.has(name)) resolve(api.rules<Answer<Name>>(name, ask));
          else reject(refuse('unavailable', String(cause)));
        },
      };
      cancel = () => {
        leave();
        lane.drop(job);
        if (last === undefined) reject(new CancelledError('cancelled'));
        else resolve(last);
      };
      const begin = (): void => lane.add(job);
      if (!LONG.has(name)) {
        begin();
        return;
      }
      leave = this.#referee({
        what: name as Thought,
        position: () => this.#positionOf(ask as Ask<Thought>),
        begin,
        refuse: (why) => {
          lane.drop(job);
          reject(asRefused(why));
        },
      });
    });
    return { answer, cancel };
  }

  /** Where the moves of a question lead, if it has any. */
  async #positionOf(ask: Ask<Thought>): Promise<string> {
    const position = ask.position ?? '';
    const moves = 'moves' in ask ? (ask.moves ?? []) : [];
    if (moves.length === 0) return position;
    return this.call('play', { position, moves }).then(
      ({ steps }) => steps.at(-1)?.position.text ?? position,
      () => position,
    );
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

export const core = new CoreClient(
  () => compile(address),
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  fairPlay,
);
