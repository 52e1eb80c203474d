import autoload from '@fastify/autoload';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import type { App, Context } from './context.ts';
import accessPlugin from './plugins/access.ts';
import responseCachePlugin from './plugins/responseCache.ts';
import capacityPlugin from './plugins/capacity.ts';
import clientPlugin from './plugins/client.ts';
import docsPlugin from './plugins/docs/docs.ts';
import errorsPlugin, { answerBrokenRequest, sendError } from './plugins/errors.ts';
import estimatesPlugin from './plugins/estimates.ts';
import requestLogPlugin, { loggerOptions } from './plugins/observe/logging.ts';
import metricsPlugin from './plugins/observe/metrics.ts';
import languagePlugin from './plugins/requests/language.ts';
import parsingPlugin from './plugins/requests/parsing.ts';
import postedFormsPlugin from './plugins/requests/postedForms.ts';
import { boundSockets, exemptBy } from './plugins/requests/sockets.ts';
import wellFormedPlugin from './plugins/requests/wellFormed.ts';
import securityPlugin from './plugins/security.ts';
import livePlugin from './live/live.ts';

const ROUTES = join(import.meta.dirname, 'routes');
const BODY_MAX = 100 * 1024;
const CONNECTIONS_MAX = 10_000;
const COMPRESSION: FastifyCompressOptions = {
  threshold: 1024,
  // Zstandard compresses faster, but its output is a fifth larger at these speeds.
  encodings: ['br', 'gzip', 'deflate', 'identity'],
  // Browsers ask for Brotli. Gzip serves the others, and compresses a tenth less in a third of the time.
  zlibOptions: { level: 1 },
  // Pages are a twentieth smaller than with 5 and a window of 64 KB, for a millisecond more. Quality 9 takes
  // twice as long for the next hundredth.
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 18 },
  },
};
/** The deadline of a whole request and of its headers. Silent connections are closed. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 8_000;
const SILENCE_MS = 75_000;

const trusting = (hops: boolean | number | string) =>
  typeof hops === 'number' ? (_address: string, hop: number) => hop < hops : hops;

/** Builds the application, ready for `inject` or `listen`. The caller owns the database. */
export async function buildApp(context: Context): Promise<App> {
  const options: FastifyHttpOptions<RawServerDefault> = {
    logger: loggerOptions(context.settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trusting(context.settings.trustProxy),
    bodyLimit: BODY_MAX,
    // A busy machine needs longer than the default of ten seconds to load the routes.
    pluginTimeout: 0,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    // capacity.ts sends our own response with Retry-After, in the reader's language.
    return503OnClosing: false,
    // wellFormed.ts answers a request without a host, instead of Node's bare response.
    http: {
      requireHostHeader: false,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
    },
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...app.protectiveHeaders, 'x-request-id': request.id });
      if (error.code === 'FST_ERR_BAD_URL' && app.sendNotFoundPage(request, reply)) return;
      void sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) =>
      answerBrokenRequest(error, socket, app.protectiveHeaders),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  };
  const app: App = Fastify(options).withTypeProvider<TypeBoxTypeProvider>();
  app.server.maxConnections = CONNECTIONS_MAX;
  const { connectionsPerAddress, trustProxy } = context.settings;
  if (connectionsPerAddress > 0) {
    boundSockets(app.server, connectionsPerAddress, exemptBy(trustProxy));
  }
  if (trustProxy === true) {
    app.addHook('onListen', async () => {
      app.log.warn(
        'TRUST_PROXY=true accepts any first address in X-Forwarded-For. Unless the proxy replaces that header, set the number of proxies (TRUST_PROXY=1) or their addresses.',
      );
    });
  }
  app.decorate('context', context);
  // Their hooks run in this order.
  await app.register(languagePlugin);
  await app.register(errorsPlugin);
  await app.register(parsingPlugin);
  await app.register(securityPlugin);
  await app.register(wellFormedPlugin);
  await app.register(capacityPlugin);
  await app.register(requestLogPlugin);
  await app.register(postedFormsPlugin);
  await app.register(metricsPlugin);
  await app.register(compress, COMPRESSION);
  await app.register(docsPlugin);
  await app.register(accessPlugin);
  await app.register(responseCachePlugin);
  await app.register(estimatesPlugin);
  await app.register(livePlugin);
  for (const folder of readdirSync(ROUTES)) {
    await app.register(async (scope: App) => {
      scope.addHook('onRoute', ({ schema }) => {
        if (schema) schema.tags = [folder];
      });
      await scope.register(autoload, { dir: join(ROUTES, folder), ignorePattern: /\.test\.ts$/ });
    });
  }
  await app.register(clientPlugin);
  return app;
}
