import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTexts } from '../../lib/texts.svelte';
import Share from './Share.svelte';

const url = new URL('/play/abc', location.href).href;
const share = vi.fn<(data: ShareData) => Promise<void>>();
const copied = vi.fn<(text: string) => Promise<void>>();

/** A device as far as sharing goes: a finger, and what it can share. */
function device({ touch = true, files = true } = {}): void {
  vi.stubGlobal('matchMedia', () => ({ matches: touch }));
  Object.assign(navigator, {
    share,
    canShare: () => files,
    clipboard: { writeText: copied },
  });
}

function press(picture?: string): void {
  render(Share, { href: '/play/abc', label: 'Share', ...(picture && { picture }) });
  screen.getByRole('button').click();
}

beforeEach(async () => {
  await startTexts();
  share.mockReset().mockResolvedValue();
  copied.mockReset().mockResolvedValue();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Blob(['png']))));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('sharing', () => {
  it('gives the picture with the link, in one tap', async () => {
    device();
    press('/card.png');
    await expect.poll(() => share.mock.calls.length).toBe(1);
    const data = share.mock.calls[0]?.[0];
    expect(data?.text).toBe(url);
    expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([
      ['evora.png', 'image/png'],
    ]);
  });

  it('gives the link alone where the device shares no files, or the picture does not come', async () => {
    const answers = [
      () => Promise.reject(new Error()),
      () => Promise.resolve(new Response('', { status: 503 })),
    ];
    for (const answer of answers) {
      device();
      vi.stubGlobal('fetch', answer);
      press('/card.png');
      cleanup();
    }
    device({ files: false });
    press('/card.png');
    await expect.poll(() => share.mock.calls).toEqual([[{ url }], [{ url }], [{ url }]]);
  });

  it('copies the link where there is no finger, and shows it where that is not allowed', async () => {
    device({ touch: false });
    press('/card.png');
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(copied).toHaveBeenCalledWith(url);
    expect(share).not.toHaveBeenCalled();
    cleanup();
    copied.mockRejectedValue(new Error('no permission'));
    press();
    expect((await screen.findByRole('textbox')).getAttribute('value') ?? url).toBe(url);
  });

  it('says nothing when somebody thinks better of it', async () => {
    device();
    share.mockRejectedValue(new DOMException('', 'AbortError'));
    press();
    await expect.poll(() => share.mock.calls.length).toBe(1);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
