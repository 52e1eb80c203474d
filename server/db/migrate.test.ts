import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '#server/testing/testApp.ts';
import type { Db } from './client.ts';
import { DatabaseNewer, functionNames, migrate, migrationNames } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'seira-migrations-'));
const source = new URL('./migrations/', import.meta.url);
const functions = new URL('./functions/', import.meta.url);
const everything = () => [...migrationNames(), ...functionNames()];
const opened: Db[] = [];
const open = async () => {
  const { db } = await emptyDatabase();
  opened.push(db);
  return db;
};
beforeAll(() => {
  for (const name of migrationNames()) copyFileSync(new URL(name, source), join(folder, name));
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Only the first scripts, as in an earlier release. */
const release = (count: number): string => {
  const earlier = mkdtempSync(join(folder, 'release-'));
  for (const name of migrationNames().slice(0, count)) {
    copyFileSync(join(folder, name), join(earlier, name));
  }
  return earlier;
};

/** This program's functions, some with other texts. */
const functionsWith = (changes: Record<string, string>): string => {
  const other = mkdtempSync(join(folder, 'functions-'));
  for (const name of functionNames()) copyFileSync(new URL(name, functions), join(other, name));
  for (const [name, text] of Object.entries(changes)) writeFileSync(join(other, name), text);
  return other;
};

/** An earlier release, before the functions had a folder of their own. */
const earlier = (count: number) => ({
  migrations: release(count),
  functions: mkdtempSync(join(folder, 'none-')),
});

const shapeOf = async (db: Db) => ({
  columns: await db.query(
    `SELECT table_name, column_name, data_type, column_default, is_nullable, is_identity
       FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
  ),
  rules: await db.query(
    `SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS rule
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  ),
  indexes: await db.query(
    "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
  ),
  functions: await db.query(
    `SELECT proname, pg_get_functiondef(p.oid) AS body FROM pg_proc p
      WHERE pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
      ORDER BY 1`,
  ),
  triggers: await db.query(
    `SELECT tgrelid::regclass::text AS "table", tgname, pg_get_triggerdef(oid) AS rule
       FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
  ),
});

/** Released scripts are never edited: databases that already ran them would miss the change. */
const RELEASED: Record<string, string> = {
  '001_directory.sql': '31b5d568ef1529d2',
  '002_people.sql': 'ce1d002a4c053e63',
  '003_waiting.sql': '9cabacc7c1a06f01',
  '004_closing.sql': '1dc6b31f3a87a0ab',
  '005_lock_order.sql': 'ab84f9876a5d6dd5',
  '006_blocks.sql': 'be4db505a4391bcf',
  '007_order.sql': '3b34a34eed164a2d',
  '008_plans.sql': '91ad99d5acb44ba7',
  '009_same_plan.sql': '089d1cc34ff925c8',
  '010_places.sql': '90977865def64aea',
  '011_confirmed.sql': '02e18302504efa89',
  '013_search_engine.sql': '0b332c6ade00e559',
  '016_signing_keys.sql': 'ba42fa95a056e2fe',
  '017_line.sql': '6f7524b5179f4b10',
  '018_mail.sql': 'cb4ef941b1075d49',
  '019_invitations.sql': '157ba50247572613',
  '020_line_version.sql': '0ab73774e60d9bf1',
  '021_plans.sql': 'c1f5b562f80a01d1',
  '022_devices.sql': '072ab628b8c26b0f',
  '023_alerts.sql': '081d8315303873c5',
  '026_account_links.sql': '964b4e65da56aaf7',
  '027_profiles.sql': '78605ebaceac6849',
  '028_account_end.sql': '3c9e5af8ef11d1d6',
  '029_forms.sql': '1a88c38f43e5f8a6',
  '030_follows_comments.sql': '1590fde199281725',
  '031_photos.sql': '1d03c44ec91d4f14',
  '032_listings.sql': '30cbd74fc3b113c7',
  '033_reviews.sql': '43f818a64e34df98',
  '034_bookmarks.sql': 'edb4deea60563d6b',
  '036_told_windows.sql': 'e889df10ac3521de',
  '037_set_by_hand.sql': 'd2ccc7af95529e52',
  '038_social_sign_in.sql': '5c9d039abedc8afd',
  '039_retention.sql': 'f325ad8e13baeaf2',
  '040_review_photos.sql': '29c304cfc419af05',
  '041_portraits.sql': '246097df16b92d9d',
  '043_english_names.sql': 'b8d43faba68b70e5',
  '047_best_words.sql': 'ffc0d218856fedd4',
  '048_author_codes.sql': 'add325b20567f940',
  '049_walk_in_presses.sql': '8f1044121101ccbc',
};

it('leaves released scripts unchanged', () => {
  const sums = Object.fromEntries(
    migrationNames().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(new URL(name, source)))
        .digest('hex')
        .slice(0, 16),
    ]),
  );
  expect(sums).toEqual(RELEASED);
});

describe('migrations', () => {
  it('lead from every released state to the same schema', async () => {
    const fresh = await open();
    expect(await migrate(fresh)).toEqual(everything());
    const shape = await shapeOf(fresh);
    expect(shape.columns.length).toBeGreaterThan(80);
    // Each state costs as much as all before it: `npm run test:operations` asks for every one.
    const step = process.env.LONG ? 1 : 4;
    for (let count = migrationNames().length - 1; count > 0; count -= step) {
      const db = await open();
      await migrate(db, earlier(count));
      expect(await migrate(db)).toEqual(everything().slice(count));
      expect(await shapeOf(db)).toEqual(shape);
    }
  });

  it('give existing lists their closing time', async () => {
    const db = await open();
    await migrate(db, earlier(3));
    await db.exec(
      `INSERT INTO categories (code, title, icon_name) VALUES ('c', 'c', 'shops');
       INSERT INTO organisations (code, slug, category_id, title, address, city, author_name, created_at, opening_hours)
         VALUES ('o', 'o', 1, 't', 'a', 'c', 'n', now(),
           '[{"weekday": 5, "intervals": [{"from": "09:00", "to": "14:00"}, {"from": "17:00", "to": "20:30"}]},
             {"weekday": 6, "intervals": [{"from": "20:00", "to": "02:00"}]}]');
       INSERT INTO waiting_lists (code, organisation_id, released_on)
         VALUES ('fri', 1, '2026-11-20'), ('sat', 1, '2026-11-21'), ('sun', 1, '2026-11-22'),
                ('summer', 1, '2026-07-24')`,
    );
    await migrate(db);
    const rows = await db.query<{ code: string; closes_at: Date | null }>(
      'SELECT code, closes_at FROM waiting_lists ORDER BY id',
    );
    expect(rows.map(({ code, closes_at }) => [code, closes_at?.toISOString() ?? null])).toEqual([
      ['fri', '2026-11-20T18:30:00.000Z'],
      ['sat', '2026-11-21T22:00:00.000Z'],
      ['sun', null],
      ['summer', '2026-07-24T17:30:00.000Z'],
    ]);
  });

  it('count numbers returned before lists counted them', async () => {
    const db = await open();
    await migrate(db, earlier(9));
    await db.exec(
      `INSERT INTO categories (code, title, icon_name) VALUES ('c', 'c', 'shops');
       INSERT INTO organisations (code, slug, category_id, title, address, city, author_name, created_at)
         VALUES ('o', 'o', 1, 't', 'a', 'c', 'n', now());
       INSERT INTO waiting_lists (code, organisation_id, released_on, capacity)
         VALUES ('some', 1, '2026-11-20', 4), ('none', 1, '2026-11-21', NULL);
       INSERT INTO users (code, email, email_key, first_name, last_name, created_at)
         SELECT 'u' || n, n || '@a', n || '@a', 'a', 'b', now() FROM generate_series(1, 4) n;
       INSERT INTO tickets (code, waiting_list_id, user_id, rank, due_date, created_at)
         SELECT 't' || id, 1, id, id, '2026-11-20', now() FROM users;
       SELECT ticket_transition(1, 'cancelled', NULL, 'user');
       SELECT ticket_transition(2, 'aborted', NULL, 'provider');
       SELECT ticket_transition(3, 'running', NULL, 'provider');
       SELECT ticket_transition(3, 'aborted', NULL, 'provider')`,
    );
    await migrate(db);
    expect(
      await db.query('SELECT code, issued, given_back FROM waiting_lists ORDER BY id'),
    ).toEqual([
      { code: 'some', issued: 4, given_back: 2 },
      { code: 'none', issued: 0, given_back: 0 },
    ]);
  });

  it('give existing tickets a position, a key and, while being served, a counter', async () => {
    const db = await open();
    await migrate(db, earlier(migrationNames().indexOf('017_line.sql')));
    await db.exec(
      `INSERT INTO categories (code, title, icon_name) VALUES ('c', 'c', 'shops');
       INSERT INTO organisations (code, slug, category_id, title, address, city, author_name, created_at)
         VALUES ('o', 'o', 1, 't', 'a', 'c', 'n', now());
       INSERT INTO waiting_lists (code, organisation_id, released_on, counters)
         VALUES ('l', 1, '2026-11-20', 2);
       INSERT INTO users (code, email, email_key, first_name, last_name, created_at)
         SELECT 'u' || n, n || '@a', n || '@a', 'a', 'b', now() FROM generate_series(1, 4) n;
       INSERT INTO tickets (code, waiting_list_id, user_id, rank, due_date, created_at)
         SELECT 't' || id, 1, id, id, '2026-11-20', now() FROM users;
       SELECT ticket_transition(id, 'running', NULL, 'provider') FROM tickets WHERE id < 4`,
    );
    await migrate(db);
    const rows = await db.query<{ position: number; counter: string | null; key: string }>(
      'SELECT position, counter, key FROM tickets ORDER BY position',
    );
    expect(rows.map(({ position, counter }) => [position, counter])).toEqual([
      [1, 'Θυρίδα 1'],
      [2, 'Θυρίδα 2'],
      [3, 'Θυρίδα 1'],
      [4, null],
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
  });

  it('are harmless twice in a row and from several processes at once', async () => {
    const db = await open();
    const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(applied.map(({ length }) => length).sort()).toEqual([0, 0, everything().length]);
    const shape = await shapeOf(db);
    expect(await migrate(db)).toEqual([]);
    expect(await shapeOf(db)).toEqual(shape);
  });

  it('leave nothing half done when they fail', async () => {
    const db = await open();
    const migrations = release(migrationNames().length);
    writeFileSync(join(migrations, '901_good.sql'), 'CREATE TABLE half (id int);');
    writeFileSync(join(migrations, '902_bad.sql'), 'CREATE TABLE other (id int); SELECT 1 / 0;');
    const broken = { migrations };
    await expect(migrate(db, broken)).rejects.toThrow(/division by zero/);
    const tables = "SELECT FROM pg_class WHERE relname IN ('half', 'other', 'migrations', 'users')";
    expect(await db.query(tables)).toEqual([]);
    await migrate(db);
    const shape = await shapeOf(db);
    await expect(migrate(db, broken)).rejects.toThrow(/division by zero/);
    expect(await shapeOf(db)).toEqual(shape);
    expect(await migrate(db)).toEqual([]);
  });

  it('refuse a database from a later version', async () => {
    const db = await open();
    await migrate(db);
    await db.exec("INSERT INTO migrations (name) VALUES ('999_later.sql')");
    await expect(migrate(db)).rejects.toThrow(DatabaseNewer);
    await expect(migrate(db)).rejects.toThrow(/999_later\.sql/);
  });
});

const GREETING = (word: string) =>
  `CREATE OR REPLACE FUNCTION greeting() RETURNS text LANGUAGE sql AS $$ SELECT '${word}' $$;`;
const greet = async (db: Db) =>
  (await db.query<{ word: string }>('SELECT greeting() AS word'))[0]?.word;

describe('functions', () => {
  it('are applied again when their text changes, and only then', async () => {
    const db = await open();
    const first = { functions: functionsWith({ 'greeting.sql': GREETING('καλημέρα') }) };
    const second = { functions: functionsWith({ 'greeting.sql': GREETING('καλησπέρα') }) };
    await migrate(db, first);
    expect(await migrate(db, first)).toEqual([]);
    expect(await greet(db)).toBe('καλημέρα');
    expect(await migrate(db, second)).toEqual(['greeting.sql']);
    expect(await greet(db)).toBe('καλησπέρα');
    expect(await migrate(db, second)).toEqual([]);
  });

  it('are those of the starting version, even an older one, which keeps unknown ones', async () => {
    const db = await open();
    const older = { functions: functionsWith({ 'greeting.sql': GREETING('γεια') }) };
    const newer = {
      functions: functionsWith({
        'greeting.sql': GREETING('χαίρετε'),
        'farewell.sql': GREETING('αντίο').replace('greeting', 'farewell'),
      }),
    };
    await migrate(db, newer);
    expect(await migrate(db, older)).toEqual(['greeting.sql']);
    expect(await greet(db)).toBe('γεια');
    expect(await db.query('SELECT farewell() AS word')).toEqual([{ word: 'αντίο' }]);
    expect(await migrate(db, newer)).toEqual(['greeting.sql']);
    expect(await greet(db)).toBe('χαίρετε');
  });

  it('are applied once by processes that start together', async () => {
    const db = await open();
    await migrate(db);
    const changed = { functions: functionsWith({ 'greeting.sql': GREETING('όλοι μαζί') }) };
    const applied = await Promise.all([1, 2, 3].map(() => migrate(db, changed)));
    expect(applied.flat()).toEqual(['greeting.sql']);
  });

  it('undo the migrations of the same start when they fail', async () => {
    const db = await open();
    await migrate(db);
    const shape = await shapeOf(db);
    const migrations = release(migrationNames().length);
    writeFileSync(join(migrations, '901_good.sql'), 'CREATE TABLE half (id int);');
    const wrong = functionsWith({ 'take_tickets.sql': 'SELECT 1 / 0;' });
    await expect(migrate(db, { migrations, functions: wrong })).rejects.toThrow(/division by zero/);
    expect(await shapeOf(db)).toEqual(shape);
    expect(await migrate(db)).toEqual([]);
  });

  it('have exactly one file for each function in the database', async () => {
    const db = await open();
    await migrate(db);
    const found = await db.query<{ name: string }>(
      `SELECT proname::text AS name FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
        ORDER BY 1`,
    );
    expect(found.map(({ name }) => `${name}.sql`)).toEqual(functionNames());
  });

  it('no longer come from migrations', () => {
    const late = migrationNames().filter((name) => name > '009_same_plan.sql');
    const scripts = late.map((name) => readFileSync(new URL(name, source), 'utf8'));
    expect(scripts.filter((text) => /CREATE (OR REPLACE )?(FUNCTION|TRIGGER)/i.test(text))).toEqual(
      [],
    );
  });
});
