import type { Camel } from '#common/contract/camel.ts';
import { getQuietHours, type QuietHour } from '#common/contract/quietHours.ts';
import { quietly, useQuery } from '#src/hooks/data/useQuery.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';

const none: Camel<QuietHour>[] = [];

/**
 * The typical waits of a place; none while they load, without history, and from a server that does
 * not know them. A server renders nothing of it.
 * @param id the organisation's slug or code; nothing is requested without it
 */
export const useQuietHours = (id: string | null): Camel<QuietHour>[] => {
  const hydrated = useHydrated();
  const { data } = useQuery(getQuietHours, id && hydrated ? { id } : null, quietly);
  return data?.records ?? none;
};
