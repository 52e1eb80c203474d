import { Type } from 'typebox';
import type { App } from '#server/context.ts';
import { unavailable } from '#server/lib/problem.ts';
import { isReady } from '#server/plugins/observe/readiness.ts';
import { route } from '#server/plugins/route.ts';
import { VERSION } from '#server/version.ts';

const Ready = Type.Object({ status: Type.Literal('ok') }, { title: 'Ready' });
const Alive = Type.Object(
  { status: Type.Literal('ok'), version: Type.String() },
  { title: 'Alive' },
);

/**
 * /healthz: the process is alive; restart it if this fails. /readyz: whether to route traffic to
 * it; 503 while it stops, without its database, or while the database is read-only.
 */
export default async function healthRoutes(app: App): Promise<void> {
  route(app, 'GET /healthz', {
    access: 'anyone',
    summary: 'Liveness: the process responds; restart it if this fails',
    responses: { 200: Alive },
    logLevel: 'warn',
    handler: async () => ({ status: 'ok' as const, version: VERSION }),
  });
  route(app, 'GET /readyz', {
    access: 'anyone',
    summary: 'Readiness: the process is not stopping and its database responds',
    responses: { 200: Ready },
    errors: [503],
    logLevel: 'warn',
    handler: async () => {
      if (!(await isReady(app))) throw unavailable(5);
      return { status: 'ok' as const };
    },
  });
}
