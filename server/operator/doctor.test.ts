import { expect, it } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { recordRun } from '#server/repositories/service/status.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { emptyDatabase, testApp } from '#server/testing/testApp.ts';
import { examine } from './doctor.ts';

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
  const errors = findings.filter(({ level }) => level === 'error');
  expect(errors).toEqual([
    { check: 'migrations', level: 'error', text: expect.stringMatching(/^The database is empty/) },
  ]);
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
