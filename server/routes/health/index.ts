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
 * /healthz: the process is alive and responds; restart it when this fails. /readyz: it can serve,
 * so traffic may be sent to it; 503 while stopping, without its database, or while that cannot
 * write.
 */
export default async function healthRoutes(app: App): Promise<void> {
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
      if (!(await isReady(app))) throw unavailable(5);
      return { status: 'ok' as const };
    },
  });
}
