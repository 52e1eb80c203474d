import {
  type OwnReview as Contract,
  type ReviewPayload,
} from '#common/contract/reviews/reviews.ts';
import { bag, oneOf, records, text } from '#src/lib/read.ts';
import { toReview, type Review } from '#src/api/organisation.ts';
import { toPage } from '#src/api/pages.ts';
import { organisationPath } from '#src/api/organisations.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Page, Wire } from '#src/api/transport/wire.ts';

export type { ReviewPayload };

const states = ['waiting', 'published', 'returned', 'removed'] as const;

/** A review as its author sees it. */
export interface OwnReview extends Review {
  state: (typeof states)[number];
  /** Why a moderator returned or removed it. */
  reason: string | null;
  /** Until when it can be changed; null: no longer. */
  editableUntil: string | null;
}

export const reviewKeys = {
  page: (organisation: string, page: number, perPage: number) =>
    ['organisations', 'reviews', organisation, page, perPage] as const,
  own: (epoch: number, organisation: string) => ['own_reviews', epoch, organisation] as const,
};

const toOwnReview = (raw: unknown, index: number): OwnReview | null => {
  const review = toReview(raw, index);
  const wire: Wire<Contract> = bag(raw);
  return (
    review && {
      ...review,
      state: oneOf(states, wire.state) ?? 'published',
      reason: text(wire.reason),
      editableUntil: text(wire.editable_until),
    }
  );
};

/** `GET /api/organisations/{id}/reviews`: a page, the latest first. @throws ApiError */
export const fetchReviews = async (
  organisation: string,
  query: { page: number; per_page: number },
): Promise<Page<Review>> => {
  const client = await loadClient();
  const path = `${organisationPath(organisation)}/reviews`;
  const { data } = await client.get<unknown>(path, { params: query });
  return toPage(data, (raw) => toReview(raw, 0));
};

/** `GET /api/user/reviews`: those of one place. @throws ApiError */
export const fetchOwnReviews = async (organisation: string): Promise<OwnReview[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/user/reviews', { params: { organisation } });
  return records(data)
    .map(toOwnReview)
    .filter((one) => one !== null);
};

/**
 * `POST /api/organisations/{id}/reviews`.
 * @param key the same for every attempt to send the same review
 * @throws ApiError `unauthorised` for a visitor, otherwise with `fields` or the server's sentence
 */
export const writeReview = async (
  organisation: string,
  { key, ...payload }: ReviewPayload & { key: string },
): Promise<OwnReview | null> => {
  const client = await loadClient();
  const { data } = await client.post<unknown>(
    `${organisationPath(organisation)}/reviews`,
    payload,
    {
      headers: { 'Idempotency-Key': key },
    },
  );
  return toOwnReview(data, 0);
};

const reviewPath = (code: string): string => `/api/reviews/${encodeURIComponent(code)}`;

/** `PATCH /api/reviews/{code}`. @throws ApiError */
export const editReview = async (
  code: string,
  payload: ReviewPayload,
): Promise<OwnReview | null> => {
  const client = await loadClient();
  const { data } = await client.patch<unknown>(reviewPath(code), payload);
  return toOwnReview(data, 0);
};

/** `PUT /api/reviews/{code}/reply`, or `DELETE` without a text. @throws ApiError */
export const replyToReview = async (code: string, reply: string | null): Promise<void> => {
  const client = await loadClient();
  const path = `${reviewPath(code)}/reply`;
  await (reply === null ? client.delete(path) : client.put(path, { text: reply }));
};

/** `POST /api/reviews/{code}/report`. @throws ApiError */
export const reportReview = async (code: string, message: string): Promise<void> => {
  const client = await loadClient();
  await client.post(`${reviewPath(code)}/report`, { message });
};
