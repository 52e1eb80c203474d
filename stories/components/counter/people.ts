import type { LinePerson } from '#src/components/counter/types.ts';

const names = ['Μαρία Π.', 'Γιώργος Κ.', 'Ελένη Δ.', null, 'Σοφία Α.', 'Κώστας Μ.'];

/** Somebody who waits since 09:14, on the day and at the hour of the stories. */
export const waiting = (overrides: Partial<LinePerson> = {}): LinePerson => ({
  code: 'ticket-43',
  rank: 43,
  name: 'Μαρία Π.',
  waitingSince: '2026-03-16T09:14:00+02:00',
  calledAt: null,
  counter: null,
  can: ['call'],
  ...overrides,
});

/** Somebody who was called to the second counter a minute and a half ago. */
export const served = (overrides: Partial<LinePerson> = {}): LinePerson => ({
  ...waiting({ code: 'ticket-42', rank: 42, name: 'Γιώργος Κ.' }),
  calledAt: '2026-03-16T09:28:30+02:00',
  counter: 'Θυρίδα 2',
  can: ['recall', 'done', 'return'],
  ...overrides,
});

/** As many people in line as asked for, three minutes apart. */
export const line = (length: number): LinePerson[] =>
  Array.from({ length }, (_, index) => {
    const name = names[index % names.length]!;
    return waiting({
      code: `ticket-${43 + index}`,
      rank: 43 + index,
      name,
      waitingSince: new Date(
        Date.parse('2026-03-16T08:05:00+02:00') + index * 180_000,
      ).toISOString(),
    });
  });

export const counters = ['Θυρίδα 1', 'Θυρίδα 2', 'Θυρίδα 3'];

/** The longest name that a clerk may read. */
export const longName = 'Αλεξάνδρα-Κωνσταντίνα Χ.';
