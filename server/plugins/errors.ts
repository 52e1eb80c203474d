import fp from 'fastify-plugin';
import type { FastifyError, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { App } from '#server/context.ts';
import { cannotWrite, isDatabaseDown, sqlState } from '#server/db/client.ts';
import { isOfOutage } from '#server/db/outages.ts';
import { translate, type MessageKey } from '#server/i18n/index.ts';
import { Problem, unavailable } from '#server/lib/problem.ts';
import { KeyReused } from '#server/repositories/idempotency.ts';
import { TakeUnavailable } from '#server/repositories/line/takeTicket.ts';
import { addVary } from './requests/vary.ts';

const BY_STATUS: Record<number, MessageKey> = {
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
};

/** SQLSTATEs that mean an invalid value from outside. */
const BAD_VALUES: Record<string, MessageKey> = {
  '22021': 'invalid_text',
  '22P05': 'invalid_text',
  '22003': 'invalid_number',
  '22007': 'invalid_dates',
  '22008': 'invalid_dates',
  // Text that is no number, date or other type of its column.
  '22P02': 'bad_request',
};

function fieldOf(error: FastifyError): string {
  const [fault] = error.validation ?? [];
  const params = (fault?.params ?? {}) as { requiredProperties?: string[] };
  const path = (fault?.instancePath ?? '').split('/').filter(Boolean);
  return [...path, ...(params.requiredProperties?.slice(0, 1) ?? [])].join('.') || 'body';
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof KeyReused) return new Problem(422, 'idempotency_key_reused');
  if (error instanceof TakeUnavailable) return unavailable(1);
  if (error.validation) {
    return new Problem(422, 'invalid_request', { values: { field: fieldOf(error) } });
  }
  if (isDatabaseDown(error)) return unavailable(5);
  const badValue = BAD_VALUES[sqlState(error) ?? ''];
  if (badValue) return new Problem(422, badValue);
  const status = error.statusCode ?? 500;
  if (error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return new Problem(400, 'malformed_json');
  }
  if (status === 503) return unavailable(5);
  if (status >= 400 && status < 500) {
    return new Problem(status, BY_STATUS[status] ?? 'bad_request');
  }
  return new Problem(500, 'internal_error');
}

/** The client disconnected before its request was complete, which is no server error. */
const hasDisconnected = (error: FastifyError, { raw }: FastifyRequest): boolean =>
  error.code === 'ECONNRESET' && !raw.complete;

/** Sends an error in the common envelope, in the reader's language. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = hasDisconnected(error, request)
    ? new Problem(400, 'bad_request')
    : problemOf(error);
  // A deliberate refusal is no failure; the log line of the request covers it. The code that
  // detected a database outage reports it once.
  if (problem.status >= 500 && problem !== error && !isOfOutage(error)) {
    request.log.error({ err: error }, 'request failed');
  }
  if (cannotWrite(error)) request.server.storage.failing = true;
  addVary(reply, 'accept-language');
  return reply
    .code(problem.status)
    .headers({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      ...problem.extras.headers,
    })
    .send({
      error: translate(request.language, problem.code, problem.extras.values),
      code: problem.code,
      ...(problem.status === 500 ? { request_id: request.id } : {}),
      ...problem.extras.body,
    });
}

const BY_FAULT: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers invalid HTTP and requests that arrive too slowly, and closes the connection. */
export function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = BY_FAULT[error.code ?? ''] ?? 400;
  const code = BY_STATUS[status] ?? 'bad_request';
  const body = JSON.stringify({ error: translate('el', code), code });
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    'content-type': 'application/json; charset=utf-8',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Cut off a client that does not read the response.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

/** One envelope for every error. Unknown paths return 404, known paths with a wrong method 405. */
export default fp(
  async (app: App) => {
    const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
    const routes: RouteOptions[] = [];
    app.addHook('onRoute', (route) => {
      routes.push(route);
      const { url, method } = route;
      if (!/^\/(api|pictures|media)\//.test(url)) return;
      const source = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
      const entry = known.get(url) ?? { pattern: new RegExp(`^${source}/?$`), methods: new Set() };
      for (const name of [method].flat()) entry.methods.add(name);
      known.set(url, entry);
    });
    app.setErrorHandler(sendError);
    app.decorate('storage', { failing: false });
    app.decorate('routeTable', () => [...routes]);
    app.decorate('allowedMethods', (path: string) => {
      const methods = [...known.values()]
        .filter(({ pattern }) => pattern.test(path))
        .flatMap((entry) => [...entry.methods]);
      return [...new Set(methods)].sort();
    });
  },
  { name: 'errors', dependencies: ['language'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    allowedMethods(path: string): string[];
    routeTable(): RouteOptions[];
    /** True from a write failure for lack of space until a write succeeds. */
    storage: { failing: boolean };
  }
}
