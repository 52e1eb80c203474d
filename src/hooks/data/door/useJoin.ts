import { getJoin } from '#common/contract/door.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import { fetchOnce, useOwnQuery, useQuery, type Prefetch } from '#src/hooks/data/useQuery.ts';
import { useSession } from '#src/hooks/data/useSession.ts';

const inputOf = (id: string, code: string | null) => ({ id, query: code === null ? {} : { code } });

/**
 * The services that a place offers at its door. @param code exchanged for a pass; null without one
 */
export const useJoin = (id: string, code: string | null) =>
  useQuery(getJoin, inputOf(id, code), { shouldRetryOnError: false });

export const prefetchJoin = (prefetch: Prefetch, id: string, code: string | null) =>
  prefetch(keyOf(getJoin, inputOf(id, code)), (client) =>
    call(getJoin, inputOf(id, code), { through: client }),
  );

const POLL = { refreshInterval: 15_000 };

/**
 * The number that this account or phone took at a place today. Only the session and the phone's
 * cookie tell, so a server-rendered page does not contain it.
 * @param ready false on the server and while the page hydrates
 */
export const useHeldTicket = (id: string, ready: boolean) => {
  const { loggedIn } = useSession();
  const input = ready ? { id, query: {} } : null;
  const ofPhone = useQuery(getJoin, loggedIn ? null : input, POLL).data;
  const ofPerson = useOwnQuery(getJoin, input, POLL).data;
  return (loggedIn ? ofPerson : ofPhone)?.ticket;
};

/**
 * Tells the server once that the logged-in person has scanned the code of a door, so that their open
 * number is marked as here. @param code empty at a poster; null does nothing
 */
export const useArrival = (id: string, code: string | null): void =>
  void useOwnQuery(getJoin, code === null ? null : { id, query: { code } }, {
    ...fetchOnce,
    shouldRetryOnError: false,
  });
