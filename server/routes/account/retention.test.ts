import { expect, it } from 'vitest';
import { runJobsOfDay } from '#server/testing/jobs.ts';
import { accountCalls, tablesWith } from '#server/testing/accounts.ts';
import { buildLine, createCalls, FIRST } from '#server/testing/lines.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const DAYS = 60;
const test = testApp({ publicOrigin: 'https://seira.example', retentionDays: DAYS });

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

it('anonymises tickets and actions in every table and keeps the numbers', async () => {
  const calls = accountCalls(test);
  const lines = createCalls(test);
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
  await test.db.query(
    "INSERT INTO members SELECT $2, id, 'clerk', created_at FROM users WHERE code = $1",
    [person.code, line.place.id],
  );
  await lines.change(line.list.code, person, { message: 'Έρχομαι' });
  // No worker runs here, so mark the e-mails as sent.
  await test.db.query("UPDATE mail_outbox SET state = 'sent', ended_at = $1", [NOON]);
  const texts = [email, person.code];
  const before = await mentions(person.code, texts);
  expect(before).toEqual(expect.arrayContaining(['account_links', 'invitations']));
  for (const table of ['audit', 'sessions', 'tickets'])
    expect(before).toContain(`${table}.user_id`);

  test.clock.advance(DAYS * 86_400);
  await runJobsOfDay(test);
  expect(await mentions(person.code, texts)).toContain('tickets.user_id');
  test.clock.advance(86_400);
  await runJobsOfDay(test);
  // Only the account itself and the current membership remain.
  expect(await mentions(person.code, texts)).toEqual(['members.user_id', 'users']);
  expect(await lines.statusesOf(line)).toEqual(['processed', 'aborted expired']);
  expect((await calls.ask('GET', `/api/tickets/${ticket.key}`)).status).toBe(404);
  expect(await test.db.query('SELECT FROM ticket_alerts')).toEqual([]);
  expect(await test.db.query('SELECT FROM mail_outbox')).toEqual([]);
});
