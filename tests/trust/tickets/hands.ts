import { setTimeout as rest } from 'node:timers/promises';
import { addDays } from '#common/calendar/days.ts';
import type { CallResponse, CounterResponse, CounterTicket } from '#common/contract/counter.ts';
import type { Ticket, TicketStatus } from '#common/contract/tickets.ts';
import { sqlState, type Db } from '#server/db/client.ts';
import { ask as send } from '#tests/trust/servers.ts';
import type { Act as Action, Call, ListOf, Seen, Timed } from './history.ts';
import { WALK_IN } from './model.ts';
import type { Act } from './plan.ts';

export interface Person {
  code: string;
  headers: Record<string, string>;
}

interface Known {
  code: string;
  list: string;
  /** Null for a walk-in, whose key authorises actions. */
  holder: Person | null;
  key: string;
}

export const COUNTERS = ['Θυρίδα 1', 'Θυρίδα 2', 'Θυρίδα 3'];

/** The checked part of a ticket in a response. */
const seen = (ticket: Ticket): Seen => ({
  code: ticket.code,
  list: ticket.waiting_list.code,
  rank: ticket.rank,
  status: ticket.status!,
  tickets_count: ticket.waiting_list.tickets_count!,
  people_ahead: ticket.people_ahead!,
});

interface Asked<Body> {
  times: Timed;
  status: number;
  body: Body;
}

interface Request {
  path: string;
  method?: string;
  who?: Person | null;
  headers?: Record<string, string>;
  body?: object;
}

/** Shared by all workers. */
interface Table {
  addresses: string[];
  db: Db;
  organisation: { slug: string; code: string };
  people: Person[];
  clerks: Person[];
  lists: (ListOf & { date: string; serviceCode: string })[];
}

let callKeys = 0;
let turn = 0;

