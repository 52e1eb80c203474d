import { useEffect, useState, useSyncExternalStore } from 'react';
import { clockAhead, onServerTime } from '#src/lib/clock/serverClock.ts';

/**
 * Current server time in ms, updated at an interval while mounted.
 * @param every in ms
 */
export const useNow = (every: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = (): void => setNow(Date.now());
    const timer = setInterval(renew, every);
    const stop = onServerTime(renew);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [every]);
  // The page's response tells the time before hydration, so both renders have the same clock.
  return now + useSyncExternalStore(onServerTime, clockAhead, clockAhead);
};
