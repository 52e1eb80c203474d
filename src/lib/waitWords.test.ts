import { describe, expect, it } from 'vitest';
import { minutesUntil, type Wait } from '#common/line/wait.ts';
import { createI18n } from '#src/i18n/bundled.ts';
import { waitNow } from '#src/mocks/lines.ts';
import { aheadWords, callWords, waitingWords, waitWords, windowWords } from './waitWords.ts';

/** Friday 20 November 2026, 10:00 in Athens. */
const now = new Date('2026-11-20T10:00:00+02:00');
const at = (instant: string) => Date.parse(`${instant}:00+02:00`);

const service = { code: 'srv_1', name: 'Ταμείο' };

/** People who wait, and the minutes until the call for a number taken now. */
const people = (waiting: number, from: number, to: number) => ({ waiting, minutes: { from, to } });

const onBreak = { status: 'paused', message: 'Επιστρέφουμε στις 11:15' } as const;
const closedUntil = (instant: string) => ({ status: 'closed', opensAt: at(instant) }) as const;

const words = (language: 'el' | 'en', change: Partial<Wait>) =>
  waitWords(
    createI18n(language).getFixedT(language),
    language,
    waitNow({ waiting: 0, minutes: null, ...change }),
    now,
  );

describe('the status line of a place', () => {
  it.each<[string, Partial<Wait>]>([
    ['Ανοιχτά · 4 περιμένουν, περίπου 10–\u206025\u00a0λεπτά', people(4, 10, 25)],
    ['Ανοιχτά · 1 περιμένει, περίπου 0–\u20605\u00a0λεπτά', people(1, 0, 5)],
    ['Ανοιχτά · 60 περιμένουν, περίπου στις 11:35–\u206012:30', people(60, 95, 150)],
    [
      'Ανοιχτά · 4 περιμένουν για Ταμείο, 1 εδώ, περίπου 10–\u206025\u00a0λεπτά',
      { ...people(4, 10, 25), here: 1, service },
    ],
    ['Ανοιχτά · χωρίς αναμονή', { here: 0 }],
    ['Ανοιχτά · ελάτε τώρα για Ταμείο', { minutes: { from: 0, to: 0 }, service }],
    ['Κλειστά', { status: 'closed', service }],
    ['Ανοιχτά · 3 περιμένουν', { waiting: 3 }],
    ['Ανοιχτά · χωρίς αναμονή', {}],
    ['Ανοιχτά · ελάτε τώρα', people(0, 0, 0)],
    ['Ανοιχτά · δεν περιμένει κανείς, περίπου 3–\u20608\u00a0λεπτά', people(0, 3, 8)],
    ['Ανοιχτά · δόθηκαν όλοι οι αριθμοί για σήμερα', { status: 'full', waiting: 9 }],
    [
      'Ανοιχτά · στο διαδίκτυο δεν μένουν αριθμοί, 12 δίνονται στην είσοδο',
      { status: 'full', doorLeft: 12 },
    ],
    ['Διάλειμμα · Επιστρέφουμε στις 11:15', onBreak],
    ['Διάλειμμα', { status: 'paused', waiting: 2 }],
    ['Ανοιχτά · δεν δίνονται άλλοι αριθμοί σήμερα', { status: 'ended', waiting: 2 }],
    ['Ανοιχτά · χωρίς αριθμούς σήμερα', { status: 'none' }],
    [
      'Κλειστά · ανοίγει 17:00 · 1 έχει ήδη αριθμό',
      { waiting: 1, ...closedUntil('2026-11-20T17:00') },
    ],
    ['Κλειστά · ανοίγει αύριο\u00a008:00', closedUntil('2026-11-21T08:00')],
    ['Κλειστά · ανοίγει Δευτέρα\u00a008:00', closedUntil('2026-11-23T08:00')],
    ['Κλειστά · ανοίγει Σάβ 28 Νοε\u00a008:00', closedUntil('2026-11-28T08:00')],
    ['Κλειστά · 2 έχουν ήδη αριθμό', { status: 'closed', waiting: 2 }],
  ])('%s', (line, change) => {
    expect(words('el', change).line).toBe(line);
  });

  it('says the day of opening in English', () => {
    const { line } = words('en', closedUntil('2026-11-23T08:00'));
    expect(line).toBe('Closed · opens Monday\u00a008:00');
  });
});

