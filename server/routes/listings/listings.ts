import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import { ErrorBody, InvalidFields } from '#common/contract/common.ts';
import {
  Listing,
  ListingPayload,
  ListingsAnswer,
  type ListingPayload as Payload,
} from '#common/contract/places/listings.ts';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { confirmedUserOf, noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { idempotencyKey } from '#server/plugins/requests/idempotencyKey.ts';
import {
  addListing,
  changeListing,
  deleteListing,
  listingsOf,
  LISTINGS_MAX,
  type ListingWithPhotos,
  type WrittenListing,
} from '#server/repositories/listings/listings.ts';
import { counterKey, take, type Limit } from '#server/repositories/people/rateLimits.ts';
import { attaching } from '#server/routes/photos/attached.ts';
import { tooMany } from '#server/routes/users/tooMany.ts';
import { listingFaults, tidyFields } from './listingRules.ts';

/** How often somebody submits listings; each is read by a person. */
const SUBMISSIONS: Limit = { name: 'listings', max: 20, seconds: 86_400 };

const instant = (date: Date | null) => date && toAthensIso(date);

const toListing = ({ id: _internal, ...row }: ListingWithPhotos): Listing => ({
  ...row,
  created_at: toAthensIso(row.created_at),
  updated_at: toAthensIso(row.updated_at),
  submitted_at: instant(row.submitted_at),
  decided_at: instant(row.decided_at),
});

/** One's own listings, from the draft on: /api/user/listings. */
export function listingRoutes(app: App, context: Context): void {
  const { db, clock, keys } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];
  const params = Type.Object({ code: Type.String() });
  const written = {
    401: ErrorBody,
    403: ErrorBody,
    409: ErrorBody,
    422: InvalidFields,
    429: ErrorBody,
  };

  /** What is to be written. @throws Problem when it cannot be submitted as it is */
  const read = async (request: FastifyRequest, payload: Payload): Promise<WrittenListing> => {
    const fields = tidyFields(payload.fields);
    const { photos, submit } = payload;
    const now = clock.now();
    if (submit) {
      const { code } = confirmedUserOf(request);
      refuseFaults(request, listingFaults(fields, payload));
      const counter = { limit: SUBMISSIONS, key: counterKey(SUBMISSIONS, code, keys.current) };
      const wait = await take(db, [counter], now);
      if (wait > 0) throw tooMany(request, 'too_many_submissions', wait);
    }
    const language = languageOf(request.headers['accept-language']);
    return { fields, photos, submit, language, now };
  };

  app.get(
    '/api/user/listings',
    {
      onRequest,
      schema: {
        tags: ['listings'],
        summary: "One's own listings with their state, drafts included",
        security,
        response: { 200: ListingsAnswer, 401: ErrorBody },
      },
    },
    async (request) => ({ records: (await listingsOf(db, userOf(request).id)).map(toListing) }),
  );

  app.post(
    '/api/user/listings',
    {
      onRequest,
      schema: {
        tags: ['listings'],
        summary: 'Makes a listing, as a draft or submitted at once',
        description:
          'With `submit` for somebody whose address is confirmed; 422 names every offending field, ' +
          'e.g. `hours.6.0.to`. A draft may say as little as it likes. It is in no public answer ' +
          'before a moderator publishes it; then its author is the owner of a place. A repeat with ' +
          'the same `Idempotency-Key` answers with the one that was made.',
        security,
        body: ListingPayload,
        response: { 201: Listing, ...written },
      },
    },
    async (request, reply) => {
      const key = idempotencyKey(request.headers['idempotency-key']);
      const { id: userId } = userOf(request);
      const listing = await read(request, request.body);
      const made = await attaching(request, 'photos', () =>
        addListing(db, { userId, key }, listing),
      );
      if (made === 'too_many') {
        throw new Problem(409, 'too_many_listings', { values: { count: LISTINGS_MAX } });
      }
      return reply.code(201).send(toListing(made));
    },
  );

  app.put(
    '/api/user/listings/:code',
    {
      onRequest,
      schema: {
        tags: ['listings'],
        summary: 'Changes a draft or a returned listing, and submits it',
        description: '409 `listing_not_open`: it waits for a moderator, or is published.',
        security,
        params,
        body: ListingPayload,
        response: { 200: Listing, 404: ErrorBody, ...written },
      },
    },
    async (request) => {
      const by = { userId: userOf(request).id, code: request.params.code };
      const listing = await read(request, request.body);
      const changed = await attaching(request, 'photos', () => changeListing(db, by, listing));
      if (changed === undefined) throw new Problem(404, 'listing_not_found');
      if (changed === 'not_now') throw new Problem(409, 'listing_not_open');
      return toListing(changed);
    },
  );

  app.delete(
    '/api/user/listings/:code',
    {
      onRequest,
      schema: {
        tags: ['listings'],
        summary: 'Deletes a listing that is not published',
        security,
        params,
        response: {
          204: Type.Null({ description: 'No body.' }),
          401: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const by = { userId: userOf(request).id, code: request.params.code, now: clock.now() };
      const done = await deleteListing(db, by);
      if (done === undefined) throw new Problem(404, 'listing_not_found');
      if (done === 'not_now') throw new Problem(409, 'listing_not_open');
      return reply.code(204).send(null);
    },
  );
}
