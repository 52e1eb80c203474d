import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { App } from '#server/context.ts';
import { logStream } from './logStream.ts';

/**
 * Structured logs without personal data: the route's pattern instead of the address; no headers,
 * bodies or queries; the kind and stack of an error, never a database's detail, which quotes
 * values.
 */
export const loggerOptions = (
  level: string,
  stream = logStream(),
): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        stream,
        redact: {
          paths: ['*.authorization', '*["refresh-token"]', '*.password', '*.email', '*.token'],
          censor: '[redacted]',
        },
        serializers: {
          req: (request) => ({ method: request.method }),
          res: (reply) => ({ status: reply.statusCode }),
          err: (error) => ({
            type: error.name,
            message: error.message,
            stack: error.stack ?? '',
            code: (error as { code?: string }).code,
          }),
        },
      };

/** Logs the line of a request that has its response. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'answered',
  );
}

/** Logs one line for every request that was let in, once it has its response. */
export default fp(
  async (app: App) => {
    app.addHook('onResponse', async (request, reply) => {
      // Under overload the log would cost more than the response; /metrics counts these requests.
      if (!request.turnedAway) logAnswer(request, reply);
    });
  },
  { name: 'request-log', dependencies: ['capacity'] },
);
