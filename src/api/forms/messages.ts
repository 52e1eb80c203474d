import type { MessagePayload } from '#common/contract/forms/messages.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';

export type { MessagePayload };

/** `POST /api/messages`. @param press see `usePress` @throws ApiError with `fields` */
export const sendMessage = async (message: MessagePayload, press: string): Promise<void> => {
  const client = await loadClient();
  await client.post('/api/messages', message, { headers: { 'Idempotency-Key': press } });
};
