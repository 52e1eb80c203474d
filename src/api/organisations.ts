import type { Camel } from '#common/contract/camel.ts';
import type { ChangedDay } from '#common/calendar/openingHours.ts';
import {
  getOrganisation,
  getOrganisations,
  type Organisation as OrganisationContract,
  type OrganisationCard as CardContract,
  type OrganisationsQuery,
  type Review as ReviewContract,
} from '#common/contract/organisations.ts';
import { getBookmarks } from '#common/contract/account/bookmarks.ts';
import type { Wait } from '#common/line/wait.ts';
import type { OfferedDays } from '#src/lib/wait/days.ts';
import { webAddress } from '#src/lib/read.ts';
import { unbroken } from '#common/input/unbroken.ts';
import { pageOf, type Page } from './pages.ts';
import { call, pathOf } from './transport/call.ts';
import type { ApiClient } from './transport/client.ts';
import { queries } from './transport/queries.ts';
import { toWait } from './wait.ts';

export type { OrganisationsQuery };

type Card = Camel<CardContract>;
type Whole = Camel<OrganisationContract>;

/** An organisation in a list. Fields that a server may not know are nullable. */
export interface Listing extends Omit<
  Card,
  | 'mainImage'
  | 'images'
  | 'ticketsCount'
  | 'titleIcon'
  | 'category'
  | 'latitude'
  | 'longitude'
  | 'wait'
  | 'verified'
> {
  images: string[];
  /** Null if the wait is unknown. */
  wait: Wait | null;
  category: { title: string; icon: string } | null;
  position: { latitude: number; longitude: number } | null;
  verified: boolean;
}

/** A date that the owner closed, without intervals, or changed. */
interface OwnDay extends ChangedDay {
  /** The owner's reason for closing. */
  reason: string | null;
}

/** A review. The author is empty if the account was deleted. */
export interface Review extends Omit<Camel<ReviewContract>, 'authorName' | 'editedAt'> {
  author: string;
}

export interface Organisation
  extends
    Omit<Listing, 'author'>,
    Pick<
      Whole,
      'author' | 'description' | 'notice' | 'email' | 'links' | 'openingHours' | 'statistics'
    > {
  /** The place has no owner on Seira, and the server accepts claims. */
  claimable: boolean;
  /** Days on which the place issues tickets. Null if the server does not send them. */
  days: OfferedDays | null;
  changedDays: OwnDay[];
  /** `currency` is an ISO 4217 code. */
  prices: { title: string; description: string; amount: number; currency: string }[];
  reviews: Review[];
  /** Number of reviews per rating, from one star to five. Null if the server does not send it. */
  stars: number[] | null;
}

export const toListing = (response: Card): Listing => {
  const {
    mainImage,
    images: pictures,
    ticketsCount: _count,
    titleIcon: _icon,
    latitude,
    longitude,
    ...card
  } = response;
  const images = pictures.map(({ url }) => url);
  const { wait, category, website, cityCode, city, image } = card;
  return {
    ...card,
    address: unbroken(card.address),
    cityCode: cityCode ?? city,
    image: mainImage ?? image ?? images[0] ?? null,
    images,
    wait: wait && toWait(wait),
    category: category && { title: category.title, icon: category.iconName ?? '' },
    website: webAddress(website),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    verified: card.verified === true,
  };
};

const dayStates = { open: 'open', paused: 'open', full: 'full', closed: 'ended' } as const;

/** Addresses that are safe to link to: of this origin or of the web. */
const linkable = /^(\/(?!\/)|https?:\/\/)/;

const toReview = ({ authorName: author, photo, ...review }: Whole['reviews'][number]): Review => ({
  ...review,
  author,
  photo: photo !== null && linkable.test(photo) ? photo : null,
});

/**
 * Reviews that come with a place. A page requests the others if it needs them, but a server without counts
 * sends no further ones.
 */
const FIRST_REVIEWS = 4;

