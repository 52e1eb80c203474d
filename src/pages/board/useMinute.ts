import { useEffect, useState } from 'react';
import { useHydrated } from '#src/hooks/useHydrated.ts';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS) * MINUTE_MS;

/** The current minute; null in a server render, which may be shown much later. */
export const useMinute = (): Date | null => {
  const hydrated = useHydrated();
  const [minute, setMinute] = useState(() => minuteOf(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setMinute(minuteOf(Date.now())), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return hydrated ? new Date(minute) : null;
};
