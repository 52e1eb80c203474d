import { Type, type Static } from 'typebox';
import { LISTING_STATES } from '#common/listing.ts';
import { LISTING_PHOTOS } from '#common/photos.ts';
import { Instant } from '#common/contract/common.ts';
import { OpeningDay } from '#common/contract/organisations.ts';
import { Photo } from '#common/contract/photos.ts';

const text = (maxLength = 500) => Type.String({ maxLength });
const degrees = (limit: number) =>
  Type.Union([Type.Number({ minimum: -limit, maximum: limit }), Type.Null()]);

/** What a listing says. A draft may say as little as it likes. */
export const ListingFields = Type.Object(
  {
    title: text(),
    keywords: Type.Array(text(), { maxItems: 100 }),
    category: text(),
    description: text(10_000),
    address: text(),
    temporary_address: text(),
    city: text(),
    state: text(),
    country: Type.String({ maxLength: 500, description: 'ISO 3166-1 alpha-2, e.g. "GR".' }),
    zip: text(),
    latitude: degrees(90),
    longitude: degrees(180),
    owner: text(),
    email: text(),
    phone: text(),
    website: text(),
    facebook: text(),
    twitter: text(),
    google_plus: text(),
    linked_in: text(),
    amenities: Type.Array(text(), { maxItems: 50 }),
    hours: Type.Array(OpeningDay, { maxItems: 7 }),
    price_title: text(),
    price: text(),
    price_description: text(1_000),
  },
  { additionalProperties: false, title: 'ListingFields' },
);
export type ListingFields = Static<typeof ListingFields>;

export const ListingPayload = Type.Object(
  {
    fields: ListingFields,
    photos: Type.Array(Type.String({ maxLength: 40 }), {
      maxItems: LISTING_PHOTOS,
      description: 'Codes of `POST /api/photos`, in their order.',
    }),
    submit: Type.Boolean({
      description: 'Sends it to the moderators; otherwise it stays a draft.',
    }),
    privacy: Type.Boolean({ description: 'Needed to submit, like `terms`.' }),
    terms: Type.Boolean(),
  },
  { additionalProperties: false, title: 'ListingPayload' },
);
export type ListingPayload = Static<typeof ListingPayload>;

const nullableInstant = Type.Union([Instant, Type.Null()]);

/** One's own listing. */
export const Listing = Type.Object(
  {
    code: Type.String(),
    state: Type.Enum(LISTING_STATES),
    reason: Type.Union([Type.String(), Type.Null()], {
      description: 'Why it was returned; or what the moderator said when it was published.',
    }),
    slug: Type.Union([Type.String(), Type.Null()], {
      description: 'Of the organisation that was made of it.',
    }),
    fields: ListingFields,
    photos: Type.Array(Photo),
    created_at: Instant,
    updated_at: Instant,
    submitted_at: nullableInstant,
    decided_at: nullableInstant,
  },
  { title: 'Listing' },
);
export type Listing = Static<typeof Listing>;

export const ListingsAnswer = Type.Object(
  { records: Type.Array(Listing, { description: 'The latest first.' }) },
  { title: 'Listings' },
);
export type ListingsAnswer = Static<typeof ListingsAnswer>;
