import type { PublishedListing } from '#common/contract/places/submissions.ts';
import type { KioskView, KiosksAnswer } from '#common/contract/places/kiosks.ts';
import type { AuditPage, MembersAnswer } from '#common/contract/places/members.ts';
import type { PlanAnswer, PlanDay } from '#common/contract/places/plan.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import { buildCounter } from './counter.ts';

/** The day of the stories, a Monday. */
const TODAY = '2026-03-16';

const morning = [{ from: '08:00', to: '14:30' }];

const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  intervals: weekday < 6 ? morning : [],
}));

/** A working day of the stories, with some of its numbers taken. */
export const buildPlanDay = (overrides: Partial<PlanDay> = {}): PlanDay => {
  const date = overrides.date ?? TODAY;
  const holiday = isGreekHoliday(date);
  const isOpen = weekdayOf(date) < 6 && !holiday;
  return {
    date,
    holiday,
    intervals: isOpen ? morning : [],
    state: isOpen ? 'open' : 'none',
    message: null,
    capacity: isOpen ? 120 : null,
    issued: isOpen ? 54 : 0,
    waiting: isOpen ? 12 : 0,
    outside: false,
    by_hand: null,
    ...overrides,
  };
};

/** The days from today on, among them a Saturday that people still hold numbers of. */
export const buildPlanDays = (length = 36): PlanDay[] =>
  Array.from({ length }, (_, ahead) => {
    const date = addDays(TODAY, ahead);
    if (ahead === 2)
      return buildPlanDay({
        date,
        intervals: [],
        state: 'closed',
        message: 'Απεργία',
        issued: 9,
        waiting: 9,
        by_hand: { closed: true, reason: 'Απεργία', intervals: null, numbers: null },
      });
    if (ahead === 5)
      return buildPlanDay({
        date,
        state: 'closed',
        capacity: 40,
        issued: 3,
        waiting: 3,
        outside: true,
      });
    const issued = Math.max(0, 54 - ahead * 8);
    return weekdayOf(date) < 6 && !isGreekHoliday(date)
      ? buildPlanDay({ date, issued, waiting: Math.min(issued, 12) })
      : buildPlanDay({ date });
  });

/** A place that follows its opening hours. */
export const buildPlan = (overrides: Partial<PlanAnswer> = {}): PlanAnswer => ({
  organisation: buildCounter().organisation,
  hours: null,
  opening_hours: openingHours,
  numbers_a_day: 120,
  counters: 3,
  minutes: 8,
  days_ahead: 35,
  holidays: false,
  counter_names: ['Πιστοποιητικά', ''],
  patience_seconds: 180,
  grace_seconds: 600,
  other_services: [],
  days: buildPlanDays(),
  ...overrides,
});

/** An owner, two clerks and two invitations. */
export const buildMembers = (overrides: Partial<MembersAnswer> = {}): MembersAnswer => ({
  records: [
    { code: 'usr-1', name: 'Μάρκος Υπεύθυνος', email: 'owner@seira.example', role: 'owner' },
    { code: 'usr-2', name: 'Ρένα Υπάλληλος', email: 'clerk@seira.example', role: 'clerk' },
    { code: 'usr-3', name: 'Νίκος Βλάχος', email: 'nikos@example.gr', role: 'clerk' },
  ].map((member) => ({
    ...member,
    role: member.role as 'owner' | 'clerk',
    since: '2025-10-02T09:00:00+03:00',
  })),
  invitations: [
    { code: 'inv-1', email: 'eleni@example.gr', state: 'open' as const, expires_at: '2026-03-21T10:00:00+02:00' },
    { code: 'inv-2', email: 'kostas@example.gr', state: 'expired' as const, expires_at: '2026-03-10T10:00:00+02:00' },
  ].map((invitation) => ({
    ...invitation,
    role: 'clerk' as const,
    invited_by: 'Μάρκος Υπεύθυνος',
    created_at: '2026-03-03T10:00:00+02:00',
  })),
  ...overrides,
}); // prettier-ignore

/** Actions at a place, latest first. */
export const buildAudit = (): AuditPage => ({
  records: [
    { at: '2026-03-16T10:40:00.000+02:00', who: { code: 'usr_clerk', name: 'Δέσποινα Ταμείου' }, action: 'change_list', subject: 'lst', subject_name: '2026-03-16', details: { state: 'paused', message: 'Επιστρέφουμε 11:15' } },
    { at: '2026-03-16T10:31:00.000+02:00', who: { code: 'usr_clerk', name: 'Δέσποινα Ταμείου' }, action: 'call_next', subject: 'tkt', subject_name: '43', details: { counter: 'Θυρίδα 2', finish: 'processed' } },
    { at: '2026-03-16T10:30:00.000+02:00', who: null, action: 'walk_in', subject: 'tkt2', subject_name: '57', details: { device: 'Πλαϊνή είσοδος' } },
    { at: '2026-03-15T18:05:00.000+02:00', who: { code: 'usr_owner', name: 'Μάρκος Υπεύθυνος' }, action: 'change_day', subject: 'org', subject_name: 'ΚΕΠ Κυψέλης', details: { date: '2026-03-25', closed: true, reason: 'Εθνική εορτή' } },
    { at: '2026-03-15T18:01:00.000+02:00', who: { code: 'usr_owner', name: 'Μάρκος Υπεύθυνος' }, action: 'invite', subject: 'inv', subject_name: 'eleni@example.gr', details: { role: 'clerk' } },
  ],
  current_page: 1, total_pages: 2, offset: 0, count: 34,
}); // prettier-ignore

export const buildDevices = (): KiosksAnswer => ({
  records: [
    { code: 'dev-2', name: 'Πλαϊνή είσοδος', seen_at: null },
    { code: 'dev-1', name: 'Τάμπλετ εισόδου', seen_at: '2026-03-16T09:29:00+02:00' },
  ].map((device) => ({
    ...device,
    created_by: 'Μάρκος Υπεύθυνος',
    created_at: '2026-02-02T09:00:00+02:00',
  })),
});

/** The screen of a device at the door while numbers are given. */
export const buildKiosk = (
  lists: Partial<KioskView['waiting_lists'][number]>[] = [{}],
): KioskView => ({
  organisation: buildCounter().organisation,
  device: { name: 'Τάμπλετ εισόδου' },
  waiting_lists: lists.map((list, index) => ({
    code: `list-${index}`,
    service: '',
    state: 'open',
    waiting: 12,
    message: null,
    ...list,
  })),
});

/** A listing as its owners change it. */
export const buildPublishedListing = (
  overrides: Partial<PublishedListing> = {},
): PublishedListing => ({
  version: 3,
  fields: {
    title: 'ΚΕΠ Κυψέλης',
    category: 'offices',
    keywords: ['πιστοποιητικά'],
    description: 'Βεβαιώσεις και αιτήσεις, με σειρά.',
    address: 'Φωκίωνος Νέγρη 42',
    city: 'Αθήνα',
    state: 'Κυψέλη',
    country: 'GR',
    latitude: 38.0,
    longitude: 23.74,
    email: '',
    phone: '210 1234567',
    website: '',
    facebook: '',
    twitter: '',
    google_plus: '',
    linked_in: '',
    amenities: ['wheelchair_accessible'],
    hours: [{ weekday: 1, intervals: [{ from: '08:00', to: '15:00' }] }],
    price_title: '',
    price: '',
    price_description: '',
  },
  photos: [],
  waiting: null,
  returned: null,
  ...overrides,
});
