import { expect, it } from 'vitest';
import { migrationNames, pendingSql } from '#server/db/migrate.ts';
import { emptyDatabase, testApp } from '#server/testing/testApp.ts';
import { requireTables } from './command.ts';

const test = testApp();
const last = migrationNames().at(-1)!;

it('refuses a database of another version and changes nothing', async () => {
  await requireTables(test.db, {});

  await test.db.query(
    "UPDATE sql_functions SET checksum = 'older' WHERE name = 'take_tickets.sql'",
  );
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
