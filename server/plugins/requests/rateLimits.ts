import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { waitText, type MessageKey } from '#server/i18n/index.ts';
import { Problem } from '#server/lib/problem.ts';
import { countersOf, consume } from '#server/repositories/people/rateLimits.ts';

/** 429 with Retry-After. @param wait seconds */
export const tooMany = (request: FastifyRequest, code: MessageKey, wait: number): Problem =>
  new Problem(429, code, {
    headers: { 'retry-after': String(wait) },
    values: { wait: waitText(request.language, wait) },
  });

/**
 * Counts one event for each subject, or for none if a limit is reached.
 * @param db the caller's transaction, if the event counts only on its success
 * @throws Problem 429
 */
export async function countAgainst(
  { keys, clock }: Pick<Context, 'keys' | 'clock'>,
  db: Queryable,
  request: FastifyRequest,
  code: MessageKey,
  counted: Parameters<typeof countersOf>[0],
): Promise<void> {
  const wait = await consume(db, countersOf(counted, keys), clock.now());
  if (wait > 0) throw tooMany(request, code, wait);
}
