import type { Listing, Organisation } from '#src/api/organisations.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';
import { inOrder } from '#src/lib/listings.ts';
import { nearestTo } from '#src/lib/wait/distance.ts';
import {
  brief,
  briefer,
  prefetchFromList,
  useFromList,
} from '#src/pages/shared/listings/fromList.ts';

const SIMILAR = 3;
const VIEWED = 8;

export interface Others {
  sameKind: Listing[];
  similar: Listing[];
  viewed: Listing[];
}

type Place = Pick<Organisation, 'code' | 'category' | 'city' | 'position'>;

/** Selects similar and popular places. @param records the unfiltered list */
export const othersOf = (place: Place, records: readonly Listing[]): Omit<Others, 'similar'> => {
  const others = inOrder.popular(records.filter(({ code }) => code !== place.code));
  const kind = place.category?.icon;
  const sameKind = nearestTo(
    place,
    others.filter(({ category }) => kind && category?.icon === kind),
  );
  const similar = sameKind.slice(0, SIMILAR);
  return {
    sameKind: sameKind.map((one) => ({ ...briefer(one), tags: one.tags })),
    viewed: others
      .filter((one) => !similar.includes(one))
      .slice(0, VIEWED)
      .map(brief),
  };
};

const others = (place: Place) => ({
  name: ['others', place.code],
  choose: (records: readonly Listing[]) => othersOf(place, records),
});

export const useOthers = (place: Place): Others => {
  const { sameKind = [], viewed = [] } = useFromList(others(place)).data ?? {};
  return { sameKind, similar: sameKind.slice(0, SIMILAR), viewed };
};

export const prefetchOthers = (prefetch: Prefetch, place: Place) =>
  prefetchFromList(prefetch, others(place));
