import type { CounterAnswer, CounterList, CounterTicket } from '#common/contract/counter.ts';

const names = ['Μαρία Π.', 'Γιώργος Κ.', 'Ελένη Δ.', 'Νίκος Β.', 'Σοφία Α.', 'Κώστας Μ.'];

/** The instant of a wall clock time on the day of the stories, 16 March 2026. */
const at = (time: string): string => `2026-03-16T${time}:00+02:00`;

/** Minutes before 09:30 of that day. */
const minutesAgo = (minutes: number): string => {
  const all = 9 * 60 + 30 - minutes;
  const two = (value: number): string => String(value).padStart(2, '0');
  return at(`${two(Math.floor(all / 60))}:${two(all % 60)}`);
};

/** Somebody who waits with number 43; others follow by their number. */
export const buildCounterTicket = (overrides: Partial<CounterTicket> = {}): CounterTicket => {
  const rank = overrides.rank ?? 43;
  const status = overrides.status ?? 'scheduled';
  return {
    code: `ticket-${rank}`,
    rank,
    position: rank,
    status,
    status_reason: null,
    name: names[rank % names.length]!,
    walk_in: false,
    waiting_since: minutesAgo(Math.min(500, Math.max(0, 34 - (rank - 43) * 3))),
    called_at: null,
    counter: null,
    can: status === 'scheduled' ? ['call'] : [],
    ...overrides,
  };
};

/** Somebody who was called to a counter a minute ago. */
export const buildServed = (overrides: Partial<CounterTicket> = {}): CounterTicket =>
  buildCounterTicket({
    rank: 42,
    status: 'running',
    called_at: minutesAgo(1),
    counter: 'Θυρίδα 2',
    can: ['recall', 'done', 'return'],
    ...overrides,
  });

/** A list of today, open, at three counters. */
export const buildCounterList = (overrides: Partial<CounterList> = {}): CounterList => ({
  code: 'list-morning',
  service: 'Εξυπηρέτηση',
  state: 'open',
  message: null,
  capacity: 120,
  issued: 54,
  counters_open: 3,
  ...overrides,
});

/** As many people in line as asked for, from number 43 on; the sixth is a walk-in. */
export const buildLine = (length: number): CounterTicket[] =>
  Array.from({ length }, (_, index) =>
    buildCounterTicket({
      rank: 43 + index,
      ...(index === 5 && { name: null, walk_in: true }),
    }),
  );

/** A place with three counters: two serve somebody, twelve people wait. */
export const buildCounter = (overrides: Partial<CounterAnswer> = {}): CounterAnswer => ({
  organisation: {
    code: 'org-kep',
    slug: 'kep-kypseli',
    title: 'ΚΕΠ Κυψέλης',
    address: 'Φωκίωνος Νέγρη 42',
    city: 'Αθήνα',
    image: null,
  },
  counters: ['Θυρίδα 1', 'Θυρίδα 2', 'Θυρίδα 3'],
  patience_seconds: 180,
  waiting_lists: [
    {
      ...buildCounterList(),
      tickets: [
        buildServed(),
        buildServed({ rank: 41, counter: 'Θυρίδα 1', called_at: minutesAgo(7) }),
        ...buildLine(12),
      ],
    },
  ],
  ...overrides,
});
