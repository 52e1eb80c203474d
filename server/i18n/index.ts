import type { Language } from '#common/languages.ts';
import { el, elFields } from './el.ts';
import { en, enFields } from './en.ts';

export type MessageKey = keyof typeof el;
export type FieldProblem = keyof typeof elFields;
type Values = Record<string, string | number>;

const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The language of ours that an Accept-Language header prefers. */
export function languageOf(header: string | string[] | undefined): Language {
  const text = String(header ?? '').slice(0, 200);
  const wishes = text.split(',').map((part, index) => {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';');
    const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
    return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality), index };
  });
  const best = wishes
    .filter(({ tag, quality }) => (tag === 'el' || tag === 'en') && quality > 0)
    .sort((one, other) => other.quality - one.quality || one.index - other.index)[0];
  return best?.tag === 'en' ? 'en' : 'el';
}

export const say = (language: Language, key: MessageKey, values?: Values): string =>
  fill((language === 'en' ? en : el)[key], values);

export const sayField = (language: Language, key: FieldProblem, values?: Values): string =>
  fill((language === 'en' ? enFields : elFields)[key], values);

/** A waiting time, in whole minutes. */
export function sayMinutes(language: Language, seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? say(language, 'one_minute') : say(language, 'many_minutes', { count });
}
