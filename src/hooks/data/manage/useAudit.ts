import useSWR from 'swr';
import { auditKeys, fetchAudit } from '#src/api/places/audit.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';

/**
 * A page of what was done at a place, the latest first. The page before stays until it is there.
 * @param id the place's slug or code
 */
export const useAudit = (id: string, page: number, perPage: number) => {
  const { loggedIn, epoch } = useSession();
  return useSWR(
    loggedIn ? auditKeys.page(epoch, id, page, perPage) : null,
    () => fetchAudit(id, page, perPage),
    { keepPreviousData: true },
  );
};
