import { describe, expect, it } from 'vitest';
import { check } from './checker.ts';
import type { Act, Audit, Call, History, ListOf, CallNext, Seen, TakeResult } from './history.ts';

/** A history of a correct server: two people and one list with three places. */
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
const takes = (
  person: string,
  response: TakeResult,
  start: number,
  key: string | null = null,
): Call => ({ kind: 'take', start, end: start + 5, person, list: 'L', key, response });
const took = (person: string, ticket: Seen, start: number, key: string | null = null) =>
  takes(person, { ticket }, start, key);
const refused = (person: string, refusal: string, start: number) =>
  takes(person, { refusal, held: null }, start);
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
const looked = (tickets_count: number, next_rank: number, state: string, start: number): Call => ({
  kind: 'look',
  start,
  end: start + 5,
  lists: [{ list: 'L', tickets_count, next_rank, state }],
});

const list = (capacity: number | null, code = 'L', service = '') => {
  return { code, capacity, line: 'today', service };
};

/** A ticket in the final database: code, person, status and visits. */
type Ended = [
  string,
  string,
  Seen['status'],
  ...[counter: string | null, outcome: string | null][],
];

/** The final database, in list order. The code of a ticket contains its number. */
const auditOf = (
  { code: of, line, service }: ListOf,
  released: number,
  ...held: Ended[]
): Audit => {
  const tickets = held.map(([code, person, status, ...visits]) => {
    const rank = Number(code.slice(1));
    const each = visits.map(([counter, outcome]) => ({ counter, outcome }));
    return { code, person, rank, id: rank, origin: of, status, line, service, visits: each };
  });
  return { list: of, line, issued: tickets.length, released, tickets };
};
const audit = (released: number, ...held: Ended[]) => [auditOf(list(null), released, ...held)];

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
/** Changes the request that starts at an instant. */
const at = ({ calls }: History, start: number, change: object) => {
  const call = calls.find((one) => one.start === start);
  if (!call) throw new Error(`No call begins at ${start}`);
  Object.assign(call, change);
};
const itRefuses = (right: () => History, wrong: [string, (history: History) => void][]) =>
  it.each(wrong)('%s', (_, change) => {
    const history = right();
    change(history);
    expect(check(history)).not.toEqual([]);
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
    at(history, 40, goes('t1', 'aborted', 40));
    at(history, 50, looked(1, 3, 'open', 50));
    at(history, 60, shows('bob', [{ ...second, tickets_count: 1, people_ahead: 0 }], 60));
    at(history, 70, took('cat', { ...third, tickets_count: 2, people_ahead: 1 }, 70));
    at(history, 80, looked(2, 4, 'full', 80));
    history.audit[0]!.tickets[1]!.status = 'scheduled';
  };
  // prettier-ignore
  itRefuses(released, [
    ['a released place stays taken', (history) => at(history, 50, looked(0, 3, 'full', 50))],
    ['a take misses a released place', (history) => at(history, 50, refused('cat', 'list_full', 50))],
    ['a place is freed twice, for another take', (history) => { const { audit } = history; at(history, 90, took('dan', fourth, 90)); audit[0]!.issued = 4; audit[0]!.tickets.push({ code: 't4', person: 'dan', rank: 4, id: 4, origin: 'L', status: 'scheduled', line: 'today', service: '', visits: [] }); }],
    ['a place is freed twice, on the list', (history) => at(history, 80, looked(1, 4, 'open', 80))],
    ['a place is freed twice, in the database', ({ audit }) => { audit[0]!.released = 2; }],
    ['a place is not freed in the database', ({ audit }) => { audit[0]!.released = 0; }],
    ['a released number is issued again', (history) => at(history, 70, took('cat', { ...third, rank: 2 }, 70))],
    ['a release decrements the next number', (history) => at(history, 50, looked(0, 2, 'open', 50))],
    ['a place is freed after its call', freedAfterCall],
    ['a place is freed before its release', (history) => at(history, 35, looked(1, 3, 'open', 35))],
  ]);
});

