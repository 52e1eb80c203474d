import { athensTime, clockTime } from '#common/calendar/athens.ts';
import { dayWords } from '#common/calendar/dayWords.ts';
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
  dayWords(language, date, { weekday: 'long', day: 'numeric', month: 'long' });

/** A day and time in Athens, e.g. «Κυριακή 29 Νοεμβρίου, 10:26». */
export const formatInstant = (language: Language, instant: Date): string =>
  `${formatDay(language, athensTime(instant).date)}, ${clockTime(instant)}`;
