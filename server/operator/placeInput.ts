import { counterNounFor } from '#common/counterNouns.ts';
import { isLanguage, type Language } from '#common/languages.ts';
import { cleanPhone, isPhone } from '#common/input/phone.ts';
import { hasHidden, visible } from '#common/input/text.ts';
import { isEmail } from '#common/input/email.ts';
import { CATEGORY_ORDER, type NewPlace } from '#server/repositories/places/savePlace.ts';
import { normalHours, weekFaults, type Interval } from '#common/calendar/hoursRules.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';

/** Columns of a CSV file, and options of `place add`. */
export const PLACE_FIELDS = [
  'slug',
  'title',
  'category',
  'address',
  'city',
  'district',
  'latitude',
  'longitude',
  'phone',
  'email',
  'website',
  'description',
  'hours',
  'counters',
  'counter_name',
  'minutes',
  'numbers_a_day',
  'owner',
  'language',
] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/** A place to write, and the owner to invite. */
export interface PlaceInput {
  place: NewPlace;
  owner: string | null;
  /** Language of the owner's invitation. */
  language: Language;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Parses an operator's description of a place. @returns the place, or all faults by field */
export function readPlace(
  given: Partial<Record<PlaceField, string | undefined>>,
): { input: PlaceInput } | { faults: string[] } {
  const faults: string[] = [];
  const fault = (field: PlaceField, what: string) => {
    faults.push(`${field} ${what}`);
  };
  const text = (field: PlaceField, longest: number, isNeeded = false): string | null => {
    const written = given[field] ?? '';
    const value = (field === 'description' ? written : visible(written)).trim().normalize('NFC');
    if (value === '') {
      if (isNeeded) fault(field, 'is missing');
      return null;
    }
    if ([...value].length > longest) fault(field, `is longer than ${longest} characters`);
    if (hasHidden(value) || /\p{Surrogate}/u.test(value)) {
      fault(field, 'has characters that cannot be stored');
    }
    return value;
  };
  const number = (field: PlaceField, low: number, high: number, isWhole = false): number | null => {
    const value = text(field, 30);
    if (value === null) return null;
    const parsed = /^-?\d+(?:[.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : NaN;
    if (parsed >= low && parsed <= high && (!isWhole || Number.isInteger(parsed))) return parsed;
    fault(field, `must be a ${isWhole ? 'whole ' : ''}number from ${low} to ${high}`);
    return null;
  };
  const like = (field: PlaceField, isRight: (value: string) => boolean, example: string) => {
    const value = text(field, 254);
    if (value !== null && !isRight(value)) fault(field, `must be like ${example}`);
    return value;
  };
  const hours = () => {
    const value = text('hours', 500, true);
    try {
      return value === null ? [] : readOpeningHours(value);
    } catch (error) {
      if (!(error instanceof HoursUnreadable)) throw error;
      fault('hours', `cannot be parsed: ${error.message}`);
      return [];
    }
  };

  const slug = text('slug', 80, true) ?? '';
  if (slug !== '' && !SLUG.test(slug)) fault('slug', 'must be like farmakeio-kypselis');
  const category = text('category', 30, true) ?? '';
  if (category !== '' && !(CATEGORY_ORDER as readonly string[]).includes(category)) {
    fault('category', `must be one of ${CATEGORY_ORDER.join(', ')}`);
  }
  const language = text('language', 10) ?? 'el';
  if (!isLanguage(language)) fault('language', 'must be el or en');
  const [latitude, longitude] = [number('latitude', -90, 90), number('longitude', -180, 180)];
  if ((latitude === null) !== (longitude === null) && faults.length === 0) {
    fault(latitude === null ? 'latitude' : 'longitude', 'is missing');
  }
  const place = {
    slug,
    category,
    title: text('title', 120, true) ?? '',
    address: text('address', 200, true) ?? '',
    city: text('city', 80, true) ?? '',
    district: text('district', 80),
    latitude,
    longitude,
    phone: cleanPhone(like('phone', isPhone, '+30 210 1234567') ?? '') || null,
    email: like('email', isEmail, 'info@example.gr'),
    website: like(
      'website',
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      'https://example.gr',
    ),
    description: text('description', 2_000) ?? '',
    opening_hours: hours(),
    counters: number('counters', 1, 100, true) ?? 1,
    counter_name: text('counter_name', 40) ?? counterNounFor(category),
    average_minutes: number('minutes', 1, 480) ?? 10,
    daily_capacity: number('numbers_a_day', 0, 100_000, true),
  };
  const owner = like('owner', isEmail, 'owner@example.gr');
  if (!isLanguage(language) || faults.length > 0) return { faults };
  return { input: { place, owner, language } };
}

/** Names of weekdays, Monday first: those of OpenStreetMap, and Greek ones. */
const DAYS = [
  ['mo', 'δε'],
  ['tu', 'τρ'],
  ['we', 'τε'],
  ['th', 'πε'],
  ['fr', 'πα'],
  ['sa', 'σα'],
  ['su', 'κυ'],
];
const ALWAYS = 'Mo-Su 00:00-24:00';

class HoursUnreadable extends Error {
  override readonly name = 'HoursUnreadable';
}

const dayOf = (name: string): number => {
  const index = DAYS.findIndex((names) => names.includes(name.trim().toLowerCase()));
  if (index < 0) throw new HoursUnreadable(`unknown day “${name.trim()}”`);
  return index + 1;
};

/** The weekdays of `Mo-Fr`, `Sa` or `Mo,We`. A range may include Sunday in the middle. */
const daysOf = (text: string): number[] =>
  text.split(',').flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    const [first, last] = [dayOf(from), dayOf(to)];
    const length = ((last - first + 7) % 7) + 1;
    return Array.from({ length }, (_, n) => ((first - 1 + n) % 7) + 1);
  });

const intervalOf = (text: string): Interval => {
  const [from = '', to = ''] = text.split('-').map((time) => time.trim());
  return { from, to };
};

const refuseFaults = (hours: OpeningHours): void => {
  const [fault] = weekFaults(hours);
  if (!fault) return;
  const [weekday, index] = fault.path.split('.').map(Number);
  const { from, to } = hours[weekday! - 1]!.intervals[index!]!;
  const why = {
    time_overlap: 'overlaps with other hours',
    too_many_intervals: 'exceeds the maximum of intervals',
  };
  const reason = fault.key in why ? why[fault.key as keyof typeof why] : 'is not like 09:00-14:00';
  throw new HoursUnreadable(`“${from}-${to}” ${reason}`);
};

/**
 * Parses opening hours in the OpenStreetMap format: `Mo-Fr 09:00-14:00,17:00-20:30; Sa 10:00-14:00`
 * or `24/7`, also with the days Δε Τρ Τε Πε Πα Σα Κυ. Unnamed days are closed. The last part for a
 * day wins. An end before its start is on the next day. Source:
 * https://wiki.openstreetmap.org/wiki/Key:opening_hours
 * @throws HoursUnreadable
 */
export function readOpeningHours(text: string): OpeningHours {
  const written = text.trim() === '24/7' ? ALWAYS : text;
  const week = new Map<number, Interval[]>();
  for (const part of written.split(';').filter((one) => one.trim() !== '')) {
    const [, days, times] = /^\s*(\D+?)\s+(\d.*)$/u.exec(part) ?? [];
    if (days === undefined || times === undefined) {
      throw new HoursUnreadable(`“${part.trim()}” is not like Mo-Fr 09:00-14:00`);
    }
    const intervals = times.split(',').map(intervalOf);
    for (const day of daysOf(days)) week.set(day, intervals);
  }
  if (week.size === 0) throw new HoursUnreadable('no day is named');
  const hours = DAYS.map((_, index) => ({
    weekday: index + 1,
    intervals: week.get(index + 1) ?? [],
  }));
  refuseFaults(hours);
  return normalHours(hours);
}
