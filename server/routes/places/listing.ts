import { isDeepStrictEqual } from 'node:util';
import {
  type PublishedFields,
  getPublishedListing,
  savePublishedListing,
} from '#common/contract/places/submissions.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';
import {
  changePublishedListing,
  publishedListing,
} from '#server/repositories/listings/publishedListing.ts';
import { publishedFaults, tidyFields } from '#server/routes/listings/listingRules.ts';
import { attaching } from '#server/routes/photos/photos.ts';

/** A published listing for its owners: GET and PUT /api/places/{id}/listing. */
export default async function publishedListingRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;

  route(app, getPublishedListing, {
    access: 'owner',
    summary: 'Returns the listing of a place with its pending change',
    handler: async (request) => publishedListing(db, request.place.id),
  });

  route(app, savePublishedListing, {
    access: 'owner',
    summary: 'Changes the listing of a place',
    description:
      'Applies immediately, except for name, category and address: these change after ' +
      'a moderator approves them. Sending the public values withdraws a pending change. ' +
      '409 `listing_changed`: somebody changed it since `version`.',
    errors: [409],
    handler: async (request) => {
      const { place } = request;
      const fields = tidyFields(request.body.fields);
      const before = (await publishedListing(db, place.id)).fields;
      // An unchanged value, such as overlapping hours, must not block other changes.
      const isNew = (name: keyof PublishedFields) => !isDeepStrictEqual(fields[name], before[name]);
      const faults = Object.entries(publishedFaults(fields)).filter(([path]) =>
        isNew(path.split('.')[0] as keyof PublishedFields),
      );
      refuseFaults(request, Object.fromEntries(faults));
      const by = {
        place,
        userId: request.user.id,
        now: clock.now(),
        today: today(clock),
      };
      const changed = await attaching(request, 'photos', () =>
        changePublishedListing(db, by, { ...request.body, fields }),
      );
      if (changed === 'conflict') throw new Problem(409, 'listing_changed');
      return changed;
    },
  });
}
