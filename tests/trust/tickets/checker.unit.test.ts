import { describe, expect, it } from 'vitest';
import { check } from './checker.ts';
import type { Call, History, Seen } from './history.ts';

/** A history that a correct server gives: two people, one list of three numbers. */
const seen = (over: Partial<Seen> = {}): Seen => ({
  code: 't1',
  list: 'L',
  rank: 1,
  status: 'scheduled',
  tickets_count: 1,
  people_ahead: 0,
  ...over,
});
const second = seen({ code: 't2', rank: 2, tickets_count: 2, people_ahead: 1 });
const took = (person: string, ticket: Seen, start: number, key: string | null = null): Call => ({
  kind: 'take',
  start,
  end: start + 5,
  person,
  list: 'L',
  key,
  answer: { ticket },
});
const shows = (person: string, tickets: Seen[], start: number, end = start + 5): Call => ({
  kind: 'mine',
  start,
  end,
  person,
  count: tickets.length,
  tickets,
});
const goes = (
  code: string,
  to: Seen['status'],
  start: number,
  moved = true,
  end = start + 5,
): Call => ({ kind: 'move', start, end, list: 'L', code, to, moved });
const refused = (person: string, refusal: string, start: number): Call => ({
  kind: 'take',
  start,
  end: start + 5,
  person,
  list: 'L',
  key: null,
  answer: { refusal, held: null },
});
const looked = (tickets_count: number, next_rank: number, state: string, start: number): Call => ({
  kind: 'look',
  start,
  end: start + 5,
  lists: [{ list: 'L', tickets_count, next_rank, state }],
});

const good = (): History => ({
  lists: [{ code: 'L', capacity: 3 }],
  calls: [
    took('ann', seen(), 0, 'k'),
    took('bob', second, 10),
    goes('t1', 'running', 20),
    shows('bob', [seen({ ...second, tickets_count: 1 })], 30),
    goes('t1', 'processed', 40),
    shows('bob', [seen({ ...second, tickets_count: 1, people_ahead: 0 })], 50),
    looked(1, 3, 'open', 60),
    { kind: 'refresh', start: 70, end: 71, person: 'ann', sent: 'r1', successor: 'r2' },
    { kind: 'refresh', start: 70, end: 72, person: 'ann', sent: 'r1', successor: 'r2' },
  ],
  audit: [
    {
      list: 'L',
      issued: 2,
      givenBack: 0,
      tickets: [
        { code: 't1', person: 'ann', rank: 1, status: 'processed' },
        { code: 't2', person: 'bob', rank: 2, status: 'scheduled' },
      ],
    },
  ],
});
const changed = (change: (history: History) => void): string[] => {
  const history = good();
  change(history);
  return check(history);
};

it('finds nothing in a right history', () => {
  expect(check(good())).toEqual([]);
  expect(check({ lists: [{ code: 'L', capacity: null }], calls: [], audit: [] })).toEqual([]);
});

it('lets calls that overlap see either state, but only such a state', () => {
  const during = (tickets_count: number, people_ahead: number) =>
    changed(({ calls }) => {
      calls.push(
        goes('t2', 'running', 100, true, 200),
        shows('bob', [seen({ ...second, status: 'running', tickets_count, people_ahead })], 110),
        shows('bob', [seen({ ...second, tickets_count: 1, people_ahead: 0 })], 105, 106),
      );
    }).filter((fault) => !fault.includes('the database holds'));
  const wrong = (faults: string[]) => faults.some((fault) => fault.includes('the list of bob'));
  expect(wrong(during(0, 0))).toBe(false);
  expect(wrong(during(1, 0))).toBe(true);
});

/** Two places: bob gives his number back before its call, and cat gets his place. */
const third = seen({ code: 't3', rank: 3, tickets_count: 1, people_ahead: 0 });
const givenBack = (): History => ({
  lists: [{ code: 'L', capacity: 2 }],
  calls: [
    took('ann', seen(), 0),
    took('bob', second, 10),
    goes('t1', 'running', 20),
    refused('cat', 'list_full', 30),
    looked(1, 3, 'full', 35),
    goes('t2', 'cancelled', 40),
    looked(0, 3, 'open', 50),
    goes('t1', 'aborted', 60),
    took('cat', third, 70),
    looked(1, 4, 'full', 80),
    refused('dan', 'list_full', 90),
  ],
  audit: [
    {
      list: 'L',
      issued: 3,
      givenBack: 1,
      tickets: [
        { code: 't1', person: 'ann', rank: 1, status: 'aborted' },
        { code: 't2', person: 'bob', rank: 2, status: 'cancelled' },
        { code: 't3', person: 'cat', rank: 3, status: 'scheduled' },
      ],
    },
  ],
});

it('explains a place that was given back and taken again', () => {
  expect(check(givenBack())).toEqual([]);
});

