import { getCounter } from '#common/contract/counter.ts';
import { fetchCounter } from '#src/api/counter.ts';
import { keyOf, orFallback } from '#src/api/transport/call.ts';
import { useAlongLine } from '#src/hooks/data/live/useAlongLine.ts';
import { useSession } from '#src/hooks/data/useSession.ts';

export const counterKey = (sessionVersion: number, id: string) =>
  keyOf(getCounter, { id }, sessionVersion);

/**
 * Today's lists of a place for its members, live while visible. Null if the person is not a member.
 * @param id slug or code of the place
 */
export const useCounter = (id: string) => {
  const { loggedIn, sessionVersion } = useSession();
  return useAlongLine(
    id,
    loggedIn ? counterKey(sessionVersion, id) : null,
    () => orFallback(fetchCounter(id), null),
    (isLive, view) => (view === null ? 0 : isLive ? 30_000 : 5_000),
  );
};
