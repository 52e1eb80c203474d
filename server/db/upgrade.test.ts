import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import type { TicketPage } from '#common/contract/tickets.ts';
import { buildApp } from '#server/app.ts';
import { accountCalls } from '#server/testing/accounts.ts';
import { createCalls } from '#server/testing/lines.ts';
import { emptyDatabase, testApp } from '#server/testing/testApp.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { fillLines } from '#server/repositories/line/fillLines.ts';
import { restoreBackup } from './backup.ts';
import type { Db } from './client.ts';

/** Backups of earlier versions with user data, by last migration. Each release adds its own. */
const VERSIONS = ['049_walk_in_presses', '052_languages_messages_counters'];

const folder = temporaryFolder();
const test = testApp();

/** Columns whose content has moved to another table. */
const MOVED: Record<string, string[]> = {
  claims: ['language'],
  comments: ['press'],
  devices: ['last_press', 'last_ticket_key'],
  listings: ['idempotency_key', 'language'],
  messages: ['press'],
  reports: ['press'],
  review_reports: ['language'],
  reviews: ['idempotency_key', 'language'],
};

/** Rows of an earlier version whose values in its columns have changed or disappeared. */
const missing = (db: Db, lines: string[]): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.exec("SET TIME ZONE 'UTC'");
    const lost: string[] = [];
    for (const line of lines.filter((one) => one.startsWith('['))) {
      const [table, rows] = JSON.parse(line) as [string, unknown[]];
      const found = await tx.query<{ row: unknown }>(
        `SELECT old AS row FROM jsonb_array_elements($1::jsonb) AS old
          WHERE NOT EXISTS (SELECT FROM ${table} t WHERE to_jsonb(t) @> old - $2::text[])`,
        [JSON.stringify(rows), MOVED[table] ?? []],
      );
      lost.push(...found.map(({ row }) => `${table}: ${JSON.stringify(row)}`));
    }
    return lost;
  });

/** A new database with the rows of an earlier version. */
async function restore(name: string) {
  const text = readFileSync(new URL(`../testing/backups/${name}.jsonl`, import.meta.url), 'utf8');
  const file = join(folder, `${name}.gz`);
  writeFileSync(file, gzipSync(text));
  const { db } = await emptyDatabase();
  const { rows } = await restoreBackup(db, file);
  return { db, rows, text };
}

const restored: Record<string, Awaited<ReturnType<typeof restore>>> = {};
beforeAll(async () => {
  for (const name of VERSIONS) restored[name] = await restore(name);
});
afterAll(async () => {
  for (const { db } of Object.values(restored)) await db.close();
});

it('calls people in hand with 1.1.0 in the order in which they took their numbers', async () => {
  const { db } = restored['052_languages_messages_counters']!;
  const order = await db.query<{ code: string }>(
    `SELECT t.code FROM waiting_lists l, call_order(l.line_id, NULL) n
       JOIN tickets t ON t.id = n.ticket_id
      WHERE l.code = 'lst_passports' ORDER BY n.line_position`,
  );
  // Before the last two: numbers of other lists of the day, taken earlier.
  const last = order.map(({ code }) => code).slice(-3);
  expect(last).toEqual(['tkt_6evkvm2bbf2g', 'tkt_hand4', 'tkt_hand5']);
  const visits = await db.query(
    `SELECT t.code, v.counter, v.called_at, v.ended_at, v.outcome
       FROM visits v JOIN tickets t ON t.id = v.ticket_id
      WHERE t.code LIKE 'tkt_hand%' ORDER BY v.id`,
  );
  const at = (minutes: number) => new Date(Date.parse('2026-11-22T19:20:00Z') + minutes * 60_000);
  const counter = 'Θυρίδα 1';
  expect(visits).toEqual([
    { code: 'tkt_hand3', counter, called_at: at(11), ended_at: at(15), outcome: 'processed' },
    { code: 'tkt_hand1', counter, called_at: at(15), ended_at: null, outcome: null },
  ]);
});

it.each(VERSIONS)('data of %s survives the upgrade and stays usable', async (name) => {
  const { db, rows, text } = restored[name]!;
  expect(rows).toBeGreaterThan(30);
  expect(await missing(db, text.split('\n'))).toEqual([]);

  test.clock.set('2026-11-22T20:00:00Z');
  const app = await buildApp({ ...test.context, db });
  const { signIn, session } = accountCalls({ ...test, app });
  const { ask, request } = createCalls({ ...test, app });
  const entry = await signIn('eleni@seira.example');
  expect(entry.status).toBe(200);
  const who = { headers: session(entry) };
  const take = async (list: string, key: string) =>
    (await request(list, who, { 'idempotency-key': key })).body;
  const { records } = (await ask<TicketPage>('GET', '/api/user/tickets', who)).body;
  expect(records.map(({ rank }) => rank)).toEqual([3, 3]);
  // An idempotency key from before the upgrade still returns its ticket.
  const again = await take('lst_round0x1', 'k-lst_round0x1');
  expect(records.map(({ code }) => code)).toContain(again.code);
  expect(await take('lst_round0x2', 'new')).toMatchObject({ rank: 1 });
  await fillLines(db);
  expect(await brokenRules(db)).toEqual([]);
  await app.close();
});
