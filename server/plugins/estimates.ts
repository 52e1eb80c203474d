import fp from 'fastify-plugin';
import type { App } from '#server/context.ts';
import { createEstimates, type Estimates } from '#server/repositories/line/estimates.ts';
import { storePredictions, type Taken } from '#server/repositories/line/storePredictions.ts';
import { createWaits } from '#server/repositories/waits.ts';
import type { WaitsOf } from '#server/repositories/organisations/organisationRows.ts';

declare module 'fastify' {
  interface FastifyInstance {
    estimates: Estimates;
    waitsOf: WaitsOf;
    /** Stores the window that a ticket's holder saw. */
    recordPrediction(taken: Taken): void;
  }
}

/** Maximum windows stored per second and process. A sample is enough in a rush. */
const PENDING_WINDOWS_MAX = 20;
const EVERY_MS = 1_000;

/**
 * Computes estimates and stores their windows. Windows are stored in batches after the requests:
 * nobody waits for them, and a thousand estimates would cost more than the thousand tickets.
 * Failures are logged and skipped.
 */
export default fp(
  async (app: App) => {
    const { db } = app.context;
    const estimates = createEstimates(db);
    app.decorate('estimates', estimates);
    app.decorate('waitsOf', createWaits(estimates));
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
        .then(() => storePredictions(db, estimates, taken))
        .catch((error: unknown) =>
          app.log.warn({ err: error }, 'Predicted windows were not stored'),
        );
    };
    app.addHook('onClose', async () => {
      if (timer !== undefined) {
        clearTimeout(timer);
        store();
      }
      await storing;
    });
    app.decorate('recordPrediction', (taken: Taken) => {
      if (noted.length >= PENDING_WINDOWS_MAX) return;
      noted.push(taken);
      timer ??= setTimeout(store, Math.max(0, storedAt + EVERY_MS - performance.now()));
    });
  },
  { name: 'estimates' },
);
