import type { FastifyServerOptions } from 'fastify';
import type { App } from '#server/context.ts';

/**
 * Structured logs without personal data: the route's pattern instead of the address, no headers,
 * bodies or queries; of an error its kind and stack, never a database's detail, which quotes values.
 */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
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

/** One line for every request that was let in, when it is answered. */
export function registerRequestLog(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    // In a storm the log would cost more than the answer; /metrics counts them.
    if (request.turnedAway) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
