/** By which ways what reaches the person at this page, as the server has it. */
import { api } from '../lib/api';
import type { NoticeKind, NoticeSettings, NoticeWay, SetNoticeSettings } from '../lib/messages';
import { language } from '../lib/texts.svelte';

let current = $state.raw<NoticeSettings>();
let last: Promise<unknown> = Promise.resolve();

/** Nothing until they were loaded. */
export function noticeSettings(): NoticeSettings | undefined {
  return current;
}

export async function loadNoticeSettings(): Promise<NoticeSettings> {
  return (current = await api.noticeSettings());
}

/** What is to be another than before, of what the server has then. */
export type Change = (
  before: NoticeSettings,
) => Partial<Pick<SetNoticeSettings, 'switches' | 'quiet' | 'zone' | 'every'>>;

/**
 * Changes what is named and leaves the rest as it is on the server; one change after the other, so that
 * none undoes another. The language of what is sent is that of the page.
 */
export async function changeNoticeSettings(change: Change): Promise<NoticeSettings> {
  const done = last.then(async () => {
    const before = await loadNoticeSettings();
    const { quiet, zone, every } = before;
    const rest = { quiet, zone, every, switches: [], language: language() };
    return (current = await api.setNoticeSettings({ ...rest, ...change(before) }));
  });
  last = done.catch(() => undefined);
  return done;
}

/** Has a kind of notice come by some ways, or not; the other ways stay. */
export function switched(kind: NoticeKind, ways: Partial<Record<NoticeWay, boolean>>): Change {
  return ({ switches }) => ({
    switches: switches.filter((each) => each.kind === kind).map((each) => ({ ...each, ...ways })),
  });
}
