import { hash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { later } from '#server/testing/streams.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { columnOf, emptyDatabase, testDatabase } from '#server/testing/testApp.ts';
import { valueOf, type Db } from './client.ts';
import { openPostgres } from './postgres.ts';
import { DatabaseNewer, functionNames, migrate, migrationNames } from './migrate.ts';

const folder = temporaryFolder();
const everything = () => [...migrationNames(), ...functionNames()];
const opened: Db[] = [];
const open = async (made = emptyDatabase()) => {
  const { db } = await made;
  opened.push(db);
  return db;
};
const openMigrated = () => open(testDatabase());
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
});

/** This program's scripts in a folder of the test, some of them added or with other texts. */
const scriptsWith = (kind: 'migrations' | 'functions', changes: Record<string, string>) => {
  const copy = mkdtempSync(join(folder, kind));
  cpSync(join(import.meta.dirname, kind), copy, { recursive: true });
  for (const [name, text] of Object.entries(changes)) writeFileSync(join(copy, name), text);
  return { [kind]: copy };
};

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
  '049_schema.sql': '651911d01c3a0cba',
  '050_list_filters.sql': '5a9bb1b5e8f8dfdb',
  '050_one_visit.sql': '8da0f59b0292cf1c',
  '050_owned_listings.sql': '2ade9fdcf8bac017',
  '051_idempotency_keys.sql': '98c2de8a0e1a405f',
  '052_languages_messages_counters.sql': 'd4133cf1a79e752a',
};

it('leaves released scripts unchanged', () => {
  const sums = Object.keys(RELEASED).map((name) => {
    const text = readFileSync(join(import.meta.dirname, 'migrations', name));
    return [name, hash('sha256', text).slice(0, 16)];
  });
  expect(Object.fromEntries(sums)).toEqual(RELEASED);
});

const namesIn = (db: Db) => columnOf<string>(db, 'SELECT name FROM migrations ORDER BY name');

/** Lets the database look as if the migrations of 1.0.0 had written it, up to the named one. */
const writtenBefore = (db: Db, ...names: string[]) =>
  db.transaction(async (tx) => {
    await tx.exec('DELETE FROM migrations');
    for (const name of names) await tx.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  });

/** Functions of generated columns, which are as old as the columns. */
const FOR_COLUMNS = ['place_types', 'search_fold', 'week_minutes'];

describe('migrations', () => {
  it('take a database of 1.0.0 as it is', async () => {
    const db = await openMigrated();
    const shape = await shapeOf(db);
    expect(shape.columns.length).toBeGreaterThan(80);
    await writtenBefore(db, '001_directory.sql', '049_walk_in_presses.sql');
    const later = migrationNames().slice(1);
    const empty = Object.fromEntries(later.map((name) => [name, 'SELECT 1;']));
    expect(await migrate(db, scriptsWith('migrations', empty))).toEqual(later);
    expect(await shapeOf(db)).toEqual(shape);
    expect(await namesIn(db)).toEqual(migrationNames());
    expect(await migrate(db)).toEqual([]);
  });

  it('send an older database through 1.0.0', async () => {
    const db = await openMigrated();
    await writtenBefore(db, '001_directory.sql', '048_author_codes.sql');
    await expect(migrate(db)).rejects.toThrow(expect.objectContaining({ name: 'DatabaseOlder' }));
    await expect(migrate(db)).rejects.toThrow(/048_author_codes\.sql\. Start version 1\.0\.0 once/);
    expect(await namesIn(db)).toEqual(['001_directory.sql', '048_author_codes.sql']);
  });

  it('are harmless twice in a row and from several processes at once', async () => {
    const db = await open();
    const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(applied.flat()).toEqual(everything());
    const shape = await shapeOf(db);
    expect(await migrate(db)).toEqual([]);
    expect(await shapeOf(db)).toEqual(shape);
  });

  it('leave nothing half done when one of them or a function fails', async () => {
    const good = { '901_good.sql': 'CREATE TABLE half (id int);' };
    const bad = { '902_bad.sql': 'CREATE TABLE other (id int); SELECT 1 / 0;' };
    const brokenMigration = scriptsWith('migrations', { ...good, ...bad });
    const wrong = scriptsWith('functions', { 'take_tickets.sql': 'SELECT 1 / 0;' });
    const brokenFunction = { ...scriptsWith('migrations', good), ...wrong };
    const db = await open();
    await expect(migrate(db, brokenMigration)).rejects.toThrow(/division by zero/);
    const tables = "SELECT FROM pg_class WHERE relname IN ('half', 'other', 'migrations', 'users')";
    expect(await db.query(tables)).toEqual([]);
    const migrated = await openMigrated();
    const shape = await shapeOf(migrated);
    for (const broken of [brokenMigration, brokenFunction])
      await expect(migrate(migrated, broken)).rejects.toThrow(/division by zero/);
    expect(await shapeOf(migrated)).toEqual(shape);
    expect(await migrate(migrated)).toEqual([]);
  });

  it('refuse a database from a later version', async () => {
    const db = await openMigrated();
    await db.exec("INSERT INTO migrations (name) VALUES ('999_later.sql')");
    await expect(migrate(db)).rejects.toThrow(DatabaseNewer);
    await expect(migrate(db)).rejects.toThrow(/999_later\.sql/);
  });
});

describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('migrations of a database in use', () => {
  /** Two processes on one database, in which no statement of a request may take long. */
  const processes = async () => {
    const { db, url } = await testDatabase();
    const two = [1, 2].map(() => openPostgres({ url: url!, poolSize: 1, statementTimeoutMs: 200 }));
    opened.push(db, ...two);
    return { db, one: two[0]!, other: two[1]! };
  };
  const migrationsWith = (sql: string) => scriptsWith('migrations', { '901_more.sql': sql });
  /** Starts a migration. @returns it, and what it waits for as soon as it says so */
  const starting = (db: Db, folders: ReturnType<typeof scriptsWith>) => {
    const waits = later<string>();
    return { done: migrate(db, folders, waits.resolve), waits: waits.promise };
  };

  it('may take longer than a request, and other processes wait and say so', async () => {
    const { db, one, other } = await processes();
    await db.exec('CREATE TABLE gate ()');
    const slow = migrationsWith('SELECT pg_sleep(0.5); LOCK TABLE gate; CREATE TABLE more ();');
    const gate = later();
    const closed = db.transaction(async (tx) => {
      await tx.exec('LOCK TABLE gate');
      await gate.promise;
    });
    const first = starting(one, slow);
    expect(await first.waits).toMatch(/a lock held by a long transaction/);
    const second = starting(other, slow);
    expect(await second.waits).toMatch(/migrations by another process/);
    gate.resolve();
    await closed;
    expect(await Promise.all([first.done, second.done])).toEqual([['901_more.sql'], []]);
  });

  it('let requests pass while they wait for a table', async () => {
    const { db, one, other } = await processes();
    const gate = later();
    const dump = db.transaction(async (tx) => {
      await tx.exec('LOCK TABLE tickets IN ACCESS SHARE MODE');
      await gate.promise;
    });
    const altering = starting(one, migrationsWith('ALTER TABLE tickets ADD COLUMN more int;'));
    await altering.waits;
    await vi.waitFor(() => other.query('SELECT FROM tickets'));
    gate.resolve();
    await dump;
    expect(await altering.done).toEqual(['901_more.sql']);
  });

  it('build an index during writes, and again after a killed process', async () => {
    const { db, one } = await processes();
    const migrations = migrationsWith(
      `DROP INDEX CONCURRENTLY IF EXISTS more;\n
       CREATE INDEX CONCURRENTLY more ON audit (action, subject);`,
    );
    // The leftover of a killed process.
    await db.exec('CREATE INDEX more ON audit (action)');
    const wrong = scriptsWith('functions', { 'take_tickets.sql': 'SELECT 1 / 0;' });
    await expect(migrate(one, { ...migrations, ...wrong })).rejects.toThrow(/division/);
    expect(await namesIn(db)).toContain('901_more.sql');
    const built = "SELECT FROM pg_indexes WHERE indexdef LIKE '%(action, subject)'";
    expect(await db.query(built)).toHaveLength(1);
    const fresh = await open();
    expect(await migrate(fresh, migrations)).toContain('901_more.sql');
  });
});

const GREETING = (word: string) =>
  `CREATE OR REPLACE FUNCTION greeting() RETURNS text LANGUAGE sql AS $$ SELECT '${word}' $$;`;
const greet = (db: Db) => valueOf(db, 'SELECT greeting()');

describe('functions', () => {
  it('are applied again when their text changes, and only then', async () => {
    const db = await openMigrated();
    const first = scriptsWith('functions', { 'greeting.sql': GREETING('καλημέρα') });
    const second = scriptsWith('functions', { 'greeting.sql': GREETING('καλησπέρα') });
    await migrate(db, first);
    expect(await migrate(db, first)).toEqual([]);
    expect(await greet(db)).toBe('καλημέρα');
    expect(await migrate(db, second)).toEqual(['greeting.sql']);
    expect(await greet(db)).toBe('καλησπέρα');
    expect(await migrate(db, second)).toEqual([]);
  });

  it('are those of the starting version, even an older one, which keeps unknown ones', async () => {
    const db = await openMigrated();
    const older = scriptsWith('functions', { 'greeting.sql': GREETING('γεια') });
    const newer = scriptsWith('functions', {
      'greeting.sql': GREETING('χαίρετε'),
      'farewell.sql': GREETING('αντίο').replace('greeting', 'farewell'),
    });
    await migrate(db, newer);
    expect(await migrate(db, older)).toEqual(['greeting.sql']);
    expect(await greet(db)).toBe('γεια');
    expect(await db.query('SELECT farewell() AS word')).toEqual([{ word: 'αντίο' }]);
    expect(await migrate(db, newer)).toEqual(['greeting.sql']);
    expect(await greet(db)).toBe('χαίρετε');
  });

  it('have exactly one file for each function in the database', async () => {
    const db = await openMigrated();
    const found = await columnOf<string>(
      db,
      `SELECT proname || '.sql' FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
    );
    const files = [...functionNames(), ...FOR_COLUMNS.map((name) => `${name}.sql`)];
    expect(found.sort()).toEqual(files.sort());
  });
});
