/** What went wrong, in a sentence for a person. */
import { refuse, RefusedError } from './api';
import type { ErrorCode } from './messages';
import { t } from './texts.svelte';

export function asRefused(error: unknown): RefusedError {
  return error instanceof RefusedError ? error : refuse('unavailable', String(error));
}

export function refusalText({ code }: { readonly code: ErrorCode }): string {
  return t('refused', { code });
}
