import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { App } from '#server/context.ts';
import { unavailable } from '#server/lib/problem.ts';
import type { Passwords } from '#server/lib/secrets/passwords.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True if the request counts as in progress. */
    holdsSlot: boolean;
    /** True if the response asks the client to retry later. */
    isRejected: boolean;
    enteredAt: number;
  }
  interface FastifyInstance {
    /** Requests in progress, their limit, and rejected requests so far. */
    load: {
      active: number;
      refused: number;
      limit: number;
      /**
       * Takes a slot for work that is not a request, such as a page.
       * @returns the release function; null if there is no slot left
       */
      enter: () => (() => void) | null;
      /** Releases a request's slot before its response ends, for example for a stream. */
      leave: (request: FastifyRequest) => void;
    };
  }
}

/**
 * The hasher, after releasing the request's slot: the request waits in the hasher's own short
 * queue, and its duration does not measure the load of the process.
 */
export function passwordsFor(request: FastifyRequest): Passwords {
  const { load, context } = request.server as unknown as App;
  load.leave(request);
  return context.passwords;
}

const CLOSE_WITHIN_MS = 5_000;
const TARGET_MS = 1_000;
const FEWEST = 8;
/** The initial limit, before the speed of this machine is known. */
const FIRST = 64;
const RETRY_SECONDS = 2;
const WORK = /^\/(api|pictures|media)\//;

/**
 * Limits requests in progress, and lowers the limit when they take long. Further requests are
 * rejected immediately, which keeps the others fast. A request holds no slot while its body is
 * arriving, so that slow clients do not use up the capacity. Health, metrics and files are always
 * admitted.
 */
export default fp(
  async (app: App) => {
    const { settings } = app.context;
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
      leave: (request) => leave(request),
    };
    const isFull = () => load.active >= Math.floor(load.limit);
    const most = settings.maxRequests;
    const least = Math.min(FEWEST, most);
    let closing = false;
    app.decorate('load', load);
    app.decorateRequest('holdsSlot', false);
    app.decorateRequest('enteredAt', 0);
    app.decorateRequest('isRejected', false);

    const enter = (request: FastifyRequest) => {
      if (request.holdsSlot || !WORK.test(request.routeOptions.url ?? '')) return;
      if (isFull()) {
        load.refused += 1;
        request.isRejected = true;
        throw unavailable(RETRY_SECONDS);
      }
      load.active += 1;
      request.holdsSlot = true;
      request.enteredAt = performance.now();
    };
    const leave = (request: FastifyRequest) => {
      if (!request.holdsSlot) return;
      load.active -= 1;
      request.holdsSlot = false;
      // Lower the limit above the target time, and raise it gradually below.
      const slow = performance.now() - request.enteredAt > TARGET_MS;
      const proposed = slow ? load.limit * 0.95 : load.limit + 0.25;
      load.limit = Math.min(most, Math.max(least, proposed));
    };

    app.addHook('preClose', async () => {
      closing = true;
      // Cut off clients that are still sending by then.
      setTimeout(() => app.server.closeAllConnections(), CLOSE_WITHIN_MS).unref();
    });
    app.addHook('onRequest', async (request, reply) => {
      if (closing) {
        reply.header('connection', 'close');
        throw unavailable(RETRY_SECONDS);
      }
      enter(request);
    });
    app.addHook('preParsing', async (request) => {
      const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
      if (coding !== undefined || (length !== undefined && length !== '0')) leave(request);
    });
    app.addHook('preValidation', async (request) => enter(request));
    app.addHook('onSend', async (request) => leave(request));
  },
  { name: 'capacity', dependencies: ['well-formed'] },
);
