import type { KioskAnswer } from '#common/contract/places/devices.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { bag, count, oneOf, records, text } from '#src/lib/read.ts';
import { toEnough, toWindow } from '#src/api/wait.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';

/** One of today's lists, at the door. */
export interface KioskList {
  code: string;
  /** What it is for; null where a place has one list. */
  service: string | null;
  state: 'open' | 'paused' | 'full' | 'closed';
  waiting: number;
  message: string | null;
}

/** What a device at the door shows. */
export interface KioskView {
  title: string;
  lists: KioskList[];
}

/** A number that a device gave. */
export interface DoorTicket {
  rank: number;
  /** Shows the ticket to whoever has it; null when the server does not say. */
  key: string | null;
  /** Null when the server does not say. */
  ahead: number | null;
  /** When the person is likely to be called, as ISO 8601; null: not known. */
  window: { from: string; to: string } | null;
  /** False: closing time may come before that. */
  enough?: false;
}

export const kioskKeys = { of: (id: string, secret: string) => ['kiosk', id, secret] as const };

/** The session of this browser, if there is one, has no part in what a device does. */
const as = (secret: string, press?: string) => ({
  skipRefresh: true,
  headers: {
    Authorization: `Device ${secret}`,
    ...(press === undefined ? {} : { 'Idempotency-Key': press }),
  },
});

const toList = (raw: unknown): KioskList[] => {
  const wire: Wire<KioskAnswer['waiting_lists'][number]> = bag(raw);
  const code = text(wire.code);
  if (!code) return [];
  return [
    {
      code,
      service: text(wire.service),
      state: oneOf(['open', 'paused', 'full', 'closed'] as const, wire.state) ?? 'closed',
      waiting: count(wire.waiting) ?? 0,
      message: text(wire.message),
    },
  ];
};

/** `GET /api/kiosk/{id}`. @throws ApiError `unauthorised` once the device was revoked */
export const fetchKiosk = async (id: string, secret: string): Promise<KioskView> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(`/api/kiosk/${encodeURIComponent(id)}`, as(secret));
  const wire: Wire<KioskAnswer> = bag(data);
  if (!Array.isArray(wire.waiting_lists)) throw new ApiError('malformed');
  return {
    title: text(bag(wire.organisation).title) ?? id,
    lists: records(wire.waiting_lists).flatMap(toList),
  };
};

/**
 * `POST /api/counter/{id}/walk_ins`, as a device.
 * @param press identifies one press of the button: a repeat with it gets the same number
 * @throws ApiError `invalid`, e.g. `list_full`
 */
export const takeAtDoor = async (
  id: string,
  { secret, list, press }: { secret: string; list: string; press: string },
): Promise<DoorTicket> => {
  const client = await loadClient();
  const { data } = await client.post<unknown>(
    `/api/counter/${encodeURIComponent(id)}/walk_ins`,
    { waiting_list_code: list },
    as(secret, press),
  );
  const wire: Wire<Ticket> = bag(data);
  const rank = count(wire.rank);
  if (rank === null) throw new ApiError('malformed');
  return {
    rank,
    key: text(wire.key),
    ahead: count(wire.people_ahead),
    window: toWindow(wire.estimate),
    ...toEnough(wire.estimate),
  };
};
