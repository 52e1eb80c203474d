import type { Listing } from '#src/api/organisations.ts';
import { hasNoWait } from '#src/lib/listingFilters.ts';
import { inOrder } from '#src/lib/listings.ts';

/** Two rows of three on wide screens. */
const COUNT = 6;

/** The open places with the shortest waits, or only those without a wait if they fill a row. */
export const soonestPlaces = (records: readonly Listing[]): Listing[] => {
  const open = records.filter(({ wait }) => wait?.status === 'open' && wait.waiting !== null);
  const free = open.filter(hasNoWait);
  return inOrder.wait(free.length >= COUNT / 2 ? free : open).slice(0, COUNT);
};
