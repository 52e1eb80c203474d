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
  it.each<[string, Partial<Wait>]>([
    ['Ανοιχτά · 4 περιμένουν, περίπου 10–25′', { waiting: 4, minutes: { from: 10, to: 25 } }],
    ['Ανοιχτά · 1 περιμένει, περίπου 5′', { waiting: 1, minutes: { from: 5, to: 5 } }],
    [
      'Ανοιχτά · 60 περιμένουν, περίπου στις 11:35–12:30',
      { waiting: 60, minutes: { from: 95, to: 150 } },
    ],
    ['Ανοιχτά · 3 περιμένουν', { waiting: 3 }],
    ['Ανοιχτά · χωρίς αναμονή', { minutes: { from: 0, to: 1 } }],
    ['Ανοιχτά · δόθηκαν όλοι οι αριθμοί για σήμερα', { status: 'full', waiting: 9 }],
    ['Διάλειμμα · Επιστρέφουμε 11:15', { status: 'paused', message: 'Επιστρέφουμε 11:15' }],
    ['Διάλειμμα', { status: 'paused', waiting: 2 }],
    ['Ανοιχτά · δεν δίνονται άλλοι αριθμοί σήμερα', { status: 'ended', waiting: 2 }],
    ['Ανοιχτά · χωρίς αριθμούς σήμερα', { status: 'none' }],
    [
      'Ανοίγει 17:00 · 1 έχει ήδη αριθμό',
      { status: 'closed', waiting: 1, opensAt: at('2026-11-20T17:00') },
    ],
    ['Ανοίγει αύριο 08:00', { status: 'closed', opensAt: at('2026-11-21T08:00') }],
    ['Ανοίγει Δευτέρα 08:00', { status: 'closed', opensAt: at('2026-11-23T08:00') }],
    ['Ανοίγει Δευτέρα 30 Νοεμβρίου 08:00', { status: 'closed', opensAt: at('2026-11-30T08:00') }],
    ['Κλειστά · 2 έχουν ήδη αριθμό', { status: 'closed', waiting: 2 }],
  ])('%s', (line, change) => {
    expect(words('el', change).shown).toBe(line);
  });

  it('says minutes in words to a screen reader', () => {
    const change = { waiting: 4, minutes: { from: 10, to: 25 } };
    expect(words('el', change).spoken).toBe('Ανοιχτά · 4 περιμένουν, περίπου 10–25 λεπτά');
    expect(words('en', change).spoken).toBe('Open · 4 waiting, about 10–25 minutes');
  });
});

it('counts before the press who waits, and after it who is ahead', () => {
  const { t } = createI18n('en');
  expect([0, 2].map((count) => waitingWords(t, count))).toEqual(['no wait', '2 waiting']);
  expect([0, 2].map((count) => aheadWords(t, count))).toEqual(['Nobody ahead of you', '2 ahead']);
});
