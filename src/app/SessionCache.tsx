import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '#src/hooks/data/useSession.ts';

/**
 * Empties the cache, calls under way included, when somebody logs in or out: the next person must
 * not see what the last one saw. It runs after the hooks have changed to the new epoch's keys.
 */
export function SessionCache() {
  const { epoch } = useSession();
  const { unload } = useSWRConfig();
  const seen = useRef(epoch);
  useEffect(() => {
    if (seen.current === epoch) return;
    seen.current = epoch;
    unload();
  }, [epoch, unload]);
  return null;
}
