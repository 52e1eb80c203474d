import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/context.ts';
import { isDatabaseDown, sqlState } from '#server/db/client.ts';
import { languageOf, say, type MessageKey } from '#server/i18n/index.ts';
import { Problem } from '#server/lib/problem.ts';

const BY_STATUS: Record<number, MessageKey> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** PostgreSQL's complaints about a value that came from outside. */
const BAD_VALUE = /^(22021|22P05|22003|22007|22008|22P02)$/;

function fieldOf(error: FastifyError): string {
  const [fault] = error.validation ?? [];
  const params = (fault?.params ?? {}) as { requiredProperties?: string[] };
  const path = (fault?.instancePath ?? '').split('/').filter(Boolean);
  return [...path, ...(params.requiredProperties?.slice(0, 1) ?? [])].join('.') || 'body';
}

/** What an error means to the one who asked. */
function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) {
    return new Problem(422, 'invalid_request', { values: { field: fieldOf(error) } });
  }
  if (isDatabaseDown(error)) {
    return new Problem(503, 'unavailable', { headers: { 'retry-after': '5' } });
  }
  if (BAD_VALUE.test(sqlState(error) ?? '')) return new Problem(422, 'invalid_text');
  const status = error.statusCode ?? 500;
  if (error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return new Problem(400, 'malformed_json');
  }
  if (status === 503) return new Problem(503, 'unavailable', { headers: { 'retry-after': '5' } });
  if (status >= 400 && status < 500) {
    return new Problem(status, BY_STATUS[status] ?? 'bad_request');
  }
  return new Problem(500, 'internal_error');
}

/** Answers an error in the one envelope, in the language of the one who asked. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  const language = languageOf(request.headers['accept-language']);
  return reply
    .code(problem.status)
    .headers({
      'cache-control': 'no-store',
      vary: 'accept-language',
      'content-type': 'application/json; charset=utf-8',
      ...problem.extras.headers,
    })
    .send({
      error: say(language, problem.code, problem.extras.values),
      code: problem.code,
      ...(problem.status === 500 ? { request_id: request.id } : {}),
      ...problem.extras.body,
    });
}

/** One envelope for every error; unknown paths 404, known paths with a wrong method 405. */
export function registerErrors(app: App): void {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') && !url.startsWith('/pictures/')) return;
    const source = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
    const entry = known.get(url) ?? { pattern: new RegExp(`^${source}/?$`), methods: new Set() };
    for (const name of [method].flat()) entry.methods.add(name);
    known.set(url, entry);
  });
  app.setErrorHandler(answerError);
  app.decorate('allowedMethods', (path: string) => {
    const methods = [...known.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((entry) => [...entry.methods]);
    return [...new Set(methods)].sort();
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that a path of the API answers; none for an unknown path. */
    allowedMethods(path: string): string[];
  }
}
