import type { Listing } from '#src/api/organisations.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';
import { hasNoWait } from '#src/lib/listingFilters.ts';
import { inOrder } from '#src/lib/listings.ts';
import {
  brief,
  briefer,
  prefetchFromList,
  useFromList,
} from '#src/pages/shared/listings/fromList.ts';

/** How many places a section shows: two rows of three where there is room. */
const COUNT = 6;

/** A place with a line, whose length is known. */
type LivePlace = Listing & { wait: { waiting: number } };

/** The places that the landing page shows, out of those that the bare list brings. */
export interface LandingPlaces {
  /** The one whose ticket the first view shows: the first that is open and has a line. */
  live: LivePlace | null;
  /** Where one is served at once, or soonest. */
  soonest: Listing[];
  visited: Listing[];
}

const hasLine = (listing: Listing): listing is LivePlace =>
  listing.wait?.status === 'open' && (listing.wait.waiting ?? 0) > 0;

/** Chooses the landing page's places. @param records those of the bare list, in its order */
export const landingPlaces = (records: readonly Listing[]): LandingPlaces => {
  const open = records.filter(({ wait }) => wait?.status === 'open' && wait.waiting !== null);
  const live = records.find(hasLine);
  // No place is shown twice.
  const others = open.filter(({ code }) => code !== live?.code);
  const free = others.filter(hasNoWait);
  const soonest = inOrder.wait(free.length >= COUNT / 2 ? free : others).slice(0, COUNT);
  return {
    live: live ? briefer(live) : null,
    soonest: soonest.map(brief),
    visited: inOrder
      .popular(
        records.filter(
          ({ code }) => code !== live?.code && !soonest.some((one) => one.code === code),
        ),
      )
      .slice(0, COUNT)
      .map(briefer),
  };
};

const landing = { name: ['landing'], choose: landingPlaces };

export const useLandingPlaces = () => useFromList(landing);

export const prefetchLandingPlaces = (prefetch: Prefetch) => prefetchFromList(prefetch, landing);
