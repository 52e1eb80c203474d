import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';

const PASSWORD = `p@ss/w#rd?:%40 'ς'`;

afterEach(() => vi.unstubAllEnvs());

describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('a database with a password', () => {
  it('accepts any characters in PGPASSWORD, or encoded in the URL', async () => {
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
});
