import compress from '@fastify/compress';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import type { App, Context } from './context.ts';
import { registerClient } from './plugins/client.ts';
import { registerDocs } from './plugins/docs/docs.ts';
import { registerCapacity } from './plugins/capacity.ts';
import { answerBrokenRequest, answerError, registerErrors } from './plugins/errors.ts';
import { registerResponseCache } from './plugins/cache/responseCache.ts';
import { registerLanguageCookie } from './plugins/requests/languageCookie.ts';
import { loggerOptions, registerRequestLog } from './plugins/observe/logging.ts';
import { registerMetrics } from './plugins/observe/metrics.ts';
import { registerParsing } from './plugins/requests/parsing.ts';
import { registerPostedForms } from './plugins/requests/postedForms.ts';
import { registerSecurity } from './plugins/security.ts';
import { registerToldWindows } from './plugins/toldWindows.ts';
import { boundSockets, exemptBy } from './plugins/requests/sockets.ts';
import { registerWellFormed } from './plugins/requests/wellFormed.ts';
import { accountRoutes } from './routes/account/index.ts';
import { bookmarkRoutes } from './routes/bookmarks/index.ts';
import { formRoutes } from './routes/forms/index.ts';
import { categoryRoutes } from './routes/categories/index.ts';
import { healthRoutes } from './routes/health/index.ts';
import { moderationRoutes } from './routes/moderation/index.ts';
import { organisationRoutes } from './routes/organisations/index.ts';
import { placeRoutes } from './routes/listings/index.ts';
import { photoRoutes } from './routes/photos/index.ts';
import { pictureRoutes } from './routes/pictures/index.ts';
import { counterRoutes } from './routes/counter/index.ts';
import { devMailRoutes } from './routes/dev/mail.ts';
import { ownerRoutes } from './routes/places/index.ts';
import { reviewRoutes } from './routes/reviews/index.ts';
import { lineRoute } from './routes/organisations/line.ts';
import { quietHoursRoute } from './routes/organisations/quietHours.ts';
import { registerLive } from './live/live.ts';
import { createEstimates } from './repositories/line/estimates.ts';
import { createWaits } from './repositories/line/waits.ts';
import { holderRoutes } from './routes/tickets/holder.ts';
import { keyRoutes } from './routes/tickets/byKey.ts';
import { socialRoutes } from './routes/social/index.ts';
import { ticketRoutes } from './routes/tickets/index.ts';
import { sessionRoutes } from './routes/users/session.ts';
import { signInRoute } from './routes/users/signIn.ts';
import { signUpRoute } from './routes/users/signUp.ts';

const BODY_MAX = 100 * 1024;
const CONNECTIONS_MAX = 10_000;
/** The deadline for a whole request; its headers are due sooner. A silent connection is closed. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 8_000;
const SILENCE_MS = 75_000;

const trusting = (hops: boolean | number | string) =>
  typeof hops === 'number' ? (_address: string, hop: number) => hop < hops : hops;

/**
 * Builds the whole application around its context, ready for `inject` or `listen`. It neither opens
 * nor closes the database.
 */
export async function buildApp(context: Context): Promise<App> {
  const options: FastifyHttpOptions<RawServerDefault> = {
    logger: loggerOptions(context.settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trusting(context.settings.trustProxy),
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    // Our own response says when to come back, in the reader's language: see capacity.ts.
    return503OnClosing: false,
    // A request without a host gets our response, not Node's bare one: see wellFormed.ts.
    http: {
      requireHostHeader: false,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
    },
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...app.protectiveHeaders, 'x-request-id': request.id });
      if (error.code === 'FST_ERR_BAD_URL' && app.sendNotFoundPage(request, reply)) return;
      void answerError(error, request, reply);
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
        'TRUST_PROXY=true believes whatever address X-Forwarded-For begins with. Unless the proxy in front replaces that header, set the number of proxies (TRUST_PROXY=1) or their addresses.',
      );
    });
  }
  app.decorateRequest('user', null);
  app.decorateRequest('device', null);
  registerErrors(app);
  registerParsing(app, { checkAnswers: context.checkAnswers ?? false });
  registerRequestLog(app);
  registerSecurity(app, context);
  registerWellFormed(app);
  registerCapacity(app, context);
  registerPostedForms(app);
  registerLanguageCookie(app);
  registerMetrics(app, context);
  await app.register(compress, {
    threshold: 1024,
    // Zstandard compresses faster, but its output is a fifth larger at such speeds.
    encodings: ['br', 'gzip', 'deflate', 'identity'],
    // A window of 64 KB makes pages no larger and takes a sixth of the memory of the default.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  });
  await registerDocs(app);
  healthRoutes(app, context);
  const sendCached = registerResponseCache(app, context);
  categoryRoutes(app, context, sendCached);
  const estimates = createEstimates(context.db);
  const waitsOf = createWaits(estimates);
  organisationRoutes(app, context, { send: sendCached, waitsOf });
  reviewRoutes(app, context, sendCached);
  bookmarkRoutes(app, context, waitsOf);
  quietHoursRoute(app, context, sendCached);
  signInRoute(app, context);
  signUpRoute(app, context);
  sessionRoutes(app, context);
  accountRoutes(app, context);
  socialRoutes(app, context);
  const sendStream = registerLive(app, context);
  const noteTaken = registerToldWindows(app, context, estimates);
  ticketRoutes(app, context, estimates, noteTaken);
  holderRoutes(app, context, estimates);
  keyRoutes(app, context, estimates, sendStream);
  lineRoute(app, context, estimates, sendStream);
  counterRoutes(app, context, estimates, noteTaken);
  ownerRoutes(app, context);
  moderationRoutes(app, context);
  await formRoutes(app, context);
  devMailRoutes(app, context);
  await photoRoutes(app, context);
  placeRoutes(app, context);
  pictureRoutes(app);
  await registerClient(app, context);
  return app;
}
