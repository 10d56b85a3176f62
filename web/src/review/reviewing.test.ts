// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { FakeCore } from '../engine/testing';
import type { GameReview } from '../lib/messages';
import { Reviewing } from './reviewing.svelte';
import { review, reviewMove } from './testing';

const GAME = { position: 'start', moves: ['=…', '1B2', '2Y2'], winners: null };
const part = review([reviewMove(1)], { total: 2, done: false });
const whole = review([reviewMove(1), reviewMove(2)]);

/** What a server says, one after the other; an error ends it. */
async function* told(...answers: (Partial<GameReview> | Error)[]): AsyncGenerator<GameReview> {
  for (const answer of answers) {
    await Promise.resolve();
    if (answer instanceof Error) throw answer;
    yield { state: 'none', review: null, partial: null, made: null, ...answer };
  }
}

it('shows what it has while it goes on', async () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME);
  const begun = reviewing.start();
  expect(reviewing.running).toBe(true);
  expect(core.asked[0]?.ask).toMatchObject({ position: 'start', nodes: null, from: null });
  core.asked.at(-1)?.report(part);
  expect(reviewing.view).toBe(part);
  expect(reviewing.progress).toBe(0.5);
  core.asked.at(-1)?.resolve(whole);
  await begun;
  expect([reviewing.running, reviewing.view, reviewing.stopped]).toEqual([false, whole, false]);
});

it('stops, and goes on from there', () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME);
  void reviewing.start();
  core.asked.at(-1)?.report(part);
  reviewing.stop();
  expect([core.asked[0]?.cancelled, reviewing.running, reviewing.stopped]).toEqual([
    true,
    false,
    true,
  ]);
  core.asked.at(-1)?.report(whole); // too late: nobody waits for it
  expect(reviewing.view).toBe(part);
  void reviewing.start();
  expect(core.asked[1]?.ask).toMatchObject({ nodes: 60_000, from: part });
});

it('thinks longer, and shows the finished review until the better one is done', async () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME);
  await reviewing.follow(told({ state: 'done', review: whole }));
  expect(reviewing.canThinkLonger).toBe(true);
  const begun = reviewing.thinkLonger();
  expect(core.asked[0]?.ask).toMatchObject({ nodes: 240_000, from: null });
  core.asked.at(-1)?.report({ ...part, made_by: { ...part.made_by, nodes: 240_000 } });
  expect(reviewing.view).toBe(whole);
  const better = { ...whole, made_by: { ...whole.made_by, nodes: 500_000 } };
  core.asked.at(-1)?.resolve(better);
  await begun;
  expect(reviewing.view).toBe(better);
  expect(reviewing.canThinkLonger).toBe(false); // no review is deeper
});

it('says that the engine did not start', async () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME);
  const begun = reviewing.start();
  core.asked.at(-1)?.reject(new Error('no engine'));
  await begun;
  expect([reviewing.failed, reviewing.running]).toEqual([true, false]);
});

it('begins anew if it cannot go on with what it had', async () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME);
  reviewing.resume(part);
  expect(reviewing.view).toBe(part);
  const begun = reviewing.start();
  expect(core.asked[0]?.ask).toMatchObject({ from: part });
  core.asked.at(-1)?.reject(new Error('no engine'));
  await vi.waitFor(() => {
    expect(core.asked[1]?.ask).toMatchObject({ from: null });
  });
  core.asked.at(-1)?.resolve(whole);
  await begun;
  expect([reviewing.view, reviewing.failed]).toEqual([whole, false]);
});

it('is not begun anew, nor said to have failed, once it was stopped', async () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME);
  reviewing.resume(part);
  const begun = reviewing.start();
  reviewing.stop();
  core.asked[0]?.reject(new Error('cancelled'));
  await begun;
  expect([core.asked.length, reviewing.failed, reviewing.running]).toEqual([1, false, false]);
  const afresh = new Reviewing(core, GAME);
  const stopped = afresh.start();
  afresh.stop();
  core.asked.at(-1)?.reject(new Error('cancelled'));
  await stopped;
  expect([core.asked.length, afresh.failed]).toEqual([2, false]);
});

it('goes on though an earlier run ends', async () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME);
  const first = reviewing.start();
  reviewing.stop();
  void reviewing.start();
  core.asked[0]?.resolve(part);
  await first;
  expect([reviewing.running, reviewing.view]).toEqual([true, null]);
});

it('shows the review of the server as it grows', async () => {
  const reviewing = new Reviewing(new FakeCore(), GAME);
  const seen: unknown[] = [];
  async function* watched(): AsyncGenerator<GameReview> {
    for await (const answer of told(
      { state: 'waiting' },
      { state: 'running', partial: part },
      { state: 'done', review: whole },
    )) {
      yield answer;
      const { server, view, progress, stopped, canThinkLonger } = reviewing;
      seen.push([server, view, progress, stopped, canThinkLonger]);
    }
  }
  expect(await reviewing.follow(watched())).toBe(true);
  expect(seen).toEqual([
    ['waiting', null, 0, false, false],
    ['running', part, 0.5, false, false],
    [null, whole, 0, false, true],
  ]);
});

it('goes on here with what the server has begun, if that does not come to an end', async () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME);
  const gone = told({ state: 'running', partial: part }, new Error('unavailable'));
  expect(await reviewing.follow(gone)).toBe(false);
  expect([reviewing.server, reviewing.stopped]).toEqual([null, true]);
  void reviewing.start();
  expect(core.asked[0]?.ask).toMatchObject({ nodes: 60_000, from: part });
  const refused = new Reviewing(core, GAME);
  expect(await refused.follow(told(new Error('busy')))).toBe(false);
});

it('shows a finished review of an older engine until the newer one is done', async () => {
  const reviewing = new Reviewing(new FakeCore(), GAME);
  const running = told({ state: 'running', review: whole, partial: part });
  expect(await reviewing.follow(running)).toBe(true);
  expect([reviewing.view, reviewing.partial]).toEqual([whole, part]);
});

it('neither follows nor begins anything once nobody looks', async () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME);
  reviewing.leave();
  expect(await reviewing.follow(told({ state: 'done', review: whole }))).toBe(false);
  await reviewing.start();
  expect([reviewing.view, core.asked]).toEqual([null, []]);
});
