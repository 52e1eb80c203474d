import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { mailboxOf } from '#server/lib/email.ts';
import { networkOf } from '#server/lib/network.ts';
import { TO_MAILBOX, type Limit } from '#server/repositories/people/rateLimits.ts';
import { countAgainst } from '#server/routes/users/tooMany.ts';

const AN_HOUR = 3600;
/** Forms from one network address. A waiting room has one for all who wait in it. */
const FROM_NETWORK: Limit = { name: 'forms_from', max: 30, seconds: AN_HOUR };
/** Forms of one person, by account or e-mail address. */
const BY_PERSON: Limit = { name: 'forms_by', max: 6, seconds: AN_HOUR };
/** Forms to one person from people who look at a profile. */
const TO_PERSON: Limit = { name: 'forms_to', max: 30, seconds: 24 * AN_HOUR };
/** The same from one network address. */
const FROM_NETWORK_TO_PERSON: Limit = { name: 'forms_from_to', max: 6, seconds: AN_HOUR };

/**
 * Counts a form, in the transaction that does what it asks.
 * @param by the account's code or the e-mail address of the sender; null: unknown
 * @param to the account's code of the receiver; null: those who run the site
 * @param mailed the address that gets a receipt or a link; null: none does
 * @throws Problem 429
 */
export const countForm = (
  context: Context,
  tx: Queryable,
  request: FastifyRequest,
  {
    by,
    to = null,
    mailed = null,
  }: { by: string | null; to?: string | null; mailed?: string | null },
): Promise<void> =>
  countAgainst(context, tx, request, 'too_many_forms', [
    [FROM_NETWORK, networkOf(request.ip)],
    ...(mailed === null ? [] : [[TO_MAILBOX, mailboxOf(mailed)] as const]),
    ...(by === null ? [] : [[BY_PERSON, by] as const]),
    ...(to === null
      ? []
      : [
          [TO_PERSON, to] as const,
          [FROM_NETWORK_TO_PERSON, `${networkOf(request.ip)} ${to}`] as const,
        ]),
  ]);
