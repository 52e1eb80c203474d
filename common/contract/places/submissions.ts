import { Type, type Static } from 'typebox';
import { LISTING_STATES } from '#common/listing.ts';
import { LISTING_PHOTOS } from '#common/photos.ts';
import { Instant, named, nullable, recordsOf } from '#common/contract/common.ts';
import { OpeningDay } from '#common/contract/organisations.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { Photo } from '#common/contract/photos.ts';

const text = (maxLength = 500) => Type.String({ maxLength });
const degrees = (limit: number) => nullable(Type.Number({ minimum: -limit, maximum: limit }));

/** The content of a listing. A draft may leave any of it empty. */
export const SubmissionFields = named(
  'SubmissionFields',
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
  { additionalProperties: false },
);
export type SubmissionFields = Static<typeof SubmissionFields>;

export const SubmissionPayload = named(
  'SubmissionPayload',
  {
    fields: SubmissionFields,
    photos: Type.Array(Type.String({ maxLength: 40 }), {
      maxItems: LISTING_PHOTOS,
      description: 'Codes of `POST /api/photos`, in order.',
    }),
    submit: Type.Boolean({
      description: 'Submits it to the moderators; otherwise it stays a draft.',
    }),
    privacy: Type.Boolean({ description: 'Required to submit, like `terms`.' }),
    terms: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type SubmissionPayload = Static<typeof SubmissionPayload>;

const nullableInstant = nullable(Instant);

export const Submission = named('Submission', {
  code: Type.String(),
  state: Type.Enum(LISTING_STATES),
  reason: nullable(
    Type.String(),
    'The moderator’s reason for returning it, or comment on publishing it.',
  ),
  slug: nullable(Type.String(), 'Of the organisation created from it.'),
  fields: SubmissionFields,
  photos: Type.Array(Photo),
  created_at: Instant,
  updated_at: Instant,
  submitted_at: nullableInstant,
  decided_at: nullableInstant,
});
export type Submission = Static<typeof Submission>;

/** The fields of a published listing. Owners enter the other fields once, when they add it. */
export const PublishedFields = Type.Omit(SubmissionFields, ['temporary_address', 'zip', 'owner'], {
  additionalProperties: false,
  title: 'PublishedFields',
});
export type PublishedFields = Static<typeof PublishedFields>;

/** The fields that identify a place. Their changes wait for a moderator. */
export const CHECKED_FIELDS = [
  'title',
  'category',
  'address',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
] as const satisfies (keyof PublishedFields)[];

const CheckedFields = Type.Partial(Type.Pick(PublishedFields, [...CHECKED_FIELDS]), {
  additionalProperties: false,
  title: 'CheckedFields',
});
export type CheckedFields = Static<typeof CheckedFields>;

export const PublishedListingPayload = named(
  'PublishedListingPayload',
  {
    version: Type.Integer({ description: 'Of the listing that was changed; see 409.' }),
    fields: PublishedFields,
    photos: Type.Array(Type.String({ maxLength: 40 }), { maxItems: LISTING_PHOTOS }),
  },
  { additionalProperties: false },
);
export type PublishedListingPayload = Static<typeof PublishedListingPayload>;

/** The listing of a place as its owners change it. */
export const PublishedListing = named('PublishedListing', {
  version: Type.Integer({ description: 'Rises with every change.' }),
  fields: PublishedFields,
  photos: Type.Array(Photo),
  waiting: nullable(
    CheckedFields,
    'New values that wait for a moderator; `fields` has the public ones.',
  ),
  returned: nullable(
    Type.Object({ fields: CheckedFields, reason: Type.String() }),
    'The latest change, if a moderator returned it.',
  ),
});
export type PublishedListing = Static<typeof PublishedListing>;

/** 404 on a server without listings. */
export const getSubmissions = endpoint('GET /api/user/listings', {
  response: recordsOf('Submissions', Submission, 'Latest first.'),
});
export const addSubmission = endpoint('POST /api/user/listings', {
  body: SubmissionPayload,
  response: Submission,
});
export const changeSubmission = endpoint('PUT /api/user/listings/{code}', {
  body: SubmissionPayload,
  response: Submission,
});
export const deleteSubmission = endpoint('DELETE /api/user/listings/{code}');
/** 404 for everybody but owners. */
export const getPublishedListing = endpoint('GET /api/places/{id}/listing', {
  response: PublishedListing,
});
/** 409 `listing_changed` if somebody changed it since that version. */
export const savePublishedListing = endpoint('PUT /api/places/{id}/listing', {
  body: PublishedListingPayload,
  response: PublishedListing,
});
