import Negotiator from 'negotiator';
import type { Language } from '#common/languages.ts';
import { el, elFields } from './el.ts';
import { en, enFields } from './en.ts';

export type MessageKey = keyof typeof el;
export type FieldProblem = keyof typeof elFields;
type Values = Record<string, string | number>;

const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The supported language that an Accept-Language header prefers. */
export function acceptedLanguage(header: string | undefined): Language {
  const accepted = new Negotiator({ headers: { 'accept-language': header } }).languages();
  const best = accepted.find((tag) => /^(el|en)(-|$)/i.test(tag)) ?? '';
  return /^en/i.test(best) ? 'en' : 'el';
}

export const translate = (language: Language, key: MessageKey, values?: Values): string =>
  fill((language === 'en' ? en : el)[key], values);

export const translateField = (language: Language, key: FieldProblem, values?: Values): string =>
  fill((language === 'en' ? enFields : elFields)[key], values);

/** A wait, in minutes up to 90 and then in hours. */
export function waitText(language: Language, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.ceil(minutes / 60);
  if (minutes > 90) return translate(language, 'many_hours', { count: hours });
  return minutes === 1
    ? translate(language, 'one_minute')
    : translate(language, 'many_minutes', { count: minutes });
}
