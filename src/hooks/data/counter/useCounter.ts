import useSWR from 'swr';
import { counterKeys, fetchCounter, type CounterView } from '#src/api/counter.ts';
import { isUnsure, toApiError } from '#src/api/transport/errors.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';

/** The polling interval in ms, only while the page is visible. A live stream replaces it here. */
const REFRESH_MS = 5_000;

/** A place that is not there, or not theirs, has no view: what was loaded before goes. */
const fetchOwn = async (id: string): Promise<CounterView | null> => {
  try {
    return await fetchCounter(id);
  } catch (error) {
    const { kind } = toApiError(error);
    if (kind === 'not_found' || kind === 'forbidden') return null;
    throw error;
  }
};

/**
 * Today's lists of a place as its members see them, kept up to date while visible; `null` when the
 * person is not a member. A failure keeps what was loaded last, and is retried until it passes.
 * @param id the place's slug or code
 */
export const useCounter = (id: string) => {
  const { loggedIn, epoch } = useSession();
  return useSWR(loggedIn ? counterKeys.of(epoch, id) : null, () => fetchOwn(id), {
    refreshInterval: (view) => (view === null ? 0 : REFRESH_MS),
    onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
      if (!isUnsure(toApiError(error))) return;
      setTimeout(() => void revalidate({ retryCount }), REFRESH_MS);
    },
  });
};
