import type { Claim as Contract, ClaimPayload } from '#common/contract/places/claims.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, oneOf, records, text } from '#src/lib/read.ts';

export type { ClaimPayload };

const states = ['submitted', 'approved', 'returned'] as const;

/** A place that one has claimed, and what became of it. */
export interface Claim {
  code: string;
  slug: string;
  title: string;
  state: (typeof states)[number];
  /** What a moderator said. */
  reason: string | null;
}

export const claimKeys = { own: (epoch: number) => ['claims', epoch] as const };

const toClaim = (raw: unknown): Claim[] => {
  const wire: Wire<Contract> = bag(raw);
  const place = bag(wire.organisation);
  const [code, slug, title] = [text(wire.code), text(place.slug), text(place.title)];
  const state = oneOf(states, wire.state);
  return code && slug && title && state
    ? [{ code, slug, title, state, reason: text(wire.reason) }]
    : [];
};

/** `GET /api/user/claims`. @throws ApiError */
export const fetchClaims = async (): Promise<Claim[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/user/claims');
  return records(data).flatMap(toClaim);
};

/** `POST /api/organisations/{id}/claims`: says that a place is one's own. @throws ApiError */
export const claimPlace = async (id: string, payload: ClaimPayload): Promise<void> => {
  const client = await loadClient();
  await client.post(`/api/organisations/${encodeURIComponent(id)}/claims`, payload);
};
