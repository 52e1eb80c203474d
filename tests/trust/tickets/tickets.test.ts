import * as fc from 'fast-check';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/context.ts';
import type { Db } from '#server/db/client.ts';
import { systemClock, today } from '#server/lib/clock.ts';
import { keyFrom } from '#server/lib/keys.ts';
import { createTestApp, TODAY, type TestApp } from '#server/testing/testApp.ts';
import { endProcesses, startProcess } from '#tests/trust/servers.ts';
import { check } from './checker.ts';
import { drive, type Target } from './drive.ts';
import { plans } from './plan.ts';

/** `SEED=… npm run test:tickets` repeats a run's plans; `RUNS=…` plays more of them. */
const seed = Number(process.env.SEED) || Date.now() % 2 ** 31;
const runs = Number(process.env.RUNS ?? 3);

async function hold(target: Target, where: string, numRuns = runs): Promise<void> {
  let calls = 0;
  const property = fc.asyncProperty(plans, async (plan) => {
    const history = await drive(target, plan);
    calls += history.calls.length;
    const wrong = check(history);
    if (wrong.length > 0) throw new Error(wrong.join('\n  '));
  });
  const result = await fc.check(property, { seed, numRuns, endOnFailure: true });
  if (result.failed) {
    throw new Error(`SEED=${seed}, run ${result.numRuns}: ${String(result.errorInstance)}`);
  }
  console.log(`tickets, ${where}: SEED=${seed}, ${numRuns} runs, ${calls} calls, all explained`);
}

const listening = (app: App) => app.listen({ port: 0, host: '127.0.0.1' });

/** A database that answers statements containing this text as it did the first time. */
const fromMemory =
  (text: string) =>
  (db: Db): Db => {
    const memory = new Map<string, object[]>();
    return {
      ...db,
      query: async <Row extends object>(sql: string, params: readonly unknown[] = []) => {
        if (!sql.includes(text)) return db.query<Row>(sql, params);
        const key = JSON.stringify(params);
        const rows = memory.get(key) ?? (await db.query<Row>(sql, params));
        memory.set(key, rows);
        return rows as Row[];
      },
    };
  };

/** A database that rewrites what it is asked. */
const rewriting =
  (from: string, to: string) =>
  (db: Db): Db => ({
    ...db,
    query: <Row extends object>(sql: string, params: readonly unknown[] = []) =>
      db.query<Row>(sql.replaceAll(from, to), params),
  });

const FROM = 'FROM take_tickets($1::jsonb, $2)';
const TAKE = `SELECT * ${FROM}`;

const onPostgres = process.env.TEST_DATABASE === 'postgres';

describe('tickets under many hands at once', { timeout: 3_600_000 }, () => {
  let test: TestApp;
  let address: string;
  beforeAll(async () => {
    // Few people take many numbers here; limits per person are tested in tests/attack.
    test = await createTestApp({ takesPerMinute: 1_000_000 });
    address = await listening(test.app);
  });
  afterAll(() => test.close());

  it('are right on one server', async () => {
    await hold({ addresses: [address], test, today: TODAY }, test.db.kind);
  });

  it.skipIf(onPostgres).each<[string, (db: Db) => Db]>([
    ['shows a waiting list from memory', fromMemory('next_rank')],
    [
      'forgets who is being served',
      rewriting("x.status IN ('scheduled', 'running')", "x.status = 'scheduled'"),
    ],
    ['forgets the places that were given back', rewriting('l.given_back', '0')],
    ['counts who is being served as waiting', rewriting('l.waiting_count', 'l.open_count')],
    [
      'never says that a list is full',
      rewriting(TAKE, `SELECT *, replace(outcome, 'list_full', 'list_closed') AS outcome ${FROM}`),
    ],
    [
      'forgets those that come in one block',
      rewriting(TAKE, `SELECT *, tickets_count - 1 AS tickets_count ${FROM}`),
    ],
    [
      'counts those ahead of a block, not in it',
      rewriting(TAKE, `SELECT *, min(people_ahead) OVER () AS people_ahead ${FROM}`),
    ],
  ])('are seen to be wrong when the server %s', async (_, breaking) => {
    const broken = await buildApp({ ...test.context, db: breaking(test.db), checkAnswers: false });
    try {
      const target = await listening(broken);
      await expect(hold({ addresses: [target], test, today: TODAY }, 'broken', 60)).rejects.toThrow(
        /no order explains|was answered 5/,
      );
    } finally {
      await broken.close();
    }
  });

  it.skipIf(onPostgres).each<[string, file: string, from: string, to: string]>([
    ['calls by number, not by position', 'call_next', 'ORDER BY t.position LIMIT', 'ORDER BY t.rank LIMIT'],
    ['skips who is first', 'call_next', 'LIMIT 1;\n  IF ticket_id', 'OFFSET 1 LIMIT 1;\n  IF ticket_id'],
    ['ends the visit of another counter', 'call_next', 't.counter = p_counter', 't.counter <> p_counter'],
    ['lets one more pass', 'position_behind', 'LIMIT p_people', 'LIMIT p_people + 1'],
    ['lets nobody pass', 'ticket_transition', 'moved_to = coalesce(moved, moved_to)', 'moved_to = moved_to'],
    ['forgets that who came back takes the place again', 'tickets_count_updated', "- (before.status IN ('cancelled'", "- 0 * (before.status IN ('cancelled'"],
    ['frees the place of who was called', 'tickets_count_updated', 'AND after.called_at IS NULL', ''],
  ])('are seen to be wrong when the database %s', async (_, file, from, to) => {
    const path = new URL(`../../../server/db/functions/${file}.sql`, import.meta.url);
    const text = readFileSync(path, 'utf8');
    expect(text.split(from).length).toBe(2);
    await test.db.exec(text.replace(from, to));
    try {
      await expect(hold({ addresses: [address], test, today: TODAY }, 'broken', 60)).rejects.toThrow(
        /no order explains|was answered 5|may not|keeps/,
      );
    } finally {
      await test.db.exec(text);
    }
  }); // prettier-ignore

  it.runIf(onPostgres)('are right on two servers over one database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'seira-tickets-'));
    const secret = 'a secret of the tests, long enough';
    try {
      const env = {
        DATA_DIR: folder,
        DATABASE_URL: test.databaseUrl ?? '',
        JWT_SECRET: secret,
        TAKES_PER_MINUTE: '1000000',
      };
      const servers = [startProcess(env), startProcess(env)];
      const addresses = await Promise.all(servers.map((server) => server.address));
      const context = {
        ...test.context,
        clock: systemClock,
        keys: { current: keyFrom(secret), previous: null },
      };
      const over = { ...test, context, clock: { ...test.clock, now: systemClock.now } };
      await hold({ addresses, test: over, today: today(systemClock) }, 'postgres, two servers');
    } finally {
      await endProcesses();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
