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

/**
 * Updates a selection on the screen so that no card moves: a place keeps its position while it is
 * selected, and a new one takes the position of one that is not.
 */
export const inSamePositions = (
  shown: readonly Listing[],
  selected: readonly Listing[],
): Listing[] => {
  const codes = new Set(shown.map(({ code }) => code));
  const added = selected.filter(({ code }) => !codes.has(code));
  const updated = shown.flatMap(
    ({ code }) => selected.find((one) => one.code === code) ?? added.shift() ?? [],
  );
  return [...updated, ...added];
};