/** Recorded actions of people, clerks and screens on the servers. */
export function handsOf({ addresses, db, organisation, people, clerks, lists }: Table) {
  const calls: Call[] = [];
  const known: Known[] = [];
  const pick = <One>(from: One[], n: number): One => from[n % from.length]!;

  /** Sends a request to the servers in turn. Null for an unexpected status, which is recorded. */
  const ask = async <Body>(
    call: string,
    fine: number[],
    { path, method = 'POST', who = null, headers = {}, body }: Request,
  ): Promise<Asked<Body> | null> => {
    const start = performance.now();
    const address = pick(addresses, (turn += 1));
    const response = await send(address, method, path, { ...who?.headers, ...headers }, body);
    const { status, body: text } = response ?? { status: 0, body: 'no response' };
    const times = { start, end: performance.now() };
    if (fine.includes(status)) return { times, status, body: JSON.parse(text) as Body };
    calls.push({ kind: 'odd', ...times, status, call, body: text });
    return null;
  };

  const drawn = (
    { times, status, body }: Asked<Ticket & { code: string; ticket?: Ticket }>,
    { list, holder, key }: { list: string; holder: Person | null; key: string | null },
  ) => {
    const given = status === 201;
    if (given) known.push({ code: body.code, list, holder, key: body.key! });
    calls.push({
      kind: 'take',
      ...times,
      person: holder?.code ?? WALK_IN,
      list,
      key,
      response: given
        ? { ticket: seen(body) }
        : { refusal: body.code, held: body.ticket ? seen(body.ticket) : null },
    });
  };

  /** An action of a holder or member on a ticket. The response contains the changed ticket. */
  const acted = async (
    { code, list, holder }: Known,
    done: Pick<Action, 'action'> &
      Partial<Pick<Action, 'people' | 'counter' | 'instead' | 'target'>>,
    request: Request,
    member: boolean,
  ) => {
    const asked = await ask<{ ticket: unknown }>(done.action, [200, 409], request);
    if (!asked) return;
    const { times, status, body } = asked;
    const shown = status === 200 ? body : body.ticket;
    const ticket = shown as CounterTicket | null;
    calls.push({
      kind: 'act',
      ...times,
      list,
      code,
      person: holder?.code ?? WALK_IN,
      people: 1,
      counter: null,
      instead: null,
      ...done,
      done: status === 200,
      seen: member ? null : seen(shown as Ticket),
      // A busy counter responds with its current ticket, or none after the visit has ended.
      shown:
        member && ticket?.code === code ? { status: ticket.status, counter: ticket.counter } : null,
    });
  };

  const onTicket =
    <Kind extends Act>(act: (ticket: Known, what: Kind) => Promise<void>) =>
    async (what: Kind & { ticket: number }) => {
      if (known.length > 0) await act(pick(known, what.ticket), what);
    };

  /** The effect of each action of a plan. */
  const acts: { [Kind in Act['do']]: (act: Extract<Act, { do: Kind }>) => Promise<unknown> } = {
    rest: ({ ms }) => rest(ms),
    take: async (act) => {
      const holder = pick(people, act.person);
      const list = pick(lists, act.list).code;
      const key = act.key === null ? null : `key-${act.key}`;
      const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key };
      const body = { ticket: { waiting_list_code: list } };
      const request = { path: '/api/user/tickets', who: holder, headers, body };
      const asked = await ask<Ticket>('take', [201, 422], request);
      if (asked) drawn(asked, { list, holder, key });
    },
    walk_in: async (act) => {
      const list = pick(lists, act.list).code;
      const path = `/api/counter/${organisation.slug}/walk_ins`;
      const request = { path, who: clerks[0]!, body: { waiting_list_code: list } };
      const asked = await ask<Ticket>('walk_in', [201, 422], request);
      if (asked) drawn(asked, { list, holder: null, key: null });
    },
    call_next: async ({ key, ...act }) => {
      const who = pick(clerks, act.clerk);
      const { code, line, date } = pick(lists, act.list ?? act.line);
      const list = act.list === null ? null : code;
      const name = key === null ? `call-${(callKeys += 1)}` : `${list ?? line}-${key}`;
      // A repetition returns the result of the first request.
      const counter = pick(COUNTERS, key ?? act.counter);
      const finish = key === null ? act.finish : 'processed';
      const asked = await ask<CallResponse>('call_next', [200, 409], {
        path: `/api/counter/${organisation.slug}/calls`,
        who,
        headers: { 'idempotency-key': name },
        body: { ...(list === null ? { date } : { waiting_list_code: list }), counter, finish },
      });
      if (!asked) return;
      const { times, status, body } = asked;
      const response = { ticket: body.ticket?.code ?? null, finished: body.finished?.code ?? null };
      calls.push({
        kind: 'call_next',
        ...times,
        clerk: who.code,
        key: name,
        list,
        line,
        counter,
        finish,
        response: status === 200 ? response : null,
      });
    },
    hold: onTicket(async (ticket, { action, people: count }) => {
      const { code, key, holder: who } = ticket;
      const path = who ? `/api/user/tickets/${code}` : `/api/tickets/${key}`;
      const body = action === 'let_pass' ? { people: count } : {};
      const request =
        action === 'cancel' && who
          ? { method: 'DELETE', path, who }
          : { path: `${path}/${action}`, who, body };
      await acted(ticket, { action, people: count }, request, false);
    }),
    serve: onTicket(async (ticket, { clerk, action, ...act }) => {
      const others = known.filter(({ code, list }) => list === ticket.list && code !== ticket.code);
      const isResumed = action === 'resume';
      const counter = isResumed ? null : pick(COUNTERS, act.counter);
      const other = !isResumed || act.instead === null ? null : pick(others, act.instead);
      const instead = other?.code ?? null;
      const body = { ...(counter && { counter }), ...(instead && { instead_of: instead }) };
      const path = `/api/counter/tickets/${ticket.code}/${action}`;
      const request = { path, who: pick(clerks, clerk), body };
      await acted(ticket, { action, counter, instead }, request, true);
    }),
    step: onTicket(async (ticket, { clerk, action, service }) => {
      const { line } = lists.find(({ code }) => code === ticket.list)!;
      const ofLine = lists.filter((list) => list.line === line);
      const target = pick(ofLine, service);
      const isPriority = action === 'priority' || action === 'ordinary';
      const request = {
        path: `/api/counter/tickets/${ticket.code}/${isPriority ? 'priority' : action}`,
        method: isPriority ? 'PUT' : 'POST',
        who: pick(clerks, clerk),
        body: {
          ...(action === 'transfer' && { service: target.serviceCode }),
          ...(isPriority && { reason: action === 'priority' ? 'elderly' : null }),
        },
      };
      await acted(ticket, { action, target: target.code }, request, true);
    }),
    move: onTicket(async ({ code, list }, { to }) => {
      const start = performance.now();
      const moved = await transition(db, code, to);
      calls.push({ kind: 'move', start, end: performance.now(), code, list, to, moved });
    }),
    board: async () => {
      for (const date of new Set(lists.map((list) => list.date))) {
        const path = `/api/counter/${organisation.code}?date=${date}`;
        const request = { method: 'GET', path, who: clerks[0]! };
        const asked = await ask<CounterResponse>('board', [200], request);
        if (!asked) continue;
        for (const { code, tickets } of asked.body.waiting_lists) {
          const codes = tickets.map((ticket) => ticket.code);
          calls.push({ kind: 'board', ...asked.times, list: code, codes });
        }
      }
    },
    look: async () => {
      const range = `from=${addDays(lists[0]!.date, -1)}&to=${addDays(lists.at(-1)!.date, 1)}`;
      const path = `/api/organisations/${organisation.slug}/waiting_lists?${range}`;
      const asked = await ask<{
        records: { code: string; tickets_count: number; next_rank: number; state: string }[];
      }>('look', [200], { method: 'GET', path });
      if (!asked) return;
      const shown = asked.body.records.map(({ code, ...list }) => ({ list: code, ...list }));
      calls.push({ kind: 'look', ...asked.times, lists: shown });
    },
    mine: async (act) => {
      const who = pick(people, act.person);
      const request = { method: 'GET', path: '/api/user/tickets?per_page=100', who };
      const asked = await ask<{ records: Ticket[]; count: number }>('mine', [200], request);
      if (!asked) return;
      const { records, count } = asked.body;
      const tickets = records.map(seen);
      calls.push({ kind: 'mine', ...asked.times, person: who.code, count, tickets });
    },
  };
  return { calls, act: (act: Act) => acts[act.do](act as never) };
}

/** A transition by the database function. False if it is refused. */
async function transition(db: Db, code: string, to: TicketStatus): Promise<boolean> {
  try {
    await db.query(
      `SELECT ticket_transition(id, $2, CASE $2 WHEN 'aborted' THEN 'provider' END,
                CASE $2 WHEN 'cancelled' THEN 'user' ELSE 'provider' END)
         FROM tickets WHERE code = $1`,
      [code, to],
    );
    return true;
  } catch (error) {
    if (sqlState(error) !== '23514') throw error;
    return false;
  }
}
