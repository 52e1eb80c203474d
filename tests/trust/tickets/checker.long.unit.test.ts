import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/client.ts';
import { createTestApp, TODAY, type TestApp } from '#server/testing/testApp.ts';
import { hold, listening } from './hold.ts';

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

describe('the history checker', { timeout: 3_600_000 }, () => {
  let test: TestApp;
  let address: string;
  beforeAll(async () => {
    test = await createTestApp({ takesPerMinute: 1_000_000 });
    address = await listening(test.app);
  });
  afterAll(() => test.close());

  it.each<[string, (db: Db) => Db]>([
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
  ])('catches a server that %s', async (_, breaking) => {
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

  it.each<[string, file: string, from: string, to: string]>([
    ['calls by number, not by position', 'call_next', 'ORDER BY t.position LIMIT', 'ORDER BY t.rank LIMIT'],
    ['skips who is first', 'call_next', 'LIMIT 1;\n  IF ticket_id', 'OFFSET 1 LIMIT 1;\n  IF ticket_id'],
    ['ends the visit of another counter', 'call_next', 't.counter = p_counter', 't.counter <> p_counter'],
    ['lets one more pass', 'position_behind', 'LIMIT p_people', 'LIMIT p_people + 1'],
    ['lets nobody pass', 'ticket_transition', 'moved_to = coalesce(moved, moved_to)', 'moved_to = moved_to'],
    ['forgets that who came back takes the place again', 'tickets_count_updated', "- (before.status IN ('cancelled'", "- 0 * (before.status IN ('cancelled'"],
    ['frees the place of who was called', 'tickets_count_updated', 'AND after.called_at IS NULL', ''],
  ])('catches a database that %s', async (_, file, from, to) => {
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
});
