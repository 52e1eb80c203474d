import type { FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request counts among those worked on. */
    hasPlace: boolean;
    /** Whether it was told to come back. */
    turnedAway: boolean;
    /** When it got its place, in milliseconds of the process. */
    enteredAt: number;
  }
  interface FastifyInstance {
    /** How much is worked on and may be, and how many requests were turned away so far. */
    load: {
      active: number;
      refused: number;
      limit: number;
      /**
       * Takes a place for work that is no request of its own, such as a page.
       * @returns how to give it back; null when there is no place left.
       */
      enter: () => (() => void) | null;
    };
  }
}

const LAST_WORDS_MS = 5_000;
const TARGET_MS = 1_000;
const FEWEST = 8;
/** Where it begins, before it knows how quick this machine is. */
const FIRST = 64;
const RETRY_SECONDS = '2';
const WORK = /^\/(api|pictures)\//;

/**
 * Bounds the requests that are worked on at once, to fewer when they take long. Who comes beyond that is told so at once, which
 * keeps the others quick. A request has no place while its body is still arriving, so that slow
 * clients do not fill the house. Health, metrics and files are always let in.
 */
export function registerCapacity(app: App, { settings }: Context): void {
  const load: App['load'] = {
    active: 0,
    refused: 0,
    limit: Math.min(FIRST, settings.maxRequests),
    enter: () => {
      if (isFull()) return null;
      load.active += 1;
      return () => {
        load.active -= 1;
      };
    },
  };
  const isFull = () => load.active >= Math.floor(load.limit);
  const most = settings.maxRequests;
  const least = Math.min(FEWEST, most);
  let closing = false;
  app.decorate('load', load);
  app.decorateRequest('hasPlace', false);
  app.decorateRequest('enteredAt', 0);
  app.decorateRequest('turnedAway', false);

  const enter = (request: FastifyRequest) => {
    if (request.hasPlace || !WORK.test(request.routeOptions.url ?? '')) return;
    if (isFull()) {
      load.refused += 1;
      request.turnedAway = true;
      throw new Problem(503, 'unavailable', { headers: { 'retry-after': RETRY_SECONDS } });
    }
    load.active += 1;
    request.hasPlace = true;
    request.enteredAt = performance.now();
  };
  const leave = (request: FastifyRequest) => {
    if (!request.hasPlace) return;
    load.active -= 1;
    request.hasPlace = false;
    // Slower than people wait: fewer at once. Quick again: by and by more.
    const slow = performance.now() - request.enteredAt > TARGET_MS;
    const wished = slow ? load.limit * 0.95 : load.limit + 0.25;
    load.limit = Math.min(most, Math.max(least, wished));
  };

  app.addHook('preClose', async () => {
    closing = true;
    // Who is still sending by then is not waited for.
    setTimeout(() => app.server.closeAllConnections(), LAST_WORDS_MS).unref();
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
