import type { Listing } from '#src/api/organisations.ts';
import type { ListingCardProps } from '#src/components/cards/listing/ListingCard.tsx';
import { paths } from '#src/config/paths.ts';
import { serverNow } from '#src/lib/clock/serverClock.ts';
import { formatDay } from '#src/lib/dates.ts';
import { sceneNow } from '#src/lib/wait/scene.ts';

/** District and city, unless the address contains them. */
const placeOf = ({ address, district, city }: Listing): string[] =>
  [district, city].filter((part): part is string => part !== null && !address.includes(part));

/** The full address in one line. */
export const addressOf = (listing: Listing): string =>
  [listing.address, ...placeOf(listing)].filter(Boolean).join(', ');

const NEW_DAYS = 30;

/** True if a place was added within the last 30 days. */
const isNew = (createdAt: string | null): boolean =>
  createdAt !== null && serverNow() - Date.parse(createdAt) < NEW_DAYS * 86_400_000;

export const listingCardOf = (listing: Listing, language: string): ListingCardProps => ({
  href: paths.listing.href(listing.slug),
  title: listing.title,
  address: listing.address,
  city: placeOf(listing).join(', ') || null,
  image: sceneNow(listing.image, listing.wait),
  district: listing.district ?? listing.city,
  wait: listing.wait,
  category: listing.category && { label: listing.category.title, icon: listing.category.icon },
  rating: listing.rating,
  reviewsCount: listing.reviewsCount,
  priceLevel: listing.priceLevel,
  phone: listing.phone,
  website: listing.website,
  authorName: listing.author?.name ?? null,
  authorImage: listing.author?.image ?? null,
  date: listing.createdAt ? formatDay(listing.createdAt, language) : null,
  views: listing.viewsCount,
  verified: listing.verified,
  isNew: isNew(listing.createdAt),
});
