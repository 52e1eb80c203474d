import type { FastifyRequest } from 'fastify';
import { sayMinutes, type MessageKey } from '#server/i18n/index.ts';
import { Problem } from '#server/lib/problem.ts';

/** A refusal with the time to come back: 429, Retry-After. @param wait seconds */
export const tooMany = (request: FastifyRequest, code: MessageKey, wait: number): Problem =>
  new Problem(429, code, {
    headers: { 'retry-after': String(wait) },
    values: { minutes: sayMinutes(request.language, wait) },
  });
