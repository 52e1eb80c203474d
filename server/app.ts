import compress from '@fastify/compress';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { App, Context } from './context.ts';
import { registerClient } from './plugins/client.ts';
import { registerDocs } from './plugins/docs.ts';
import { answerError, registerErrors } from './plugins/errors.ts';
import { loggerOptions, registerRequestLog } from './plugins/logging.ts';
import { registerParsing } from './plugins/parsing.ts';
import { registerSecurity } from './plugins/security.ts';
import { categoryRoutes } from './routes/categories/index.ts';
import { healthRoutes } from './routes/health/index.ts';
import { organisationRoutes } from './routes/organisations/index.ts';
import { pictureRoutes } from './routes/pictures/index.ts';
import { ticketRoutes } from './routes/tickets/index.ts';
import { sessionRoutes } from './routes/users/session.ts';
import { signInRoute } from './routes/users/signIn.ts';
import { signUpRoute } from './routes/users/signUp.ts';

const BODY_MAX = 100 * 1024;

const trusting = (hops: boolean | number | string) =>
  typeof hops === 'number' ? (_address: string, hop: number) => hop < hops : hops;

/**
 * Builds the whole application around its context, ready for `inject` or `listen`. It neither
 * opens nor closes the database.
 */
export async function buildApp(context: Context): Promise<App> {
  const options: FastifyServerOptions = {
    logger: loggerOptions(context.settings.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trusting(context.settings.trustProxy),
    bodyLimit: BODY_MAX,
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply as never);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  };
  const app: App = Fastify(options).withTypeProvider<TypeBoxTypeProvider>();
  app.decorateRequest('user', null);
  registerErrors(app);
  registerParsing(app, { checkAnswers: context.checkAnswers ?? false });
  registerRequestLog(app);
  await registerSecurity(app, context);
  await app.register(compress, { threshold: 1024 });
  await registerDocs(app);
  healthRoutes(app, context);
  categoryRoutes(app, context);
  organisationRoutes(app, context);
  signInRoute(app, context);
  signUpRoute(app, context);
  sessionRoutes(app, context);
  ticketRoutes(app, context);
  pictureRoutes(app);
  await registerClient(app, context);
  return app;
}
