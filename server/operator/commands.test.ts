import { describe, expect, it } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { recordRun } from '#server/repositories/service/status.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { emptyDatabase, testApp } from '#server/testing/testApp.ts';
import { examine } from './doctor.ts';
import { PASSWORD } from '#server/testing/accounts.ts';
import { buildSignedIn } from '#server/testing/builders.ts';
import { emailsTo, writingOf } from '#server/testing/mail/emails.ts';
import { confirmAddress, endSessions, resetPassword, setLocked, setModerator } from './users.ts';
import { migrationNames, pendingSql } from '#server/db/migrate.ts';
import { requireTables } from './command.ts';

const test = testApp();
const dataDir = temporaryFolder();

const examined = (open: () => Promise<Db>, settings = {}) =>
  examine({ ...test.context.settings, dataDir, ...settings }, open, test.clock.now());

/** The findings by check. The database of the test stays open. */
async function found(settings = {}, db: Partial<Db> = {}) {
  const open = async () => ({ ...test.db, ...db, close: async () => undefined });
  const all = await examined(open, settings);
  return Object.fromEntries(all.map(({ check, level, text }) => [check, [level, text]]));
}

describe('the examination of a server', () => {
  it('names everything missing on a new server, with advice', async () => {
    const refused = {
      smtpUrl: 'smtp://127.0.0.1:1',
      s3Url: 'http://KEY:SECRET@127.0.0.1:1/photos',
      publicOrigin: 'http://127.0.0.1:1',
      databaseReadUrl: 'postgres://seira:SECRET@127.0.0.1:1/seira',
    };
    const findings = await found(refused);
    expect(findings).toMatchObject({
      database: ['ok', expect.anything()],
      migrations: ['ok', expect.anything()],
      backup: ['error', expect.stringContaining('npm run backup')],
      moderation: ['error', expect.stringContaining('npm run user -- moderator')],
      mail: ['error', expect.stringMatching(/127\.0\.0\.1:1 .*\(E[A-Z]+\)/)],
      photos: ['error', expect.stringContaining('S3_URL')],
      replica: ['error', expect.stringMatching(/cannot be reached \(ECONNREFUSED\)/)],
      address: ['error', expect.stringContaining('http://127.0.0.1:1 cannot be reached')],
    });
    expect(JSON.stringify(findings)).not.toContain('SECRET');
  });

  it('finds no fault in a complete service', async () => {
    await recordRun(test.db, 'backup', test.clock.now());
    await recordRun(test.db, 'daily_jobs', test.clock.now());
    await test.db.exec(
      `INSERT INTO users (code, email, email_key, first_name, last_name, created_at, moderator)
       VALUES ('u', 'u@seira.example', 'u@seira.example', 'Ά', 'Β', now(), true)`,
    );
    const findings = await found();
    for (const check of ['folder', 'backup', 'daily jobs', 'outbox', 'moderation', 'clock']) {
      expect([check, findings[check]?.[0]]).toEqual([check, 'ok']);
    }
  });

  it('says that a database is empty', async () => {
    const { db } = await emptyDatabase();
    const findings = await examined(async () => db);
    const text = expect.stringMatching(/^The database is empty/);
    const errors = findings.filter(({ level }) => level === 'error');
    expect(errors).toEqual([{ check: 'migrations', level: 'error', text }]);
  });

  it.runIf(process.env.TEST_DATABASE === 'postgres')('names a replica that is none', async () => {
    const { replica } = await found({ databaseReadUrl: test.databaseUrl });
    expect(replica).toEqual(['error', expect.stringContaining('names no replica')]);
  });

  it('continues without a database, and reports differing clocks', async () => {
    const none = await examined(() => Promise.reject(new Error('cannot be reached')));
    expect(none).toContainEqual({ check: 'database', level: 'error', text: 'cannot be reached' });
    expect(none.map(({ check }) => check)).toContain('mail');
    const query: Db['query'] = async (sql, params) =>
      sql.includes('clock_timestamp')
        ? ([{ at: new Date(Date.now() + 60_000) }] as never)
        : test.db.query(sql, params);
    const { clock } = await found({}, { query });
    expect(clock).toEqual(['error', expect.stringContaining('differ by 60 s')]);
  });
});

