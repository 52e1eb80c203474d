import { describe, expect, it } from 'vitest';
import { check } from './checker.ts';
import { at, auditOf, callsNext, did as act, itRefuses, list, seen, takes } from './histories.ts';
import type { Act, Audit, Call, History } from '#tests/trust/tickets/history.ts';

const lists = ['A', 'B'].map((code) => list(null, code, code));

const took = (person: string, of: string, rank: number, start: number, ahead: number): Call => {
  const ticket = { code: `${of}${rank}`, list: of, rank, tickets_count: ahead + 1 };
  const taken = takes(person, { ticket: seen({ ...ticket, people_ahead: ahead }) }, start);
  return { ...taken, list: of } as Call;
};
const called = (...[counter, ticket, finished, start]: Parameters<typeof callsNext>): Call =>
  callsNext(counter, ticket, finished, start, { list: null });
const did = (action: Act['action'], code: string, start: number, over: Partial<Act> = {}): Call =>
  act(action, null, start, { list: code[0]!, person: 'ann', code, ...over });
/** A list at the end. Letter and number of a ticket are those of the list that issued it. */
const ended = (
  list: string,
  released: number,
  issued: number,
  ...held: [id: number, ...Parameters<typeof auditOf>[2]][]
): Audit => {
  const audit = auditOf(
    lists.find(({ code }) => code === list)!,
    released,
    ...held.map(([, ...ticket]) => ticket),
  );
  const tickets = audit.tickets.map((ticket, at) => ({
    ...ticket,
    id: held[at]![0],
    origin: ticket.code[0]!,
  }));
  return { ...audit, issued, tickets };
};

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
    ended(
      'A',
      1,
      3,
      [3, 'A2', 'cat', 'processed', ['1', 'processed']],
      [4, 'A3', 'dan', 'processed', ['1', 'processed']],
    ),
    ended(
      'B',
      -1,
      1,
      [1, 'A1', 'ann', 'processed', ['1', 'transferred'], ['1', 'parked'], ['1', 'processed']],
      [2, 'B1', 'bob', 'processed', ['1', 'processed']],
    ),
  ],
});

it('accepts a hall with a transfer, a parked ticket and priority', () => {
  expect(check(hall())).toEqual([]);
});

describe('fails if in a hall', () => {
  itRefuses(hall, {
    'a transferred ticket loses its place': at(60, { response: { ticket: 'B1', finished: null } }),
    'a transferred ticket stays in its list': ({ calls }) => calls.splice(7, 1),
    'a parked ticket is called as the next': at(110, {
      response: { ticket: 'A1', finished: 'A3' },
    }),
    'a ticket is parked that nobody called': ({ calls }) => calls.splice(8, 1),
    'an arrival is recorded twice': ({ calls }) => calls.splice(7, 0, did('here', 'A1', 48)),
    'a step is reverted after the next call': ({ calls }) =>
      calls.splice(9, 0, did('take_back', 'A1', 66)),
    'a number is issued before an earlier one': ({ audit: [one] }) => (one!.tickets[0]!.id = 9),
    'priority passes more than its turn': at(90, { response: { ticket: 'A3', finished: 'B1' } }),
    'a transfer frees no place': ({ audit: [one] }) => (one!.released = 0),
    'a transfer takes no place': ({ audit }) => (audit[1]!.released = 0),
    'a visit is lost': ({ audit }) => audit[1]!.tickets[0]!.visits.shift(),
  });
});