describe('fails if', () => {
  // prettier-ignore
  itRefuses(good, [
    ['a number is issued twice', ({ calls }) => calls.push(took('cat', seen({ code: 't3', rank: 2, tickets_count: 2 }), 80))],
    ['numbers have a gap', ({ calls }) => calls.push(took('cat', seen({ code: 't3', rank: 4, tickets_count: 2, people_ahead: 1 }), 80))],
    ['the database has a gap', ({ audit }) => { audit[0]!.tickets[1]!.rank = 3; }],
    ['a ticket is lost', ({ audit }) => { audit[0]!.tickets.pop(); audit[0]!.issued = 1; }],
    ['a number is skipped', ({ audit }) => { audit[0]!.issued = 3; }],
    ['a ticket belongs to someone else', ({ audit }) => { audit[0]!.tickets[1]!.person = 'ann'; }],
    ['one person has two open tickets', ({ calls }) => calls.push(took('bob', seen({ code: 't3', rank: 3, tickets_count: 2, people_ahead: 1 }), 80))],
    ['a list exceeds its capacity', ({ lists }) => { lists[0]!.capacity = 1; }],
    ['a list is full too early', ({ calls }) => calls.push({ kind: 'take', start: 80, end: 85, person: 'cat', list: 'L', key: null, response: { refusal: 'list_full', held: null } })],
    ['a list is closed although it is open', ({ calls }) => calls.push({ kind: 'take', start: 80, end: 85, person: 'cat', list: 'L', key: null, response: { refusal: 'list_closed', held: null } })],
    ['a refusal names a ticket that is not open', ({ calls }) => calls.push({ kind: 'take', start: 80, end: 85, person: 'ann', list: 'L', key: null, response: { refusal: 'existing_ticket', held: seen({ status: 'processed' }) } })],
    ['an illegal transition succeeds', ({ calls }) => calls.push(goes('t1', 'cancelled', 80))],
    ['a legal transition is refused', ({ calls }) => calls.push(goes('t2', 'running', 80, false))],
    ['a ticket shows a status that it never had', ({ calls }) => calls.push(shows('bob', [seen({ ...second, status: 'aborted', people_ahead: 0 })], 80))],
    ['a list of tickets is stale', ({ calls }) => calls.push(shows('bob', [seen({ ...second, tickets_count: 1 })], 80))],
    ['a ticket is not shown', ({ calls }) => calls.push(shows('bob', [], 80))],
    ['a count is wrong', ({ calls }) => calls.push({ ...(shows('ann', [], -10) as Extract<Call, { kind: 'mine' }>), count: 1 })],
    ['a waiting list is stale', ({ calls }) => calls.push(looked(2, 3, 'open', 80))],
    ['the next number is wrong', ({ calls }) => calls.push(looked(1, 2, 'open', 80))],
    ['a list belongs to the line of another day', ({ audit }) => { audit[0]!.line = 'tomorrow'; }],
    ['a ticket belongs to the line of another day', ({ audit }) => { audit[0]!.tickets[1]!.line = 'tomorrow'; }],
    ['a ticket belongs to another service', ({ audit }) => { audit[0]!.tickets[1]!.service = 'Passports'; }],
    ['a visit is missing', ({ audit }) => { audit[0]!.tickets[0]!.visits = []; }],
    ['a ticket that was never called has a visit', ({ audit }) => { audit[0]!.tickets[1]!.visits = [{ counter: 'A', outcome: 'processed' }]; }],
    ['a wrong state', ({ calls }) => calls.push(looked(1, 3, 'full', 80))],
    ['time running backwards', ({ calls }) => calls.push(looked(0, 1, 'open', 25))],
    ['one key returns two tickets', ({ calls }) => calls.push(took('ann', seen({ code: 't3', rank: 3, tickets_count: 2, people_ahead: 1 }), 80, 'k'))],
    ['a response has an unexpected status', ({ calls }) => calls.push({ kind: 'odd', start: 80, end: 81, call: 'take', status: 500, body: '' })],
  ]);
});

