import { useEffect } from 'react';
import useSWR, { type Arguments } from 'swr';
import { getLine } from '#common/contract/line.ts';
import type { Line } from '#src/api/line.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { isUnsure, type ApiError } from '#src/api/transport/errors.ts';
import { useLive } from './useLive.ts';

/**
 * Reads what a member or a device sees of a place, anew whenever the stream of the place's line says
 * that something changed. A failure keeps what was loaded last, and is retried until it passes.
 * @param id the place's slug or code
 * @param key of SWR; null asks for nothing
 * @param intervalOf the polling interval in ms: a stream cannot tell that a right has ended
 */
export const useAlongLine = <Data>(
  id: string,
  key: Arguments,
  fetch: () => Promise<Data>,
  intervalOf: (isLive: boolean, data?: Data) => number,
) => {
  const live = useLive('line', key ? id : null);
  // Written by the stream alone.
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