export const toOrganisation = ({
  author,
  notice,
  description,
  email,
  links,
  claimable,
  openingHours,
  days,
  prices,
  reviews,
  stars,
  statistics,
  ...card
}: Whole): Organisation => ({
  ...toListing({ ...card, author, match: null }),
  author,
  notice,
  description,
  email,
  links: links.flatMap(({ network, url }) => {
    const address = webAddress(url);
    return address ? [{ network, url: address }] : [];
  }),
  // An older server sends only whether the owner is verified. Without days, it has no claims.
  claimable: claimable ?? (card.verified !== true && days !== null),
  openingHours,
  days: days && Object.fromEntries(days.map(({ date, state }) => [date, dayStates[state]])),
  changedDays: (days ?? []).flatMap(({ date, intervals, message }) =>
    intervals ? [{ date, intervals, reason: message }] : [],
  ),
  prices: prices.map(({ currency, ...price }) => ({ ...price, currency: currency ?? 'EUR' })),
  reviews: (stars.length === 5 ? reviews.slice(0, FIRST_REVIEWS) : reviews).map(toReview),
  stars: stars.length === 5 ? stars : null,
  statistics,
});

export interface ListingPage extends Page<Listing> {
  /** Number of records that match the keywords. Null without keywords. */
  matchesCount: number | null;
  /** Parameters that the server applied. Empty if it does not say. */
  applied: string[];
}

export const organisationKeys = {
  /** A page of the list. Without a query, it is exactly the request in the contract. */
  list: (query?: OrganisationsQuery) =>
    query ? (['organisations', query] as const) : (['organisations'] as const),
  one: (id: string) => ['organisations', 'one', id] as const,
};

/** A search for servers without one: puts matching records first. */
async function searched(page: ListingPage, keywords: string): Promise<ListingPage> {
  const { scoresOf, textOf } = await import('#common/greek/search.ts');
  const scores = scoresOf(keywords, page.records.map(textOf));
  const scored = page.records
    .map((record, index) => ({ ...record, match: scores[index] || null }))
    .toSorted((one, other) => (other.match ?? 0) - (one.match ?? 0));
  const matchesCount = scored.filter(({ match }) => match !== null).length;
  return { ...page, records: scored, matchesCount };
}

const requestPage = async (
  query: OrganisationsQuery | undefined,
  through?: ApiClient,
): Promise<ListingPage> => {
  const { matchesCount, applied, ...response } = await call(
    getOrganisations,
    { query },
    { through },
  );
  if (applied) queries.setFollowed(true);
  const records = response.records.map(toListing);
  return { ...pageOf(response, records), matchesCount, applied: applied ?? [] };
};

/** The request of the specification has no query. The page number is only for further pages. */
const bare = ({ page, per_page }: OrganisationsQuery): OrganisationsQuery | undefined =>
  page !== undefined && page > 1 ? { page, ...(per_page && { per_page }) } : undefined;

/**
 * A page of the list. The first request to an unknown server follows the specification.
 * @param through how the request is sent, for a server-rendered page
 */
export const fetchOrganisations = async (
  query?: OrganisationsQuery,
  through?: ApiClient,
): Promise<ListingPage> => {
  const sentQuery = query && (through || queries.areFollowed() ? query : bare(query));
  const page = await requestPage(sentQuery, through);
  if (sentQuery !== query && queries.areFollowed()) return fetchOrganisations(query);
  const keywords = query?.keywords;
  return keywords && page.matchesCount === null ? searched(page, keywords) : page;
};

/** The API path of an organisation. @param id slug or code */
export const organisationPath = (id: string): string => pathOf(getOrganisation, { id });

export const fetchOrganisation = async (id: string, through?: ApiClient): Promise<Organisation> =>
  toOrganisation(await call(getOrganisation, { id }, { through }));

/** Places saved in the account. @throws ApiError `not_found` if the server stores none */
export const fetchBookmarks = async (): Promise<Listing[]> =>
  (await call(getBookmarks, {})).records.map(toListing);
