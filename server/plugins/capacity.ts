import type { FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request counts among those worked on. */
    hasPlace: boolean;
  }
  interface FastifyInstance {
    /** How many requests are worked on, and how many were turned away so far. */
    load: { active: number; refused: number };
  }
}

const RETRY_SECONDS = '2';
const WORK = /^\/(api|pictures)\//;

/**
 * Bounds the requests that are worked on at once. Who comes beyond that is told so at once, which
 * keeps the others quick. A request has no place while its body is still arriving, so that slow
 * clients do not fill the house. Health, metrics and files are always let in.
 */
export function registerCapacity(app: App, { settings }: Context): void {
  const load = { active: 0, refused: 0 };
  let closing = false;
  app.decorate('load', load);
  app.decorateRequest('hasPlace', false);

  const enter = (request: FastifyRequest) => {
    if (request.hasPlace || !WORK.test(request.routeOptions.url ?? '')) return;
    if (load.active >= settings.maxRequests) {
      load.refused += 1;
      throw new Problem(503, 'unavailable', { headers: { 'retry-after': RETRY_SECONDS } });
    }
    load.active += 1;
    request.hasPlace = true;
  };
  const leave = (request: FastifyRequest) => {
    if (!request.hasPlace) return;
    load.active -= 1;
    request.hasPlace = false;
  };

  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (closing) {
      reply.header('connection', 'close');
      throw new Problem(503, 'unavailable', { headers: { 'retry-after': RETRY_SECONDS } });
    }
    enter(request);
  });
  app.addHook('preParsing', async (request) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (coding !== undefined || (length !== undefined && length !== '0')) leave(request);
  });
  app.addHook('preValidation', async (request) => enter(request));
  app.addHook('onSend', async (request) => leave(request));
}
