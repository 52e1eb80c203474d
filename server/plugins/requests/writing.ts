import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { linkOrigin } from '#server/pages/origin.ts';
import type { Writing } from '#server/repositories/people/accountMail.ts';
import type { UserRow } from '#server/repositories/people/users.ts';

/**
 * Options for e-mails sent by a request.
 * @param reader the recipient's account, which sets the language; defaults to the language of the
 * request
 */
export const writingOf = (
  { keys, settings, clock }: Context,
  request: FastifyRequest,
  reader: Pick<UserRow, 'language'> | null = request.user,
): Writing => ({
  keys,
  origin: linkOrigin(settings),
  language: reader?.language ?? request.language,
  now: clock.now(),
});