describe('goes red where', () => {
  const fourth = seen({ code: 't4', rank: 4, tickets_count: 2, people_ahead: 1 });
  const swap = (calls: Call[], at: number, call: Call) => {
    const index = calls.findIndex(({ start }) => start === at);
    if (index < 0) throw new Error(`No call begins at ${at}`);
    calls[index] = call;
  };
  /** Ann is called and does not come; the server takes that for a number given back. */
  const freedAfterCall = ({ calls, audit }: History) => {
    swap(calls, 40, goes('t1', 'aborted', 40));
    swap(calls, 50, looked(1, 3, 'open', 50));
    swap(calls, 60, shows('bob', [{ ...second, tickets_count: 1, people_ahead: 0 }], 60));
    swap(calls, 70, took('cat', { ...third, tickets_count: 2, people_ahead: 1 }, 70));
    swap(calls, 80, looked(2, 4, 'full', 80));
    audit[0]!.tickets[1]!.status = 'scheduled';
  };
  // prettier-ignore
  it.each<[string, (history: History) => void]>([
    ['a place given back stays taken', ({ calls }) => swap(calls, 50, looked(0, 3, 'full', 50))],
    ['a take finds no place that was given back', ({ calls }) => swap(calls, 50, refused('cat', 'list_full', 50))],
    ['a place is freed twice, for another take', ({ calls, audit }) => { swap(calls, 90, took('dan', fourth, 90)); audit[0]!.issued = 4; audit[0]!.tickets.push({ code: 't4', person: 'dan', rank: 4, status: 'scheduled' }); }],
    ['a place is freed twice, on the list', ({ calls }) => swap(calls, 80, looked(1, 4, 'open', 80))],
    ['a place is freed twice, in the database', ({ audit }) => { audit[0]!.givenBack = 2; }],
    ['a place is not freed in the database', ({ audit }) => { audit[0]!.givenBack = 0; }],
    ['the number given back is issued again', ({ calls }) => swap(calls, 70, took('cat', { ...third, rank: 2 }, 70))],
    ['the next number goes back with the place', ({ calls }) => swap(calls, 50, looked(0, 2, 'open', 50))],
    ['a place is freed after its call', freedAfterCall],
    ['a place is freed before it is given back', ({ calls }) => swap(calls, 35, looked(1, 3, 'open', 35))],
  ])('%s', (_, change) => {
    const history = givenBack();
    change(history);
    expect(check(history)).not.toEqual([]);
  });
});

describe('goes red at', () => {
  // prettier-ignore
  it.each<[string, (history: History) => void]>([
    ['a number given twice', ({ calls }) => calls.push(took('cat', seen({ code: 't3', rank: 2, tickets_count: 2 }), 80))],
    ['a gap', ({ calls }) => calls.push(took('cat', seen({ code: 't3', rank: 4, tickets_count: 2, people_ahead: 1 }), 80))],
    ['a gap in the database', ({ audit }) => { audit[0]!.tickets[1]!.rank = 3; }],
    ['a ticket lost', ({ audit }) => { audit[0]!.tickets.pop(); audit[0]!.issued = 1; }],
    ['a number burnt', ({ audit }) => { audit[0]!.issued = 3; }],
    ['a ticket of someone else', ({ audit }) => { audit[0]!.tickets[1]!.person = 'ann'; }],
    ['two open tickets of one person', ({ calls }) => calls.push(took('bob', seen({ code: 't3', rank: 3, tickets_count: 2, people_ahead: 1 }), 80))],
    ['more than the capacity', ({ lists }) => { lists[0]!.capacity = 1; }],
    ['full when it is not', ({ calls }) => calls.push({ kind: 'take', start: 80, end: 85, person: 'cat', list: 'L', key: null, answer: { refusal: 'list_full', held: null } })],
    ['closed when it is not', ({ calls }) => calls.push({ kind: 'take', start: 80, end: 85, person: 'cat', list: 'L', key: null, answer: { refusal: 'list_closed', held: null } })],
    ['a ticket held that is not', ({ calls }) => calls.push({ kind: 'take', start: 80, end: 85, person: 'ann', list: 'L', key: null, answer: { refusal: 'existing_ticket', held: seen({ status: 'processed' }) } })],
    ['a way that does not exist', ({ calls }) => calls.push(goes('t1', 'cancelled', 80))],
    ['a way refused that exists', ({ calls }) => calls.push(goes('t2', 'running', 80, false))],
    ['a status that it never had', ({ calls }) => calls.push(shows('bob', [seen({ ...second, status: 'aborted', people_ahead: 0 })], 80))],
    ['a stale list of tickets', ({ calls }) => calls.push(shows('bob', [seen({ ...second, tickets_count: 1 })], 80))],
    ['a ticket not shown', ({ calls }) => calls.push(shows('bob', [], 80))],
    ['a count that does not fit', ({ calls }) => calls.push({ ...(shows('ann', [], -10) as Extract<Call, { kind: 'mine' }>), count: 1 })],
    ['a stale waiting list', ({ calls }) => calls.push(looked(2, 3, 'open', 80))],
    ['a wrong next number', ({ calls }) => calls.push(looked(1, 2, 'open', 80))],
    ['a wrong state', ({ calls }) => calls.push(looked(1, 3, 'full', 80))],
    ['time running backwards', ({ calls }) => calls.push(looked(0, 1, 'open', 25))],
    ['one key, two tickets', ({ calls }) => calls.push(took('ann', seen({ code: 't3', rank: 3, tickets_count: 2, people_ahead: 1 }), 80, 'k'))],
    ['a refresh refused', ({ calls }) => calls.push({ kind: 'refresh', start: 80, end: 81, person: 'bob', sent: 'r9', successor: null })],
    ['two successors of one token', ({ calls }) => calls.push({ kind: 'refresh', start: 80, end: 81, person: 'ann', sent: 'r1', successor: 'r3' })],
    ['one successor of two tokens', ({ calls }) => calls.push({ kind: 'refresh', start: 80, end: 81, person: 'bob', sent: 'r8', successor: 'r2' })],
    ['an answer that must not be', ({ calls }) => calls.push({ kind: 'odd', start: 80, end: 81, call: 'take', status: 500, body: '' })],
  ])('%s', (_, change) => {
    expect(changed(change)).not.toEqual([]);
  });
});
