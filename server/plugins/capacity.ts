import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { App } from '#server/context.ts';
import { unavailable } from '#server/lib/problem.ts';
import type { Passwords } from '#server/lib/secrets/passwords.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request counts among those in progress. */
    hasPlace: boolean;
    /** Whether the client was told to come back later. */
    turnedAway: boolean;
    /** Time of its entry, in milliseconds of the process clock. */
    enteredAt: number;
  }
  interface FastifyInstance {
    /** Requests in progress, the limit of them, and those turned away so far. */
    load: {
      active: number;
      refused: number;
      limit: number;
      /**
       * Takes a place for work that is not itself a request, such as a page.
       * @returns how to give it back; null when there is no place left.
       */
      enter: () => (() => void) | null;
      /** Gives a request's place back before its response is over, as that of a stream never is. */
      leave: (request: FastifyRequest) => void;
    };
  }
}

/**
 * The hasher, for a request that leaves its place first: it waits in the short queue of the hasher,
 * and its duration says nothing about the load of the process.
 */
export function passwordsFor(request: FastifyRequest): Passwords {
  const { load, context } = request.server as unknown as App;
  load.leave(request);
  return context.passwords;
}

const LAST_WORDS_MS = 5_000;
const TARGET_MS = 1_000;
const FEWEST = 8;
/** The initial limit, before it is known how fast this machine is. */
const FIRST = 64;
const RETRY_SECONDS = 2;
const WORK = /^\/(api|pictures|media)\//;

/**
 * Limits the requests in progress, to fewer when they take long. Further requests are turned away
 * at once, which keeps the others fast. A request has no place while its body is still arriving, so
 * that slow clients do not use up the capacity. Health, metrics and files are always let in.
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
    app.decorateRequest('hasPlace', false);
    app.decorateRequest('enteredAt', 0);
    app.decorateRequest('turnedAway', false);

    const enter = (request: FastifyRequest) => {
      if (request.hasPlace || !WORK.test(request.routeOptions.url ?? '')) return;
      if (isFull()) {
        load.refused += 1;
        request.turnedAway = true;
        throw unavailable(RETRY_SECONDS);
      }
      load.active += 1;
      request.hasPlace = true;
      request.enteredAt = performance.now();
    };
    const leave = (request: FastifyRequest) => {
      if (!request.hasPlace) return;
      load.active -= 1;
      request.hasPlace = false;
      // Slower than people are willing to wait: allow fewer at once. Fast again: gradually more.
      const slow = performance.now() - request.enteredAt > TARGET_MS;
      const wished = slow ? load.limit * 0.95 : load.limit + 0.25;
      load.limit = Math.min(most, Math.max(least, wished));
    };

    app.addHook('preClose', async () => {
      closing = true;
      // A client that is still sending by then is cut off.
      setTimeout(() => app.server.closeAllConnections(), LAST_WORDS_MS).unref();
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
