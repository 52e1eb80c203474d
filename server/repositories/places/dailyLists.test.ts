import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOrganisation, NINE_TO_FIVE } from '#server/testing/builders.ts';
import { createTestApp, TODAY, type TestApp } from '#server/testing/testApp.ts';
import { DAYS_AHEAD, extendDailyLists } from './dailyLists.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('adds each list once where several processes add it at the same moment', async () => {
  for (let n = 0; n < 5; n += 1) {
    await buildOrganisation(test.db, { openingHours: NINE_TO_FIVE });
  }
  await test.db.exec("UPDATE organisations SET list_pattern = 'daily'");
  const { db } = test.context;
  for (let round = 0; round < 20; round += 1) {
    await test.db.exec('DELETE FROM waiting_lists');
    await Promise.all(Array.from({ length: 8 }, () => extendDailyLists(db, TODAY)));
    const [lists] = await test.db.query(
      `SELECT count(*) AS lists, count(DISTINCT (organisation_id, released_on)) AS days
         FROM waiting_lists`,
    );
    expect(lists).toEqual({ lists: 5 * DAYS_AHEAD, days: 5 * DAYS_AHEAD });
  }
});
