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

/** A published listing as its owners change it: GET and PUT /api/places/{id}/listing. */
export default async function publishedListingRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;

  route(app, getPublishedListing, {
    access: 'owner',
    summary: 'The listing of a place, with the change that waits for a moderator',
    handler: async (request) => publishedListing(db, request.place.id),
  });

  route(app, savePublishedListing, {
    access: 'owner',
    summary: 'Changes the listing of a place',
    description:
      'At once, except for the name, the category and the address: these stay as they are until ' +
      'a moderator has approved the new ones, and sending the public ones withdraws what waits. ' +
      '409 `listing_changed`: somebody changed it since `version`.',
    errors: [409],
    handler: async (request) => {
      const { place } = request;
      const fields = tidyFields(request.body.fields);
      const before = (await publishedListing(db, place.id)).fields;
      // A value that stays as it is holds up no other change, such as hours that overlap.
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
