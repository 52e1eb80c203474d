import { describe, expect, it } from 'vitest';
import type { Act, Call, History, Seen } from '#tests/trust/tickets/history.ts';
import { check } from './checker.ts';
import {
  seen,
  second,
  took,
  list,
  auditOf,
  audit,
  callsNext,
  did,
  at,
  itRefuses,
  push,
} from './histories.ts';

const response = (ticket: string | null, finished: string | null) => ({
  response: { ticket, finished },
});

/** Two counters: Ann is called, and Bob stays ahead of Cat, whom he has let pass. */
const cats = (over: Partial<Seen>) => seen({ code: 't2', rank: 2, ...over });
const onBoard = (codes: string[], start: number): Call => ({
  kind: 'board',
  start,
  end: start + 5,
  list: 'L',
  codes,
});
const served = (): History => ({
  lists: [list(null)],
  calls: [
    took('ann', seen(), 0),
    took('cat', second, 10),
    took('bob', seen({ code: 't3', rank: 3, tickets_count: 3, people_ahead: 2 }), 20),
    did('let_pass', cats({ tickets_count: 3, people_ahead: 2 }), 30),
    onBoard(['t1', 't3', 't2'], 36),
    callsNext('A', 't1', null, 40),
    callsNext('B', 't3', null, 50),
    did('cancel', cats({ status: 'cancelled', tickets_count: 0 }), 60),
    callsNext('A', null, 't1', 70, { finish: 'no_show' }),
    did('undo', cats({ tickets_count: 1, people_ahead: 0 }), 80),
    did('came_late', seen({ tickets_count: 2, people_ahead: 1 }), 90, { person: 'ann' }),
    callsNext('A', 't2', null, 100),
    callsNext('A', 't2', null, 102, { key: 'k100' }),
    did('return', null, 110, { code: 't2', shown: { status: 'scheduled', counter: null } }),
    callsNext('A', 't2', null, 120),
    onBoard(['t3', 't2', 't1'], 130),
  ],
  audit: audit(
    0,
    ['t3', 'bob', 'running', ['B', null]],
    ['t2', 'cat', 'running', ['A', 'returned'], ['A', null]],
    ['t1', 'ann', 'scheduled', ['A', 'no_show']],
  ),
});

it('accepts calls, passes, departures, returns and visits', () => {
  expect(check(served())).toEqual([]);
});

describe('fails if a list', () => {
  itRefuses(served, {
    'calls the same person twice': at(50, response('t1', null)),
    'calls the same person to two counters at once': at(50, {
      start: 40,
      end: 60,
      ...response('t1', null),
    }),
    'skips the first person': at(50, response('t2', null)),
    'calls by number, not by position': (history) => {
      at(50, response('t2', null))(history);
      at(100, response('t3', null))(history);
    },
    'calls nobody while somebody waits': at(50, response(null, null)),
    'calls a person who has left': at(70, response('t2', 't1')),
    'ends the visit of another counter': at(70, response(null, 't3')),
    'ends no visit of its own counter': at(70, response(null, null)),
    'calls again on a repeated command': at(102, response('t1', 't2')),
    'lets nobody pass': at(30, { seen: cats({ tickets_count: 3, people_ahead: 1 }) }),
    'shows an order that differs from its calls': at(36, { codes: ['t1', 't2', 't3'] }),
    'refuses to let people pass': at(30, { done: false }),
    'counts people being served as ahead': at(80, {
      seen: cats({ tickets_count: 1, people_ahead: 1 }),
    }),
    'refuses a person who returns': at(80, {
      done: false,
      seen: cats({ status: 'cancelled', tickets_count: 0 }),
    }),
    'puts a latecomer at the front': at(90, { seen: seen({ tickets_count: 2, people_ahead: 0 }) }),
    'lets a person who missed no call come late': at(70, { finish: 'processed' }),
    'lets a person come late twice': push(
      did('came_late', seen({ tickets_count: 1, people_ahead: 0 }), 140, { person: 'ann' }),
    ),
    'returns a call to another position': at(120, response('t1', null)),
    'loses the visit of a returned call': ({ audit: [one] }) => one!.tickets[1]!.visits.shift(),
    'stores another outcome of a visit': ({ audit: [one] }) =>
      (one!.tickets[2]!.visits[0]!.outcome = 'processed'),
    'stores another counter of a visit': ({ audit: [one] }) =>
      (one!.tickets[0]!.visits[0]!.counter = 'A'),
    'loses a number': ({ audit: [one] }) => one!.tickets.pop(),
    'holds another order in the database': ({ audit: [one] }) => {
      one!.tickets.reverse();
    },
    'releases the place of a person who returned': ({ audit: [one] }) => (one!.released = 1),
  });
});

