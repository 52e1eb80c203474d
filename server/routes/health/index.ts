import { Type } from 'typebox';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { ErrorBody } from '#server/schemas/common.ts';

const Status = Type.Object({ status: Type.Literal('ok') });

/** /healthz: the process lives. /readyz: it can serve; 503 while stopping or without its database. */
export function healthRoutes(app: App, { db, stopping }: Context): void {
  const schema = { response: { 200: Status, 503: ErrorBody }, tags: ['health'] };
  app.get('/healthz', { schema, logLevel: 'warn' }, async () => ({ status: 'ok' as const }));
  app.get('/readyz', { schema, logLevel: 'warn' }, async () => {
    if (stopping()) throw new Problem(503, 'unavailable', { headers: { 'retry-after': '5' } });
    try {
      await db.query('SELECT 1');
    } catch {
      throw new Problem(503, 'unavailable', { headers: { 'retry-after': '5' } });
    }
    return { status: 'ok' as const };
  });
}
