import { useEffect } from 'react';
import useSWR from 'swr';
import { fetchLine, lineKeys } from '#src/api/line.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useLive } from './useLive.ts';

/** The polling interval without a stream, in ms; only while the page is visible. */
const REFRESH_MS = 15_000;

/**
 * A place's line today, live: within a second of a call at its counters. Polled where the stream
 * cannot be had. A server renders nothing of it, because it would be stale in a stored page.
 * @param id the organisation's slug or code; nothing is requested without it
 * @returns SWR's response, and how the stream is doing
 */
export const useLine = (id: string | null) => {
  const hydrated = useHydrated();
  const live = useLive('line', id);
  const swr = useSWR(id && hydrated ? lineKeys.of(id) : null, () => fetchLine(id!), {
    refreshInterval: live === 'live' ? 0 : REFRESH_MS,
  });
  const { mutate } = swr;
  useEffect(() => {
    // Whether the server is gone or only the stream: the next poll would say so much later.
    if (live === 'cut') void mutate();
  }, [live, mutate]);
  return { data: swr.data, error: swr.error as unknown, mutate, live };
};
