/** A core for tests: it answers what it was given answers for, and leaves the rest to the test. */
import type { Answer, Ask, CallName, Core, Run } from './client';

export type Answers = {
  [Name in CallName]?: (ask: Ask<Name>) => Answer<Name> | Promise<Answer<Name>>;
};

/** A question that was asked, to be answered by the test. */
export interface OpenCall {
  readonly name: CallName;
  readonly ask: object;
  readonly report: (progress: object) => void;
  readonly resolve: (answer: object) => void;
  readonly reject: (error: Error) => void;
  cancelled: boolean;
}

export class FakeCore implements Core {
  readonly asked: OpenCall[] = [];
  /** Said instead of every answer. */
  refusal: Error | null = null;
  answers: Answers;

  constructor(answers: Answers = {}) {
    this.answers = answers;
  }

  /** What was asked by this call. */
  of(name: CallName): readonly OpenCall[] {
    return this.asked.filter((each) => each.name === name);
  }

  call<Name extends CallName>(name: Name, ask: Ask<Name>): Promise<Answer<Name>> {
    return this.start(name, ask).answer;
  }

  start<Name extends CallName>(
    name: Name,
    ask: Ask<Name>,
    report: (progress: Answer<Name>) => void = () => undefined,
  ): Run<Name> {
    const { promise, resolve, reject } = withResolvers<Answer<Name>>();
    const asked = { name, ask, report, resolve, reject, cancelled: false } as unknown as OpenCall;
    this.asked.push(asked);
    const answered = this.answers[name];
    if (this.refusal) reject(this.refusal);
    else if (answered) resolve(Promise.resolve(ask).then(answered));
    return {
      answer: promise,
      cancel: () => {
        asked.cancelled = true;
      },
    };
  }
}

function withResolvers<T>(): {
  promise: Promise<T>;
  resolve: (value: T | Promise<T>) => void;
  reject: (error: Error) => void;
} {
  let resolve: (value: T | Promise<T>) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}
