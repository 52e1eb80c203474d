import type { FastifyRequest } from 'fastify';
import { emailKey } from '#server/lib/email.ts';
import { Problem } from '#server/lib/problem.ts';
import { keyAbout, type IdempotencyKey } from '#server/repositories/idempotency.ts';
import { isUnstorable } from './parsing.ts';

const KEY_MAX = 200;

/**
 * The key that a repeat of the same call carries, null without one. It belongs to the account or the
 * device, otherwise to the address that is written. @throws Problem 422
 */
export function idempotencyKeyOf(request: FastifyRequest): IdempotencyKey | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).trim();
  if (key === '' || key.length > KEY_MAX || isUnstorable(key)) {
    throw new Problem(422, 'invalid_idempotency_key');
  }
  const { routeOptions, device, user } = request;
  const call = `${String(routeOptions.method)} ${routeOptions.url}`;
  if (device) return { scope: `${call} device/${device.id}`, key };
  if (user) return { scope: `${call} user/${user.id}`, key };
  const { email } = (request.body ?? {}) as { email?: unknown };
  return keyAbout(
    { scope: `${call} anyone`, key },
    typeof email === 'string' ? emailKey(email) : '',
  );
}
