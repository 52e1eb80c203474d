import { useEffect, useState, useSyncExternalStore } from 'react';
import { clockAhead, onServerTime } from '#src/lib/clock/serverClock.ts';

const none = () => 0;

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
  return now + useSyncExternalStore(onServerTime, clockAhead, none);
};
