/** The puzzle of today as it looks, without the file of its setting. */
import { api } from '../lib/api';
import type { DailyPuzzle } from '../lib/messages';
import { dateOf, type Setting } from './files';

/** `undefined`: the server cannot say it; the puzzle is there without its picture. */
export function dailyLook(today: Date, setting: Setting): Promise<DailyPuzzle | undefined> {
  return api.dailyPuzzle(dateOf(today), setting).catch(() => undefined);
}
