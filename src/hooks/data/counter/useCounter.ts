import { useEffect } from 'react';
import useSWR from 'swr';
import { getCounter } from '#common/contract/counter.ts';
import { fetchCounter, type CounterView } from '#src/api/counter.ts';
import { keyOf, orAbsent } from '#src/api/transport/call.ts';
import { lineKeys, type Line } from '#src/api/line.ts';
import { isUnsure, type ApiError } from '#src/api/transport/errors.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';
import { useSession } from '#src/hooks/data/useSession.ts';

/** The polling interval without a stream, in ms; only while the page is visible. */
const REFRESH_MS = 5_000;
/** The interval with a stream, which cannot tell that a membership has ended. */
const LIVE_REFRESH_MS = 30_000;

/** SWR's key of a place's counter. */
export const counterKey = (epoch: number, id: string) => keyOf(getCounter, { id }, epoch);

/**
 * Today's lists of a place as its members see them, live while visible; `null` when the
 * person is not a member. A failure keeps what was loaded last, and is retried until it passes.
 * @param id the place's slug or code
 */
export const useCounter = (id: string) => {
  const { loggedIn, epoch } = useSession();
  const live = useLive('line', loggedIn ? id : null);
  // Written by the stream alone; it says that something changed, without names.
  const { data: line } = useSWR<Line>(lineKeys.of(id), null);
  const version = line?.version ?? null;
  const swr = useSWR<CounterView | null, ApiError>(
    loggedIn ? counterKey(epoch, id) : null,
    () => orAbsent(fetchCounter(id), null),
    {
      refreshInterval: (view) => {
        if (view === null) return 0;
        return live === 'live' ? LIVE_REFRESH_MS : REFRESH_MS;
      },
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
