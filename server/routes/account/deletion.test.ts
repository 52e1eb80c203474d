import { describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { deleteDueAccounts } from '#server/repositories/people/deletion.ts';
import { runJobsOfDay } from '#server/testing/jobs.ts';
import {
  accountCalls,
  GUARD,
  PASSWORD,
  PROFILE,
  subjectsTo,
  tablesWith,
  type Signed,
} from '#server/testing/accounts.ts';
import { buildOrganisation } from '#server/testing/builders.ts';
import { buildLine, createCalls, FIRST } from '#server/testing/lines.ts';
import { refusalOf, type Caller } from '#server/testing/streams.ts';
import { columnOf, NOON, onPostgres, testApp, untilLocked } from '#server/testing/testApp.ts';

const RETENTION_DAYS = 60;
const test = testApp({ publicOrigin: 'https://seira.example', retentionDays: RETENTION_DAYS });
const calls = accountCalls(test);
const lines = createCalls(test);

const DAYS = 14 * 86_400;
const ask = (who: Signed) => calls.ask('GET', '/api/user/deletion', who);
const end = (who: Signed, password = PASSWORD) =>
  calls.ask('POST', '/api/user/deletion', who, { password });
const back = ({ email }: Signed) => calls.enter(email);

const JOIN = 'INSERT INTO members SELECT $2, id, $3, created_at FROM users WHERE code = $1';
const serveAt = ({ code }: Signed, place: number, role: string) =>
  test.db.query(JOIN, [code, place, role]);

describe('deleting an account', () => {
  it('previews effects, cancels tickets, signs out and can be reverted for 14 days', async () => {
    const line = await buildLine(test);
    const person = await calls.signUp();
    const { ticket } = await lines.take(line.list.code, person);
    const effects = { days: 14, open_tickets: 1, places: [], delete_at: null };
    expect((await ask(person)).body).toEqual(effects);
    expect((await end(person, 'not this 1')).body.message).toHaveProperty('password');
    const done = await end(person);
    expect([done.status, done.body.delete_at]).toEqual([200, '2026-12-04T12:00:00.000+02:00']);
    expect((await subjectsTo(test, person.email))[0]).toBe('Ο λογαριασμός σας θα διαγραφεί');
    expect(await calls.isIn(person)).toBe(false);
    const [row] = await test.db.query('SELECT status FROM tickets WHERE code = $1', [ticket.code]);
    expect(row).toEqual({ status: 'cancelled' });

    test.clock.advance(DAYS - 1);
    await runJobsOfDay(test);
    const again = await back(person);
    const { body } = await calls.ask('GET', '/api/user', again);
    expect(body.delete_at).toBe('2026-12-04T12:00:00.000+02:00');
    expect((await calls.ask('DELETE', '/api/user/deletion', again)).status).toBe(204);
    test.clock.advance(DAYS);
    await runJobsOfDay(test);
    expect((await calls.signIn(person.email)).status).toBe(200);
  });

  it('leaves no trace of the person in any table and no gap in the numbers', async () => {
    const line = await buildLine(test);
    const person = await calls.signUp({ first_name: 'Μοσχολιώ', last_name: 'Τρικαλινοπούλου' });
    const { slug } = line.place;
    const place = `/api/organisations/${slug}`;
    const post = (url: string, payload: object, who: Caller = person) =>
      calls.ask('POST', url, who, payload);
    const profile = { name: 'Μοσχολιώ Τρικαλινοπούλου', website: 'https://moscholio.example' };
    const shared = { bio: 'Αγαπώ τα σπάνια λόγια', number: '24320 00 777', public: true };
    await calls.ask('PUT', '/api/user/profile', person, { ...PROFILE, ...profile, ...shared });
    // A running and a waiting ticket, a clerk's actions, an invitation, an action on the person.
    await lines.take(line.list.code, person);
    await lines.next(line, line.clerk, FIRST, null);
    await lines.next(line, line.clerk, FIRST, 'processed');
    const { ticket: waiting } = await lines.take(line.list.code, person);
    const email = person.email;
    await post(`/api/places/${slug}/members`, { email, role: 'clerk' }, line.owner);
    await serveAt(person, line.place.id, 'clerk');
    const member = `/api/places/${slug}/members/${person.code}`;
    for (const role of ['owner', 'clerk']) await lines.ask('PATCH', member, line.owner, { role });
    await lines.change(line.list.code, person, { message: 'Έρχομαι' });
    await post('/api/users/recover', { email }, null);
    // A published review, a report of it, and a bookmark of the place.
    const { code } = person;
    await test.db.query('UPDATE users SET confirmed_at = created_at WHERE code = $1', [code]);
    const { body: review } = await post(`${place}/reviews`, { rating: 4, text: 'Καλά.' });
    await post(`${place}/reviews`, { rating: 2, text: 'Δεν πρόλαβε να δημοσιευτεί.' });
    await test.db.query("UPDATE reviews SET state = 'published' WHERE code = $1", [review.code]);
    await post(`/api/reviews/${String(review.code)}/report`, { message: 'Λάθος.' });
    await calls.ask('PUT', `/api/user/bookmarks/${slug}`, person);
    const message = 'Σας γράφω με σπάνια λόγια';
    const written = { name: 'Μοσχολιώ', email, message, guard: GUARD };
    await post('/api/messages', { about: 'contact', ...written }, null);
    await post(`${place}/reports`, { reason: 'other', message, guard: GUARD });
    await post('/api/subscriptions', { topic: 'newsletter', email, guard: GUARD }, null);
    await test.db.query(
      "INSERT INTO identities (user_id, provider, subject, created_at) SELECT id, 'google', $2, $3 FROM users WHERE code = $1",
      [person.code, 'moscholio-at-google', NOON],
    );
    await post('/api/blog/fair-queue/comments', written, null);
    const other = await calls.signUp();
    await calls.ask('PUT', `/api/user/follows/${person.code}`, other);
    const words =
      'moscholio-at-google|Μοσχολιώ|Τρικαλινοπούλου|σπάνια λόγια|24320 00 777|moscholio.';
    const about = [email, person.code, ...words.split('|')];
    expect((await tablesWith(test, about)).join(' ')).toBe(
      'account_links audit comments follows identities invitations messages reports reviews ' +
        'subscriptions users',
    );

    expect((await end(person)).status).toBe(200);
    test.clock.advance(DAYS);
    await runJobsOfDay(test);
    expect(await tablesWith(test, about)).toEqual([]);
    expect((await calls.signIn(email)).status).toBe(422);
    expect(await lines.statusesOf(line)).toEqual(['processed', 'cancelled']);
    const holders = 'SELECT user_id FROM tickets WHERE waiting_list_id = $1';
    expect(await columnOf(test.db, holders, [line.list.id])).toEqual([null, null]);
    const reviews = await test.db.query('SELECT author_name, user_id, text FROM reviews');
    expect(reviews).toEqual([{ author_name: '', user_id: null, text: 'Καλά.' }]);
    // The shared link of the ticket no longer works.
    expect((await calls.ask('GET', `/api/tickets/${waiting.key}`)).status).toBe(404);
  });

  it('keeps what belongs to an unconfirmed address', async () => {
    const email = 'stranger@seira.example';
    const newsletter = { topic: 'newsletter', email, guard: GUARD };
    await calls.ask('POST', '/api/subscriptions', null, newsletter);
    await test.db.exec('UPDATE subscriptions SET confirmed_at = now()');
    const squatter = await calls.signUp({ email });
    expect((await end(squatter)).status).toBe(200);
    test.clock.advance(DAYS);
    await runJobsOfDay(test);
    expect((await calls.signIn(email)).status).toBe(422);
    expect(await test.db.query('SELECT email FROM subscriptions')).toEqual([{ email }]);
  });

  it('waits for the next day after a deadlock, which keeps no other account', async () => {
    const people = [await calls.signUp(), await calls.signUp()];
    for (const person of people) expect((await end(person)).status).toBe(200);
    test.clock.advance(DAYS);
    let runs = 0;
    const db: typeof test.db = {
      ...test.db,
      transaction: (work) => {
        runs += 1;
        if (runs > 1) return test.db.transaction(work);
        return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
      },
    };
    expect(await deleteDueAccounts(db, test.clock.now())).toBe(1);
    expect(await deleteDueAccounts(db, test.clock.now())).toBe(1);
  });

  it('requires handing over places, also when the other owner leaves meanwhile', async () => {
    const line = await buildLine(test);
    const person = await calls.signUp();
    await serveAt(person, line.place.id, 'owner');
    expect((await end(person)).status).toBe(200);
    const member = `/api/places/${line.place.slug}/members/${line.owner.user.code}`;
    const removed = await lines.ask('PATCH', member, line.owner, { role: 'clerk' });
    expect(removed.status).toBe(200);
    test.clock.advance(DAYS);
    await runJobsOfDay(test);
    const again = await back(person);
    const asked = await ask({ ...person, ...again });
    expect(asked.body.places).toMatchObject([{ slug: line.place.slug }]);
    await calls.ask('DELETE', '/api/user/deletion', again);
    expect(refusalOf(await end({ ...person, ...again }))).toBe('409 places_to_hand_over');
    expect(await calls.isIn(again)).toBe(true);
  });

  it('rejects a second request and hides a public profile at once', async () => {
    const person = await calls.signUp();
    await test.db.query('UPDATE users SET profile_public = true WHERE code = $1', [person.code]);
    const seen = () => calls.ask('GET', `/api/people/${person.code}`);
    const { slug } = await buildOrganisation(test.db);
    await test.db.query(
      `UPDATE organisations SET author_code = $2,
              author_id = (SELECT id FROM users WHERE code = $2) WHERE slug = $1`,
      [slug, person.code],
    );
    const author = async () => (await lines.placeAt({ slug })).author?.code;
    expect([(await seen()).status, await author()]).toEqual([200, person.code]);
    await end(person);
    expect([(await seen()).status, await author()]).toEqual([404, null]);
    test.clock.advance(3600);
    const again = await back(person);
    const repeat = await end({ ...person, ...again });
    expect(repeat.body.delete_at).toBe('2026-12-04T12:00:00.000+02:00');
    expect(await subjectsTo(test, person.email)).toHaveLength(2);
    await calls.ask('DELETE', '/api/user/deletion', again);
    expect(await author()).toBe(person.code);
  });
});

onPostgres('does not deadlock with a concurrent request for a ticket', async () => {
  const line = await buildLine(test);
  const person = await calls.signUp();
  await lines.take(line.list.code, person);
  const other = openPostgres({ url: test.databaseUrl!, poolSize: 1 });
  // The lock order of `take_tickets`: the list first, then the person.
  const ended = await other.transaction(async (tx) => {
    await tx.query('SELECT FROM waiting_lists WHERE id = $1 FOR NO KEY UPDATE', [line.list.id]);
    const ending = end(person);
    await untilLocked(test);
    await tx.query('SELECT FROM users WHERE code = $1 FOR NO KEY UPDATE', [person.code]);
    return { ending };
  });
  expect((await ended.ending).status).toBe(200);
  await other.close();
});

/** Tables and columns that still refer to a person or contain one of the texts. */
async function mentions(code: string, texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await test.db.query<{ table: string; column: string }>(
    `SELECT conrelid::regclass::text AS "table", attname::text AS "column"
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[1]
      WHERE contype = 'f' AND confrelid = 'users'::regclass ORDER BY 1, 2`,
  )) {
    const rows = await test.db.query(
      `SELECT FROM ${table} WHERE ${column} = (SELECT id FROM users WHERE code = $1)`,
      [code],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return [...found, ...(await tablesWith(test, texts))];
}

it('anonymises tickets and actions of the past in every table and keeps the numbers', async () => {
  const line = await buildLine(test);
  const person = await calls.signUp();
  const { ticket } = await lines.take(line.list.code, person);
  const alert = `/api/user/tickets/${ticket.code}/alert`;
  await lines.ask('PUT', alert, person, { ahead: 1, email: false });
  await lines.next(line, line.clerk, FIRST, null);
  await lines.next(line, line.clerk, FIRST, 'processed');
  await lines.take(line.list.code, person);
  await calls.ask('POST', '/api/users/recover', null, { email: person.email });
  const { email } = person;
  const members = `/api/places/${line.place.slug}/members`;
  await lines.ask('POST', members, line.owner, { email, role: 'clerk' });
  await serveAt(person, line.place.id, 'clerk');
  await lines.change(line.list.code, person, { message: 'Έρχομαι' });
  // No worker runs here, so mark the e-mails as sent.
  await test.db.query("UPDATE mail_outbox SET state = 'sent', ended_at = $1", [NOON]);
  const texts = [email, person.code];
  const before = await mentions(person.code, texts);
  expect(before).toEqual(expect.arrayContaining(['account_links', 'invitations']));
  for (const table of ['audit', 'sessions', 'tickets'])
    expect(before).toContain(`${table}.user_id`);

  test.clock.advance(RETENTION_DAYS * 86_400);
  await runJobsOfDay(test);
  expect(await mentions(person.code, texts)).toContain('tickets.user_id');
  test.clock.advance(86_400);
  await runJobsOfDay(test);
  // Only the account itself and the current membership remain.
  expect(await mentions(person.code, texts)).toEqual(['members.user_id', 'users']);
  expect(await lines.statusesOf(line)).toEqual(['processed', 'aborted expired']);
  expect((await calls.ask('GET', `/api/tickets/${ticket.key}`)).status).toBe(404);
  expect(await test.db.query('SELECT FROM ticket_alerts')).toEqual([]);
  expect(await test.db.query("SELECT FROM mail_outbox WHERE state = 'sent'")).toEqual([]);
});
