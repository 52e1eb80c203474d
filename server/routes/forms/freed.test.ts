import { beforeEach, expect, it } from 'vitest';
import { mailOpenings } from '#server/repositories/forms/openings.ts';
import { GUARD } from '#server/testing/accounts.ts';
import { createCalls, type LineSetup } from '#server/testing/lines.ts';
import { emailsTo, writingOf } from '#server/testing/mail/emails.ts';
import { buildList } from '#server/testing/builders.ts';
import { purge } from '#server/testing/jobs.ts';
import { columnOf, testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
let line: LineSetup & { people: Awaited<ReturnType<typeof calls.take>>[] };
const CAPACITY = 3;

const run = () => mailOpenings(test.context.db, writingOf(test));
/** Subscribers, the oldest first, and those who were notified, in order. */
const ask = (count: number) =>
  test.db.query(
    `INSERT INTO subscriptions (topic, organisation_id, email, email_key, language, token_hash,
                                expires_at, confirmed_at)
     SELECT 'openings', $1::bigint, 'p' || n || '@wanted.example', 'p' || n || '@wanted.example', 'el',
            $1::text || ' ' || n, $2, $2 FROM generate_series(1, $3) n ORDER BY n`,
    [line.place.id, test.clock.now(), count],
  );
const left = () =>
  columnOf<string>(
    test.db,
    "SELECT split_part(email, '@', 1) FROM subscriptions WHERE organisation_id = $1 ORDER BY id",
    [line.place.id],
  );
const free = (n: number) => calls.act(line.people[n]!.ticket.code, line.people[n]!.who, 'cancel');

beforeEach(async () => {
  await test.db.query('DELETE FROM subscriptions');
  line = await calls.lineOf(CAPACITY, { capacity: CAPACITY });
});

it('notifies one person of a freed number, and the next one after five minutes if it is still free', async () => {
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

  // Both numbers are taken, so nobody is notified.
  await calls.take(line.list.code);
  await calls.take(line.list.code);
  test.clock.advance(600);
  expect(await run()).toBe(0);
  expect(await left()).toEqual(['p3', 'p4']);
});

it('notifies everybody at once if the owner adds numbers', async () => {
  await ask(5);
  await test.db.query('UPDATE waiting_lists SET capacity = 20 WHERE id = $1', [line.list.id]);
  expect(await run()).toBe(5);
});

it('notifies nobody while only numbers for the door are left', async () => {
  await ask(2);
  await test.db.query('UPDATE organisations SET door_share = 50 WHERE id = $1', [line.place.id]);
  await test.db.query('UPDATE waiting_lists SET capacity = 6 WHERE id = $1', [line.list.id]);
  expect(await run()).toBe(0);
  // A freed one of the others is for people online.
  await free(0);
  expect(await run()).toBe(1);
  expect(await left()).toEqual(['p2']);
});

it('notifies everybody at once if the door has issued its share before a day opens online', async () => {
  line = await calls.lineOf(0, { capacity: 6 });
  await test.db.query('UPDATE organisations SET door_share = 50 WHERE id = $1', [line.place.id]);
  for (let n = 0; n < 3; n += 1) await calls.walkIn(line, line.clerk);
  await ask(3);
  expect(await run()).toBe(3);
  const [email] = await emailsTo(test, 'p3@wanted.example');
  expect(email!.message.subject).toMatch(/^Δίνει αριθμούς: /);
});

it('notifies only of numbers up to the requested day', async () => {
  await buildList(test.db, { organisationId: line.place.id, releasedOn: '2026-11-21' });
  await ask(3);
  const until = (email: string, day: string | null) =>
    test.db.query('UPDATE subscriptions SET until = $2 WHERE email LIKE $1', [`${email}@%`, day]);
  await until('p1', '2026-11-20');
  await until('p2', '2026-11-21');
  // A list opens tomorrow, which is too late for the first.
  expect(await run()).toBe(2);
  expect(await left()).toEqual(['p1']);
  await free(0);
  expect(await run()).toBe(1);
  const [email] = await emailsTo(test, 'p1@wanted.example');
  expect(email!.message.text).toContain('Παρασκευή 20 Νοεμβρίου');
});

it('stores the day that a person asks for, and forgets the request after it', async () => {
  const openings = { topic: 'openings', place: line.place.slug, guard: GUARD };
  const request = (until: string, email = 'niki@example.gr') =>
    calls.ask('POST', '/api/subscriptions', null, { ...openings, until, email });
  const stored = () =>
    test.db.query(
      'SELECT until::text, confirmed_at FROM subscriptions WHERE organisation_id = $1',
      [line.place.id],
    );
  expect((await request('2026-11-31')).status).toBe(422);
  expect((await request('2026-11-22')).status).toBe(204);
  expect(await stored()).toMatchObject([{ until: '2026-11-22' }]);
  await test.db.query('UPDATE subscriptions SET confirmed_at = now()');
  // Somebody else who knows the address changes nothing.
  expect((await request('2026-11-21')).status).toBe(204);
  expect(await stored()).toMatchObject([{ until: '2026-11-22' }]);
  // A request after the last day starts anew, and needs its own confirmation.
  test.clock.set('2026-11-23T10:00:00Z');
  expect((await request('2026-11-30')).status).toBe(204);
  expect(await stored()).toEqual([{ until: '2026-11-30', confirmed_at: null }]);
  await test.db.query("UPDATE subscriptions SET confirmed_at = now(), until = '2026-11-22'");
  await purge(test);
  expect(await stored()).toHaveLength(1);
  test.clock.set('2026-11-24T10:00:00Z');
  await purge(test);
  expect(await stored()).toEqual([]);
});