/** Two counters: Ann is called, and Bob stays ahead of Cat, whom he has let pass. */
const pressed = (
  counter: string,
  ticket: string | null,
  finished: string | null,
  start: number,
  over: Partial<CallNext> = {},
): Call => ({
  kind: 'call_next',
  start,
  end: start + 5,
  clerk: 'eve',
  key: `k${start}`,
  list: 'L',
  line: 'today',
  counter,
  finish: 'processed',
  response: { ticket, finished },
  ...over,
});
const did = (
  action: Act['action'],
  ticket: Seen | null,
  start: number,
  over: Partial<Act> = {},
): Call => ({
  kind: 'act',
  start,
  end: start + 5,
  list: 'L',
  person: 'cat',
  code: ticket?.code ?? 't1',
  action,
  people: 1,
  counter: null,
  instead: null,
  done: true,
  seen: ticket,
  shown: null,
  ...over,
});
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
    pressed('A', 't1', null, 40),
    pressed('B', 't3', null, 50),
    did('cancel', cats({ status: 'cancelled', tickets_count: 0 }), 60),
    pressed('A', null, 't1', 70, { finish: 'no_show' }),
    did('undo', cats({ tickets_count: 1, people_ahead: 0 }), 80),
    did('came_late', seen({ tickets_count: 2, people_ahead: 1 }), 90, { person: 'ann' }),
    pressed('A', 't2', null, 100),
    pressed('A', 't2', null, 102, { key: 'k100' }),
    did('return', null, 110, {
      code: 't2',
      shown: { status: 'scheduled', counter: null },
    }),
    pressed('A', 't2', null, 120),
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
  const response = (ticket: string | null, finished: string | null) => ({ response: { ticket, finished } }); // prettier-ignore
  // prettier-ignore
  itRefuses(served, [
    ['calls the same person twice', (history) => at(history, 50, response('t1', null))],
    ['calls the same person to two counters at once', (history) => at(history, 50, { start: 40, end: 60, ...response('t1', null) })],
    ['skips the first person', (history) => at(history, 50, response('t2', null))],
    ['calls by number, not by position', (history) => { at(history, 50, response('t2', null)); at(history, 100, response('t3', null)); }],
    ['calls nobody while somebody waits', (history) => at(history, 50, response(null, null))],
    ['calls a person who has left', (history) => at(history, 70, response('t2', 't1'))],
    ['ends the visit of another counter', (history) => at(history, 70, response(null, 't3'))],
    ['ends no visit of its own counter', (history) => at(history, 70, response(null, null))],
    ['calls again on a repeated command', (history) => at(history, 102, response('t1', 't2'))],
    ['lets nobody pass', (history) => at(history, 30, { seen: cats({ tickets_count: 3, people_ahead: 1 }) })],
    ['shows an order that differs from its calls', (history) => at(history, 36, { codes: ['t1', 't2', 't3'] })],
    ['refuses to let people pass', (history) => at(history, 30, { done: false })],
    ['counts people being served as ahead', (history) => at(history, 80, { seen: cats({ tickets_count: 1, people_ahead: 1 }) })],
    ['refuses a person who returns', (history) => at(history, 80, { done: false, seen: cats({ status: 'cancelled', tickets_count: 0 }) })],
    ['puts a latecomer at the front', (history) => at(history, 90, { seen: seen({ tickets_count: 2, people_ahead: 0 }) })],
    ['lets a person who missed no call come late', (history) => at(history, 70, { finish: 'processed' })],
    ['lets a person come late twice', ({ calls }) => calls.push(did('came_late', seen({ tickets_count: 1, people_ahead: 0 }), 140, { person: 'ann' }))],
    ['returns a call to another position', (history) => at(history, 120, response('t1', null))],
    ['loses the visit of a returned call', ({ audit }) => { audit[0]!.tickets[1]!.visits.shift(); }],
    ['stores another outcome of a visit', ({ audit }) => { audit[0]!.tickets[2]!.visits[0]!.outcome = 'processed'; }],
    ['stores another counter of a visit', ({ audit }) => { audit[0]!.tickets[0]!.visits[0]!.counter = 'A'; }],
    ['loses a number', ({ audit }) => { audit[0]!.tickets.pop(); }],
    ['holds another order in the database', ({ audit }) => { audit[0]!.tickets.reverse(); }],
    ['releases the place of a person who returned', ({ audit }) => { audit[0]!.released = 1; }],
  ]);
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
const resumed = (): History => {
  const history = served();
  history.calls = [
    took('ann', seen(), 0),
    took('cat', second, 10),
    pressed('A', 't1', null, 20),
    pressed('A', 't2', 't1', 30),
    did('resume', null, 40, { instead: 't2', shown: { status: 'running', counter: 'A' } }),
    onBoard(['t1', 't2'], 50),
    pressed('B', 't2', null, 60),
  ];
  history.audit = audit(
    0,
    ['t1', 'ann', 'running', ['A', null]],
    ['t2', 'cat', 'running', ['A', 'returned'], ['B', null]],
  );
  return history;
};

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
      pressed('A', 't1', null, 30, { list: null }),
      pressed('B', 'p1', null, 40, { list: null }),
      pressed('B', 't2', 'p1', 50, { list: null }),
      pressed('B', null, 't2', 60, { list: null }),
      pressed('B', null, null, 70, { list: null }),
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
  at(together, 10, { start: 20, end: 25 });
  expect(check(together)).toEqual([]);
});

describe('fails if a line of two services', () => {
  const response = (ticket: string | null, finished: string | null) => ({ response: { ticket, finished } }); // prettier-ignore
  // prettier-ignore
  itRefuses(inLine, [
    ['skips who took a number first', (history) => { at(history, 40, response('t2', null)); at(history, 50, response('p1', 't2')); }],
    ['calls nobody while somebody waits for the other service', (history) => at(history, 40, response(null, null))],
    ['leaves the visit for the other service', (history) => at(history, 50, response('t2', null))],
    ['calls the same person twice', (history) => at(history, 40, response('t1', null))],
  ]);
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
