import { expect, it } from 'vitest';
import { buildOrganisation } from '#server/testing/builders.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';
import { topUpLists } from './dailyLists.ts';

const test = testApp();

it('lets two processes add the same list at the same instant', async () => {
  const { id } = await buildOrganisation(test.db);
  await test.db.query(
    `UPDATE organisations SET list_pattern = 'daily', days_ahead = 1 WHERE id = $1`,
    [id],
  );
  // The instant between two of its unique indexes, which is microseconds long, lasts.
  const [unique] = await test.db.query<{ name: string }>(
    `SELECT conname::text AS name FROM pg_constraint
      WHERE conrelid = 'waiting_lists'::regclass AND contype = 'u' AND array_length(conkey, 1) = 3`,
  );
  await test.db.exec(
    `CREATE FUNCTION slowly(input text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
     BEGIN PERFORM pg_sleep(0.5); RETURN input; END $$;
     CREATE INDEX slow ON waiting_lists (slowly(code));
     ALTER TABLE waiting_lists DROP CONSTRAINT ${unique!.name},
       ADD UNIQUE (organisation_id, released_on, service)`,
  );
  const add = () =>
    test.db.transaction((tx) =>
      topUpLists(tx, { from: TODAY, today: TODAY, which: { organisationId: id } }),
    );
  await Promise.all([add(), add(), add()]);
  const lists = await test.db.query(
    'SELECT FROM waiting_lists WHERE organisation_id = $1 AND released_on = $2::date',
    [id, TODAY],
  );
  expect(lists).toHaveLength(1);
});
