import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import { destination } from 'pino';
import type { App } from '#server/context.ts';

/** Memory for lines that are not written yet, in bytes. */
const BUFFER_MAX = 1024 * 1024;

/**
 * Writes the log to a file descriptor without blocking the event loop, and flushes it at exit and on
 * a crash. While a disk is full or a reader is blocked, lines wait in memory. Lines beyond
 * BUFFER_MAX are dropped and counted, and the count is logged once there is space.
 */
export function logStream(dest: number = process.stdout.fd) {
  const log = destination({ dest, sync: false, maxLength: BUFFER_MAX });
  let lost = 0;
  log.on('drop', () => {
    lost += 1;
  });
  // The lines stay in memory, and the next line tries again.
  log.on('error', () => {});
  log.on('drain', () => {
    if (lost === 0) return;
    const note = {
      level: 40,
      time: Date.now(),
      lost,
      msg: 'log lines were dropped for lack of space',
    };
    lost = 0;
    log.write(`${JSON.stringify(note)}\n`);
  });
  return log;
}

/**
 * Structured logs without personal data: the route pattern instead of the address; no headers,
 * bodies or queries; the kind and stack of an error, but never the database's detail, which quotes
 * values.
 */
export const loggerOptions = (
  level: string,
  stream?: ReturnType<typeof logStream>,
): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        stream: stream ?? logStream(),
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

export function logResponse(request: FastifyRequest, reply: FastifyReply): void {
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

/** Logs one line per admitted request, after its response. */
export default fp(
  async (app: App) => {
    app.addHook('onResponse', async (request, reply) => {
      // Under overload the log would cost more than the response. /metrics counts these requests.
      if (!request.isRejected) logResponse(request, reply);
    });
  },
  { name: 'request-log', dependencies: ['capacity'] },
);
