import type { FastifyRequest } from 'fastify';
import { Claim, claimPlace as claimPlaceCall, getClaims } from '#common/contract/places/claims.ts';
import {
  Submission,
  type SubmissionPayload as Payload,
  getSubmissions,
  addSubmission,
  changeSubmission,
  deleteSubmission,
} from '#common/contract/places/submissions.ts';
import { CLAIM_LONGEST } from '#common/forms.ts';
import type { App } from '#server/context.ts';
import { toResponse } from '#server/lib/clock.ts';
import { refuseFaults, requiredFault, tidy } from '#server/lib/fieldProblems.ts';
import { found, Problem } from '#server/lib/problem.ts';
import { userOf } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import { Refused } from '#server/repositories/idempotency.ts';
import { claimPlace, type ClaimRow, claimsOf } from '#server/repositories/listings/claims.ts';
import {
  addListing,
  changeListing,
  deleteListing,
  LISTINGS_MAX,
  listingsOf,
  type ListingWithPhotos,
  type WrittenListing,
} from '#server/repositories/listings/listings.ts';
import { organisationId } from '#server/routes/organisations/organisationId.ts';
import { placesNamedIn } from '#server/repositories/organisations/english.ts';
import type { Limit } from '#server/repositories/people/rateLimits.ts';
import { attaching } from '#server/routes/photos/photos.ts';
import { countAgainst } from '#server/plugins/requests/rateLimits.ts';
import { listingFaults, tidyFields } from './listingRules.ts';

/** Submissions per person. A moderator reads each. */
const SUBMISSIONS: Limit = { name: 'listings', max: 20, seconds: 86_400 };

const toListing = ({ id: _internal, ...row }: ListingWithPhotos): Submission => toResponse(row);

/** Claims per person. A moderator checks each. */
const CLAIMS: Limit = { name: 'claims', max: 10, seconds: 86_400 };

const toClaim = ({ slug, title, ...row }: ClaimRow): Claim => ({
  ...toResponse(row),
  organisation: { slug, title },
});

/** A person's own listings and claims: /api/user/listings, /api/user/claims. */
export default async function listingRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;

  /** The listing to write. @throws Problem if it cannot be submitted */
  const read = async (request: FastifyRequest, payload: Payload): Promise<WrittenListing> => {
    const fields = tidyFields(payload.fields);
    const { photos, submit } = payload;
    const now = clock.now();
    if (submit) {
      const { code, confirmed_at: confirmedAt } = userOf(request);
      if (confirmedAt === null) throw new Problem(403, 'address_not_confirmed');
      refuseFaults(request, listingFaults(fields, payload));
      await countAgainst(app.context, db, request, 'too_many_submissions', [[SUBMISSIONS, code]]);
    }
    return { fields, photos, submit, now };
  };

  route(app, getSubmissions, {
    access: 'user',
    summary: "Lists the signed-in person's listings with their state, including drafts",
    handler: async (request) => ({
      records: (await listingsOf(db, request.user.id)).map(toListing),
    }),
  });

  route(app, addSubmission, {
    access: 'user',
    changes: 'private',
    summary: 'Creates a listing, as a draft or submitted',
    description:
      '`submit` requires a confirmed address; 422 names every invalid field, ' +
      'e.g. `hours.6.0.to`. A draft may be incomplete. The listing is not public ' +
      'before a moderator publishes it; its author then owns the place. A repeat with ' +
      'the same `Idempotency-Key` returns the first listing.',
    responses: { 201: Submission },
    errors: [403, 404, 409, 429],
    idempotent: true,
    handler: async (request) => {
      const { id: userId } = request.user;
      const listing = await read(request, request.body);
      const made = found(
        await attaching(request, 'photos', () =>
          addListing(db, { userId, idempotencyKey: request.idempotencyKey }, listing),
        ),
        'listing_not_found',
      );
      if (made instanceof Refused) {
        throw new Problem(409, made.reason, { values: { count: LISTINGS_MAX } });
      }
      return toListing(made);
    },
  });

  route(app, changeSubmission, {
    access: 'user',
    changes: 'private',
    summary: 'Changes a draft or a returned listing, and submits it',
    description: '409 `listing_not_open`: it waits for a moderator, or is published.',
    errors: [403, 409, 429],
    handler: async (request) => {
      const by = { userId: request.user.id, code: request.params.code };
      const listing = await read(request, request.body);
      const changed = await attaching(request, 'photos', () => changeListing(db, by, listing));
      if (changed === undefined) throw new Problem(404, 'listing_not_found');
      if (changed === 'not_now') throw new Problem(409, 'listing_not_open');
      return toListing(changed);
    },
  });

  route(app, deleteSubmission, {
    access: 'user',
    changes: 'private',
    summary: 'Deletes an unpublished listing',
    errors: [409],
    handler: async (request) => {
      const by = { userId: request.user.id, code: request.params.code, now: clock.now() };
      const done = await deleteListing(db, by);
      if (done === undefined) throw new Problem(404, 'listing_not_found');
      if (done === 'not_now') throw new Problem(409, 'listing_not_open');
    },
  });

  route(app, claimPlaceCall, {
    access: 'confirmed user',
    changes: 'private',
    summary: 'Claims a place',
    description:
      'A moderator checks it and makes them an owner of the place. A second claim replaces the text of a pending one. 409 ' +
      '`already_owner`.',
    responses: { 201: Claim },
    errors: [409, 429],
    handler: async (request) => {
      const user = request.user;
      const place = await organisationId(db, request.params.id);
      const payload = { text: tidy(request.body.text), contact: tidy(request.body.contact) };
      refuseFaults(request, {
        text: requiredFault(payload.text, CLAIM_LONGEST.text),
        contact: requiredFault(payload.contact, CLAIM_LONGEST.contact),
      });
      const now = clock.now();
      await countAgainst(app.context, db, request, 'too_many_claims', [[CLAIMS, user.code]]);
      const by = { userId: user.id, organisationId: place, now };
      const claim = await claimPlace(db, by, payload);
      if (claim === 'owner') throw new Problem(409, 'already_owner');
      const [named] = await placesNamedIn(request.language, db, [claim]);
      return toClaim(named!);
    },
  });

  route(app, getClaims, {
    access: 'user',
    summary: 'Lists the places that the signed-in person claimed, with the outcome',
    handler: async (request) => {
      const claims = await claimsOf(db, request.user.id);
      return { records: (await placesNamedIn(request.language, db, claims)).map(toClaim) };
    },
  });
}
