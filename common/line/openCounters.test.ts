import { describe, expect, it } from 'vitest';
import { openCounters, type SeenCounter } from './openCounters.ts';

const MINUTE = 60_000;
const OPEN = Date.UTC(2026, 4, 11, 5);
const now = OPEN + 2 * 60 * MINUTE;
const [A, B, C] = [0, 1, 2];

const ago = (minutes: number) => now - minutes * MINUTE;
interface Named extends SeenCounter {
  name: string;
}
/** A free counter that was last used some minutes ago; null: not today. */
const free = (name: string, serves: number[] | null, minutes: number | null): Named => ({
  name,
  serves,
  serving: null,
  usedAt: minutes === null ? null : ago(minutes),
});
const busy = (name: string, serves: number[] | null): Named => ({
  ...free(name, serves, 3),
  serving: { service: A, startedAt: ago(3) },
});
const day = { services: 3, open: 9, waited: [], now, opensAt: OPEN };
/** Somebody has waited for a service for some minutes. */
const waited = (service: number, minutes: number) => ({ service, from: ago(minutes), to: now });
const namesOf = (
  counters: readonly Named[],
  change: Partial<Parameters<typeof openCounters>[1]> = {},
) => openCounters(counters, { ...day, ...change }).counters.map(({ name }) => name);

describe('open counters', () => {
  const line = [free('1', null, null), free('2', null, 40), busy('3', null), free('4', null, 5)];

  it('are as many as the place says: those in use, then those used last', () => {
    expect(namesOf(line, { open: 3 })).toEqual(['3', '4', '2']);
    const two = [busy('1', null), busy('2', null)];
    expect(openCounters(two, { ...day, open: 1 }).closing).toMatchObject([{ name: '2' }]);
  });

  it('are all of them while nobody has waited long', () => {
    expect(namesOf(line)).toHaveLength(4);
    expect(namesOf(line, { waited: [waited(A, 24)] })).toHaveLength(4);
  });

  it('do not include one that called nobody while somebody waited for it', () => {
    expect(namesOf(line, { waited: [waited(A, 25)] })).toEqual(['3', '4']);
    const own = [busy('1', [A]), free('2', [B], null)];
    expect(namesOf(own, { waited: [waited(A, 60)] })).toEqual(['1', '2']);
  });

  it('remember a long wait that is over for two hours', () => {
    const over = { service: A, from: ago(100), to: ago(60) };
    expect(namesOf(line, { waited: [over] })).toEqual(['3', '4', '2']);
    const late = now + 61 * MINUTE;
    expect(namesOf(line, { waited: [over], now: late })).toHaveLength(4);
  });

  it('count neither the time before opening nor a break', () => {
    const early = { now: OPEN + 24 * MINUTE };
    const wait = { service: A, from: OPEN - 3_600_000, to: early.now };
    const two = [line[0]!, busy('3', null)];
    expect(namesOf(two, { ...early, waited: [wait] })).toHaveLength(2);
    const breaks = [{ from: ago(40), to: ago(10) }];
    expect(namesOf(line, { waited: [waited(A, 50)], breaks })).toHaveLength(4);
  });

  it('keep a counter for the services that no other one serves', () => {
    const counters = [busy('1', [A]), free('2', [A, C], null), free('3', null, null)];
    const found = openCounters(counters, { ...day, waited: [waited(A, 30)] }).counters;
    expect(found.map(({ name, serves }) => [name, serves])).toEqual([
      ['1', [A]],
      ['2', [C]],
      ['3', [B, C]],
    ]);
    const alone = [free('1', null, null)];
    expect(openCounters(alone, { ...day, waited: [waited(A, 60)] }).counters).toMatchObject([
      { serves: [A, B, C] },
    ]);
  });
});
