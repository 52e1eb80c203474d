import type { MemberRole, Place } from '#common/contract/counter.ts';
import { bag, oneOf, text } from '#src/lib/read.ts';
import { toPage } from './pages.ts';
import { loadClient } from './transport/loadClient.ts';
import type { Wire } from './transport/wire.ts';

/** A place where the person serves, or which they run. */
export interface Membership {
  slug: string;
  title: string;
  role: MemberRole;
}

const toMembership = (raw: unknown): Membership | null => {
  const { organisation, role } = bag(raw);
  const place: Wire<Place> = bag(organisation);
  const slug = text(place.slug) ?? text(place.code);
  if (!slug) return null;
  return {
    slug,
    title: text(place.title) ?? slug,
    role: oneOf(['clerk', 'owner'] as const, role) ?? 'clerk',
  };
};

export const membershipKeys = { own: (epoch: number) => ['memberships', epoch] as const };

/** `GET /api/user/places`. @throws ApiError `not_found` on a server that knows no members */
export const fetchMemberships = async (): Promise<Membership[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/user/places');
  return toPage(data, toMembership).records;
};

/** `DELETE /api/user/places/{id}`. @throws ApiError `conflict` for the last owner */
export const leavePlace = async (id: string): Promise<void> => {
  const client = await loadClient();
  await client.delete(`/api/user/places/${encodeURIComponent(id)}`);
};
