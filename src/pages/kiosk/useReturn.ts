import { useEffect, useState } from 'react';

/**
 * Counts down while something is shown, and ends it.
 * @param shown what is shown; another one starts anew
 * @param seconds how long it stays
 * @param onOver called when the time is up; the same function in every render
 * @returns the seconds that are left
 */
export const useReturn = (shown: unknown, seconds: number, onOver: () => void): number => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!shown) return undefined;
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((until - Date.now()) / 1000);
      if (rest <= 0) onOver();
      else setLeft(rest);
    }, 250);
    return () => {
      clearInterval(timer);
      setLeft(seconds);
    };
  }, [shown, seconds, onOver]);
  return left;
};
