import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { linkOrigin } from '#server/pages/origin.ts';
import type { Writing } from '#server/repositories/people/accountMail.ts';

/** The manner of the messages that a request causes. */
export const writingOf = (
  { keys, settings, clock }: Context,
  request: FastifyRequest,
): Writing => ({
  keys,
  origin: linkOrigin(settings),
  language: request.language,
  now: clock.now(),
});
