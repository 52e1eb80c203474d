import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { valueOf, type Queryable } from './client.ts';
import { openDatabase } from './open.ts';
import { emptyDatabase } from '#server/testing/testApp.ts';
import { openPostgres } from './postgres.ts';

const PASSWORD = `p@ss/w#rd?:%40 'ς'`;

afterEach(() => vi.unstubAllEnvs());

describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('PostgreSQL', () => {
  it('accepts any characters of a password in PGPASSWORD, or encoded in the URL', async () => {
    const given = new URL(inject('postgresUrl'));
    const admin = openPostgres({ url: given.href, poolSize: 1 });
    await admin.exec(
      `DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN PASSWORD '${PASSWORD.replaceAll("'", "''")}'`,
    );
    const url = new URL(given);
    url.username = 'guest';
    url.password = '';
    const open = (DATABASE_URL: string) =>
      openDatabase(readSettings({ DATABASE_URL }), { onError: () => undefined });

    vi.stubEnv('PGPASSWORD', undefined);
    await expect(open(url.href)).rejects.toThrow(/guest at .* PGPASSWORD is not set/);
    vi.stubEnv('PGPASSWORD', 'wrong');
    await expect(open(url.href)).rejects.toThrow(/DATABASE_URL.*user or password is wrong/);
    vi.stubEnv('PGPASSWORD', PASSWORD);
    await (await open(url.href)).close();
    url.password = encodeURIComponent(PASSWORD);
    vi.stubEnv('PGPASSWORD', undefined);
    await (await open(url.href)).close();
    await admin.exec('DROP ROLE guest');
    await admin.close();
  });

  describe('a connection', () => {
    const open = async (settings: string[]) => {
      const { url } = await emptyDatabase();
      const admin = openPostgres({ url: url!, poolSize: 1 });
      const name = new URL(url!).pathname.slice(1);
      for (const setting of settings) await admin.exec(`ALTER DATABASE ${name} SET ${setting}`);
      await admin.close();
      return openPostgres({ url: url!, poolSize: 1, statementTimeoutMs: 1_234 });
    };

    it('reads dates, numbers and bytes whatever the database settings', async () => {
      const db = await open([
        "DateStyle = 'SQL, DMY'",
        "IntervalStyle = 'sql_standard'",
        "TimeZone = 'Asia/Kathmandu'",
        "bytea_output = 'escape'",
        'extra_float_digits = -10',
        'standard_conforming_strings = off',
        "default_transaction_isolation = 'serializable'",
      ]);
      const rows = await db.query(
        `SELECT DATE '2026-11-20' AS day, TIMESTAMPTZ '2026-11-20T10:00:00Z' AS at, 0.1::float8 + 0.2 AS sum,
                '\\x00ff'::bytea AS bytes, (INTERVAL '90 minutes')::text AS span,
                current_setting('statement_timeout') AS most, current_setting('transaction_isolation') AS level`,
      );
      await db.close();
      expect(rows).toEqual([
        {
          day: '2026-11-20',
          at: new Date('2026-11-20T10:00:00Z'),
          sum: 0.1 + 0.2,
          bytes: Buffer.from([0, 255]),
          span: '01:30:00',
          most: '1234ms',
          level: 'read committed',
        },
      ]);
    });

    it('is closed if its lock could not be released', async () => {
      const db = await open(['search_path = broken, pg_catalog']);
      await db.exec(
        `CREATE SCHEMA broken; CREATE FUNCTION broken.pg_advisory_unlock(bigint) RETURNS boolean
           LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION $$no$$; END'`,
      );
      const pid = () => db.query('SELECT pg_backend_pid() AS pid');
      const before = await pid();
      expect(await db.exclusively(7, async () => undefined)).toBe(true);
      expect(await pid()).not.toEqual(before);
      await db.close();
    });
  });

  it('gives kinds of work separate connections and time limits', async () => {
    const { url } = await emptyDatabase();
    const db = openPostgres({ url: url!, poolSize: 1, statementTimeoutMs: 1_234 });
    const limitOf = (work: Queryable) => valueOf(work, 'SHOW statement_timeout');
    await db.transaction(async () => {
      expect(await limitOf(db.for('jobs'))).toBe('1min');
      expect(await limitOf(db.for('maintenance'))).toBe('0');
    });
    expect(await limitOf(db.for('jobs').for('requests'))).toBe('1234ms');
    await db.for('jobs').close();
    await expect(db.query('SELECT 1')).rejects.toThrow(/after calling end/);
  });

  it.each([
    ['SQL_ASCII', /has the encoding SQL_ASCII.*createdb --encoding=UTF8/],
    ['UTF8', /is read-only.*default_transaction_read_only/],
  ])('rejects an unusable database in %s with an explanation', async (encoding, words) => {
    const { url } = await emptyDatabase();
    const admin = openPostgres({ url: url!, poolSize: 1 });
    const name = `unusable_${encoding.toLowerCase()}`;
    await admin.exec(`DROP DATABASE IF EXISTS ${name}`);
    await admin.exec(
      `CREATE DATABASE ${name} ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0`,
    );
    if (encoding === 'UTF8') {
      await admin.exec(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    }
    const address = new URL(url!);
    address.pathname = name;
    const settings = readSettings({ DATABASE_URL: address.href });
    await expect(openDatabase(settings, { onError: () => undefined })).rejects.toThrow(words);
    await admin.exec(`DROP DATABASE ${name}`);
    await admin.close();
  });
});
