import { beforeEach, describe, expect, it } from 'vitest';
import { updateRow, type Db } from '#server/db/client.ts';
import { DIRECTORY, WAITS } from '#server/db/lineChanges.ts';
import { buildList, buildOrganisation } from '#server/testing/builders.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';
import { createEstimates } from '#server/repositories/line/estimates.ts';
import { createWaits } from '#server/repositories/waits.ts';
import { pageOfOrganisations } from './organisationPage.ts';
import { refreshPlaceStatus, refreshStatusOf } from './placeStatus.ts';

const test = testApp();
const written: string[] = [];
/** The database of a request, which must not write. */
const reading = (): Db => ({
  ...test.db,
  query: (sql, params, name) => {
    if (/\b(INSERT|UPDATE|DELETE)\b/.test(sql)) written.push(sql);
    return test.db.query<never>(sql, params, name);
  },
  transaction: () => Promise.reject(new Error('A request that only reads needs no transaction')),
});
const open = async (query: object = { is: 'open' }, at = NOON) => {
  const db = reading();
  const waitsOf = createWaits(createEstimates(db));
  const deps = { now: at, language: 'el' as const, waitsOf };
  const { count, records } = await pageOfOrganisations(db, query, deps);
  return { count, places: records.map(({ slug }) => slug) };
};

/** Collects notifications. */
async function listenTo(db: Db) {
  let payloads: string[] = [];
  let isEnd: () => void = () => undefined;
  const { stop } = await db.listen('line', {
    received: (payload) => (payload === 'end' ? isEnd() : payloads.push(payload)),
    reconnected: () => undefined,
  });
  return {
    stop,
    /** All since the last call. */
    heard: async () => {
      const end = new Promise<void>((resolve) => (isEnd = resolve));
      await db.query("SELECT pg_notify('line', 'end')");
      await end;
      const heard = payloads;
      payloads = [];
      return heard;
    },
  };
}

beforeEach(async () => {
  await test.db.exec('DELETE FROM organisations; TRUNCATE place_status, place_status_runs');
  written.length = 0;
});

describe('the status of places', () => {
  it('is right without a stored one, as after a failover, and no request writes', async () => {
    await buildOrganisation(test.db, { slug: 'open' });
    await buildOrganisation(test.db, { slug: 'closed', openingHours: [] });
    expect(await open()).toEqual({ count: 1, places: ['open'] });
    await refreshPlaceStatus(test.db, NOON);
    expect(await open()).toEqual({ count: 1, places: ['open'] });
    // A crash of PostgreSQL empties unlogged tables.
    await test.db.exec('TRUNCATE place_status, place_status_runs');
    expect(await open()).toEqual({ count: 1, places: ['open'] });
    expect(await open({ is: 'open', page: 2 })).toEqual({ count: 1, places: [] });
    expect(await open({ is: 'open', keywords: 'Μαγαζί' })).toMatchObject({ count: 1 });
    expect(written).toEqual([]);
  });

  it('is not taken from a run that a failover interrupted, nor from an old one', async () => {
    await buildOrganisation(test.db, { slug: 'open' });
    const failing: Db = {
      ...test.db,
      query: async (sql, params) => {
        if (sql.includes('is_complete = true')) {
          await test.db.exec('TRUNCATE place_status, place_status_runs');
        }
        return test.db.query<never>(sql, params);
      },
    };
    await refreshPlaceStatus(failing, NOON);
    expect(await open()).toEqual({ count: 1, places: ['open'] });
    await refreshPlaceStatus(test.db, NOON);
    const night = new Date('2026-11-20T20:00:00Z');
    expect(await open({ is: 'open' }, night)).toEqual({ count: 0, places: [] });
  });

  it('follows changed lines and places that are gone', async () => {
    const { id } = await buildOrganisation(test.db, { slug: 'changing' });
    const gone = await buildOrganisation(test.db, { slug: 'gone' });
    const list = await buildList(test.db, { organisationId: id });
    await refreshPlaceStatus(test.db, NOON);
    expect(await open({ is: 'unhurried' })).toMatchObject({ places: ['changing'] });
    await test.db.query("UPDATE waiting_lists SET state = 'paused' WHERE id = $1", [list.id]);
    await refreshStatusOf(test.db, NOON, [id]);
    expect((await open({ is: 'unhurried' })).places).toEqual([]);
    await test.db.query('DELETE FROM organisations WHERE id = $1', [gone.id]);
    await refreshPlaceStatus(test.db, NOON);
    expect(await open()).toEqual({ count: 1, places: ['changing'] });
  });

  it('notifies every process when the waits or the places of a list change', async () => {
    const { id } = await buildOrganisation(test.db);
    const list = await buildList(test.db, { organisationId: id });
    const { heard, stop } = await listenTo(test.context.db);
    const refresh = async (now = NOON) => {
      await refreshStatusOf(test.context.db, now, [id]);
      return heard();
    };
    expect(await refresh()).toEqual([`${DIRECTORY} `]);
    expect(await refresh()).toEqual([]);
    await updateRow(test.context.db, 'waiting_lists', list.id, { state: 'paused' });
    expect(await refresh()).toEqual([`${id} ${list.id}`, `${WAITS} `]);
    expect(await refresh(new Date('2026-11-20T20:00:00Z'))).toEqual([`${DIRECTORY} `]);
    await stop();
  });
});
