import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../lib/api';
import type { NoticeSettings, SetNoticeSettings } from '../lib/messages';
import { setLanguage, startTexts } from '../lib/texts.svelte';
import { changeNoticeSettings, noticeSettings, switched } from './settings.svelte';

/** A server that keeps what it is told. */
let kept: NoticeSettings;
const wishes: SetNoticeSettings[] = [];

beforeAll(async () => {
  await startTexts();
  await setLanguage('fi');
});

beforeEach(() => {
  kept = {
    switches: [{ kind: 'turn', bell: true, push: true, mail: true }],
    quiet: null,
    zone: null,
    every: false,
    language: null,
    push: 'works',
    mail: 'none',
    address: null,
  };
  wishes.length = 0;
  vi.spyOn(api, 'noticeSettings').mockImplementation(() => Promise.resolve(kept));
  vi.spyOn(api, 'setNoticeSettings').mockImplementation(({ switches = [], ...rest }) => {
    wishes.push({ switches, ...rest });
    const changed = kept.switches.map(
      (row) => switches.find(({ kind }) => kind === row.kind) ?? row,
    );
    kept = { ...kept, ...(rest as Partial<NoticeSettings>), switches: changed };
    return Promise.resolve(kept);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a change of the settings', () => {
  it('leaves what it does not name, and tells the language of the page', async () => {
    kept = { ...kept, every: true, quiet: { begins: 1, ends: 2 }, zone: 'Europe/Prague' };
    await changeNoticeSettings(switched('turn', { bell: false, push: false, mail: false }));
    expect(kept).toMatchObject({
      every: true,
      quiet: { begins: 1, ends: 2 },
      zone: 'Europe/Prague',
      language: 'fi',
    });
    expect(kept.switches).toEqual([{ kind: 'turn', bell: false, push: false, mail: false }]);
    expect(noticeSettings()).toBe(kept);
  });

  it('does not undo another that is on its way', async () => {
    await Promise.all([
      changeNoticeSettings(() => ({ every: true })),
      changeNoticeSettings(() => ({ quiet: { begins: 60, ends: 120 }, zone: 'UTC' })),
    ]);
    await Promise.all([
      changeNoticeSettings(switched('turn', { push: false })),
      changeNoticeSettings(switched('turn', { mail: false })),
    ]);
    expect(wishes).toHaveLength(4);
    expect(kept.switches).toEqual([{ kind: 'turn', bell: true, push: false, mail: false }]);
    expect(kept).toMatchObject({ every: true, quiet: { begins: 60, ends: 120 } });
  });

  it('can be made after one that was refused', async () => {
    vi.mocked(api.setNoticeSettings).mockRejectedValueOnce(refuse('bad_field'));
    await expect(changeNoticeSettings(() => ({ zone: 'Nowhere' }))).rejects.toThrow();
    await changeNoticeSettings(() => ({ every: true }));
    expect(kept).toMatchObject({ every: true, zone: null });
  });
});
