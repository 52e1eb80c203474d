import type { Language } from '#common/languages.ts';
import { el, elFields } from './el.ts';
import { en, enFields } from './en.ts';

export type MessageKey = keyof typeof el;
export type FieldProblem = keyof typeof elFields;
type Values = Record<string, string | number>;

const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The values of an Accept header with their qualities, in order. Source: RFC 9110 §12.4.2. */
export const qualitiesIn = (header: string | string[] | undefined): Map<string, number> =>
  new Map(
    String(header ?? '')
      .slice(0, 300)
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...options] = part.trim().split(';');
        const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
        return [name.trim(), quality === undefined ? 1 : Number(quality)];
      }),
  );

/** The supported language that an Accept-Language header prefers. */
export function acceptedLanguage(header: string | string[] | undefined): Language {
  const [best = ''] = [...qualitiesIn(header)]
    .filter(([tag, quality]) => /^(el|en)(-|$)/.test(tag) && quality > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([tag]) => tag);
  return best.startsWith('en') ? 'en' : 'el';
}

export const say = (language: Language, key: MessageKey, values?: Values): string =>
  fill((language === 'en' ? en : el)[key], values);

export const sayField = (language: Language, key: FieldProblem, values?: Values): string =>
  fill((language === 'en' ? enFields : elFields)[key], values);

export function sayMinutes(language: Language, seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? say(language, 'one_minute') : say(language, 'many_minutes', { count });
}
