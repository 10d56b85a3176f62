/** What went wrong, in a sentence for a person. */
import { refuse, RefusedError } from './api';
import type { ErrorCode } from './messages';
import { duration, t } from './texts.svelte';

export function asRefused(error: unknown): RefusedError {
  return error instanceof RefusedError ? error : refuse('unavailable', String(error));
}

/** What is refused for a while says for how long: at the table as on a page. */
type Refusal = { readonly code: ErrorCode; readonly retry_ms?: number | null };

export function refusalText({ code, retry_ms }: Refusal): string {
  return t('refused', { code, time: duration(Math.ceil((retry_ms ?? 0) / 1000)) });
}
