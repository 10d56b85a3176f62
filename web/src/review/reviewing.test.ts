// @vitest-environment node
import { expect, it, vi } from 'vitest';
import type { AskReview, ReviewView } from '../lib/messages';
import type { Reviewer, Run } from './reviewer';
import { Reviewing } from './reviewing.svelte';
import { review, reviewMove } from './testing';

const GAME = { position: 'start', moves: ['=…', '1B2', '2Y2'], winners: null };
const part = review([reviewMove(1)], { total: 2, done: false });
const whole = review([reviewMove(1), reviewMove(2)]);

/** A reviewer that answers when it is told to. */
class Fake implements Reviewer {
  readonly asked: AskReview[] = [];
  #settle: { resolve: (view: ReviewView) => void; reject: (error: Error) => void } | null = null;
  report: (view: ReviewView) => void = () => undefined;
  cancelled = 0;

  review(ask: AskReview, report: (view: ReviewView) => void): Run {
    this.asked.push(ask);
    this.report = report;
    const answer = new Promise<ReviewView>((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    return { answer, cancel: () => this.cancelled++ };
  }
  finish(view: ReviewView): void {
    this.#settle?.resolve(view);
  }
  break(): void {
    this.#settle?.reject(new Error('no engine'));
  }
}

it('shows what it has while it goes on, and hands over what is finished', async () => {
  const [fake, finished] = [new Fake(), vi.fn()];
  const reviewing = new Reviewing(fake, GAME, finished);
  const begun = reviewing.start();
  expect(reviewing.running).toBe(true);
  expect(fake.asked[0]).toMatchObject({ position: 'start', nodes: null, from: null });
  fake.report(part);
  expect(reviewing.view).toBe(part);
  expect(reviewing.progress).toBe(0.5);
  expect(finished).not.toHaveBeenCalled();
  fake.finish(whole);
  await begun;
  expect([reviewing.running, reviewing.view, reviewing.stopped]).toEqual([false, whole, false]);
  expect(finished).toHaveBeenCalledExactlyOnceWith(whole);
});

it('stops, and goes on from there', () => {
  const fake = new Fake();
  const reviewing = new Reviewing(fake, GAME, () => undefined);
  void reviewing.start();
  fake.report(part);
  reviewing.stop();
  expect([fake.cancelled, reviewing.running, reviewing.stopped]).toEqual([1, false, true]);
  fake.report(whole); // too late: nobody waits for it
  expect(reviewing.view).toBe(part);
  void reviewing.start();
  expect(fake.asked[1]).toMatchObject({ nodes: 60_000, from: part });
});

it('thinks longer, and shows the finished review until the better one is done', async () => {
  const fake = new Fake();
  const reviewing = new Reviewing(fake, GAME, () => undefined);
  reviewing.show(whole);
  expect(reviewing.canThinkLonger).toBe(true);
  const begun = reviewing.thinkLonger();
  expect(fake.asked[0]).toMatchObject({ nodes: 240_000, from: null });
  fake.report({ ...part, made_by: { ...part.made_by, nodes: 240_000 } });
  expect(reviewing.view).toBe(whole);
  const better = { ...whole, made_by: { ...whole.made_by, nodes: 500_000 } };
  fake.finish(better);
  await begun;
  expect(reviewing.view).toBe(better);
  expect(reviewing.canThinkLonger).toBe(false); // more would not be kept
});

it('says that the engine did not start', async () => {
  const fake = new Fake();
  const reviewing = new Reviewing(fake, GAME, () => undefined);
  const begun = reviewing.start();
  fake.break();
  await begun;
  expect([reviewing.failed, reviewing.running]).toEqual([true, false]);
});

it('begins anew if it cannot go on with what it had', async () => {
  const fake = new Fake();
  const reviewing = new Reviewing(fake, GAME, () => undefined);
  reviewing.resume(part);
  expect(reviewing.view).toBe(part);
  const begun = reviewing.start();
  expect(fake.asked[0]).toMatchObject({ from: part });
  fake.break();
  await vi.waitFor(() => {
    expect(fake.asked[1]).toMatchObject({ from: null });
  });
  fake.finish(whole);
  await begun;
  expect([reviewing.view, reviewing.failed]).toEqual([whole, false]);
});
