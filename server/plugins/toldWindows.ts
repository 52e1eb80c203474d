import type { App, Context } from '#server/context.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import { storeWindows, type Taken } from '#server/repositories/line/storeWindows.ts';

/** The most windows that a process stores in a second: in a rush a part says as much as all. */
const MOST = 20;
const EVERY_MS = 1_000;

/** Notes a ticket that was just taken, so that the window told with it is stored. */
export type NoteTaken = (taken: Taken) => void;

/**
 * Stores told windows beside the requests, many at a time: nobody waits for it, and an estimate for
 * each of a thousand tickets would cost more than the tickets. What fails is logged and left out.
 */
export function registerToldWindows(app: App, { db }: Context, estimates: Estimates): NoteTaken {
  let noted: Taken[] = [];
  let timer: NodeJS.Timeout | undefined;
  let storedAt = -EVERY_MS;
  let storing: Promise<void> = Promise.resolve();

  const store = (): void => {
    timer = undefined;
    storedAt = performance.now();
    const taken = noted;
    noted = [];
    storing = storing
      .then(() => storeWindows(db, estimates, taken))
      .catch((error: unknown) => app.log.warn({ err: error }, 'Told windows were not stored'));
  };
  app.addHook('onClose', async () => {
    if (timer !== undefined) {
      clearTimeout(timer);
      store();
    }
    await storing;
  });
  return (taken) => {
    if (noted.length >= MOST) return;
    noted.push(taken);
    timer ??= setTimeout(store, Math.max(0, storedAt + EVERY_MS - performance.now()));
  };
}
