import { addWalkIn, type WalkInTicket } from '#common/contract/counter.ts';
import type { Camel } from '#common/contract/camel.ts';
import type { PriorityReason } from '#common/priority.ts';
import { joinPath } from '#common/addresses.ts';
import type { DoorMode } from '#common/contract/door.ts';
import { arriveAtKiosk, getKiosk, type KioskView } from '#common/contract/places/kiosks.ts';
import { call, keyOf, type CallOptions } from '#src/api/transport/call.ts';
import { useStoredSecret } from '#src/hooks/data/kiosk/deviceSecrets.ts';
import useSWR from 'swr';
import { getLine } from '#common/contract/line.ts';
import type { Line } from '#src/api/line.ts';
import { useAlongLine } from '#src/hooks/data/live/useAlongLine.ts';

export type DoorTicket = Camel<WalkInTicket>;

/** A person's choice at a kiosk: the code of a list, and a reason for priority. */
export interface DoorChoice {
  list: string;
  priority?: PriorityReason;
}

/** A kiosk authenticates with its secret and never with the session of the browser. */
const as = (secret: string): CallOptions => ({
  skipRefresh: true,
  headers: { Authorization: `Device ${secret}` },
});

/** Takes a ticket as a kiosk. @throws ApiError `invalid`, for example with code `list_full` */
export const takeAtDoor = (
  id: string,
  secret: string,
  { list, priority }: DoorChoice,
  key: string | undefined,
): Promise<DoorTicket> =>
  call(
    addWalkIn,
    { id, body: { waiting_list_code: list, ...(priority && { priority }) } },
    { ...as(secret), key },
  );

/** Says that the holder of a number is here. @throws ApiError `not_found` if it does not wait */
export const arriveAt = (id: string, secret: string, label: string) =>
  call(arriveAtKiosk, { id, body: { label } }, as(secret));

/**
 * The live state of a kiosk.
 * @param id slug or code of the place
 * @param secret of the kiosk. Without it, nothing is requested
 */
export const useKiosk = (id: string, secret: string | null) =>
  useAlongLine(
    id,
    secret ? [...keyOf(getKiosk, { id }), secret] : null,
    () => call(getKiosk, { id }, as(secret ?? '')),
    () => 15_000,
  );

type KioskDoor = NonNullable<Camel<KioskView>['door']>;

/** The address that people scan at a door, with its code of the moment. */
export const doorPath = (id: string, { code }: Pick<KioskDoor, 'code'>): string =>
  joinPath(id, code === null ? {} : { code });

/**
 * The code on the screen of a place for people without an account. A rotating code is known only
 * to a device of the place. Null if there is nothing to show.
 * @param mode as the line says
 */
export const useDoorScreen = (
  id: string,
  mode: DoorMode | null | undefined,
): { path: string; digits: string | null } | null => {
  const secret = useStoredSecret(id);
  const { data } = useKiosk(id, mode === 'rotating' ? secret : null);
  if (mode === 'poster') return { path: joinPath(id), digits: null };
  const shown = mode === 'rotating' ? data?.door : null;
  return shown ? { path: doorPath(id, shown), digits: shown.digits } : null;
};

/** Whom the place serves now, latest call first, from the stream that `useKiosk` follows. */
export const useNowServing = (id: string): Line['nowServing'] => {
  // Only the stream writes this entry.
  const { data } = useSWR<Line>(keyOf(getLine, { id }), null);
  return (data?.lists.flatMap((list) => list.nowServing) ?? []).toSorted((one, other) =>
    (other.calledAt ?? '').localeCompare(one.calledAt ?? ''),
  );
};
