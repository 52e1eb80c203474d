import type { ReportPayload } from '#common/contract/forms/messages.ts';
import { organisationPath } from '#src/api/organisations.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';

/** `POST /api/organisations/{id}/reports`. @param press see `usePress` @throws ApiError with `fields` */
export const sendReport = async (
  { id, ...report }: ReportPayload & { id: string },
  press: string,
): Promise<void> => {
  const client = await loadClient();
  await client.post(`${organisationPath(id)}/reports`, report, {
    headers: { 'Idempotency-Key': press },
  });
};
