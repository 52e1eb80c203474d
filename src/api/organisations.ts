import type { Camel } from '#common/contract/camel.ts';
import type { ChangedDay } from '#common/calendar/openingHours.ts';
import {
  getBookmarks,
  getOrganisation,
  getOrganisations,
  type Organisation as OrganisationContract,
  type OrganisationCard as CardContract,
  type OrganisationsQuery,
  type Review as ReviewContract,
} from '#common/contract/organisations.ts';
import type { Wait } from '#common/line/wait.ts';
import type { OfferedDays } from '#src/lib/wait/days.ts';
import { webAddress } from '#src/lib/read.ts';
import { pageOf, type Page } from './pages.ts';
import { call, pathOf } from './transport/call.ts';
import type { ApiClient } from './transport/client.ts';
import { queries } from './transport/queries.ts';
import { toWait } from './wait.ts';

export type { OrganisationsQuery };

type Card = Camel<CardContract>;
type Whole = Camel<OrganisationContract>;

/** An organisation as the lists show it. Everything that the server may not know is nullable. */
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
  /** Null when the place can say nothing about its wait. */
  wait: Wait | null;
  category: { title: string; icon: string } | null;
  position: { latitude: number; longitude: number } | null;
  verified: boolean;
}

/** A date that the owner closed, without intervals, or gave hours of its own. */
export interface OwnDay extends ChangedDay {
  /** Why it is closed, in the owner's words. */
  reason: string | null;
}

/** A review; its author is empty where the account is gone. */
export interface Review extends Omit<Camel<ReviewContract>, 'authorName' | 'editedAt'> {
  author: string;
}

export interface Organisation
  extends
    Omit<Listing, 'author'>,
    Pick<Whole, 'author' | 'description' | 'email' | 'links' | 'openingHours' | 'statistics'> {
  /** Nobody owns it on Seira yet, and the server takes claims. */
  claimable: boolean;
  /** The days on which it gives numbers; null when the server does not say. */
  days: OfferedDays | null;
  /** The days that its owner changed by hand. */
  changedDays: OwnDay[];
  /** `currency` as in ISO 4217. */
  prices: { title: string; description: string; amount: number; currency: string }[];
  reviews: Review[];
  /** How many reviews gave one star to five; null when the server does not say. */
  stars: number[] | null;
}

export const toListing = (answer: Card): Listing => {
  const {
    mainImage,
    images: pictures,
    ticketsCount: _count,
    titleIcon: _icon,
    latitude,
    longitude,
    ...card
  } = answer;
  const images = pictures.map(({ url }) => url);
  const { wait, category, website, cityCode, city, image } = card;
  return {
    ...card,
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

/** An address that is safe to link to: of this origin, or of the web. */
const linkable = /^(\/(?!\/)|https?:\/\/)/;

const toReview = ({ authorName: author, photo, ...review }: Whole['reviews'][number]): Review => ({
  ...review,
  author,
  photo: photo !== null && linkable.test(photo) ? photo : null,
});

export const toOrganisation = ({
  author,
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
  description,
  email,
  links: links.flatMap(({ network, url }) => {
    const address = webAddress(url);
    return address ? [{ network, url: address }] : [];
  }),
  // An older server says it by the check of the owner alone; one without days knows no claims.
  claimable: claimable ?? (card.verified !== true && days !== null),
  openingHours,
  days: days && Object.fromEntries(days.map(({ date, state }) => [date, dayStates[state]])),
  changedDays: (days ?? []).flatMap(({ date, intervals, message }) =>
    intervals ? [{ date, intervals, reason: message }] : [],
  ),
  prices: prices.map(({ currency, ...price }) => ({ ...price, currency: currency ?? 'EUR' })),
  reviews: reviews.map(toReview),
  stars: stars.length === 5 ? stars : null,
  statistics,
});

export interface ListingPage extends Page<Listing> {
  /** How many of all records match the keywords; null without any. */
  matchesCount: number | null;
  /** The parameters that the server followed; none where it does not say. */
  applied: string[];
}

export const organisationKeys = {
  /** A page of the list; without a query, exactly the call that the contract lists. */
  list: (query?: OrganisationsQuery) =>
    query ? (['organisations', query] as const) : (['organisations'] as const),
  one: (id: string) => ['organisations', 'one', id] as const,
};

/** The search of a server that has none: the records at hand, those that match first. */
async function searched(page: ListingPage, keywords: string): Promise<ListingPage> {
  const { scoresOf, textOf } = await import('#common/greek/search.ts');
  const scores = scoresOf(keywords, page.records.map(textOf));
  const scored = page.records
    .map((record, index) => ({ ...record, match: scores[index] || null }))
    .toSorted((one, other) => (other.match ?? 0) - (one.match ?? 0));
  const matchesCount = scored.filter(({ match }) => match !== null).length;
  return { ...page, records: scored, matchesCount };
}

const askFor = async (
  query: OrganisationsQuery | undefined,
  through?: ApiClient,
): Promise<ListingPage> => {
  const { matchesCount, applied, ...answer } = await call(getOrganisations, { query }, { through });
  if (applied) queries.setFollowed(true);
  const records = answer.records.map(toListing);
  return { ...pageOf(answer, records), matchesCount, applied: applied ?? [] };
};

/** The call of the specification, which has no query; further pages only where there are some. */
const bare = ({ page, per_page }: OrganisationsQuery): OrganisationsQuery | undefined =>
  page !== undefined && page > 1 ? { page, ...(per_page && { per_page }) } : undefined;

/**
 * A page of the list. A server of which nothing is known is first asked as the specification says.
 * @param through how a page that our server renders is read
 */
export const fetchOrganisations = async (
  query?: OrganisationsQuery,
  through?: ApiClient,
): Promise<ListingPage> => {
  const asked = query && (through || queries.areFollowed() ? query : bare(query));
  const page = await askFor(asked, through);
  if (asked !== query && queries.areFollowed()) return fetchOrganisations(query);
  const keywords = query?.keywords;
  return keywords && page.matchesCount === null ? searched(page, keywords) : page;
};

/** The API path of an organisation. @param id slug or code */
export const organisationPath = (id: string): string => pathOf(getOrganisation, { id });

export const fetchOrganisation = async (id: string, through?: ApiClient): Promise<Organisation> =>
  toOrganisation(await call(getOrganisation, { id }, { through }));

/** The places saved in the account. @throws ApiError `not_found` on a server that stores none */
export const fetchBookmarks = async (): Promise<Listing[]> =>
  (await call(getBookmarks, {})).records.map(toListing);
