import { addWalkIn } from '#common/contract/counter.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import type { Camel } from '#common/contract/camel.ts';
import { getKiosk } from '#common/contract/places/kiosks.ts';
import { call, keyOf, type CallOptions } from '#src/api/transport/call.ts';
import { useAlongLine } from '#src/hooks/data/live/useAlongLine.ts';

export type DoorTicket = Camel<Ticket>;

/** The session of this browser, if there is one, has no part in what a device does. */
const as = (secret: string): CallOptions => ({
  skipRefresh: true,
  headers: { Authorization: `Device ${secret}` },
});

/** Takes a number as a device. @throws ApiError `invalid`, e.g. `list_full` */
export const takeAtDoor = (
  id: string,
  secret: string,
  list: string,
  key: string | undefined,
): Promise<DoorTicket> =>
  call(addWalkIn, { id, body: { waiting_list_code: list } }, { ...as(secret), key });

/**
 * The live state of a device at the door.
 * @param id the place's slug or code
 * @param secret what the device has to show; nothing is requested without it
 */
export const useKiosk = (id: string, secret: string | null) =>
  useAlongLine(
    id,
    secret ? [...keyOf(getKiosk, { id }), secret] : null,
    () => call(getKiosk, { id }, as(secret ?? '')),
    () => 15_000,
  );
