import type {
  Organisation as Contract,
  OrganisationCard as ContractCard,
  Review as ContractReview,
} from '#common/contract/organisations.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import { NETWORKS } from '#common/listing.ts';
import type { ChangedDay } from '#common/calendar/openingHours.ts';
import type { OfferedDays } from '#src/lib/wait/days.ts';
import {
  asRecord,
  count,
  isList,
  number,
  oneOf,
  picture,
  records,
  text,
  webAddress,
} from '#src/lib/read.ts';
import type { Wait } from '#common/line/wait.ts';
import type { Wire } from './transport/wire.ts';
import { toWait } from './wait.ts';

/** An organisation as the lists show it. Everything that the server may not know is nullable. */
export interface Listing {
  code: string;
  slug: string;
  title: string;
  address: string;
  city: string | null;
  /** The city, the same in every language; its name where the server does not say. */
  cityCode: string | null;
  district: string | null;
  country: string | null;
  image: string | null;
  images: string[];
  /** Null when the place can say nothing about its wait. */
  wait: Wait | null;
  category: { title: string; icon: string } | null;
  rating: number | null;
  reviewsCount: number | null;
  viewsCount: number | null;
  priceLevel: number | null;
  priceFrom: number | null;
  phone: string | null;
  website: string | null;
  position: { latitude: number; longitude: number } | null;
  tags: string[];
  /** Keys of the 13 amenities. */
  amenities: string[];
  verified: boolean;
  author: { name: string; image: string | null } | null;
  createdAt: string | null;
  /** The server's search score, above 0 for a match; null when it did not search. */
  match: number | null;
}

/** One weekday's opening intervals, `HH:mm`. */
export interface OpeningDay {
  weekday: number;
  intervals: { from: string; to: string }[];
}

/** A date that the owner closed, without intervals, or gave hours of its own. */
export interface OwnDay extends ChangedDay {
  /** Why it is closed, in the owner's words. */
  reason: string | null;
}

export interface Review {
  code: string;
  author: string;
  /** The address of its author's portrait. */
  authorImage: string | null;
  rating: number;
  text: string;
  createdAt: string;
  reply: { text: string; createdAt: string } | null;
  /** Its author held a number that was served there. */
  visited: boolean;
  /** The address of its photo; safe to link to. */
  photo: string | null;
}

/** Everything known about one organisation. */
export interface Organisation extends Listing {
  /** With the code of the profile: null when it is not public, undefined when the server says none. */
  author: (NonNullable<Listing['author']> & { code?: string | null }) | null;
  description: string | null;
  email: string | null;
  /** Its own pages on networks. */
  links: { network: (typeof NETWORKS)[number]; url: string }[];
  openingHours: OpeningDay[];
  /** The days on which it gives numbers; null when the server does not say. */
  days: OfferedDays | null;
  /** The days that its owner changed by hand. */
  changedDays: OwnDay[];
  /** `currency` as in ISO 4217. */
  prices: { title: string; description: string; amount: number; currency: string }[];
  reviews: Review[];
  /** How many reviews gave one star to five; null when the server does not say. */
  stars: number[] | null;
  statistics: { views: number; reviews: number; ticketsServed: number } | null;
}

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map(text).filter((one): one is string => one !== null);

const toCategory = (value: unknown): Listing['category'] => {
  const plain = text(value);
  if (plain) return { title: plain, icon: '' };
  const { title, icon_name } = asRecord(value);
  const name = text(title);
  return name ? { title: name, icon: text(icon_name) ?? '' } : null;
};

const toPosition = (latitude: unknown, longitude: unknown): Listing['position'] => {
  const [lat, lng] = [number(latitude), number(longitude)];
  const real = lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return real ? { latitude: lat, longitude: lng } : null;
};

const toAuthor = (value: unknown): Listing['author'] => {
  const name = text(value) ?? text(asRecord(value).name);
  return name ? { name, image: picture(asRecord(value).image) } : null;
};

/** Reads a listing; null when it has neither a name nor an identifier to open it by. */
export const toListing = (raw: unknown): Listing | null => {
  const wire: Wire<ContractCard> = asRecord(raw);
  const code = text(wire.code);
  const slug = text(wire.slug) ?? code;
  if (!slug) return null;
  const images = (Array.isArray(wire.images) ? wire.images : [])
    .map(picture)
    .filter((one): one is string => one !== null);
  return {
    code: code ?? slug,
    slug,
    title: text(wire.title) ?? slug,
    address: text(wire.address) ?? '',
    city: text(wire.city),
    cityCode: text(wire.city_code) ?? text(wire.city),
    district: text(wire.district),
    country: text(wire.country),
    image: picture(wire.main_image) ?? picture(wire.image) ?? images[0] ?? null,
    images,
    // A record with a title icon is open.
    wait: toWait(wire.wait, {
      open: text(wire.title_icon) !== null,
      ticketsCount: count(wire.tickets_count),
    }),
    category: toCategory(wire.category),
    rating: number(wire.rating),
    reviewsCount: count(wire.reviews_count),
    viewsCount: count(wire.views_count),
    priceLevel: count(wire.price_level),
    priceFrom: number(wire.price_from),
    phone: text(wire.phone),
    website: webAddress(wire.website),
    position: toPosition(wire.latitude, wire.longitude),
    tags: texts(wire.tags),
    amenities: texts(wire.amenities),
    verified: wire.verified === true,
    author: toAuthor(wire.author),
    createdAt: text(wire.created_at),
    match: number(wire.match),
  };
};

