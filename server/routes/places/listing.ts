import { isDeepStrictEqual } from 'node:util';
import { ErrorBody, InvalidFields } from '#common/contract/common.ts';
import {
  PublishedListing,
  PublishedListingPayload,
  type PublishedFields,
} from '#common/contract/places/listings.ts';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { today } from '#server/lib/clock.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import {
  changePublishedListing,
  publishedListing,
} from '#server/repositories/listings/publishedListing.ts';
import { publishedFaults, tidyFields } from '#server/routes/listings/listingRules.ts';
import { attaching } from '#server/routes/photos/attached.ts';
import { ownPlace, PlaceParams } from './owner.ts';

/** A published listing as its owners change it: GET and PUT /api/places/{id}/listing. */
export function publishedListingRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];

  app.get(
    '/api/places/:id/listing',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'The listing of a place, with the change that waits for a moderator',
        description: 'For its owners; for everybody else it is not there.',
        security,
        params: PlaceParams,
        response: { 200: PublishedListing, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) =>
      publishedListing(db, (await ownPlace(context, request, request.params.id)).id),
  );

  app.put(
    '/api/places/:id/listing',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'Changes the listing of a place',
        description:
          'At once, except for the name, the category and the address: these stay as they are until ' +
          'a moderator has approved the new ones, and sending the public ones withdraws what waits. ' +
          '409 `listing_changed`: somebody changed it since `version`.',
        security,
        params: PlaceParams,
        body: PublishedListingPayload,
        response: {
          200: PublishedListing,
          401: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          422: InvalidFields,
        },
      },
    },
    async (request) => {
      const place = await ownPlace(context, request, request.params.id);
      const fields = tidyFields(request.body.fields);
      const before = (await publishedListing(db, place.id)).fields;
      // A value that stays as it is holds up no other change, such as hours that pass midnight.
      const isNew = (name: keyof PublishedFields) => !isDeepStrictEqual(fields[name], before[name]);
      refuseFaults(
        request,
        new Map(
          [...publishedFaults(fields)].filter(([path]) =>
            isNew(path.split('.')[0] as keyof PublishedFields),
          ),
        ),
      );
      const by = {
        place,
        userId: userOf(request).id,
        language: languageOf(request.headers['accept-language']),
        now: clock.now(),
        today: today(clock),
      };
      const changed = await attaching(request, 'photos', () =>
        changePublishedListing(db, by, { ...request.body, fields }),
      );
      if (changed === 'conflict') throw new Problem(409, 'listing_changed');
      return changed;
    },
  );
}
