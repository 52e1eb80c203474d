import { setTimeout as rest } from 'node:timers/promises';
import { Type } from 'typebox';
import type { App } from '#server/context.ts';
import type { Db } from '#server/db/client.ts';
import { unavailable } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';
import { VERSION } from '#server/version.ts';

const Ready = Type.Object({ status: Type.Literal('ok') }, { title: 'Ready' });
const Alive = Type.Object(
  { status: Type.Literal('ok'), version: Type.String() },
  { title: 'Alive' },
);
const ANSWER_WITHIN_MS = 2_000;

/** @throws Error when the work takes longer; it continues, but nothing waits for it. */
const inTime = (work: Promise<unknown>) =>
  Promise.race([
    work,
    rest(ANSWER_WITHIN_MS, null, { ref: false }).then(() => {
      throw new Error('No answer in time');
    }),
  ]);

/** A small write to a dedicated row, which shows whether the database accepts writes again. */
const writeProbe = (db: Db) =>
  db.query(
    `INSERT INTO rate_counters (key, count, started_at, ends_at)
     VALUES ('probe', 1, now(), now() + interval '1 day')
     ON CONFLICT (key) DO UPDATE SET count = rate_counters.count % 1000 + 1`,
  );

/**
 * /healthz: the process is alive and responds; restart it when this fails. /readyz: it can serve,
 * so traffic may be sent to it; 503 while stopping, without its database, or while that cannot
 * write.
 */
export default async function healthRoutes(app: App): Promise<void> {
  const { db, stopping } = app.context;

  route(app, 'GET /healthz', {
    access: 'anyone',
    summary: 'The process lives and answers; restart it when this fails',
    answers: { 200: Alive },
    logLevel: 'warn',
    handler: async () => ({ status: 'ok' as const, version: VERSION }),
  });
  route(app, 'GET /readyz', {
    access: 'anyone',
    summary: 'It can serve: not stopping, and with a database that answers',
    answers: { 200: Ready },
    errors: [503],
    logLevel: 'warn',
    handler: async () => {
      if (stopping()) throw unavailable(5);
      try {
        await inTime(app.storage.failing ? writeProbe(db) : db.query('SELECT 1'));
        app.storage.failing = false;
      } catch {
        throw unavailable(5);
      }
      return { status: 'ok' as const };
    },
  });
}
