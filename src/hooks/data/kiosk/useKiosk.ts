import { useEffect } from 'react';
import useSWR from 'swr';
import { addWalkIn } from '#common/contract/counter.ts';
import type { Camel } from '#common/contract/camel.ts';
import { getKiosk, type KioskView } from '#common/contract/places/kiosks.ts';
import { lineKeys, type Line } from '#src/api/line.ts';
import { call, keyOf, type CallOptions } from '#src/api/transport/call.ts';
import { isUnsure, type ApiError } from '#src/api/transport/errors.ts';
import { toEnough, toWindow, type CallWindow } from '#src/api/wait.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';

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

/** The polling interval, in ms: a stream says nothing of a device that was revoked. */
const REFRESH_MS = 15_000;

/**
 * The live state of a device at the door; a failure keeps what was loaded last and is retried until
 * it passes.
 * @param id the place's slug or code
 * @param secret what the device has to show; nothing is requested without it
 */
export const useKiosk = (id: string, secret: string | null) => {
  useLive('line', secret ? id : null);
  // Written by the stream alone.
  const { data: line } = useSWR<Line>(lineKeys.of(id), null);
  const version = line?.version ?? null;
  const swr = useSWR<Camel<KioskView>, ApiError>(
    secret ? [...keyOf(getKiosk, { id }), secret] : null,
    () => call(getKiosk, { id }, as(secret ?? '')),
    {
      refreshInterval: REFRESH_MS,
      onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
        if (!isUnsure(error)) return;
        setTimeout(() => void revalidate({ retryCount }), REFRESH_MS);
      },
    },
  );
  const { mutate } = swr;
  useEffect(() => {
    if (version !== null) void mutate();
  }, [version, mutate]);
  return swr;
};
