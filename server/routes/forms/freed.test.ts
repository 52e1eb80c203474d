import { beforeEach, expect, it } from 'vitest';
import { mailOpenings } from '#server/repositories/forms/openings.ts';
import type { Db } from '#server/db/client.ts';
import { createCalls, type LineSetup } from '#server/testing/lines.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
let line: LineSetup & { people: Awaited<ReturnType<typeof calls.take>>[] };
const CAPACITY = 3;

const run = (db: Db = test.context.db) =>
  mailOpenings(db, {
    keys: test.context.keys,
    origin: 'https://seira.example',
    now: test.clock.now(),
  });
/** People who asked to be told, the oldest first, and those who were, in order. */
const ask = (count: number) =>
  test.db.query(
    `INSERT INTO subscriptions (topic, organisation_id, email, email_key, language, token_hash,
                                expires_at, confirmed_at)
     SELECT 'openings', $1::bigint, 'p' || n || '@wanted.example', 'p' || n || '@wanted.example', 'el',
            $1::text || ' ' || n, $2, $2 FROM generate_series(1, $3) n ORDER BY n`,
    [line.place.id, test.clock.now(), count],
  );
const left = async () =>
  (
    await test.db.query<{ email: string }>(
      'SELECT email FROM subscriptions WHERE organisation_id = $1 ORDER BY id',
      [line.place.id],
    )
  ).map(({ email }) => email.split('@')[0]);
const free = (n: number) => calls.act(line.people[n]!.ticket.code, line.people[n]!.who, 'cancel');

beforeEach(async () => {
  await test.db.query('DELETE FROM subscriptions');
  line = await calls.lineOf(CAPACITY, { capacity: CAPACITY });
});

it('tells one person of a freed number, and the next after five minutes while it is free', async () => {
  await ask(4);
  expect(await run()).toBe(0);
  await free(0);
  await free(1);
  expect(await run()).toBe(1);
  expect(await left()).toEqual(['p2', 'p3', 'p4']);
  const [email] = await emailsTo(test, 'p1@wanted.example');
  expect(email!.message.subject).toMatch(/^Ελευθερώθηκε αριθμός: /);
  expect(email!.message.text).toContain('Παρασκευή 20 Νοεμβρίου');

  test.clock.advance(299);
  expect(await run()).toBe(0);
  test.clock.advance(1);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await left()).toEqual(['p3', 'p4']);

  // Both numbers are taken, so nobody is told in vain.
  await calls.take(line.list.code);
  await calls.take(line.list.code);
  test.clock.advance(600);
  expect(await run()).toBe(0);
  expect(await left()).toEqual(['p3', 'p4']);
});

it('tells nobody twice after a crash, and one person if two processes run', async () => {
  await ask(5);
  await free(0);
  const killed: Db = {
    ...test.context.db,
    transaction: (work) =>
      test.context.db.transaction(async (tx) => {
        await work(tx);
        throw new Error('killed');
      }),
  };
  await expect(run(killed)).rejects.toThrow('killed');
  expect(await left()).toHaveLength(5);
  const told = await Promise.all([run(), run(), run()]);
  expect(told.toSorted()).toEqual([0, 0, 1]);
  expect(await left()).toEqual(['p2', 'p3', 'p4', 'p5']);
});

it('tells everybody at once if the owner gives more numbers than before', async () => {
  await ask(5);
  await test.db.query('UPDATE waiting_lists SET capacity = 20 WHERE id = $1', [line.list.id]);
  expect(await run()).toBe(5);
});

it('tells nobody while only numbers for the door are left', async () => {
  await ask(2);
  await test.db.query('UPDATE organisations SET door_share = 50 WHERE id = $1', [line.place.id]);
  await test.db.query('UPDATE waiting_lists SET capacity = 6 WHERE id = $1', [line.list.id]);
  expect(await run()).toBe(0);
  // A freed one of the others is for people online.
  await free(0);
  expect(await run()).toBe(1);
  expect(await left()).toEqual(['p2']);
});
