import type { Context } from '#server/context.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';
import { DIRECTORY, WAITS, type Changes } from '#server/db/lineChanges.ts';
import {
  countPlaces,
  lastStatusRun,
  MANY_PLACES,
  refreshPlaceStatus,
  refreshStatusOf,
} from '#server/repositories/organisations/placeStatus.ts';

const POLL_EVERY_MS = 1_000;
/** Opening hours change the status of any place at any minute. */
const ALL_EVERY_MS = 60_000;

/**
 * Keeps the stored status of places up to date if there are many places: that of all places each
 * minute, and that of places with changed lines each second. One process at a time does so, and the
 * notifications reach all of them.
 * @returns a function that stops it and waits for the current run
 */
export function startPlaceStatus(
  { db: requests, clock }: Pick<Context, 'db' | 'clock'>,
  changes: Pick<Changes, 'follow'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const db = requests.for('jobs');
  let changed = new Set<number>();
  let allAt = -Infinity;
  let isStored = false;
  let running: Promise<void> | null = null;
  changes.follow({
    changed: (organisation) => {
      if (organisation !== DIRECTORY && organisation !== WAITS) changed.add(Number(organisation));
    },
    missed: () => {
      allAt = -Infinity;
    },
  });

  const refresh = async () => {
    const ids = [...changed];
    changed = new Set();
    if (performance.now() - allAt < ALL_EVERY_MS) {
      if (isStored) await refreshStatusOf(db, clock.now(), ids);
      return;
    }
    const began = performance.now();
    const asOf = (await lastStatusRun(db))?.getTime() ?? -Infinity;
    const age = clock.now().getTime() - asOf;
    if (age >= 0 && age < ALL_EVERY_MS) {
      // Another process was first.
      isStored = true;
      allAt = began - age;
      await refreshStatusOf(db, clock.now(), ids);
      return;
    }
    isStored = (await countPlaces(db)) >= MANY_PLACES;
    if (isStored) await refreshPlaceStatus(db, clock.now());
    allAt = began;
  };
  const run = async () => {
    // Another process has the lock and hears of the same changes.
    if (!(await db.exclusively(LOCKS.placeStatus, refresh))) changed = new Set();
  };
  const timer = setInterval(() => {
    if (changed.size === 0 && performance.now() - allAt < ALL_EVERY_MS) return;
    running ??= run()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, POLL_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
