import { setTimeout as rest } from 'node:timers/promises';
import { first, sqlState, type Db } from '#server/db/client.ts';
import { addDays } from '#common/calendar/days.ts';
import type { Ticket, TicketStatus } from '#common/contract/tickets.ts';
import {
  buildList,
  buildMember,
  buildOrganisation,
  buildSignedIn,
  type SignedIn,
} from '#server/testing/builders.ts';
import type { TestApp } from '#server/testing/testApp.ts';
import { bearer, COUNTERS, handsOf, seen, type Asked, type Known, type Person } from './hands.ts';
import type { Call, History } from './history.ts';
import { WALK_IN } from './model.ts';
import type { Act, Plan } from './plan.ts';

/** Servers over one database, and the database itself for what the place does. */
export interface Target {
  addresses: string[];
  test: Pick<TestApp, 'db' | 'context' | 'clock'>;
  /** Today by the servers' clock. */
  today: string;
}

async function audit(db: Db, list: string): Promise<History['audit'][number]> {
  const row = await first<{
    issued: number;
    given_back: number;
    waiting_count: number;
    open_count: number;
  }>(
    db,
    'SELECT issued, given_back, waiting_count, open_count FROM waiting_lists WHERE code = $1',
    [list],
  );
  const tickets = await db.query<{
    code: string;
    person: string;
    rank: number;
    status: TicketStatus;
  }>(
    `SELECT t.code, coalesce(u.code, '${WALK_IN}') AS person, t.rank, t.status FROM tickets t
       LEFT JOIN users u ON u.id = t.user_id JOIN waiting_lists l ON l.id = t.waiting_list_id
      WHERE l.code = $1 ORDER BY t.position`,
    [list],
  );
  const waiting = tickets.filter(({ status }) => status === 'scheduled').length;
  const open = waiting + tickets.filter(({ status }) => status === 'running').length;
  if (row?.waiting_count !== waiting || row.open_count !== open) {
    throw new Error(
      `List ${list} keeps ${row?.waiting_count} waiting, ${row?.open_count} open; there are ${waiting}, ${open}`,
    );
  }
  return { list, issued: row.issued, givenBack: row.given_back, tickets };
}

const CLERKS = 3;

