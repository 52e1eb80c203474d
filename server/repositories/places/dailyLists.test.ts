import { describe, expect, it } from 'vitest';
import { addDays } from '#common/calendar/days.ts';
import { updateRow, valueOf } from '#server/db/client.ts';
import { buildOrganisation } from '#server/testing/builders.ts';
import { columnOf, onPostgres, testApp, TODAY } from '#server/testing/testApp.ts';
import { extendDailyLists, replanLists, addMissingLists } from './dailyLists.ts';

const test = testApp();

it('lets two processes add the same list at the same instant', async () => {
  const { id } = await buildOrganisation(test.db);
  await updateRow(test.db, 'organisations', id, { list_pattern: 'daily', days_ahead: 1 });
  // The instant between two of its unique indexes, which is microseconds long, lasts.
  const unique = await valueOf(
    test.db,
    `SELECT conname::text FROM pg_constraint
      WHERE conrelid = 'waiting_lists'::regclass AND contype = 'u' AND array_length(conkey, 1) = 3`,
  );
  await test.db.exec(
    `CREATE FUNCTION slowly(input text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
     BEGIN PERFORM pg_sleep(0.5); RETURN input; END $$;
     CREATE INDEX slow ON waiting_lists (slowly(code));
     ALTER TABLE waiting_lists DROP CONSTRAINT ${unique},
       ADD UNIQUE (organisation_id, released_on, service)`,
  );
  const add = () =>
    test.db.transaction((tx) =>
      addMissingLists(tx, { from: TODAY, today: TODAY, which: { organisationId: id } }),
    );
  await Promise.all([add(), add(), add()]);
  await test.db.exec('DROP INDEX slow');
  const lists = await test.db.query(
    'SELECT FROM waiting_lists WHERE organisation_id = $1 AND released_on = $2::date',
    [id, TODAY],
  );
  expect(lists).toHaveLength(1);
});

describe('the daily job', () => {
  /** Places with lists for two days ahead. */
  const places = async (number: number) => {
    const ids: number[] = [];
    await test.db.exec("UPDATE organisations SET list_pattern = 'none'");
    for (let n = 0; n < number; n += 1) ids.push((await buildOrganisation(test.db)).id);
    await test.db.query(
      "UPDATE organisations SET list_pattern = 'daily', days_ahead = 2 WHERE id = ANY ($1)",
      [ids],
    );
    return ids;
  };
  const DATES = 'SELECT released_on FROM waiting_lists WHERE organisation_id = $1 ORDER BY 1';
  const datesOf = (id: number) => columnOf(test.db, DATES, [id]);
  const until = (days: number) => Array.from({ length: days + 1 }, (_, n) => addDays(TODAY, n));

  it('adds the days of a plan that an older program changed', async () => {
    const [id] = await places(1);
    await extendDailyLists(test.db, TODAY);
    await updateRow(test.db, 'organisations', id!, { days_ahead: 1 });
    await test.db.query('DELETE FROM waiting_lists WHERE organisation_id = $1', [id]);
    await extendDailyLists(test.db, TODAY);
    expect(await datesOf(id!)).toEqual(until(1));
  });

  it('plans the other places when one fails', async () => {
    const [wrong, right] = await places(2);
    await updateRow(test.db, 'organisations', wrong!, { plan_hours: '7' });
    await expect(extendDailyLists(test.db, TODAY, 1)).rejects.toThrow();
    expect(await datesOf(right!)).toEqual(until(2));
    await test.db.query('DELETE FROM organisations WHERE id = $1', [wrong]);
  });

  onPostgres('leaves a place to a concurrent change of its plan', async () => {
    const [id] = await places(1);
    await extendDailyLists(test.db, addDays(TODAY, -1));
    await test.db.transaction(async (tx) => {
      await updateRow(tx, 'organisations', id!, { days_ahead: 1 });
      await replanLists(tx, id!, TODAY);
      await extendDailyLists(test.db, TODAY);
    });
    expect(await datesOf(id!)).toEqual([addDays(TODAY, -1), ...until(1)]);
  });
});
