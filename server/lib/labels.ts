import { toAthensIso } from '#common/calendar/athens.ts';
import type { ServiceName } from '#common/contract/services.ts';
import type { Language } from '#common/languages.ts';

/** Letter and number of a ticket as people read them. */
export const labelOf = ({ letter, rank }: { letter: string | null; rank: number }): string =>
  `${letter ?? ''}${rank}`;

/** Capitals that look the same in both alphabets. */
const ALIKE = new Map([...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((greek, at) => [greek, 'ABEZHIKMNOPTYX'[at]]));

/** Letters with one form for all that look alike, such as Greek Α and Latin A. */
export const lookalikeOf = (letters: string): string =>
  [...letters.toLocaleUpperCase('el')].map((one) => ALIKE.get(one) ?? one).join('');

const LABEL = /^\s*(\p{L}{0,2})\s*(\d{1,6})\s*$/u;

/**
 * A typed label: its letters as `lookalikeOf` returns them, and its number. Null for other texts.
 */
export const readLabel = (text: string): { letters: string; rank: number } | null => {
  const [, letters = '', number] = LABEL.exec(text) ?? [];
  return number === undefined ? null : { letters: lookalikeOf(letters), rank: Number(number) };
};

/** SQL of the name of a service in a language. @param table alias of `services` */
export const serviceName = (table: string, language: Language): string =>
  language === 'en' ? `coalesce(nullif(${table}.name_en, ''), ${table}.name)` : `${table}.name`;

interface NamedService {
  service_code: string | null;
  service_name: string | null;
}

/** The service of a row; null if it has no name, as the only one of a place. */
export const toServiceName = ({ service_code: code, service_name: name }: NamedService) =>
  code && name ? ({ code, name } satisfies ServiceName) : null;

interface Parked {
  parked_counter?: string | null;
  parked_until?: Date | null;
}

export const toParked = ({ parked_counter: counter, parked_until: until }: Parked) =>
  until ? { counter: counter ?? '', until: toAthensIso(until) } : null;
