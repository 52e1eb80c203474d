import { useEffect } from 'react';
import useSWR from 'swr';
import { counterKeys, fetchCounter } from '#src/api/counter.ts';
import { lineKeys, type Line } from '#src/api/line.ts';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';
import { fetchOwn } from '#src/hooks/data/fetchOwn.ts';

/** The polling interval without a stream, in ms; only while the page is visible. */
const REFRESH_MS = 5_000;
/** The interval with a stream, which cannot tell that a membership has ended. */
const LIVE_REFRESH_MS = 30_000;

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
  const swr = useSWR(
    loggedIn ? counterKeys.of(epoch, id) : null,
    () => fetchOwn(() => fetchCounter(id)),
    {
      refreshInterval: (view) => {
        if (view === null) return 0;
        return live === 'live' ? LIVE_REFRESH_MS : REFRESH_MS;
      },
      onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
        if (!isUnsure(toApiError(error))) return;
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
