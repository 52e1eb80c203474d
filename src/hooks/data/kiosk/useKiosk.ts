import { useEffect } from 'react';
import useSWR from 'swr';
import type { Camel } from '#common/contract/camel.ts';
import { getKiosk, type KioskView } from '#common/contract/places/kiosks.ts';
import { fetchKiosk } from '#src/api/kiosk.ts';
import { lineKeys, type Line } from '#src/api/line.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { isUnsure, type ApiError } from '#src/api/transport/errors.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';

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
    () => fetchKiosk(id, secret ?? ''),
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
