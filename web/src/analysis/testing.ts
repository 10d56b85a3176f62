/** A core that knows one thing: a position is the text of its start and the tokens played since. */
import type { AnalysisView, EditProblem, PlayAnswer, PositionView, Step } from '../lib/messages';
import { move, position } from '../lib/testing';
import { FakeSurroundings } from '../table/moments/testing';
import { Timeline } from '../table/moments/timeline.svelte';
import type { AnalyseAsk, Brain, WriteAsk } from './brain';
import type { Draft } from './draft';

export const still = (): Timeline =>
  new Timeline(Object.assign(new FakeSurroundings(), { wanted: 'instant' }));

export const at = (text: string): PositionView => position({ text });

export function answer(start: string, tokens: readonly string[]): PlayAnswer {
  const steps: Step[] = tokens.map((token, i) => ({
    token,
    seat: token.startsWith('=') ? null : 1 + (i % 2),
    effects: [{ event: 'RoundEnded', round: 1, idle_rounds: 0 }],
    position: at([start, ...tokens.slice(0, i + 1)].join(' ')),
  }));
  return {
    start: at(start),
    steps,
    legal: [move('1B2')],
    barred: [],
    rounds: [],
    bonuses: [],
    names: ['Anni', null],
    levels: [],
    yours: [],
    bots: [],
    tags: {},
    result: null,
  };
}

export function view(nodes: number, changes: Partial<AnalysisView> = {}): AnalysisView {
  const line = {
    pv: ['1B2', '2Y1'],
    win: [0.6, 0.4],
    score: [40, 35],
    exact: false,
    solved: false,
    error: null,
  };
  const lines = ['1B2', '1B3', '2Y1'].map((each) => ({ ...line, move: each }));
  return { to_move: 1, lines, nodes, depth: 3, ms: 1, deals: 0, done: true, ...changes };
}

/** A search that a test answers. */
export interface Asked {
  readonly ask: AnalyseAsk;
  readonly report: (view: AnalysisView) => void;
  readonly answer: (view: AnalysisView) => void;
  readonly fail: (error: Error) => void;
  cancelled: boolean;
}

export class FakeBrain implements Brain {
  readonly searches: Asked[] = [];
  readonly asked: string[] = [];
  drafts: Draft[] = [];
  problems = 0;
  /** Said instead of an answer. */
  refusal: Error | null = null;

  #say<T>(call: string, value: T): Promise<T> {
    this.asked.push(call);
    return this.refusal ? Promise.reject(this.refusal) : Promise.resolve(value);
  }

  legal = (text: string) =>
    this.#say(`legal ${text}`, { position: at(text), legal: [move('1B2')], barred: [] });
  play = (text: string, tokens: readonly string[]) =>
    this.#say(`play ${text}: ${tokens.join(' ')}`, answer(text, tokens));
  record = (text: string) => this.#say(`record ${text}`, answer('r', ['=B', '1B2', '2Y1']));
  deal = (text: string, seed: string) => this.#say(`deal ${text} ${seed}`, `=${seed}`);
  newGame = (players: number, variant: string) =>
    this.#say('new', `new ${String(players)} ${variant}`);
  write = (ask: WriteAsk) => this.#say('write', ask.moves.join(' '));

  edit = (draft: Draft) => {
    this.drafts.push(draft);
    const problem: EditProblem = {
      ...{ kind: 'tile_count', field: 'tiles', detail: '', seat: null, line: null, column: null },
      ...{ colour: 'B' as const, count: 21, expected: 20 },
    };
    const problems = Array.from({ length: this.problems }, () => problem);
    return this.#say('edit', {
      text: `draft ${String(draft.round)}`,
      bag: [1, 1, 1, 1, 1],
      problems,
    });
  };

  analyse = (ask: AnalyseAsk, report: (view: AnalysisView) => void) => {
    const search: Partial<Asked> = { ask, report, cancelled: false };
    const promise = new Promise<AnalysisView>((resolve, reject) => {
      Object.assign(search, { answer: resolve, fail: reject });
    });
    this.searches.push(search as Asked);
    return {
      answer: promise,
      cancel: () => {
        search.cancelled = true;
      },
    };
  };
}