it('accepts an undone cancellation only while the list has space', () => {
  const full = (done: boolean): History => ({
    lists: [list(1)],
    calls: [
      took('ann', seen(), 0),
      did('cancel', seen({ status: 'cancelled', tickets_count: 0 }), 10, { person: 'ann' }),
      took('bob', seen({ code: 't2', rank: 2 }), 20),
      did('undo', null, 30, { code: 't1', person: 'ann', done }),
    ],
    audit: audit(
      done ? 0 : 1,
      ['t1', 'ann', done ? 'scheduled' : 'cancelled'],
      ['t2', 'bob', 'scheduled'],
    ),
  });
  expect(check(full(false))).toEqual([]);
  expect(check(full(true))).not.toEqual([]);
});

/** The call of Cat ends Ann's visit and is undone. */
const resumed = (): History => ({
  lists: [list(null)],
  calls: [
    took('ann', seen(), 0),
    took('cat', second, 10),
    callsNext('A', 't1', null, 20),
    callsNext('A', 't2', 't1', 30),
    did('resume', null, 40, { instead: 't2', shown: { status: 'running', counter: 'A' } }),
    onBoard(['t1', 't2'], 50),
    callsNext('B', 't2', null, 60),
  ],
  audit: audit(
    0,
    ['t1', 'ann', 'running', ['A', null]],
    ['t2', 'cat', 'running', ['A', 'returned'], ['B', null]],
  ),
});

it('accepts a resumed visit and an undone call', () => {
  expect(check(resumed())).toEqual([]);
  const two = resumed();
  Object.assign(two.calls[4]!, { instead: null });
  expect(check(two)).not.toEqual([]);
  const refused = resumed();
  Object.assign(refused.calls[4]!, { done: false, shown: null });
  expect(check(refused)).not.toEqual([]);
});

/** Two services in one line: Ann, Bob and Cat take a number in turn, Bob's is for the other one. */
const inLine = (): History => {
  const passports = list(null, 'P', 'Passports');
  const ann = seen();
  const bob = seen({ code: 'p1', list: 'P' });
  return {
    lists: [list(null), passports],
    calls: [
      took('ann', ann, 0),
      { ...took('bob', bob, 10), list: 'P' } as Call,
      took('cat', second, 20),
      callsNext('A', 't1', null, 30, { list: null }),
      callsNext('B', 'p1', null, 40, { list: null }),
      callsNext('B', 't2', 'p1', 50, { list: null }),
      callsNext('B', null, 't2', 60, { list: null }),
      callsNext('B', null, null, 70, { list: null }),
    ],
    audit: [
      auditOf(
        list(null),
        0,
        ['t1', 'ann', 'running', ['A', null]],
        ['t2', 'cat', 'processed', ['B', 'processed']],
      ),
      auditOf(passports, 0, ['p1', 'bob', 'processed', ['B', 'processed']]),
    ],
  };
};

it('accepts a line of two services whose counters serve both', () => {
  expect(check(inLine())).toEqual([]);
  const together = inLine();
  // Taken at the same time: either may be called first.
  at(10, { start: 20, end: 25 })(together);
  expect(check(together)).toEqual([]);
});

describe('fails if a line of two services', () => {
  itRefuses(inLine, {
    'skips who took a number first': (history) => {
      at(40, response('t2', null))(history);
      at(50, response('p1', 't2'))(history);
    },
    'calls nobody while somebody waits for the other service': at(40, response(null, null)),
    'leaves the visit for the other service': at(50, response('t2', null)),
    'calls the same person twice': at(40, response('t1', null)),
  });
});

it('tries both orders of steps that end with the same tickets in another order', () => {
  const at = (code: string, rank: number, ahead: number, count: number) =>
    seen({ code, rank, people_ahead: ahead, tickets_count: count });
  const people = ['ann', 'bob', 'cat', 'dan'];
  const during = (ticket: Seen, over: Partial<Act>): Call => ({
    ...did('let_pass', ticket, 100, over),
    end: 200,
  });
  const left = seen({ status: 'cancelled', tickets_count: 3 });
  const line: History = {
    lists: [list(null)],
    calls: [
      ...people.map((person, n) => took(person, at(`t${n + 1}`, n + 1, n, n + 1), n * 10)),
      during(left, { person: 'ann' }),
      during(at('t2', 2, 2, 3), { person: 'bob', people: 2 }),
      during(left, { person: 'ann', action: 'cancel' }),
    ],
    audit: audit(
      1,
      ['t3', 'cat', 'scheduled'],
      ['t1', 'ann', 'cancelled'],
      ['t4', 'dan', 'scheduled'],
      ['t2', 'bob', 'scheduled'],
    ),
  };
  expect(check(line)).toEqual([]);
  line.audit[0]!.tickets.reverse();
  expect(check(line)).not.toEqual([]);
});