describe('the figure of a card', () => {
  const figure = (change: Partial<Wait>, language: 'el' | 'en' = 'el') => {
    const said = words(language, change);
    const { value, unit, clock } = said.figure ?? {};
    return [value, unit, clock, said.brief].filter(Boolean).join(' | ');
  };

  it.each<[string, Partial<Wait>]>([
    ['12–\u206020 | λεπτά | 10:12–\u206010:20 | Ανοιχτά · 4 περιμένουν', people(4, 12, 20)],
    ['1,5–\u20602,5 | ώρες | 11:35–\u206012:30 | Ανοιχτά · 60 περιμένουν', people(60, 95, 150)],
    [
      '20\u00a0λεπτά–\u20602,5 | ώρες | 10:20–\u206012:30 | Ανοιχτά · 14 περιμένουν',
      people(14, 20, 150),
    ],
    ['2 | ώρες | 11:48–\u206012:04 | Ανοιχτά · 9 περιμένουν', people(9, 108, 124)],
    ['19:12–\u206019:20 | Ανοιχτά · 9 περιμένουν', people(9, 552, 560)],
    ['Χωρίς αναμονή | Ανοιχτά για Ταμείο', { service }],
    ['Τώρα | Ανοιχτά · δεν περιμένει κανείς', people(0, 0, 0)],
    ['10:30 | μόλις ανοίξει | Ανοιχτά · 2 περιμένουν', people(2, 30, 30)],
    ['3 | περιμένουν | Ανοιχτά', { waiting: 3 }],
    ['Χωρίς αναμονή | Ανοιχτά', {}],
    ['Ανοιχτά', { waiting: null }],
    [
      'Γέμισε | για σήμερα | Ανοιχτά · 9 περιμένουν, 6 εδώ',
      { status: 'full', waiting: 9, here: 6 },
    ],
    ['Διάλειμμα | Επιστρέφουμε στις 11:15', onBreak],
    ['Ανοιχτά · δεν δίνονται άλλοι αριθμοί σήμερα', { status: 'ended', waiting: 2 }],
    ['Κλειστά · ανοίγει 17:00', { waiting: 1, ...closedUntil('2026-11-20T17:00') }],
  ])('%s', (said, change) => {
    expect(figure(change)).toBe(said);
  });

  it('has a plural in English', () => {
    expect(figure(people(1, 0, 1), 'en')).toBe(
      '0–\u20601 | min | 10:00–\u206010:01 | Open · 1 waiting',
    );
    expect(figure(people(14, 30, 180), 'en')).toBe(
      '30\u00a0min–\u20603 | hours | 10:30–\u206013:00 | Open · 14 waiting',
    );
  });
});

it('counts waiting people before a ticket is taken, and people ahead after it', () => {
  const { t } = createI18n('en');
  expect([0, 2].map((count) => waitingWords(t, count))).toEqual(['no wait', '2 waiting']);
  expect([0, 2].map((count) => aheadWords(t, count))).toEqual(['Nobody ahead of you', '2 ahead']);
});

describe('the predicted call', () => {
  const later = at('2026-11-20T10:00') + 40_000;
  const call = (from: string, to: string, language: 'el' | 'en' = 'el') => {
    const window = { from: at(`2026-11-20T${from}`), to: at(`2026-11-20T${to}`) };
    return callWords(createI18n(language).getFixedT(language), window, later);
  };

  it('is a window of at least five minutes, never in the past', () => {
    expect(call('10:20', '10:45')).toEqual({ from: '10:20', to: '10:45' });
    expect(call('10:20', '10:21')).toEqual({ from: '10:20', to: '10:25' });
    expect(call('09:40', '09:50')).toEqual({ from: '10:00', to: '10:05' });
  });

  it('is a sentence if nobody is ahead', () => {
    expect(call('09:59', '09:59')).toBe('Ελάτε τώρα');
    expect(call('10:00', '10:00', 'en')).toBe('Come now');
    expect(call('12:00', '12:00')).toBe('Σειρά σας μόλις ανοίξει, στις 12:00');
    expect(call('12:00', '12:00', 'en')).toBe('First when it opens, at 12:00');
    // A place that never closes does not open at midnight.
    const midnight = at('2026-11-21T00:00');
    const t = createI18n('el').getFixedT('el');
    const said = (when: number) => callWords(t, { from: midnight, to: midnight }, when);
    expect(said(at('2026-11-20T23:40'))).toBe('Σειρά σας τα μεσάνυχτα, στις 00:00');
    expect(said(midnight)).toBe('Ελάτε τώρα');
  });

  it('is the same as a clock time and in minutes', () => {
    const said = (from: string, to: string) => {
      const window = { from: at(`2026-11-20T${from}`), to: at(`2026-11-20T${to}`) };
      const { t } = createI18n('en');
      return windowWords(t, minutesUntil(window, later), new Date(later));
    };
    expect(said('12:00', '12:30')).toBe('around 12:00–\u206012:30');
    expect(said('12:00', '12:00')).toBe('First when it opens, at 12:00');
    expect(said('10:05', '10:20')).toBe('about 4–\u206020\u00a0min');
    expect(said('10:00', '10:00')).toBe('Come now');
  });
});
