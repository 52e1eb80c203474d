import { ZONE } from '#common/calendar/athens.ts';
import { dateFormat } from '#common/formats.ts';
import type { Language } from '#common/languages.ts';
import { el } from './el/index.ts';
import { en } from './en/index.ts';
import type { Texts } from './texts.ts';

export type EmailName = keyof typeof el;

export const texts: Record<Language, Record<EmailName, Texts>> = { el, en };

/** The product and its operators. */
export const NAMES: Record<Language, { product: string; team: string }> = {
  el: { product: 'Σειρά', team: 'Η ομάδα της Σειράς' },
  en: { product: 'Seira', team: 'The Seira team' },
};

/** A calendar date `YYYY-MM-DD`, e.g. «Κυριακή 29 Νοεμβρίου». */
export const formatDay = (language: Language, date: string): string =>
  dateFormat(language, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${date}T00:00:00Z`));

/** A day and time in Athens, e.g. «Κυριακή 29 Νοεμβρίου, 10:26». */
export const formatInstant = (language: Language, instant: Date): string => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { timeZone: ZONE, ...options }).format(instant);
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' });
  return `${day}, ${format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
};
