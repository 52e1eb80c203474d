import { describe, expect, it } from 'vitest';
import type { Wait } from '#common/line/wait.ts';
import { createI18n } from '#src/i18n/bundled.ts';
import { aheadWords, waitingWords, waitWords } from './waitWords.ts';

/** Friday, 20 November 2026, ten o'clock in Athens. */
const now = new Date('2026-11-20T10:00:00+02:00');
const at = (instant: string) => Date.parse(`${instant}:00+02:00`);

const wait = (change: Partial<Wait>): Wait => ({
  status: 'open',
  waiting: 0,
  minutes: null,
  opensAt: null,
  message: null,
  ...change,
});

const words = (language: 'el' | 'en', change: Partial<Wait>) =>
  waitWords(createI18n(language).getFixedT(language), language, wait(change), now);

describe('the status line of a place', () => {
  it.each<[string, Partial<Wait>, string, string]>([
    [
      'open, with people and a window',
      { waiting: 4, minutes: { from: 10, to: 25 } },
      'Ανοιχτά · 4 περιμένουν, περίπου 10–25′',
      'Open · 4 waiting, about 10–25′',
    ],
    [
      'open, a window of one length',
      { waiting: 1, minutes: { from: 5, to: 5 } },
      'Ανοιχτά · 1 περιμένει, περίπου 5′',
      'Open · 1 waiting, about 5′',
    ],
    [
      'open, for hours',
      { waiting: 60, minutes: { from: 95, to: 150 } },
      'Ανοιχτά · 60 περιμένουν, περίπου στις 11:35–12:30',
      'Open · 60 waiting, about 11:35–12:30',
    ],
    ['open, no pace known', { waiting: 3 }, 'Ανοιχτά · 3 περιμένουν', 'Open · 3 waiting'],
    [
      'open, nobody waits',
      { minutes: { from: 0, to: 1 } },
      'Ανοιχτά · χωρίς αναμονή',
      'Open · no wait',
    ],
    [
      'full',
      { status: 'full', waiting: 9 },
      'Ανοιχτά · δόθηκαν όλοι οι αριθμοί για σήμερα',
      "Open · all of today's numbers are taken",
    ],
    [
      'paused, with its message',
      { status: 'paused', waiting: 2, message: 'Επιστρέφουμε 11:15' },
      'Διάλειμμα · Επιστρέφουμε 11:15',
      'Short break · Επιστρέφουμε 11:15',
    ],
    ['paused', { status: 'paused' }, 'Διάλειμμα', 'Short break'],
    [
      'the last minutes',
      { status: 'ended', waiting: 2 },
      'Ανοιχτά · δεν δίνονται άλλοι αριθμοί σήμερα',
      'Open · no more numbers today',
    ],
    [
      'no numbers',
      { status: 'none' },
      'Ανοιχτά · χωρίς αριθμούς σήμερα',
      'Open · no numbers today',
    ],
    [
      'before opening',
      { status: 'closed', waiting: 1, opensAt: at('2026-11-20T17:00') },
      'Ανοίγει 17:00 · 1 έχει ήδη αριθμό',
      'Opens 17:00 · 1 already has a number',
    ],
    [
      'until tomorrow',
      { status: 'closed', opensAt: at('2026-11-21T08:00') },
      'Ανοίγει αύριο 08:00',
      'Opens tomorrow 08:00',
    ],
    [
      'until Monday, with numbers given',
      { status: 'closed', waiting: 24, opensAt: at('2026-11-23T08:00') },
      'Ανοίγει Δευτέρα 08:00 · 24 έχουν ήδη αριθμό',
      'Opens Monday 08:00 · 24 already have a number',
    ],
    [
      'for longer than a week',
      { status: 'closed', opensAt: at('2026-11-30T08:00') },
      'Ανοίγει Δευτέρα 30 Νοεμβρίου 08:00',
      'Opens Monday 30 November 08:00',
    ],
    [
      'closed, as far as a bare server says',
      { status: 'closed', waiting: 2 },
      'Κλειστά · 2 έχουν ήδη αριθμό',
      'Closed · 2 already have a number',
    ],
  ])('%s', (_case, change, greek, english) => {
    expect(words('el', change).shown).toBe(greek);
    expect(words('en', change).shown).toBe(english);
  });

  it('says minutes in words to a screen reader', () => {
    const change = { waiting: 4, minutes: { from: 10, to: 25 } };
    expect(words('el', change).spoken).toBe('Ανοιχτά · 4 περιμένουν, περίπου 10–25 λεπτά');
    expect(words('en', change).spoken).toBe('Open · 4 waiting, about 10–25 minutes');
  });
});

it.each([
  ['el', 2, '2 περιμένουν', '2 μπροστά σας'],
  ['el', 0, 'χωρίς αναμονή', 'Κανείς μπροστά σας'],
  ['en', 2, '2 waiting', '2 ahead'],
  ['en', 0, 'no wait', 'Nobody ahead of you'],
] as const)(
  'in %s, %i wait before the press and are ahead after it',
  (language, count, before, after) => {
    const t = createI18n(language).getFixedT(language);
    expect(waitingWords(t, count)).toBe(before);
    expect(aheadWords(t, count)).toBe(after);
  },
);
