// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { FakeCore } from '../engine/testing';
import { Reviewing } from './reviewing.svelte';
import { review, reviewMove } from './testing';

const GAME = { position: 'start', moves: ['=…', '1B2', '2Y2'], winners: null };
const part = review([reviewMove(1)], { total: 2, done: false });
const whole = review([reviewMove(1), reviewMove(2)]);

it('shows what it has while it goes on, and hands over what is finished', async () => {
  const [core, finished] = [new FakeCore(), vi.fn()];
  const reviewing = new Reviewing(core, GAME, finished);
  const begun = reviewing.start();
  expect(reviewing.running).toBe(true);
  expect(core.asked[0]?.ask).toMatchObject({ position: 'start', nodes: null, from: null });
  core.asked.at(-1)?.report(part);
  expect(reviewing.view).toBe(part);
  expect(reviewing.progress).toBe(0.5);
  expect(finished).not.toHaveBeenCalled();
  core.asked.at(-1)?.resolve(whole);
  await begun;
  expect([reviewing.running, reviewing.view, reviewing.stopped]).toEqual([false, whole, false]);
  expect(finished).toHaveBeenCalledExactlyOnceWith(whole);
});

it('stops, and goes on from there', () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME, () => undefined);
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
  const reviewing = new Reviewing(core, GAME, () => undefined);
  reviewing.show(whole);
  expect(reviewing.canThinkLonger).toBe(true);
  const begun = reviewing.thinkLonger();
  expect(core.asked[0]?.ask).toMatchObject({ nodes: 240_000, from: null });
  core.asked.at(-1)?.report({ ...part, made_by: { ...part.made_by, nodes: 240_000 } });
  expect(reviewing.view).toBe(whole);
  const better = { ...whole, made_by: { ...whole.made_by, nodes: 500_000 } };
  core.asked.at(-1)?.resolve(better);
  await begun;
  expect(reviewing.view).toBe(better);
  expect(reviewing.canThinkLonger).toBe(false); // more would not be kept
});

it('says that the engine did not start', async () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME, () => undefined);
  const begun = reviewing.start();
  core.asked.at(-1)?.reject(new Error('no engine'));
  await begun;
  expect([reviewing.failed, reviewing.running]).toEqual([true, false]);
});

it('begins anew if it cannot go on with what it had', async () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME, () => undefined);
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
  const reviewing = new Reviewing(core, GAME, () => undefined);
  reviewing.resume(part);
  const begun = reviewing.start();
  reviewing.stop();
  core.asked[0]?.reject(new Error('cancelled'));
  await begun;
  expect([core.asked.length, reviewing.failed, reviewing.running]).toEqual([1, false, false]);
  const afresh = new Reviewing(core, GAME, () => undefined);
  const stopped = afresh.start();
  afresh.stop();
  core.asked.at(-1)?.reject(new Error('cancelled'));
  await stopped;
  expect([core.asked.length, afresh.failed]).toEqual([2, false]);
});

it('goes on though an earlier run ends', async () => {
  const core = new FakeCore();
  const reviewing = new Reviewing(core, GAME, () => undefined);
  const first = reviewing.start();
  reviewing.stop();
  void reviewing.start();
  core.asked[0]?.resolve(part);
  await first;
  expect([reviewing.running, reviewing.view]).toEqual([true, null]);
});
