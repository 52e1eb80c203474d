import { describe, expect, it } from 'vitest';
import { check } from './checker.ts';
import { callsNext, did as act, itRefuses, seen, takes } from './histories.ts';
import type { Act, Audit, Call, History, Visit } from '#tests/trust/tickets/history.ts';

const LINE = 'today';
const lists = ['A', 'B'].map((code) => ({ code, capacity: null, line: LINE, service: code }));

const took = (person: string, list: string, rank: number, start: number, ahead: number): Call => {
  const ticket = { code: `${list}${rank}`, list, rank, tickets_count: ahead + 1 };
  return {
    ...takes(person, { ticket: seen({ ...ticket, people_ahead: ahead }) }, start),
    list,
  } as Call;
};
const called = (...[counter, ticket, finished, start]: Parameters<typeof callsNext>): Call =>
  callsNext(counter, ticket, finished, start, { list: null });
const did = (action: Act['action'], code: string, start: number, over: Partial<Act> = {}): Call =>
  act(action, null, start, { list: code[0]!, person: 'ann', code, ...over });
const served = (counter: string, ...outcomes: (string | null)[]): Visit[] =>
  outcomes.map((outcome) => ({ counter, outcome }));
const auditOf = (
  list: string,
  released: number,
  issued: number,
  ...held: [code: string, id: number, status: Audit['tickets'][number]['status'], visits: Visit[]][]
): Audit => ({
  list,
  line: LINE,
  issued,
  released,
  tickets: held.map(([code, id, status, visits]) => ({
    code,
    person: PEOPLE[code]!,
    rank: Number(code.slice(1)),
    id,
    origin: code[0]!,
    status,
    line: LINE,
    service: list,
    visits,
  })),
});
const PEOPLE: Record<string, string> = { A1: 'ann', B1: 'bob', A2: 'cat', A3: 'dan' };

/** Ann is sent from service A to B, where Bob waits behind her; Cat has priority and passes nobody. */
const hall = (): History => ({
  lists,
  calls: [
    took('ann', 'A', 1, 0, 0),
    took('bob', 'B', 1, 10, 0),
    took('cat', 'A', 2, 20, 1),
    took('dan', 'A', 3, 30, 2),
    did('priority', 'A3', 35, { person: 'dan' }),
    called('1', 'A1', null, 40),
    did('here', 'A1', 45),
    did('transfer', 'A1', 50, { target: 'B' }),
    called('1', 'A1', null, 60),
    did('park', 'A1', 70),
    called('1', 'B1', null, 80),
    called('1', 'A2', 'B1', 90),
    called('1', 'A3', 'A2', 100),
    called('1', null, 'A3', 110),
    did('call', 'A1', 120, { counter: '1' }),
    called('1', null, 'A1', 130),
  ],
  audit: [
    auditOf(
      'A',
      1,
      3,
      ['A2', 3, 'processed', served('1', 'processed')],
      ['A3', 4, 'processed', served('1', 'processed')],
    ),
    auditOf(
      'B',
      -1,
      1,
      ['A1', 1, 'processed', served('1', 'transferred', 'parked', 'processed')],
      ['B1', 2, 'processed', served('1', 'processed')],
    ),
  ],
});

it('accepts a hall with a transfer, a parked ticket and priority', () => {
  expect(check(hall())).toEqual([]);
});

describe('fails if in a hall', () => {
  itRefuses(hall, {
    'a transferred ticket loses its place': ({ calls }) =>
      Object.assign(calls[8]!, { response: { ticket: 'B1', finished: null } }),
    'a transferred ticket stays in its list': ({ calls }) => calls.splice(7, 1),
    'a parked ticket is called as the next': ({ calls }) =>
      Object.assign(calls[13]!, { response: { ticket: 'A1', finished: 'A3' } }),
    'a ticket is parked that nobody called': ({ calls }) => calls.splice(8, 1),
    'an arrival is recorded twice': ({ calls }) => calls.splice(7, 0, did('here', 'A1', 48)),
    'a step is reverted after the next call': ({ calls }) =>
      calls.splice(9, 0, did('take_back', 'A1', 66)),
    'a number is issued before an earlier one': ({ audit: [one] }) => (one!.tickets[0]!.id = 9),
    'priority passes more than its turn': ({ calls }) =>
      Object.assign(calls[11]!, { response: { ticket: 'A3', finished: 'B1' } }),
    'a transfer frees no place': ({ audit: [one] }) => (one!.released = 0),
    'a transfer takes no place': ({ audit }) => (audit[1]!.released = 0),
    'a visit is lost': ({ audit }) => audit[1]!.tickets[0]!.visits.shift(),
  });
});
