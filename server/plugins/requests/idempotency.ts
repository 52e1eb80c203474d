import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import type { App } from '#server/context.ts';
import { emailKey } from '#server/lib/email.ts';
import { Problem } from '#server/lib/problem.ts';
import { type IdempotencyKey, keyAbout } from '#server/repositories/idempotency.ts';
import { isUnstorable } from './parsing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    idempotencyKey: IdempotencyKey | null;
  }
}

export const KeyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description:
        'Chosen by the client, 1 to 200 characters. For a day, a repeat with the same key by the same person or device has no second effect and returns the first response.',
    }),
  ),
});

const KEY_MAX = 200;

/** A keyed hash of the request, which may hold a password, without the time its form took. */
const hashOf = ({ server, params, body }: FastifyRequest): string =>
  createHmac('sha256', (server as unknown as App).context.keys.current.privacy)
    .update(
      JSON.stringify([params, body], (name, value: unknown) => (name === 'guard' ? null : value)),
    )
    .digest('base64url');

/**
 * The idempotency key of a request; null without one. It is scoped to the account, the device or
 * the e-mail address in the body.
 * @throws Problem 422
 */
function idempotencyKeyOf(request: FastifyRequest): IdempotencyKey | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).trim();
  if (key === '' || key.length > KEY_MAX || isUnstorable(key)) {
    throw new Problem(422, 'invalid_idempotency_key');
  }
  const { routeOptions, device, user } = request;
  const call = `${String(routeOptions.method)} ${routeOptions.url}`;
  const requestHash = hashOf(request);
  if (device) return { scope: `${call} device/${device.id}`, key, requestHash };
  if (user) return { scope: `${call} user/${user.id}`, key, requestHash };
  const { email } = (request.body ?? {}) as { email?: unknown };
  return keyAbout(
    { scope: `${call} anyone`, key, requestHash },
    typeof email === 'string' ? emailKey(email) : '',
  );
}

/** The `preHandler` of a route that accepts an idempotency key. @throws Problem 422 */
export const readIdempotencyKey =
  (isRequired: boolean) =>
  async (request: FastifyRequest): Promise<void> => {
    request.idempotencyKey = idempotencyKeyOf(request);
    if (isRequired && !request.idempotencyKey) throw new Problem(422, 'press_key_missing');
  };
