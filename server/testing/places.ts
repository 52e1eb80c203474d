import { beforeEach } from 'vitest';
import { addDays } from '#common/calendar/days.ts';
import type { DayPayload, PlanPayload, PlanResponse } from '#common/contract/places/plan.ts';
import type { SubmissionFields, SubmissionPayload } from '#common/contract/places/submissions.ts';
import { buildMember, buildOrganisation, hoursOf, type SignedIn } from './builders.ts';
import { createCalls, type LineSetup } from './lines.ts';
import { TODAY, type TestApp } from './testApp.ts';

export const LISTING: SubmissionFields = {
  title: 'Κουρείο «Ο Θανάσης»',
  keywords: ['κούρεμα', 'ξύρισμα'],
  category: 'salons',
  description: 'Κουρεύουμε από το 1962.',
  address: 'Μαιζώνος 12',
  temporary_address: '',
  city: 'Πάτρα',
  state: 'Αχαΐα',
  country: 'GR',
  zip: '26221',
  latitude: null,
  longitude: null,
  owner: 'Θανάσης Κούρος',
  email: 'koureio@seira.example',
  phone: '+30 2610 123456',
  website: 'koureio.example',
  facebook: '',
  twitter: '',
  google_plus: '',
  linked_in: '',
  amenities: ['wireless_internet'],
  hours: hoursOf('09:00', '19:00', [1, 2, 3, 4, 5]),
  price_title: 'Ανδρικό κούρεμα',
  price: '12,50',
  price_description: 'Με λούσιμο',
};

/** A request payload, submitted by default. */
export const listingPayload = (
  fields: Partial<SubmissionFields> = {},
  more: Partial<SubmissionPayload> = {},
): SubmissionPayload => ({
  fields: { ...LISTING, ...fields },
  photos: [],
  submit: true,
  privacy: true,
  terms: true,
  ...more,
});

/** The Monday after the day of the tests, which is a Friday. */
export const MONDAY = '2026-11-23';

/** A plan for the mornings of Mondays. */
export const MONDAYS: PlanPayload = {
  hours: [{ weekday: 1, intervals: [{ from: '09:00', to: '13:00' }] }],
  numbers_a_day: 40,
  counters: 2,
  minutes: 7,
  days_ahead: 10,
  holidays: false,
};

/** A day that the owner has not changed. */
export const BY_PLAN: DayPayload = { closed: false, reason: null, intervals: null, numbers: null };

/** Requests of a test file about plans, and a place without one that is new before each test. */
export function testPlan(test: TestApp) {
  const calls = createCalls(test);
  const place = {} as LineSetup['place'];
  const owner = {} as SignedIn;
  beforeEach(async () => {
    Object.assign(place, await buildOrganisation(test.db, {}));
    Object.assign(owner, await buildMember(test, place.id, 'owner'));
  });
  type Changed = PlanResponse & { message?: Record<string, string[]> };
  const change = (method: 'PUT' | 'DELETE', path: string, payload?: object) =>
    calls.ask<Changed>(method, `/api/places/${place.slug}/${path}`, owner, payload);
  /** The lists that visitors find, by day. */
  const listsFrom = async (from = TODAY, to = addDays(from, 90)) =>
    (await calls.listsAt(place, from, to)).toSorted((one, other) =>
      one.released_on.localeCompare(other.released_on),
    );
  const plan = (more: Partial<PlanPayload> = {}) => change('PUT', 'plan', { ...MONDAYS, ...more });
  const listOf = async (date: string) =>
    (await listsFrom()).find((list) => list.released_on === date);
  return {
    calls,
    place,
    owner,
    plan,
    /** Sets the plan, and takes a number for Monday. @returns it, its holder and its list */
    held: async () => {
      await plan();
      const { code } = (await listOf(MONDAY))!;
      return { ...(await calls.take(code)), code };
    },
    day: (date: string, more: Partial<DayPayload>) =>
      change('PUT', `days/${date}`, { ...BY_PLAN, ...more }),
    reset: (date = MONDAY) => change('DELETE', `days/${date}`),
    listsFrom,
    listOf,
  };
}
