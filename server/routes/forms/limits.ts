import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { networkOf } from '#server/lib/network.ts';
import { counterKey, take, type Limit } from '#server/repositories/people/rateLimits.ts';
import { tooMany } from '#server/routes/users/tooMany.ts';

const AN_HOUR = 3600;
/** How much one network address may send. A waiting room has one for all who wait in it. */
const FROM_NETWORK: Limit = { name: 'forms_from', max: 30, seconds: AN_HOUR };
/** How much one person may send, by account or e-mail address; receipts go to the latter. */
const BY_PERSON: Limit = { name: 'forms_by', max: 6, seconds: AN_HOUR };
/** How much one person may receive from people who look at a profile. */
const TO_PERSON: Limit = { name: 'forms_to', max: 30, seconds: 24 * AN_HOUR };

/** How long a press is known, when what it asked for is not stored under its key. */
const PRESS: Limit = { name: 'forms_press', max: 1, seconds: 24 * AN_HOUR };

/**
 * Whether a press is new, in the transaction that does what it asks; one that is undone is new again.
 * @param key see `idempotencyKey`; null: every press is new
 * @param what the form and who sends it: another's press with the same key is another one
 */
export const isNewPress = async (
  { keys, clock }: Context,
  tx: Queryable,
  key: string | null,
  what: string,
): Promise<boolean> => {
  if (key === null) return true;
  const counter = { limit: PRESS, key: counterKey(PRESS, `${what}/${key}`, keys.current) };
  return (await take(tx, [counter], clock.now())) === 0;
};

/**
 * Counts a form, in the transaction that does what it asks.
 * @param by the account's code or the e-mail address of the sender; null: unknown
 * @param to the account's code of the receiver; null: those who run the site
 * @throws Problem 429
 */
export async function countForm(
  { keys, clock }: Context,
  tx: Queryable,
  request: FastifyRequest,
  { by, to = null }: { by: string | null; to?: string | null },
): Promise<void> {
  const counterOf = (limit: Limit, subject: string) => ({
    limit,
    key: counterKey(limit, subject, keys.current),
  });
  const counters = [
    counterOf(FROM_NETWORK, networkOf(request.ip)),
    ...(by === null ? [] : [counterOf(BY_PERSON, by)]),
    ...(to === null ? [] : [counterOf(TO_PERSON, to)]),
  ];
  const wait = await take(tx, counters, clock.now());
  if (wait > 0) throw tooMany(request, 'too_many_forms', wait);
}
