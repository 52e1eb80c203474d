import type { Params } from 'react-router-dom';
import { getJoin } from '#common/contract/door.ts';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { organisationPath } from '#src/api/organisations.ts';
import { ticketApiPath } from '#src/api/tickets.ts';
import { pathOf } from '#src/api/transport/call.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';
import { prefetchCategories } from '#src/hooks/data/places/useCategories.ts';
import { prefetchOrganisation } from '#src/hooks/data/places/useOrganisation.ts';
import { paths } from '#src/config/paths.ts';
import { prefetchOrganisations } from '#src/hooks/data/places/useOrganisations.ts';
import { STEP } from '#src/hooks/data/places/useSteps.ts';
import { prefetchQuietHours } from '#src/hooks/data/places/useQuietHours.ts';
import { prefetchJoin } from '#src/hooks/data/door/useJoin.ts';
import { prefetchTicketByKey } from '#src/hooks/data/tickets/useTicketByKey.ts';
import { prefetchWaitingLists } from '#src/hooks/data/tickets/useWaitingList.ts';
import { dayToOffer, serviceDateOf } from '#src/lib/wait/days.ts';
import { prefetchLandingPlaces } from '#src/pages/home/landingPlaces.ts';
import { prefetchOthers } from '#src/pages/listing-details/sections/useOthers.ts';
import { browsingIn, listQueryOf } from '#src/pages/shared/listings/searchChoice.ts';
import { BESIDE_MAP } from '#src/pages/shared/listings/useListingBrowser.ts';
import { prefetchDestinations } from '#src/pages/shared/sections/destinations.ts';

interface Place {
  url: URL;
  params: Params;
}

export type PageData = (prefetch: Prefetch, place: Place) => Promise<unknown>;

export const places: PageData = (prefetch) => prefetchOrganisations(prefetch);

export const categories: PageData = prefetchCategories;

export const destinations: PageData = prefetchDestinations;

/** Data of the landing page: categories, places, and the list of the hero ticket. */
export const home: PageData = async (prefetch) => {
  const [places] = await Promise.all([
    prefetchLandingPlaces(prefetch),
    prefetchCategories(prefetch),
  ]);
  if (places?.live) await prefetchWaitingLists(prefetch, places.live.slug, serverToday());
};

export const categoriesAndPlaces: PageData = (prefetch) =>
  Promise.all([prefetchCategories(prefetch), prefetchOrganisations(prefetch)]);

export const popular: PageData = (prefetch) =>
  prefetchOrganisations(prefetch, { sort: 'popular' }, STEP);

const withMap: string[] = [paths.listMapView.pattern, paths.listMapView2.pattern];

export const search: PageData = (prefetch, { url: { searchParams, pathname } }) =>
  prefetchOrganisations(
    prefetch,
    listQueryOf(searchParams.get('keywords')?.trim() ?? '', browsingIn(searchParams, null)),
    withMap.includes(pathname) ? BESIDE_MAP : STEP,
  );

/** One place, its wait on the first offered day, and other places. */
export const organisation: PageData = async (prefetch, { params: { id = '' } }) => {
  const found = await prefetchOrganisation(prefetch, id);
  if (!found) return;
  await Promise.all([
    prefetchWaitingLists(prefetch, id, dayToOffer(serviceDateOf(found), found.days)),
    prefetchOthers(prefetch, found),
    prefetchQuietHours(prefetch, id),
  ]);
};

/** One place. The browser requests its tickets, which change constantly. */
export const board: PageData = (prefetch, { params: { id = '' } }) =>
  prefetchOrganisation(prefetch, id);

export const ticket: PageData = (prefetch, { params: { key = '' } }) =>
  prefetchTicketByKey(prefetch, key);

/** The place that the address names as `?place=`. */
export const placeOfQuery: PageData = async (prefetch, { url: { searchParams } }) => {
  const place = searchParams.get('place');
  if (place !== null && place !== '') await prefetchOrganisation(prefetch, place);
};

/** The place with its services. The browser asks for the number of its phone. */
export const join: PageData = (prefetch, { url: { searchParams }, params: { id = '' } }) =>
  prefetchJoin(prefetch, id, searchParams.get('code'));

export const joinApiPathOf = ({ id = '' }: Params): string => pathOf(getJoin, { id });

export const ticketApiPathOf = ({ key = '' }: Params): string => ticketApiPath(key);

export const organisationPathOf = ({ id = '' }: Params): string => organisationPath(id);
