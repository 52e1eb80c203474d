import { useEffect } from 'react';
import useSWR, { type Arguments } from 'swr';
import { getLine } from '#common/contract/line.ts';
import type { Line } from '#src/api/line.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { isUnsure, type ApiError } from '#src/api/transport/errors.ts';
import { useLive } from './useLive.ts';

/**
 * Reads data of a place for a member or kiosk, and reads it again on each event of the place's
 * stream. A failure keeps the last data and is retried.
 * @param id slug or code of the place
 * @param key of SWR. Null disables the request
 * @param intervalOf polling interval in ms, because a stream does not report lost permissions
 */
export const useAlongLine = <Data>(
  id: string,
  key: Arguments,
  fetch: () => Promise<Data>,
  intervalOf: (isLive: boolean, data?: Data) => number,
) => {
  const live = useLive('line', key ? id : null);
  // Only the stream writes this entry.
  const { data: line } = useSWR<Line>(keyOf(getLine, { id }), null);
  const version = line?.version ?? null;
  const swr = useSWR<Data, ApiError>(key, fetch, {
    refreshInterval: (data) => intervalOf(live === 'live', data),
    // In ms. Polling may be more frequent than the default, which would drop every other request.
    dedupingInterval: 2_000,
    onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
      if (isUnsure(error)) setTimeout(() => void revalidate({ retryCount }), intervalOf(false));
    },
  });
  const { mutate } = swr;
  useEffect(() => {
    if (version !== null) void mutate();
  }, [version, mutate]);
  return swr;
};