const clock = /^\d{1,2}:\d{2}$/;

const toIntervals = (raw: unknown): OpeningDay['intervals'] =>
  records(raw)
    .map((one) => ({ from: text(asRecord(one).from) ?? '', to: text(asRecord(one).to) ?? '' }))
    .filter(({ from, to }) => clock.test(from) && clock.test(to));

const toOpeningDay = (raw: unknown): OpeningDay | null => {
  const { weekday, intervals } = asRecord(raw);
  const day = count(weekday);
  if (day === null || day < 1 || day > 7) return null;
  return { weekday: day, intervals: toIntervals(intervals) };
};

const dayStates = { open: 'open', paused: 'open', full: 'full', closed: 'ended' } as const;

const toDays = (raw: unknown): OfferedDays | null => {
  if (!isList(raw)) return null;
  const days = records(raw).map((one) => {
    const { date, state } = asRecord(one);
    const known = oneOf(Object.keys(dayStates) as (keyof typeof dayStates)[], state);
    return isCalendarDate(date) && known ? [[date, dayStates[known]] as const] : [];
  });
  return Object.fromEntries(days.flat());
};

const toChangedDay = (raw: unknown): OwnDay[] => {
  const { date, intervals, message } = asRecord(raw);
  return isCalendarDate(date) && isList(intervals)
    ? [{ date, intervals: toIntervals(intervals), reason: text(message) }]
    : [];
};

/** An address that is safe to link to: of this origin, or of the web. */
const linkable = /^(\/(?!\/)|https?:\/\/)/;

/** Reads a review; null when it has neither stars nor words. */
export const toReview = (raw: unknown, index: number): Review | null => {
  const wire: Wire<ContractReview> = asRecord(raw);
  const rating = number(wire.rating);
  const body = text(wire.text);
  if (rating === null || !body) return null;
  const reply = asRecord(wire.reply);
  const photo = picture(wire.photo);
  const answer = text(reply.text);
  return {
    code: text(wire.code) ?? String(index),
    author: text(wire.author_name) ?? '',
    authorImage: picture(wire.author_image),
    rating: Math.min(5, Math.max(1, rating)),
    text: body,
    createdAt: text(wire.created_at) ?? '',
    reply: answer ? { text: answer, createdAt: text(reply.created_at) ?? '' } : null,
    visited: wire.visited === true,
    photo: photo !== null && linkable.test(photo) ? photo : null,
  };
};

const toStars = (raw: unknown): number[] | null => {
  const counts = (Array.isArray(raw) ? raw : []).map(count);
  return counts.length === 5 && counts.every((one) => one !== null) ? counts : null;
};

const CURRENCY = /^[A-Z]{3}$/;

const toPrice = (raw: unknown): Organisation['prices'][number] | null => {
  const { title, description, amount, currency = 'EUR' } = asRecord(raw);
  const name = text(title);
  const value = number(amount);
  const code = text(currency);
  return name && value !== null && code !== null && CURRENCY.test(code)
    ? { title: name, description: text(description) ?? '', amount: value, currency: code }
    : null;
};

const kept = <T>(list: (T | null)[]): T[] => list.filter((one): one is T & {} => one !== null);

/** Reads a single organisation; null when the response does not hold one. */
export const toOrganisation = (raw: unknown): Organisation | null => {
  const listing = toListing(raw);
  if (!listing) return null;
  const wire: Wire<Contract> = asRecord(raw);
  const statistics = asRecord(wire.statistics);
  const views = count(statistics.views);
  const { code } = asRecord(wire.author);
  return {
    ...listing,
    author: listing.author && {
      ...listing.author,
      ...(code !== undefined && { code: text(code) }),
    },
    description: text(wire.description),
    email: text(wire.email),
    links: records(wire.links).flatMap((link) => {
      const network = oneOf(NETWORKS, asRecord(link).network);
      const url = webAddress(asRecord(link).url);
      return network && url ? [{ network, url }] : [];
    }),
    openingHours: kept(records(wire.opening_hours).map(toOpeningDay)),
    days: toDays(wire.days),
    changedDays: records(wire.days).flatMap(toChangedDay),
    prices: kept(records(wire.prices).map(toPrice)),
    reviews: kept(records(wire.reviews).map(toReview)),
    stars: toStars(wire.stars),
    statistics:
      views === null
        ? null
        : {
            views,
            reviews: count(statistics.reviews) ?? 0,
            ticketsServed: count(statistics.tickets_served) ?? 0,
          },
  };
};
