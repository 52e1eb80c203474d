import type { FastifyRequest } from 'fastify';
import type { FindPayload } from '#common/contract/door.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { lookalikeOf, readLabel } from '#server/lib/labels.ts';
import { found, Problem } from '#server/lib/problem.ts';
import { isLookup } from '#server/lib/secrets/lookup.ts';
import { walkInsOfRank } from '#server/repositories/door/lookup.ts';
import { findOrganisationId } from '#server/repositories/organisations/organisations.ts';
import {
  byKey,
  byNetwork,
  consume,
  countersOf,
  refund,
  type Limit,
} from '#server/repositories/people/rateLimits.ts';
import { tooMany } from '#server/plugins/requests/rateLimits.ts';

/**
 * Guesses of one network at one place. A hall has one network, and each of its people may mistype.
 */
const WRONG_LOOKUPS: Limit = { name: 'wrong_lookups', max: 30, seconds: 3600 };
/** Guesses of one number from all networks: a chance of 1 in 50,000 to open it. */
const WRONG_FOR_NUMBER: Limit = { name: 'wrong_lookups_of_number', max: 20, seconds: 3600 };
/**
 * Guesses from all networks together: a chance of 1 in 1,000 to open any number. A lower limit
 * would let a stranger with a few networks lock everybody at a place out of their numbers.
 */
const WRONG_AT_PLACE: Limit = { name: 'wrong_lookups_of_place', max: 1000, seconds: 3600 };

/** Finds tickets by label and six digits, for the API and for the form of its page. */
export const createFind =
  ({ context: { db, clock, keys } }: App) =>
  /** @returns the key of the ticket @throws Problem 404 or 429 */
  async (
    request: FastifyRequest,
    { organisation, label, lookup }: FindPayload,
  ): Promise<string> => {
    const id = found(await findOrganisationId(db, organisation), 'organisation_not_found');
    const typed = readLabel(label);
    const digits = lookup.replaceAll(/\D/g, '');
    const guesses = countersOf(
      [
        [WRONG_AT_PLACE, String(id)],
        ...(typed
          ? [[WRONG_FOR_NUMBER, `${id} ${typed.letters}${typed.rank}`] as [Limit, string]]
          : []),
        ...byNetwork(WRONG_LOOKUPS, request.ip, String(id)),
      ],
      keys,
    ).toSorted(byKey);
    const now = clock.now();
    // A guess counts until it has proved right, so concurrent guesses do not exceed the limit.
    const outcome = await db.transaction(async (tx) => {
      const wait = await consume(tx, guesses, now);
      if (wait > 0) return { wait };
      const rank = typed?.rank ?? 0;
      const candidates = await walkInsOfRank(tx, id, { rank, from: today(clock) });
      const match = candidates.find(
        (one) =>
          lookalikeOf(one.letter ?? '') === typed?.letters && isLookup(keys, one.key, digits),
      );
      if (match) await refund(tx, guesses);
      return { wait: 0, key: match?.key };
    });
    if (outcome.wait > 0) throw tooMany(request, 'too_many_lookups', outcome.wait);
    if (outcome.key === undefined) throw new Problem(404, 'lookup_wrong');
    return outcome.key;
  };
