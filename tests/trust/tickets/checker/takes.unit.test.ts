import { describe, expect, it } from 'vitest';
import type { Call, History } from '#tests/trust/tickets/history.ts';
import { check } from './checker.ts';
import {
  seen,
  second,
  took,
  refused,
  shows,
  goes,
  looked,
  list,
  audit,
  at,
  itRefuses,
  push,
} from './histories.ts';

/** A correct server: two people and one list with three places. */
const good = (): History => ({
  lists: [list(3)],
  calls: [
    took('ann', seen(), 0, 'k'),
    took('bob', second, 10),
    goes('t1', 'running', 20),
    shows('bob', [seen({ ...second, tickets_count: 1, people_ahead: 0 })], 30),
    goes('t1', 'processed', 40),
    shows('bob', [seen({ ...second, tickets_count: 1, people_ahead: 0 })], 50),
    looked(1, 3, 'open', 60),
  ],
  audit: audit(0, ['t1', 'ann', 'processed', [null, 'processed']], ['t2', 'bob', 'scheduled']),
});
it('accepts a correct history', () => {
  expect(check(good())).toEqual([]);
  expect(check({ lists: [list(null)], calls: [], audit: [] })).toEqual([]);
});

it('lets overlapping requests see either state, but no other', () => {
  const during = (tickets_count: number, people_ahead: number) =>
    check({
      ...good(),
      calls: [
        ...good().calls,
        goes('t2', 'running', 100, true, 200),
        shows('bob', [seen({ ...second, status: 'running', tickets_count, people_ahead })], 110),
        shows('bob', [seen({ ...second, tickets_count: 1, people_ahead: 0 })], 105, 106),
      ],
    }).filter((fault) => !fault.includes('the database holds'));
  const wrong = (faults: string[]) => faults.some((fault) => fault.includes('the list of bob'));
  expect(wrong(during(0, 0))).toBe(false);
  expect(wrong(during(1, 0))).toBe(true);
});

/** Two places: Bob cancels before his call, and Cat gets his place. */
const third = seen({ code: 't3', rank: 3, tickets_count: 1, people_ahead: 0 });
const released = (): History => ({
  lists: [list(2)],
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
  audit: audit(
    1,
    ['t1', 'ann', 'aborted', [null, 'provider']],
    ['t2', 'bob', 'cancelled'],
    ['t3', 'cat', 'scheduled'],
  ),
});

it('accepts a released place that is taken again', () => {
  expect(check(released())).toEqual([]);
});

describe('fails if', () => {
  const fourth = seen({ code: 't4', rank: 4, tickets_count: 2, people_ahead: 1 });
  /** Ann misses her call, and the server counts a released place. */
  const freedAfterCall = (history: History) => {
    at(40, goes('t1', 'aborted', 40))(history);
    at(50, looked(1, 3, 'open', 50))(history);
    at(60, shows('bob', [{ ...second, tickets_count: 1, people_ahead: 0 }], 60))(history);
    at(70, took('cat', { ...third, tickets_count: 2, people_ahead: 1 }, 70))(history);
    at(80, looked(2, 4, 'full', 80))(history);
    history.audit[0]!.tickets[1]!.status = 'scheduled';
  };
  itRefuses(released, {
    'a released place stays taken': at(50, looked(0, 3, 'full', 50)),
    'a take misses a released place': at(50, refused('cat', 'list_full', 50)),
    'a place is freed twice, for another take': (history) => {
      const [one] = history.audit;
      at(90, took('dan', fourth, 90))(history);
      one!.issued = 4;
      one!.tickets.push({ ...one!.tickets[2]!, code: 't4', person: 'dan', rank: 4, id: 4 });
    },
    'a place is freed twice, on the list': at(80, looked(1, 4, 'open', 80)),
    'a place is freed twice, in the database': ({ audit: [one] }) => (one!.released = 2),
    'a place is not freed in the database': ({ audit: [one] }) => (one!.released = 0),
    'a released number is issued again': at(70, took('cat', { ...third, rank: 2 }, 70)),
    'a release decrements the next number': at(50, looked(0, 2, 'open', 50)),
    'a place is freed after its call': freedAfterCall,
    'a place is freed before its release': at(35, looked(1, 3, 'open', 35)),
  });
});

describe('fails if', () => {
  const next = seen({ code: 't3', rank: 3, tickets_count: 2, people_ahead: 1 });
  itRefuses(good, {
    'a number is issued twice': push(took('cat', { ...next, rank: 2 }, 80)),
    'numbers have a gap': push(took('cat', { ...next, rank: 4 }, 80)),
    'the database has a gap': ({ audit: [one] }) => (one!.tickets[1]!.rank = 3),
    'a ticket is lost': ({ audit: [one] }) => {
      one!.tickets.pop();
      one!.issued = 1;
    },
    'a number is skipped': ({ audit: [one] }) => (one!.issued = 3),
    'a ticket belongs to someone else': ({ audit: [one] }) => (one!.tickets[1]!.person = 'ann'),
    'one person has two open tickets': push(took('bob', next, 80)),
    'a list exceeds its capacity': ({ lists: [one] }) => (one!.capacity = 1),
    'a list is full too early': push(refused('cat', 'list_full', 80)),
    'a list is closed although it is open': push(refused('cat', 'list_closed', 80)),
    'a refusal names a ticket that is not open': push(
      refused('ann', 'existing_ticket', 80, seen({ status: 'processed' })),
    ),
    'an illegal transition succeeds': push(goes('t1', 'cancelled', 80)),
    'a legal transition is refused': push(goes('t2', 'running', 80, false)),
    'a ticket shows a status that it never had': push(
      shows('bob', [seen({ ...second, status: 'aborted', people_ahead: 0 })], 80),
    ),
    'a list of tickets is stale': push(shows('bob', [seen({ ...second, tickets_count: 1 })], 80)),
    'a ticket is not shown': push(shows('bob', [], 80)),
    'a count is wrong': push({ ...shows('ann', [], -10), count: 1 } as Call),
    'a waiting list is stale': push(looked(2, 3, 'open', 80)),
    'the next number is wrong': push(looked(1, 2, 'open', 80)),
    'a list belongs to the line of another day': ({ audit: [one] }) => (one!.line = 'tomorrow'),
    'a ticket belongs to the line of another day': ({ audit: [one] }) =>
      (one!.tickets[1]!.line = 'tomorrow'),
    'a ticket belongs to another service': ({ audit: [one] }) =>
      (one!.tickets[1]!.service = 'Passports'),
    'a visit is missing': ({ audit: [one] }) => (one!.tickets[0]!.visits = []),
    'a ticket that was never called has a visit': ({ audit: [one] }) =>
      (one!.tickets[1]!.visits = [{ counter: 'A', outcome: 'processed' }]),
    'a wrong state': push(looked(1, 3, 'full', 80)),
    'time running backwards': push(looked(0, 1, 'open', 25)),
    'one key returns two tickets': push(took('ann', next, 80, 'k')),
    'a response has an unexpected status': push({
      kind: 'odd',
      start: 80,
      end: 81,
      call: 'take',
      status: 500,
      body: '',
    }),
  });
});
