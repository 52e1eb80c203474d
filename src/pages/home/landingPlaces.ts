import type { Listing } from '#src/api/organisations.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';
import { inOrder, openFirst } from '#src/lib/listings.ts';
import {
  brief,
  briefer,
  prefetchFromList,
  useFromList,
} from '#src/pages/shared/listings/fromList.ts';
import { soonestPlaces } from '#src/pages/shared/listings/soonestPlaces.ts';

/** Two rows of three on wide screens. */
const COUNT = 6;

/** A place with a list of known length. */
type LivePlace = Listing & { wait: { waiting: number } };

/** The places of the landing page, selected from the unfiltered list. */
interface LandingPlaces {
  /** The place of the hero ticket: the shortest line in which somebody waits. */
  live: LivePlace | null;
  soonest: Listing[];
  visited: Listing[];
}

const hasLine = (listing: Listing): listing is LivePlace =>
  listing.wait?.status === 'open' && (listing.wait.waiting ?? 0) > 0;

/** Selects the places of the landing page. @param records the unfiltered list */
export const landingPlaces = (records: readonly Listing[]): LandingPlaces => {
  const live = inOrder.wait(records.filter(hasLine))[0];
  const soonest = soonestPlaces(records.filter(({ code }) => code !== live?.code));
  return {
    live: live ? briefer(live) : null,
    soonest: soonest.map(brief),
    visited: openFirst(inOrder.popular(records))
      .filter(({ code }) => code !== live?.code && !soonest.some((one) => one.code === code))
      .slice(0, COUNT)
      .map(briefer),
  };
};

const landing = { name: ['landing'], choose: landingPlaces };

export const useLandingPlaces = () => useFromList(landing);

export const prefetchLandingPlaces = (prefetch: Prefetch) => prefetchFromList(prefetch, landing);
