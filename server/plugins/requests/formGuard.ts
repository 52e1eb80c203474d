import type { FastifyReply, FastifyRequest } from 'fastify';
import { QUICKEST_PERSON } from '#common/forms.ts';
import type { FormGuard } from '#common/contract/forms/guard.ts';
import { Problem } from '#server/lib/problem.ts';

/**
 * A `preHandler` for forms that need no account: their payload has a `guard`. Who fills in what
 * people do not see gets the answer of a success, and nothing is done; who is too quick is told so
 * and may press again. @throws Problem 422
 */
export const formGuard = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  const { guard } = request.body as { guard: FormGuard };
  if (guard.website.trim() !== '') return reply.code(204).send();
  if (guard.seconds < QUICKEST_PERSON) throw new Problem(422, 'sent_too_fast');
  return undefined;
};
