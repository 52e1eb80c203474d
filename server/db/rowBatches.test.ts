import { expect, it } from 'vitest';
import { testApp } from '#server/testing/testApp.ts';
import { insertRow, updateRow, valueOf, type Db } from './client.ts';
import { changeRows, deleteRows } from './rowBatches.ts';

const test = testApp();

it('deletes and changes rows in batches, and continues after a crash', async () => {
  await test.db.exec(
    `CREATE TABLE rows AS SELECT n, false AS changed FROM generate_series(1, 5000) n`,
  );
  let statements = 0;
  const killed: Db = {
    ...test.db,
    query: (sql, params) => {
      statements += 1;
      if (statements === 2) throw new Error('killed');
      return test.db.query<never>(sql, params);
    },
  };
  const left = (where: string) => valueOf(test.db, `SELECT count(*) FROM rows WHERE ${where}`);
  const old = { table: 'rows', where: 'n <= $1' };
  await expect(deleteRows(killed, old, [4_500])).rejects.toThrow('killed');
  expect(await left('n <= 4500')).toBe(2_500);
  await deleteRows(test.db, old, [4_500]);
  expect([await left('n <= 4500'), await left('true')]).toEqual([0, 500]);
  const rows = { table: 'rows', set: 'changed = true', where: 'NOT changed AND n > $1' };
  await changeRows(test.db, rows, [4_600]);
  expect(await left('changed')).toBe(400);
});

it('refuses names that are no columns', async () => {
  const row = { 'id) VALUES (1) --': 1 };
  await expect(async () => insertRow(test.db, 'users', row)).rejects.toThrow('No columns');
  await expect(async () => updateRow(test.db, 'users', 1, row)).rejects.toThrow('No columns');
});
