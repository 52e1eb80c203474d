import useSWR from 'swr';
import { fetchQuietHours, quietHoursKeys, type QuietHour } from '#src/api/quietHours.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';

const none: QuietHour[] = [];

/**
 * The typical waits of a place; none while they load, without history, and from a server that does
 * not know them. A server renders nothing of it.
 * @param id the organisation's slug or code; nothing is requested without it
 */
export const useQuietHours = (id: string | null): QuietHour[] => {
  const hydrated = useHydrated();
  const { data } = useSWR(
    id && hydrated ? quietHoursKeys.of(id) : null,
    () => fetchQuietHours(id!),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data ?? none;
};