/** Carries out a plan, all workers at once, and records every call. */
export async function drive(target: Target, plan: Plan): Promise<History> {
  const { db } = target.test;
  const organisation = await buildOrganisation(db, { counters: COUNTERS.length });
  await db.query('UPDATE organisations SET patience_seconds = 0 WHERE id = $1', [organisation.id]);
  const lists: History['lists'] = [];
  for (const [index, capacity] of plan.capacities.entries()) {
    const releasedOn = addDays(target.today, 1 + index);
    const { code } = await buildList(db, { organisationId: organisation.id, releasedOn, capacity });
    lists.push({ code, capacity });
  }
  const personOf = ({ user, headers, refreshToken }: SignedIn): Person => ({
    code: user.code,
    access: headers.authorization!.slice(7),
    refresh: refreshToken,
  });
  const people: Person[] = [];
  for (let n = 0; n < plan.people; n += 1)
    people.push(personOf(await buildSignedIn(target.test, { confirmed: true })));
  const clerks: Person[] = [];
  for (let n = 0; n < CLERKS; n += 1) {
    clerks.push(personOf(await buildMember(target.test, organisation.id)));
  }

  const calls: Call[] = [];
  const known: Known[] = [];
  /**
   * The exchanges of a refresh token that are under way. Its successor is used after the last of
   * them, as by tabs that share a lock: a token that comes after its successor was used has leaked.
   */
  const exchanges = new Map<string, number>();
  let turn = 0;
  const ask = async (method: string, path: string, init: RequestInit = {}) => {
    const address = target.addresses[(turn += 1) % target.addresses.length]!;
    const start = performance.now();
    const answer = await fetch(`${address}${path}`, { method, ...init });
    const body = await answer.text();
    return { start, end: performance.now(), answer, body };
  };
  const odd = ({ start, end, answer, body }: Asked, call: string) =>
    calls.push({ kind: 'odd', start, end, call, status: answer.status, body });

  const take = async (person: Person, list: string, key: number | null) => {
    const asked = await ask('POST', '/api/user/tickets', {
      headers: {
        ...bearer(person),
        'content-type': 'application/json',
        ...(key === null ? {} : { 'idempotency-key': `key-${key}` }),
      },
      body: JSON.stringify({ ticket: { waiting_list_code: list } }),
    });
    const { start, end, answer, body } = asked;
    if (answer.status !== 201 && answer.status !== 422) return odd(asked, 'take');
    const parsed = JSON.parse(body) as Ticket & { code: string; ticket?: Ticket };
    const given = answer.status === 201;
    if (given) known.push({ code: parsed.code, list, holder: person, key: parsed.key! });
    return calls.push({
      kind: 'take',
      start,
      end,
      person: person.code,
      list,
      key: key === null ? null : `key-${key}`,
      answer: given
        ? { ticket: seen(parsed) }
        : { refusal: parsed.code, held: parsed.ticket ? seen(parsed.ticket) : null },
    });
  };

  const move = async ({ code, list }: Known, to: TicketStatus) => {
    const start = performance.now();
    let moved = true;
    try {
      await db.query(
        `SELECT ticket_transition(id, $2, CASE $2 WHEN 'aborted' THEN 'provider' END,
                  CASE $2 WHEN 'cancelled' THEN 'user' ELSE 'provider' END)
           FROM tickets WHERE code = $1`,
        [code, to],
      );
    } catch (error) {
      if (sqlState(error) !== '23514') throw error;
      moved = false;
    }
    calls.push({ kind: 'move', start, end: performance.now(), code, list, to, moved });
  };

  const { press, walkIn, hold, serve, board } = handsOf({
    ask,
    odd,
    calls,
    known,
    organisation,
    clerks,
    lists: lists.map(({ code }, index) => ({ code, date: addDays(target.today, 1 + index) })),
  });

  const one = async (act: Act): Promise<unknown> => {
    const person = 'person' in act ? people[act.person % people.length]! : null;
    const list = 'list' in act ? lists[act.list % lists.length]!.code : '';
    if (act.do === 'rest') return rest(act.ms);
    if (act.do === 'take') return take(person!, list, act.key);
    if (act.do === 'press') return press(act, list);
    if (act.do === 'walk_in') return walkIn(list);
    if (act.do === 'board') return board();
    if ('ticket' in act) {
      const ticket = known[act.ticket % Math.max(1, known.length)];
      if (!ticket) return undefined;
      if (act.do === 'hold') return hold(ticket, act);
      return act.do === 'serve' ? serve(ticket, act) : move(ticket, act.to);
    }
    if (act.do === 'look') {
      const range = `from=${target.today}&to=${addDays(target.today, 10)}`;
      const asked = await ask(
        'GET',
        `/api/organisations/${organisation.slug}/waiting_lists?${range}`,
      );
      const { start, end, answer, body } = asked;
      if (answer.status !== 200) return odd(asked, 'look');
      const { records } = JSON.parse(body) as {
        records: { code: string; tickets_count: number; next_rank: number; state: string }[];
      };
      return calls.push({
        kind: 'look',
        start,
        end,
        lists: records.map(({ code, ...shown }) => ({ list: code, ...shown })),
      });
    }
    if (act.do === 'mine') {
      const asked = await ask('GET', '/api/user/tickets?per_page=100', {
        headers: bearer(person!),
      });
      const { start, end, answer, body } = asked;
      if (answer.status !== 200) return odd(asked, 'mine');
      const { records, count } = JSON.parse(body) as { records: Ticket[]; count: number };
      const tickets = records.map(seen);
      return calls.push({ kind: 'mine', start, end, person: person!.code, count, tickets });
    }
    const sent = person!.refresh;
    exchanges.set(sent, (exchanges.get(sent) ?? 0) + 1);
    const asked = await ask('POST', '/api/users/tokens', {
      headers: { ...bearer(person!), 'refresh-token': sent },
    });
    const { start, end, answer } = asked;
    const successor = answer.status === 204 ? answer.headers.get('refresh-token') : null;
    const others = exchanges.get(sent)! - 1;
    exchanges.set(sent, others);
    if (successor && others === 0) {
      person!.refresh = successor;
      person!.access = answer.headers.get('access-token') ?? '';
    }
    return calls.push({ kind: 'refresh', start, end, person: person!.code, sent, successor });
  };

  await Promise.all(
    plan.workers.map(async (acts) => {
      for (const act of acts) await one(act);
    }),
  );
  const held: History['audit'] = [];
  for (const { code } of lists) held.push(await audit(db, code));
  return { lists, calls, audit: held };
}
