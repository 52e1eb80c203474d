import type { Language } from '#common/languages.ts';
import { weekdayOf } from './days.ts';

/** From Monday, and from January. Greek months in the genitive, as after a day. */
const NAMES: Record<Language, { weekdays: string[]; months: string[] }> = {
  el: {
    weekdays: ['Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο', 'Κυριακή'],
    months: [
      'Ιανουαρίου',
      'Φεβρουαρίου',
      'Μαρτίου',
      'Απριλίου',
      'Μαΐου',
      'Ιουνίου',
      'Ιουλίου',
      'Αυγούστου',
      'Σεπτεμβρίου',
      'Οκτωβρίου',
      'Νοεμβρίου',
      'Δεκεμβρίου',
    ],
  },
  en: {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
};

/** The parts of a date that it shows. */
export interface DayParts {
  weekday?: 'long' | 'short';
  day?: 'numeric';
  month?: 'long' | 'short';
  year?: 'numeric';
}

/** Short names have three letters, and four where two names begin with the same three. */
const named = (name: string, style: 'long' | 'short'): string =>
  style === 'long' ? name : name.slice(0, /^(Ιου|Sep)/.test(name) ? 4 : 3);

/**
 * A calendar date `YYYY-MM-DD` as text: «Δευτέρα 16 Μαρτίου» / "16 Mar 2026". The words are those of
 * the CLDR for el-GR and en-GB, which browsers of other years write differently than the server that
 * rendered the page. Creating a first `Intl` formatter takes 50 ms on a slow phone.
 */
export const dayWords = (
  language: string,
  date: string,
  { weekday, day, month, year }: DayParts,
): string => {
  const { weekdays, months } = NAMES[language.startsWith('en') ? 'en' : 'el'];
  const [, monthNumber, dayNumber] = date.split('-').map(Number) as [number, number, number];
  return [
    weekday && named(weekdays[weekdayOf(date) - 1]!, weekday),
    day && String(dayNumber),
    month && named(months[monthNumber - 1]!, month),
    year && date.slice(0, 4),
  ]
    .filter(Boolean)
    .join(' ');
};
