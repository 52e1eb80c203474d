import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { offerSecret } from '#server/loadKeys.ts';
import { allFiles } from '#server/repositories/photos/photos.ts';
import { accountCalls } from '#server/testing/accounts.ts';
import { buildSignedIn } from '#server/testing/builders.ts';
import { writeCrowd } from '#server/testing/crowd.ts';
import { sendPhoto } from '#server/testing/photos.ts';
import { stateOf } from '#server/testing/rules.ts';
import { emptyDatabase, memoryStore, NOON, testApp } from '#server/testing/testApp.ts';
import { restoreBackup, verifyBackup, writeBackup } from './backup.ts';
import type { Db } from './client.ts';
import { openPglite } from './pglite.ts';

const test = testApp();
let empty: Db;
const folder = temporaryFolder();
const file = join(folder, 'one.gz');
const SIGNING_SECRET = 'a signing secret that no backup may hold';

beforeAll(async () => {
  empty = (await emptyDatabase()).db;
  await writeCrowd(test.db, { organisations: 60, tickets: 1_200, words: 600 });
  // As the server does after a start; a restore does it, too.
  await test.db.query('SELECT fill_lines(array_agg(id)) FROM waiting_lists');
  await sendPhoto(test, await buildSignedIn(test, { confirmed: true }));
  await accountCalls(test).signUp();
  await test.db.exec(
    `SELECT ticket_transition(id, 'cancelled', NULL, 'user') FROM tickets WHERE status = 'scheduled';
     DELETE FROM rate_counters;
     UPDATE organisations SET description = E'«ς» \\n\\t\\\\ "'' 𝒜', latitude = 0.1 + 0.2 WHERE id = 1;
     UPDATE users SET created_at = '2026-03-29 00:59:59.123456+00' WHERE id = 1`,
  );
  await test.db.query(
    `INSERT INTO subscriptions (topic, email, email_key, language, token_hash, expires_at, confirmed_at)
     VALUES ('newsletter', 'news@seira.example', 'news@seira.example', 'el', 'hash', $1, $1)`,
    [NOON],
  );
  await offerSecret(test.db, SIGNING_SECRET);
  await writeBackup(test.db, file, NOON, { ...test.media, names: allFiles });
});
afterAll(() => empty.close());

/** The rows of every table that a backup contains. */
const contentsOf = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.exec("SET LOCAL TIME ZONE 'UTC'");
    return stateOf(tx, ['migrations', 'sql_functions', 'signing_keys']);
  });

describe('a backup', () => {
  it('restores every row on either database and continues the sequences', async () => {
    const targets = [(await emptyDatabase()).db];
    // Starting an embedded database is slow, so only `npm run test:operations` tests both kinds.
    if (process.env.LONG && test.db.kind === 'postgres') targets.push(await openPglite({}));
    for (const db of targets) {
      const media = memoryStore();
      const summary = await restoreBackup(db, file, { ...media, names: allFiles });
      expect(summary.rows).toBeGreaterThan(3000);
      expect([media.files, media.files.size]).toEqual([test.media.files, 3]);
      const restored = await contentsOf(db);
      expect(restored).toEqual(await contentsOf(test.db));
      // Empty tables would prove nothing.
      for (const name of ['tickets', 'ticket_events', 'photos', 'mail_outbox', 'subscriptions'])
        expect(restored).toContainEqual({ name, sum: expect.any(String) });
      await buildSignedIn({ ...test, db });
      const wrong = db.query("UPDATE tickets SET status = 'scheduled' WHERE status = 'processed'");
      await expect(wrong).rejects.toMatchObject({ code: '23514' });
      await db.close();
    }
  });

  it('is readable only by its owner and holds no token in plain text', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['one.gz']);
    const { refreshToken } = await buildSignedIn(test);
    const later = join(folder, 'later.gz');
    await writeBackup(test.db, later, NOON);
    const text = gunzipSync(readFileSync(later)).toString();
    expect(text).not.toContain(refreshToken);
    expect(text).not.toContain(SIGNING_SECRET);
    rmSync(later);
  });

  it.each<[string, (whole: Buffer) => Buffer]>([
    ['truncated', (whole) => whole.subarray(0, Math.floor(whole.length / 2))],
    ['gzipped without its end', (whole) => gzipSync(gunzipSync(whole).subarray(0, -200))],
    ['changed', (whole) => gzipSync(gunzipSync(whole).toString().replace('Αθήνα', 'Αθήνω'))],
    ['something else', () => gzipSync('{"hello": 1}\n')],
    ['not gzipped', () => Buffer.from('hello')],
    ['empty', () => Buffer.alloc(0)],
  ])('is rejected if it is %s, and writes nothing', async (_, change) => {
    const bad = join(folder, 'bad.gz');
    writeFileSync(bad, change(readFileSync(file)));
    await expect(verifyBackup(bad)).rejects.toThrow(/backup|truncated/);
    await expect(restoreBackup(empty, bad)).rejects.toThrow(/backup|truncated/);
    expect(await empty.query("SELECT FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
    rmSync(bad);
  });

  it('reports the number of missing photo files', async () => {
    expect((await verifyBackup(file)).missing).toBe(0);
    const without = join(folder, 'without.gz');
    await writeBackup(test.db, without, NOON, { ...memoryStore(), names: allFiles });
    expect((await verifyBackup(without)).missing).toBe(3);
    rmSync(without);
  });

  it('does not overwrite a database', async () => {
    await expect(restoreBackup(test.db, file)).rejects.toThrow(/not empty/);
  });
});
