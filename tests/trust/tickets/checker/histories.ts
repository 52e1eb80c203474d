import { expect, it } from 'vitest';
import type {
  Act,
  Audit,
  Call,
  CallNext,
  History,
  ListOf,
  Seen,
  TakeResult,
} from '#tests/trust/tickets/history.ts';
import { check } from './checker.ts';

/** Parts of histories that a test writes by hand. */
export const seen = (over: Partial<Seen> = {}): Seen => ({
  code: 't1',
  list: 'L',
  rank: 1,
  status: 'scheduled',
  tickets_count: 1,
  people_ahead: 0,
  ...over,
});
export const second = seen({ code: 't2', rank: 2, tickets_count: 2, people_ahead: 1 });
export const takes = (
  person: string,
  response: TakeResult,
  start: number,
  key: string | null = null,
): Call => ({ kind: 'take', start, end: start + 5, person, list: 'L', key, response });
export const took = (person: string, ticket: Seen, start: number, key: string | null = null) =>
  takes(person, { ticket }, start, key);
export const refused = (person: string, refusal: string, start: number, held: Seen | null = null) =>
  takes(person, { refusal, held }, start);
export const shows = (person: string, tickets: Seen[], start: number, end = start + 5): Call => ({
  kind: 'mine',
  start,
  end,
  person,
  count: tickets.length,
  tickets,
});
export const goes = (
  code: string,
  to: Seen['status'],
  start: number,
  moved = true,
  end = start + 5,
): Call => ({ kind: 'move', start, end, list: 'L', code, to, moved });
export const looked = (
  tickets_count: number,
  next_rank: number,
  state: string,
  start: number,
): Call => ({
  kind: 'look',
  start,
  end: start + 5,
  lists: [{ list: 'L', tickets_count, next_rank, state }],
});

export const list = (capacity: number | null, code = 'L', service = '') => {
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
export const auditOf = (
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
export const audit = (released: number, ...held: Ended[]) => [
  auditOf(list(null), released, ...held),
];

export const callsNext = (
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
export const did = (
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
type Change = (history: History) => unknown;

/** Changes the request that starts at an instant. */
export const at =
  (start: number, change: object): Change =>
  ({ calls }) => {
    const call = calls.find((one) => one.start === start);
    if (!call) throw new Error(`No call begins at ${start}`);
    Object.assign(call, change);
  };
/** Adds a request. */
export const push =
  (call: Call): Change =>
  ({ calls }) =>
    calls.push(call);
export const itRefuses = (right: () => History, wrong: Record<string, Change>) =>
  it.each(Object.entries(wrong))('%s', (_, change) => {
    const history = right();
    change(history);
    expect(check(history)).not.toEqual([]);
  });
