import { describe, expect, it } from 'vitest';
import type { Wait } from '#common/line/wait.ts';
import { waitNow } from '#src/mocks/lines.ts';
import { metresBetween, minutesOnFoot, nearestTo } from './distance.ts';
import { alternativesTo } from './alternatives.ts';
import { quickest } from './first.ts';
import { waitFigure } from './order.ts';

const wait = (change: Partial<Wait> = {}) =>
  waitNow({ waiting: 4, minutes: { from: 10, to: 20 }, ...change });
const now = Date.parse('2026-03-16T09:00:00+02:00');
const syntagma = { latitude: 37.9755, longitude: 23.7348 };
const monastiraki = { latitude: 37.9762, longitude: 23.7257 };
const piraeus = { latitude: 37.943, longitude: 23.6469 };

it('sorts by wait: none, short, long, paused, no tickets, closed by opening time, unknown', () => {
  const inOrder = [
    wait({ waiting: 0, minutes: { from: 5, to: 9 } }),
    wait(),
    wait({ minutes: null }),
    wait({ status: 'paused', minutes: null }),
    wait({ status: 'full', minutes: null }),
    wait({ status: 'closed', opensAt: now + 3_600_000 }),
    wait({ status: 'closed', opensAt: now + 90_000_000 }),
    wait({ status: 'closed' }),
  ];
  const figures = inOrder.map((one) => waitFigure(one, now)!);
  expect(figures).toEqual(figures.toSorted((one, other) => one - other));
  expect(new Set(figures).size).toBe(figures.length);
  expect(waitFigure(null, now)).toBeNull();
  expect(waitFigure(wait({ waiting: null, minutes: null }), now)).toBeNull();
});

it('measures a walk on the globe, including the detour along streets', () => {
  expect(metresBetween(syntagma, monastiraki)).toBeCloseTo(801, -1);
  expect(minutesOnFoot(metresBetween(syntagma, monastiraki))).toBe(14);
  expect(minutesOnFoot(0)).toBe(1);
});

describe('the nearest places', () => {
  const at = (city: string, position: typeof syntagma | null) => ({ city, position });
  it('come first, by position or by town', () => {
    const [far, near, unknown] = [
      at('Αθήνα', piraeus),
      at('Πειραιάς', monastiraki),
      at('Αθήνα', null),
    ];
    expect(nearestTo(at('Αθήνα', syntagma), [far, near])).toEqual([near, far]);
    expect(nearestTo(at('Αθήνα', null), [near, unknown, far])).toEqual([unknown, far, near]);
  });
});

describe('the places where one is done first', () => {
  const far = { name: 'far', wait: wait({ waiting: 0 }), position: piraeus };
  const near = { name: 'near', wait: wait({ visitMinutes: 5 }), position: monastiraki };
  const slow = { name: 'slow', wait: wait({ visitMinutes: 60 }), position: monastiraki };
  const shut = { name: 'shut', wait: wait({ status: 'closed', waiting: 0 }), position: syntagma };
  const all = [slow, far, near, shut];
  const found = (from: typeof syntagma | null, places = all) =>
    quickest(places, from).map(({ place, onFoot, doneIn }) => [place.name, onFoot, doneIn]);

  it('count the longer of way and wait, and the visit', () => {
    // The wait is 15 minutes, the way 14.
    expect(found(syntagma)).toEqual([
      ['near', 14, 20],
      ['slow', 14, 75],
    ]);
    expect(found(piraeus)).toEqual([['far', 1, 8]]);
  });

  it('count the wait and the visit without a position, or if all are far', () => {
    const byWait = [
      ['far', null, 7],
      ['near', null, 20],
      ['slow', null, 75],
    ];
    expect(found(null)).toEqual(byWait);
    expect(found({ latitude: 40.64, longitude: 22.94 })).toEqual(byWait);
  });

  it('are at most three, and none if no place is open', () => {
    expect(found(null, [...all, far, far])).toHaveLength(3);
    expect(found(syntagma, [shut])).toEqual([]);
  });
});

describe('alternatives', () => {
  const doctor = (code: string, change: Partial<Wait>, position = monastiraki) => ({
    code,
    city: 'Αθήνα',
    category: { icon: 'business' },
    tags: [] as string[],
    wait: wait(change),
    position,
  });
  const here = (change: Partial<Wait>) => doctor('here', change, syntagma);
  const soon = doctor('soon', { minutes: { from: 10, to: 20 } });
  const at0 = doctor('at-once', { waiting: 0 });
  const others = [
    doctor('late', { minutes: { from: 70, to: 90 } }),
    soon,
    at0,
    doctor('far', { waiting: 0 }, { latitude: 40.64, longitude: 22.94 }),
    { ...doctor('salon', { waiting: 0 }), category: { icon: 'salons' } },
    doctor('shut', { status: 'closed' }),
  ];
  const codes = (change: Partial<Wait>) =>
    alternativesTo(here(change), others, null).map(({ place }) => place.code);

  it('have the same category, are near, and serve sooner', () => {
    expect(codes({ minutes: { from: 80, to: 100 } })).toEqual(['at-once', 'soon']);
    expect(codes({ status: 'full' })).toEqual(['at-once', 'soon', 'late']);
    expect(codes({ status: 'closed' })).toEqual(['at-once', 'soon', 'late']);
  });

  it('share a tag if any do', () => {
    const tagged = { ...here({ status: 'full' }), tags: ['blood'] };
    const twin = { ...soon, code: 'twin', tags: ['blood', 'allergies'] };
    const found = alternativesTo(tagged, [...others, twin], null);
    expect(found.map(({ place }) => place.code)).toEqual(['twin']);
  });

  it('are empty if the wait is short or unknown', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ status: 'none' })).toEqual([]);
    expect(alternativesTo({ ...here({}), wait: null }, others, null)).toEqual([]);
  });

  it("are measured from the person's position", () => {
    const [first] = alternativesTo(here({ status: 'full' }), others, piraeus);
    expect(first).toBeUndefined();
    expect(alternativesTo(here({ status: 'full' }), others, syntagma)[0]?.onFoot).toBe(14);
  });
});
