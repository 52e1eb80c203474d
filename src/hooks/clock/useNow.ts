import { useEffect, useState } from 'react';

/**
 * The present, in ms, renewed at an interval while something shows it.
 * @param every in ms
 */
export const useNow = (every: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
