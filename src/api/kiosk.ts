import { addWalkIn } from '#common/contract/counter.ts';
import { getKiosk } from '#common/contract/places/kiosks.ts';
import { call, type CallOptions } from './transport/call.ts';
import { toEnough, toWindow, type CallWindow } from './wait.ts';

/** A number that a device gave. */
export interface DoorTicket {
  rank: number;
  /** Shows the ticket to its holder; null when the server does not say. */
  key: string | null;
  /** Null when the server does not say. */
  ahead: number | null;
  /** When the person is likely to be called; null: not known. */
  window: CallWindow | null;
  /** False: closing time may come before that. */
  enough?: false;
}

/** The session of this browser, if there is one, has no part in what a device does. */
const as = (secret: string): CallOptions => ({
  skipRefresh: true,
  headers: { Authorization: `Device ${secret}` },
});

/** Reads what a kiosk shows. @throws ApiError `unauthorised` once the device was revoked */
export const fetchKiosk = (id: string, secret: string) => call(getKiosk, { id }, as(secret));

/** Takes a number as a device. @throws ApiError `invalid`, e.g. `list_full` */
export const takeAtDoor = async (
  id: string,
  secret: string,
  list: string,
  key: string | undefined,
): Promise<DoorTicket> => {
  const body = { waiting_list_code: list };
  const ticket = await call(addWalkIn, { id, body }, { ...as(secret), key });
  const { rank, key: shownBy, peopleAhead: ahead, estimate } = ticket;
  return { rank, key: shownBy, ahead, window: toWindow(estimate), ...toEnough(estimate) };
};
