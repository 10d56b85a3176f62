/**
 * Every sentence of the page, from the Fluent files in src/evora/locales.
 *
 * `t('key', { values })` is the text in the chosen language. It is reactive: in a template or an
 * effect it follows a change of language at once. Numbers and dates inside sentences are formatted
 * by Fluent; those that stand alone by `number`, `date` and `ago`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import sources, { later } from 'virtual:texts';
import { onStored, store, stored } from './stored';

/** The codes of all languages that have texts. */
export const LANGUAGES: readonly string[] = Object.keys(sources);
export type Values = Record<string, FluentVariable>;

const NAME = 'language';
/** English with every word stretched and marked: shows what overflows and what is not translated. */
const PSEUDO = 'pseudo';

interface Texts {
  readonly language: string;
  readonly bundle: FluentBundle;
  /** With the texts that come later. */
  readonly whole: boolean;
}

let current = $state.raw<Texts>();
let wanted: string = '';
/** Tests need every text, and have them at once. */
let needWhole = import.meta.env.MODE === 'test';

/** The texts of one language, without choosing it. */
export async function load(code: string): Promise<Texts> {
  const language = isLanguage(code) ? code : 'en';
  const whole = needWhole;
  const bundle = new FluentBundle([...locales(language)], {
    // No marks (U+2068, U+2069) around values: screen readers and search would stumble over them. All our
    // languages run from left to right, and the server takes no name with characters that turn the
    // direction. A language that runs from right to left needs them: then turn this on again.
    useIsolating: false,
    ...(code === PSEUDO && { transform: stretch }),
  });
  const files = whole ? [sources, later] : [sources];
  for (const source of await Promise.all(files.map((file) => file[language]?.()))) {
    addTexts(bundle, source ?? '');
  }
  return { language, bundle, whole };
}

function addTexts(bundle: FluentBundle, source: string): void {
  const errors = bundle.addResource(new FluentResource(source));
  if (errors[0] && import.meta.env.MODE === 'test') throw errors[0];
}

/** Also the texts that a first visit can do without; a page that needs them awaits it. */
export async function moreTexts(): Promise<void> {
  needWhole = true;
  const shown = current;
  // Nothing is shown yet: they travel beside the others.
  if (!shown || shown.whole) return;
  const source = await later[shown.language]?.().catch((error: unknown) => {
    needWhole = false; // the page says that it failed; a change of language need not
    throw error;
  });
  // A language that was chosen meanwhile has come whole.
  if (current !== shown) return;
  addTexts(shown.bundle, source ?? '');
  current = { ...shown, whole: true };
}

/** The best of our languages for what a browser asks for, in its order. */
export function negotiate(asked: readonly string[]): string {
  const [best] = negotiateLanguages(asked, LANGUAGES, {
    defaultLocale: 'en',
    strategy: 'lookup',
  });
  return best && isLanguage(best) ? best : 'en';
}

/** Loads the remembered language or else the browser's; to be awaited before the page is shown. */
export async function startTexts(): Promise<void> {
  const remembered = stored(NAME);
  await use(remembered && isKnown(remembered) ? remembered : negotiate(navigator.languages));
  onStored(
    NAME,
    (value) => void use(value && isKnown(value) ? value : negotiate(navigator.languages)),
  );
}

/** Changes the language of everything on the page, and remembers it. */
export async function setLanguage(language: string): Promise<void> {
  store(NAME, language);
  await use(language);
}

/** The name of a language in that language, as a person looks for it. */
export function nameOfLanguage(language: string): string {
  if (NAMES[language]) return NAMES[language];
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

export function language(): string {
  return texts().language;
}

/** The text for a key, or for an attribute of a key (`key.attribute`). */
export function t(key: string, values?: Values): string {
  const { bundle } = texts();
  const [name = key, attribute] = key.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return complain(new Error(`No text for '${key}' in ${texts().language}`), key);
  const errors: Error[] = [];
  const result = bundle.formatPattern(pattern, values, errors);
  return errors[0] ? complain(errors[0], result) : result;
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locales(language()), options).format(value);
}

/** +12 or −8, with a real minus. */
export function signed(value: number, options?: Intl.NumberFormatOptions): string {
  return number(value, { ...options, signDisplay: 'exceptZero' }).replace('-', '−');
}

export function date(
  value: Date | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  return new Intl.DateTimeFormat(locales(language()), options).format(value);
}

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * "3 minutes ago", "yesterday": the time from `now` to `then`, both in milliseconds. A date where the
 * browser lacks the words.
 */
export function ago(then: number, now: number = Date.now()): string {
  if (Intl.RelativeTimeFormat.supportedLocalesOf(language()).length === 0) return date(then);
  const seconds = Math.round((then - now) / 1000);
  const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(locales(language()), { numeric: 'auto' });
  return format.format(Math.round(seconds / size), unit);
}

/** 4:05 or 1:04:05, as a clock that runs shows it: with the separator of the chosen language. */
export function duration(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, i) => String(part).padStart(i === 0 ? 1 : 2, '0')).join(separator());
}

/** What stands between hours and minutes: a full stop in Finnish. */
function separator(): string {
  const format = new Intl.DateTimeFormat(locales(language()), {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.formatToParts(0).find(({ type }) => type === 'literal')?.value ?? ':';
}

/** "A, B and C" in the chosen language. */
export function list(items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(LISTS[language()] ?? locales(language()), { type }).format(items);
}

type ByLanguage<Value> = Partial<Record<string, Value>>;

/**
 * Whose plurals, numbers and dates: where a bare language means a country that is not meant here, and
 * where a browser does not know the language. Chromium has nothing of Icelandic but its plurals, and
 * would take the language of the browser. German writes numbers, dates and times in the same way,
 * Danish lists.
 */
const LOCALES: ByLanguage<readonly string[]> = { en: ['en-GB'], is: ['is', 'de'], pt: ['pt-BR'] };
const LISTS: ByLanguage<readonly string[]> = { is: ['is', 'da'] };
/** Where a browser lacks the name, or has one that does not tell two languages apart. */
const NAMES: ByLanguage<string> = {
  is: 'íslenska',
  pt: 'português (Brasil)',
  'pt-PT': 'português (Portugal)',
};

function locales(language: string): readonly string[] {
  return LOCALES[language] ?? [language];
}

function texts(): Texts {
  if (!current) throw new Error('Texts are used before startTexts() has loaded them');
  return current;
}

async function use(code: string): Promise<void> {
  wanted = code;
  let loaded = await load(code);
  // A page that needs more was opened meanwhile.
  if (needWhole && !loaded.whole) loaded = await load(code);
  // A slower chunk of an earlier choice must not win.
  if (wanted !== code) return;
  current = loaded;
  document.documentElement.lang = locales(loaded.language)[0] ?? loaded.language;
}

/** A missing text fails a test; a person gets the best there is. */
function complain(error: Error, rest: string): string {
  if (import.meta.env.MODE === 'test') throw error;
  console.error(error);
  return rest;
}

function isLanguage(code: string): boolean {
  return LANGUAGES.includes(code);
}

function isKnown(code: string): boolean {
  return code === PSEUDO || isLanguage(code);
}

function stretch(text: string): string {
  return text.replace(/[aeiou]/gi, (vowel) => `${vowel}\u0301${vowel}`);
}
