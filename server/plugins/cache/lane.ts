import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import type { Answer } from '#server/lib/answers.ts';
import { codingFor, isKnown, sendAnswer } from './kept.ts';
import { hasOneHost } from '#server/plugins/requests/wellFormed.ts';

/** Most addresses that are known, and the longest that is. */
const ADDRESSES = 2_000;
const LONGEST = 300;

/** How a route sends a kept answer. */
export type SendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  key: string,
) => Promise<FastifyReply>;

/**
 * The short way for answers that are kept. An address that a route has answered from a kept answer
 * is known from then on: while that answer is good, requests for it are answered before the
 * framework sees them, with the same headers, line of log and count. Everything else goes on to
 * the framework: other methods, bodies, other origins where those are allowed, a server that stops.
 * Answers how routes send.
 */
export function registerLane(app: App, { settings, stopping }: Context): SendKept {
  const known = new Map<string, { key: string; route: string }>();
  const shared = settings.corsOrigins.length > 0;
  const vary = shared ? 'origin, accept-encoding' : 'accept-encoding';
  const fixed = Object.entries(app.protectiveHeaders).flat();
  const headers = new WeakMap<Answer, string[]>();
  const quiet = !/^(trace|debug|info)$/.test(settings.logLevel);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  const headersOf = (answer: Answer) => {
    const before = headers.get(answer);
    if (before) return before;
    const made = [...fixed, 'etag', answer.etag, 'cache-control', 'no-cache', 'vary', vary];
    headers.set(answer, made);
    return made;
  };

  const answered = (id: string, route: string, status: number, began: number) => {
    const ms = performance.now() - began;
    app.countAnswered({ method: 'GET', route, status, seconds: ms / 1000 });
    if (quiet) return;
    app.log.info(
      { reqId: id, method: 'GET', route, status, ms: Math.round(ms * 10) / 10 },
      'answered',
    );
  };

  /** Whether it answered. */
  const takes = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || closing || stopping()) return false;
    const address = known.get(request.url ?? '');
    if (!address) return false;
    const asked = request.headers;
    if (asked['content-length'] ?? asked['transfer-encoding'] ?? asked.expect ?? asked.upgrade)
      return false;
    if (!hasOneHost(request)) return false;
    if (shared && asked.origin !== undefined) return false;
    const answer = app.directory.answers.kept(address.key);
    if (!answer) return false;
    const began = performance.now();
    const id = randomUUID();
    if (isKnown(asked['if-none-match'], answer)) {
      response.writeHead(304, [...headersOf(answer), 'x-request-id', id]);
      response.end();
      answered(id, address.route, 304, began);
      return true;
    }
    const coding = codingFor(answer, asked['accept-encoding']);
    const body = coding ? answer.ready(coding) : answer.body;
    if (!body) return false;
    response.writeHead(200, [
      ...headersOf(answer),
      'x-request-id', id,
      'content-type', 'application/json; charset=utf-8',
      ...(coding ? ['content-encoding', coding] : []),
      'content-length', String(body.length),
    ]); // prettier-ignore
    response.end(body);
    answered(id, address.route, 200, began);
    return true;
  };

  const framework = app.server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (takes(request, response)) return;
    for (const listener of framework) listener(request, response);
  });

  return (request, reply, answer, key) => {
    const url = request.raw.url ?? '';
    if (url.length <= LONGEST && !known.has(url)) {
      known.set(url, { key, route: request.routeOptions.url ?? 'unknown' });
      if (known.size > ADDRESSES) known.delete(known.keys().next().value!);
    }
    return sendAnswer(request, reply, answer);
  };
}