async function person() {
  const { user, headers } = await buildSignedIn(test);
  const ask = async () => (await test.app.inject({ url: '/api/user', headers })).statusCode;
  const payload = { email: user.email, password: PASSWORD };
  const signIn = () => test.app.inject({ method: 'POST', url: '/api/users/sign_in', payload });
  return { user, ask, signIn };
}

describe('an operator', () => {
  it('locks an account, which ends its sessions and prevents sign-in until it is unlocked', async () => {
    const { user, ask, signIn } = await person();
    expect([await ask(), (await signIn()).statusCode]).toEqual([200, 200]);
    await setLocked(test.db, user.email.toUpperCase(), true, test.clock.now());
    expect(await ask()).toBe(401);
    const refused = await signIn();
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { code: 'account_locked', error: expect.stringContaining('κλειδωμένος') },
    ]);
    await setLocked(test.db, user.email, false, test.clock.now());
    expect((await signIn()).statusCode).toBe(200);
  });

  it('ends the sessions of an account, which can sign in again', async () => {
    const { user, ask, signIn } = await person();
    expect(await endSessions(test.db, user.email, test.clock.now())).toBe(1);
    expect([await ask(), (await signIn()).statusCode]).toEqual([401, 200]);
  });

  it('cannot make a person without a confirmed address a moderator', async () => {
    const { user } = await person();
    await test.db.query('UPDATE users SET confirmed_at = NULL WHERE id = $1', [user.id]);
    await expect(setModerator(test.db, user.email, true)).rejects.toThrow('is unconfirmed');
    await confirmAddress(test.db, user.email, test.clock.now());
    await setModerator(test.db, user.email, true);
    const [row] = await test.db.query('SELECT moderator FROM users WHERE id = $1', [user.id]);
    expect(row).toEqual({ moderator: true });
    await expect(setModerator(test.db, 'nobody@seira.example', true)).rejects.toThrow('no account');
  });

  it('sends a password link', async () => {
    const { user } = await person();
    const href = await resetPassword(test.db, user.email, writingOf(test));
    expect(href).toMatch(/^https:\/\/seira\.example\/recover\?token=/);
    const [email] = await emailsTo(test, user.email);
    expect(email?.message.text).toContain(href);
  });
});

const last = migrationNames().at(-1)!;

// The last tests, because the first of them leaves the database of another version behind.
it('refuses a database of another version and changes nothing', async () => {
  await requireTables(test.db, {});

  await test.db.query("UPDATE sql_functions SET checksum = 'old' WHERE name = 'take_tickets.sql'");
  const refused = requireTables(test.db, { creates: true });
  await expect(refused).rejects.toThrow(/take_tickets\.sql would change it.*start this version/s);
  expect(await pendingSql(test.db)).toEqual(['take_tickets.sql']);

  await test.db.query('DELETE FROM migrations WHERE name = $1', [last]);
  await expect(requireTables(test.db, {})).rejects.toThrow(`: ${last} would change it`);
  expect(await pendingSql(test.db)).toEqual([last]);

  await test.db.exec("INSERT INTO migrations (name) VALUES ('999_later.sql')");
  await expect(requireTables(test.db, {})).rejects.toThrow('newer than this program');
});

it('creates tables only for the first command of an installation', async () => {
  const { db } = await emptyDatabase();
  await expect(requireTables(db, {})).rejects.toThrow('database is empty');
  expect(await pendingSql(db)).toBeNull();
  await requireTables(db, { creates: true });
  expect(await pendingSql(db)).toEqual([]);
});
