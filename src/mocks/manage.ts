import { addKiosk, getKiosks, type KiosksResponse } from '#common/contract/places/kiosks.ts';
import {
  getAudit,
  getMembers,
  inviteMember,
  removeMember,
  type AuditPage,
  type MembersResponse,
} from '#common/contract/places/members.ts';
import {
  getDays,
  getPlan,
  saveDays,
  savePlan,
  type PlanResponse,
  type PlanDay,
} from '#common/contract/places/plan.ts';
import { removeNotice, saveNotice } from '#common/contract/places/notice.ts';
import {
  getPublishedListing,
  savePublishedListing,
  type PublishedListing,
} from '#common/contract/places/submissions.ts';
import { addDays, daysBetween, weekdayOf } from '#common/calendar/days.ts';
import { isGreekHoliday } from '#common/calendar/holidays.ts';
import { buildSubmission } from './account.ts';
import { buildCounter } from './counter.ts';
import { builder, json, mock, on, refusal } from './mock.ts';

/** The day of the stories, a Monday. */
export const TODAY = '2026-03-16';

const morning = [{ from: '08:00', to: '14:30' }];

const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  intervals: weekday < 6 ? morning : [],
}));

/** A working day with some tickets taken. */
const buildPlanDay = (overrides: Partial<PlanDay> = {}): PlanDay => {
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

/** The days from today on, including a closed Saturday with open tickets. */
const buildPlanDays = (): PlanDay[] =>
  Array.from({ length: 36 }, (_, ahead) => {
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
    const day = buildPlanDay({ date });
    return day.state === 'open' ? { ...day, issued, waiting: Math.min(issued, 12) } : day;
  });

/** A place that follows its opening hours. */
export const buildPlan = builder<PlanResponse>(() => ({
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
}));

/** An owner, two clerks and two invitations. */
const buildMembers = (): MembersResponse => ({
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
    { code: 'inv-1', email: 'eleni@example.gr', state: 'open' as const, day: '21' },
    { code: 'inv-2', email: 'kostas@example.gr', state: 'expired' as const, day: '10' },
  ].map(({ day, ...invitation }) => ({
    ...invitation,
    expires_at: `2026-03-${day}T10:00:00+02:00`,
    role: 'clerk' as const,
    invited_by: 'Μάρκος Υπεύθυνος',
    created_at: '2026-03-03T10:00:00+02:00',
  })),
});

const clerk = { code: 'usr_clerk', name: 'Δέσποινα Ταμείου' };
const owner = { code: 'usr_owner', name: 'Μάρκος Υπεύθυνος' };
const KEP = 'ΚΕΠ Κυψέλης';

const buildAudit = (): AuditPage => {
  const entry = (
    at: string,
    who: typeof clerk | null,
    action: string,
    of: string,
    details = {},
  ) => ({
    at: `2026-03-${at}:00.000+02:00`,
    who,
    action,
    subject: action,
    subject_name: of,
    details,
  });
  const pause = { state: 'paused', message: 'Επιστρέφουμε στις 11:15' };
  const call = { counter: 'Θυρίδα 2', finish: 'processed' };
  const holiday = { date: '2026-03-25', closed: true, reason: 'Εθνική εορτή' };
  return {
    records: [
      entry('16T10:40', clerk, 'change_list', TODAY, pause),
      entry('16T10:31', clerk, 'call_next', '43', call),
      entry('16T10:30', null, 'walk_in', '57', { device: 'Πλαϊνή είσοδος' }),
      entry('16T10:29', clerk, 'paint_walls', KEP),
      entry('15T18:05', owner, 'change_day', KEP, holiday),
      entry('15T18:01', owner, 'invite', 'eleni@example.gr', { role: 'clerk' }),
    ],
    current_page: 1,
    total_pages: 2,
    offset: 0,
    count: 34,
  };
};

