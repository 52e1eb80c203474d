import { getJoin } from '#common/contract/door.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import { useQuery, type Prefetch } from '#src/hooks/data/useQuery.ts';

const inputOf = (id: string, code: string | null) => ({ id, query: code === null ? {} : { code } });

/** The services that a place offers at its door. @param code traded for a pass; null without one */
export const useJoin = (id: string, code: string | null) =>
  useQuery(getJoin, inputOf(id, code), { shouldRetryOnError: false });

export const prefetchJoin = (prefetch: Prefetch, id: string, code: string | null) =>
  prefetch(keyOf(getJoin, inputOf(id, code)), (client) =>
    call(getJoin, inputOf(id, code), { through: client }),
  );

/**
 * The number that this phone took at a place today. Only its cookie tells, so a server-rendered page
 * does not contain it. @param ready false on the server and while the page hydrates
 */
export const usePhoneTicket = (id: string, ready: boolean) =>
  useQuery(getJoin, ready ? { id, query: {} } : null, { refreshInterval: 15_000 }).data?.ticket;
