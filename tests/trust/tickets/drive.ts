import { first, valueOf, type Db } from '#server/db/client.ts';
import { addDays } from '#common/calendar/days.ts';
import {
  buildList,
  buildMember,
  buildOrganisation,
  buildSignedIn,
  type SignedIn,
} from '#server/testing/builders.ts';
import type { TestApp } from '#server/testing/testApp.ts';
import { COUNTERS, handsOf, type Person } from './hands.ts';
import type { Audit, History, ListOf } from './history.ts';
import { WALK_IN } from './model.ts';
import type { Plan } from './plan.ts';

/** The servers under test, and the database in which tests act for the place. */
export interface Target {
  addresses: string[];
  test: Pick<TestApp, 'db' | 'context' | 'clock'>;
  /** Today by the servers' clock. */
  today: string;
}

async function audit(db: Db, list: string): Promise<Audit> {
  const row = await first<Pick<Audit, 'line' | 'issued' | 'released'>>(
    db,
    `SELECT l.organisation_id || ' on ' || n.day AS line, l.issued, l.given_back AS released
       FROM waiting_lists l JOIN lines n ON n.id = l.line_id WHERE l.code = $1`,
    [list],
  );
  const tickets = await db.query<Audit['tickets'][number]>(
    `SELECT t.code, coalesce(u.code, '${WALK_IN}') AS person, t.rank, t.id, t.status,
            (SELECT code FROM waiting_lists WHERE id = coalesce(t.issued_list_id, t.waiting_list_id)) AS origin,
            n.organisation_id || ' on ' || n.day AS line, s.name AS service,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('counter', v.counter, 'outcome', v.outcome)
                                       ORDER BY v.id), '[]')
               FROM visits v WHERE v.ticket_id = t.id) AS visits
       FROM tickets t
       LEFT JOIN users u ON u.id = t.user_id JOIN waiting_lists l ON l.id = t.waiting_list_id
       JOIN lines n ON n.id = t.line_id JOIN services s ON s.id = t.service_id
      WHERE l.code = $1 ORDER BY t.line_position`,
    [list],
  );
  return { list, ...row!, tickets };
}

const CLERKS = 3;

/** Runs a plan with concurrent workers and records every request. */
export async function drive({ addresses, test, today }: Target, plan: Plan): Promise<History> {
  const { db } = test;
  const organisation = await buildOrganisation(db, { counters: COUNTERS.length });
  await db.query(
    'UPDATE organisations SET patience_seconds = 0, confirms_arrival = true WHERE id = $1',
    [organisation.id],
  );
  const lists: (ListOf & { date: string; serviceCode: string })[] = [];
  for (const [index, capacity] of plan.capacities.entries()) {
    const date = addDays(today, plan.isOneLine ? 1 : 1 + index);
    const service = plan.isOneLine && index > 0 ? `Service ${index}` : '';
    const list = { organisationId: organisation.id, releasedOn: date, capacity, service };
    const { code, id } = await buildList(db, list);
    const serviceCode = await valueOf<string>(
      db,
      'SELECT s.code FROM services s JOIN waiting_lists l ON l.service_id = s.id WHERE l.id = $1',
      [id],
    );
    lists.push({
      code,
      serviceCode: serviceCode!,
      capacity,
      date,
      line: `${organisation.id} on ${date}`,
      service,
    });
  }
  const crowd = async (count: number, one: () => Promise<SignedIn>): Promise<Person[]> =>
    (await Promise.all(Array.from({ length: count }, one))).map(({ user, headers }) => ({
      code: user.code,
      headers,
    }));
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
