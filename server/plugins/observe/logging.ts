import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import { writeSync } from 'node:fs';
import type { App } from '#server/context.ts';

const AGAIN_MS = 10;
const AGAIN_MAX = 50;

const rest = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Writes the log to standard output line by line, so that a killed process has written everything.
 * Lines without space (a full disk, a blocked reader) are dropped and counted, because waiting
 * would stop the service. The count is logged once there is space.
 * @param write writes bytes and returns how many fitted; throws as `fs.writeSync` does
 */
export function logStream(
  write: (bytes: Uint8Array) => number = (bytes) => writeSync(process.stdout.fd, bytes),
): { write(line: string): void } {
  let lost = 0;
  let isCut = false;

  /** True if the whole text was written. */
  const put = (text: string): boolean => {
    const whole = Buffer.from(text);
    let done = 0;
    for (let tries = 0; done < whole.length;) {
      try {
        done += write(whole.subarray(done));
      } catch (error) {
        const mayPass = (error as NodeJS.ErrnoException).code === 'EAGAIN';
        if (mayPass && lost === 0 && (tries += 1) <= AGAIN_MAX) rest(AGAIN_MS);
        else {
          isCut ||= done > 0;
          return false;
        }
      }
    }
    isCut = false;
    return true;
  };
  const tell = () => {
    const note = { level: 40, time: Date.now(), lost, msg: 'lines of the log found no room' };
    return put(`${isCut ? '\n' : ''}${JSON.stringify(note)}\n`);
  };
  return {
    write: (line) => {
      if (lost > 0 && tell()) lost = 0;
      if (lost > 0 || !put(line)) lost += 1;
    },
  };
}

/**
 * Structured logs without personal data: the route pattern instead of the address; no headers,
 * bodies or queries; the kind and stack of an error, but never the database's detail, which quotes
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

/** Logs a request after its response. */
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

/** Logs one line per admitted request, after its response. */
export default fp(
  async (app: App) => {
    app.addHook('onResponse', async (request, reply) => {
      // Under overload the log would cost more than the response. /metrics counts these requests.
      if (!request.turnedAway) logAnswer(request, reply);
    });
  },
  { name: 'request-log', dependencies: ['capacity'] },
);
