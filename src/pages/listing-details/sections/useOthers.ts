import type { Listing, Organisation } from '#src/api/organisation.ts';
import { useOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { nearestTo } from '#src/lib/wait/distance.ts';
import { arrange, everything } from '#src/lib/listings.ts';

const SIMILAR = 3;
const VIEWED = 8;

/** Places to go on to: some of the same kind, some that many people look at. */
export const useOthers = (
  organisation: Organisation,
): { similar: Listing[]; viewed: Listing[] } => {
  const { listings } = useOrganisations(everything);
  const others = arrange(
    listings.filter((listing) => listing.code !== organisation.code),
    { ...everything, sort: 'popular' },
  );
  const kind = organisation.category?.icon;
  const sameKind = others.filter((listing) => kind && listing.category?.icon === kind);
  const similar = nearestTo(organisation, sameKind).slice(0, SIMILAR);
  return {
    similar,
    viewed: others.filter((listing) => !similar.includes(listing)).slice(0, VIEWED),
  };
};
