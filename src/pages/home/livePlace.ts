import type { Listing } from '#src/api/organisation.ts';

/** A place with a line, whose length is known. */
type LivePlace = Listing & { wait: { waiting: number } };

const hasLine = (listing: Listing): listing is LivePlace =>
  listing.wait?.status === 'open' && (listing.wait.waiting ?? 0) > 0;

/** The place whose ticket the landing page shows: the first that is open and has a line. */
export const livePlace = (records: readonly Listing[]): LivePlace | null =>
  records.find(hasLine) ?? null;
