import { expect, it } from 'vitest';
import { valueOf, type Queryable, updateRow } from '#server/db/client.ts';
import { givePriority } from '#server/repositories/counter/hallSteps.ts';
import { callNext } from '#server/repositories/line/ticketTransitions.ts';
import { takeBatch } from '#server/repositories/line/takeTicket.ts';
import { buildList, buildOrganisation } from '#server/testing/builders.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { NOON, testApp, TODAY } from '#server/testing/testApp.ts';
import { SERVICES, simulateDay, type Day } from './guarantees.ts';

const test = testApp();
const seed = process.env.SEED ?? 'hall';
const days = Number(process.env.DAYS) || 6;

interface List {
  id: number;
  code: string;
  line: number;
  service: number;
}

/** Builds a place. @returns its lists by their services */
async function buildPlace({ after }: Day): Promise<Record<string, List>> {
  const { id } = await buildOrganisation(test.db, { counters: 4 });
  await updateRow(test.db, 'organisations', id, { priority_after: after, patience_seconds: 0 });
  for (const service of SERVICES) await buildList(test.db, { organisationId: id, service });
  const rows = await test.db.query<List & { name: string }>(
    `SELECT l.id, l.code, l.line_id AS line, l.service_id AS service, s.name
       FROM waiting_lists l JOIN services s ON s.id = l.service_id WHERE l.organisation_id = $1`,
    [id],
  );
  return Object.fromEntries(rows.map((row) => [row.name, row]));
}

/** Repeats the steps of a day in the database. @returns the tickets called, by their names */
async function replay(db: Queryable, { steps }: Day, lists: Record<string, List>) {
  const ids = new Map<string, number>();
  const called: (string | null)[] = [];
  for (const step of steps) {
    if (step.do === 'take') {
      const listCode = lists[step.list]!.code;
      const taken = { userId: null, listCode, idempotencyKey: null, now: NOON, today: TODAY };
      const [outcome] = await takeBatch(db, [{ ...taken, actor: 'provider' }]);
      const id = await valueOf<number>(db, 'SELECT id FROM tickets WHERE code = $1', [
        outcome!.ticket!.code,
      ]);
      ids.set(step.code, id!);
      if (step.hasPriority) {
        await givePriority(db, { ticketId: id!, reason: 'elderly', actor: 'provider', now: NOON });
      }
    } else if (step.do === 'next') {
      const { ticketId } = await callNext(db, {
        listId: null,
        lineId: lists.A!.line,
        services: step.lists.map((list) => lists[list]!.service),
        counter: step.counter,
        finish: 'processed',
        actor: 'provider',
        now: NOON,
      });
      called.push([...ids].find(([, id]) => id === ticketId)?.[0] ?? null);
    } else {
      const [to, reason] = TRANSITIONS[step.action]!;
      await db.query(
        `SELECT ticket_transition($1, $2, $3, $4, $5, $6, p_list_id => $7, p_until => $5)`,
        [
          ids.get(step.code),
          to,
          reason,
          step.action === 'cancel' ? 'user' : 'provider',
          NOON,
          step.counter,
          step.target === null ? null : lists[step.target]!.id,
        ],
      );
    }
  }
  return called;
}

const TRANSITIONS: Record<string, [string, string | null]> = {
  done: ['processed', null],
  no_show: ['aborted', 'no_show'],
  cancel: ['cancelled', null],
  transfer: ['scheduled', 'transferred'],
  park: ['scheduled', 'parked'],
  call: ['running', null],
};

it(`calls in SQL whom the model calls, on ${days} random days`, async () => {
  for (let n = 0; n < days; n += 1) {
    const name = `${seed}/${n}`;
    const day = simulateDay(name);
    const place = await buildPlace(day);
    const called = await test.db.transaction((tx) => replay(tx, day, place));
    const expected = day.steps.flatMap((step) => (step.do === 'next' ? [step.called] : []));
    expect([name, called]).toEqual([name, expected]);
  }
  expect(await brokenRules(test.db)).toEqual([]);
});
