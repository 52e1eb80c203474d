import { first, type Db } from '#server/db/client.ts';
import { addDays } from '#common/calendar/days.ts';
import type { TicketStatus } from '#common/contract/tickets.ts';
import {
  buildList,
  buildMember,
  buildOrganisation,
  buildSignedIn,
  type SignedIn,
} from '#server/testing/builders.ts';
import type { TestApp } from '#server/testing/testApp.ts';
import { COUNTERS, handsOf, type Person } from './hands.ts';
import type { Audit, History } from './history.ts';
import { WALK_IN } from './model.ts';
import type { Plan } from './plan.ts';

/** Servers with one database, and the database itself for actions of the place. */
export interface Target {
  addresses: string[];
  test: Pick<TestApp, 'db' | 'context' | 'clock'>;
  /** Today by the servers' clock. */
  today: string;
}

async function audit(db: Db, list: string): Promise<Audit> {
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

/** Runs a plan with concurrent workers and records every request. */
export async function drive({ addresses, test, today }: Target, plan: Plan): Promise<History> {
  const { db } = test;
  const organisation = await buildOrganisation(db, { counters: COUNTERS.length });
  await db.query('UPDATE organisations SET patience_seconds = 0 WHERE id = $1', [organisation.id]);
  const lists: { code: string; capacity: number | null; date: string }[] = [];
  for (const [index, capacity] of plan.capacities.entries()) {
    const date = addDays(today, 1 + index);
    const list = { organisationId: organisation.id, releasedOn: date, capacity };
    lists.push({ code: (await buildList(db, list)).code, capacity, date });
  }
  const crowd = async (count: number, one: () => Promise<SignedIn>): Promise<Person[]> => {
    const people: Person[] = [];
    for (let n = 0; n < count; n += 1) {
      const { user, headers } = await one();
      people.push({ code: user.code, headers });
    }
    return people;
  };
  const people = await crowd(plan.people, () => buildSignedIn(test, { confirmed: true }));
  const clerks = await crowd(CLERKS, () => buildMember(test, organisation.id));
  const { calls, act } = handsOf({ addresses, db, organisation, people, clerks, lists });
  await Promise.all(
    plan.workers.map(async (acts) => {
      for (const one of acts) await act(one);
    }),
  );
  const held: Audit[] = [];
  for (const { code } of lists) held.push(await audit(db, code));
  return { lists, calls, audit: held };
}
