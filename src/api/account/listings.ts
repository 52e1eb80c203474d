import type {
  Listing as Contract,
  ListingFields,
  ListingPayload,
} from '#common/contract/places/listings.ts';
import { LISTING_STATES, type ListingState } from '#common/listing.ts';
import { toPage } from '#src/api/pages.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, oneOf, records, text } from '#src/lib/read.ts';
import { toPhoto, type StoredPhoto } from './photos.ts';

export type { ListingFields, ListingPayload, ListingState };

/** One's own listing. */
export interface Listing {
  code: string;
  state: ListingState;
  /** Why it came back. */
  reason: string | null;
  /** Of its place, once it is published. */
  slug: string | null;
  title: string;
  /** What it says, as the server sent it. */
  fields: Wire<ListingFields>;
  photos: StoredPhoto[];
  updatedAt: string;
}

export const listingKeys = { own: (epoch: number) => ['listings', epoch] as const };

const toListing = (raw: unknown): Listing | null => {
  const wire: Wire<Contract> = bag(raw);
  const code = text(wire.code);
  const state = oneOf(LISTING_STATES, wire.state);
  if (!code || !state) return null;
  const fields: Wire<ListingFields> = bag(wire.fields);
  return {
    code,
    state,
    reason: text(wire.reason),
    slug: text(wire.slug),
    title: text(fields.title) ?? '',
    fields,
    photos: records(wire.photos).flatMap((photo) => toPhoto(photo) ?? []),
    updatedAt: text(wire.updated_at) ?? '',
  };
};

const known = (raw: unknown): Listing => {
  const listing = toListing(raw);
  if (!listing) throw new ApiError('malformed');
  return listing;
};

const path = (code: string): string => `/api/user/listings/${encodeURIComponent(code)}`;

/** `GET /api/user/listings`. @throws ApiError `not_found` on a server that knows no listings */
export const fetchListings = async (): Promise<Listing[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/user/listings');
  return toPage(data, toListing).records;
};

/**
 * `POST /api/user/listings`, or `PUT` for one that is there.
 * @param key the same for each attempt to make the same listing
 * @throws ApiError with `fields`
 */
export const saveListing = async (
  payload: ListingPayload,
  { code, key }: { code: string | null; key: string },
): Promise<Listing> => {
  const client = await loadClient();
  const { data } =
    code === null
      ? await client.post<unknown>('/api/user/listings', payload, {
          headers: { 'Idempotency-Key': key },
        })
      : await client.put<unknown>(path(code), payload);
  return known(data);
};

/** `DELETE /api/user/listings/{code}`. @throws ApiError */
export const deleteListing = async (code: string): Promise<void> => {
  const client = await loadClient();
  await client.delete(path(code));
};
