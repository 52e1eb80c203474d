import type { Context } from './context.ts';
import { LOCKS } from '#server/db/advisoryLocks.ts';
import { valueOf } from '#server/db/client.ts';
import type { Changes } from '#server/db/lineChanges.ts';
import {
  MANY_PLACES,
  refreshPlaceStatus,
  refreshStatusOf,
} from '#server/repositories/organisations/placeStatus.ts';

const LOOK_EVERY_MS = 1_000;
/** Opening hours change the status of any place at any minute. */
const ALL_EVERY_MS = 60_000;

/**
 * Keeps the status of places up to date where there are many: all of them each minute, and the places
 * of changed lines each second. One process at a time does so; the others hear of the same changes.
 * Returns a function that stops it.
 */
export function startPlaceStatus(
  { db: requests, clock }: Pick<Context, 'db' | 'clock'>,
  changes: Pick<Changes, 'follow'>,
  onError: (error: unknown) => void,
): () => void {
  const db = requests.for('jobs');
  let changed = new Set<number>();
  let allAt = -Infinity;
  let isRunning = false;
  changes.follow({
    changed: (organisation) => changed.add(Number(organisation)),
    missed: () => {
      allAt = -Infinity;
    },
  });

  const refresh = async () => {
    const ids = [...changed];
    changed = new Set();
    if (performance.now() - allAt < ALL_EVERY_MS) {
      await refreshStatusOf(db, clock.now(), ids);
      return;
    }
    const began = performance.now();
    const places = await valueOf<number>(db, 'SELECT sum(number) FROM organisation_counts');
    if ((places ?? 0) >= MANY_PLACES) await refreshPlaceStatus(db, clock.now());
    allAt = began;
  };
  const look = async () => {
    if (isRunning || (changed.size === 0 && performance.now() - allAt < ALL_EVERY_MS)) return;
    isRunning = true;
    try {
      const ran = await db.exclusively(LOCKS.placeStatus, refresh);
      if (!ran) changed = new Set();
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void look().catch(onError), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
