import type { FastifyRequest } from 'fastify';
import { REVIEW_LONGEST } from '#common/reviews.ts';
import type { Context } from '#server/context.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { networkOf } from '#server/lib/network.ts';
import { userOf } from '#server/plugins/auth.ts';
import type { Limit } from '#server/repositories/people/rateLimits.ts';
import { lengthOf } from '#common/account.ts';
import { countAgainst } from '#server/routes/users/tooMany.ts';

const A_DAY = 86_400;
/** Reviews and reports of one person, and from one network address. */
const OF_PERSON: Limit = { name: 'reviews_by', max: 20, seconds: A_DAY };
const FROM_NETWORK: Limit = { name: 'reviews_from', max: 60, seconds: A_DAY };

/**
 * A text that somebody wrote, as it is stored: plain, with line breaks.
 * @param field its name in the form
 * @throws Problem 422 without a text, or with one that is too long
 */
export function checkedText(request: FastifyRequest, field: string, sent: string): string {
  const text = sent.replaceAll('\r\n', '\n').trim().normalize('NFC');
  if (text === '') refuseFaults(request, new Map([[field, [{ key: 'required' }]]]));
  if (lengthOf(text) > REVIEW_LONGEST) {
    const values = { max: REVIEW_LONGEST };
    refuseFaults(request, new Map([[field, [{ key: 'too_long', values }]]]));
  }
  return text;
}

/** Counts something that the signed-in person sends. @throws Problem 429 */
export const countSending = (context: Context, request: FastifyRequest): Promise<void> =>
  countAgainst(context, context.db, request, 'too_many_reviews', [
    [OF_PERSON, userOf(request).code],
    [FROM_NETWORK, networkOf(request.ip)],
  ]);
