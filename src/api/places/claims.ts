import type { ClaimPayload } from '#common/contract/places/claims.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';

export type { ClaimPayload };

/** `POST /api/organisations/{id}/claims`: says that a place is one's own. @throws ApiError */
export const claimPlace = async (id: string, payload: ClaimPayload): Promise<void> => {
  const client = await loadClient();
  await client.post(`/api/organisations/${encodeURIComponent(id)}/claims`, payload);
};