const buildDevices = (): KiosksResponse => ({
  records: [
    { code: 'dev-2', name: 'Πλαϊνή είσοδος', seen_at: null },
    { code: 'dev-1', name: 'Τάμπλετ εισόδου', seen_at: '2026-03-16T09:29:00+02:00' },
  ].map((device) => ({
    ...device,
    created_by: 'Μάρκος Υπεύθυνος',
    created_at: '2026-02-02T09:00:00+02:00',
  })),
});

const {
  zip: _zip,
  temporary_address: _former,
  owner: _owner,
  ...publishedFields
} = buildSubmission().fields;

export const buildPublishedListing = builder<PublishedListing>(() => ({
  version: 3,
  fields: {
    ...publishedFields,
    title: 'ΚΕΠ Κυψέλης',
    category: 'offices',
    keywords: ['πιστοποιητικά'],
    description: 'Βεβαιώσεις και αιτήσεις, με σειρά.',
    address: 'Φωκίωνος Νέγρη 42',
    state: 'Κυψέλη',
    latitude: 38.0,
    longitude: 23.74,
    email: '',
    phone: '210 1234567',
    amenities: ['wheelchair_accessible'],
    hours: [{ weekday: 1, intervals: [{ from: '08:00', to: '15:00' }] }],
  },
  photos: [],
  waiting: null,
  returned: null,
}));

const YEAR_ON = addDays(TODAY, 366);

/** The days of a requested range: known ones, or days as planned. */
const daysIn = (known: readonly PlanDay[], url: string): PlanDay[] => {
  const query = new URL(url).searchParams;
  const [from, to] = [query.get('from') ?? TODAY, query.get('to') ?? TODAY];
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n)).map(
    (date) =>
      known.find((day) => day.date === date) ??
      buildPlanDay({ date, issued: 0, waiting: 0, state: 'none', capacity: null }),
  );
};

export const plan = {
  ...mock(getPlan),
  success: (response = buildPlan()) => [
    on(getPlan, json(response)),
    on(savePlan, async ({ request }) => {
      Object.assign(response, await request.json());
      return json(response)();
    }),
    on(getDays, ({ request }) => json({ days: daysIn(response.days, request.url) })()),
    on(saveDays, async ({ request }) => {
      const { from, to, holders: _holders, ...change } = await request.json();
      response.days = daysIn(response.days, `http://x?from=${TODAY}&to=${YEAR_ON}`).map((day) =>
        day.date >= from && day.date <= to
          ? { ...day, by_hand: change, intervals: change.closed ? [] : day.intervals }
          : day,
      );
      return json(response)();
    }),
    on(saveNotice, async ({ request }) => {
      response.notice = await request.json();
      return json({ notice: response.notice })();
    }),
    on(removeNotice, () => {
      response.notice = null;
      return json({ notice: null })();
    }),
  ],
  saving: mock(savePlan),
  savingDays: mock(saveDays),
  savingNotice: mock(saveNotice),
};

export const publishedListing = {
  ...mock(getPublishedListing, buildPublishedListing),
  /** Another owner was faster, and the next read returns their listing. */
  changedBy: (theirs: PublishedListing) => [
    on(savePublishedListing, refusal(409, 'listing_changed', 'Η καταχώριση άλλαξε.')),
    on(getPublishedListing, json(theirs)),
  ],
};

export const members = {
  ...mock(getMembers, buildMembers),
  inviting: mock(inviteMember),
  lastOwner: () => [
    on(
      removeMember,
      refusal(
        409,
        'last_owner',
        'Το μέρος χρειάζεται τουλάχιστον έναν υπεύθυνο. Ορίστε πρώτα άλλον.',
      ),
    ),
  ],
};

export const audit = mock(getAudit, buildAudit);

/** Kiosks that can be added. */
export const devices = () => {
  const response = buildDevices();
  return [
    on(getKiosks, () => json(response)()),
    on(addKiosk, async ({ request }) => {
      const { name } = await request.json();
      const device = { ...response.records[0]!, code: 'dev-3', name };
      response.records.unshift(device);
      return json({ ...device, secret: '0123456789abcdef'.repeat(2) })();
    }),
  ];
};
