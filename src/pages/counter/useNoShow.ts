import { useEffect, useState } from 'react';
import type { CounterTicket, CounterView } from '#src/api/counter.ts';
import { untilNoShow } from '#src/components/counter/types.ts';

/**
 * Whether a visit can be given up now: the server says so, or the patience of the place has run out
 * since. It changes at that very moment, without asking the server again.
 */
export const useNoShow = (
  visit: CounterTicket | null,
  { patienceSeconds, clockAhead }: CounterView,
): boolean => {
  const [expired, setExpired] = useState<string | null>(null);
  const call = visit && `${visit.code} ${visit.calledAt}`;
  useEffect(() => {
    if (!visit) return undefined;
    const wait = untilNoShow(visit, Date.now() + clockAhead, patienceSeconds);
    const timer = setTimeout(() => setExpired(`${visit.code} ${visit.calledAt}`), wait);
    return () => clearTimeout(timer);
  }, [visit, patienceSeconds, clockAhead]);
  return visit !== null && (visit.can.includes('no_show') || expired === call);
};
