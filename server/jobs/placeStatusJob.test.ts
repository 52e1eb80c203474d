import { afterEach, expect, it, vi } from 'vitest';
import type { LineListener } from '#server/db/lineChanges.ts';
import { buildList, buildOrganisation } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/testApp.ts';
import { startPlaceStatus } from './placeStatusJob.ts';

const test = testApp();
afterEach(() => vi.useRealTimers());

it('stores the status of many places, and that of a changed line soon after', async () => {
  const { id } = await buildOrganisation(test.db);
  const list = await buildList(test.db, { organisationId: id });
  await test.db.exec('UPDATE organisation_counts SET number = 5000');
  let listener: LineListener | undefined;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startPlaceStatus(test.context, { follow: (one) => (listener = one) }, (error) =>
    expect.unreachable(String(error)),
  );
  const waitOf = async () =>
    (await test.db.query<{ wait: number }>('SELECT wait FROM place_status WHERE id = $1', [id]))[0]
      ?.wait;
  const becomes = (wait: number) =>
    vi.waitFor(async () => {
      vi.advanceTimersByTime(1_000);
      expect(await waitOf()).toBe(wait);
    }, 10_000);
  await becomes(0);
  await vi.waitFor(async () =>
    expect(await test.db.query('SELECT is_complete FROM place_status_runs')).toEqual([
      { is_complete: true },
    ]),
  );
  await test.db.query("UPDATE waiting_lists SET state = 'paused' WHERE id = $1", [list.id]);
  listener!.changed(String(id), String(list.id));
  await becomes(100_000);
  await stop();
});
