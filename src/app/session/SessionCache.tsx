import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { session } from '#src/api/transport/session.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';
import { drafts } from '#src/browser/drafts.ts';

/**
 * Empties the cache, calls under way included, when somebody logs in or out: the next person must
 * not see what the last one saw. It runs after the hooks have changed to the new epoch's keys.
 * Whoever leaves takes the drafts along; a session that ran out keeps them for its return.
 */
export function SessionCache() {
  const { epoch, ended } = useSession();
  const { unload } = useSWRConfig();
  const seen = useRef<number | null>(null);
  useEffect(() => {
    // A hydrated page begins as the server knew it, with nobody logged in: that is no change.
    seen.current ??= session.get().epoch;
    if (seen.current === epoch || session.get().epoch !== epoch) return;
    seen.current = epoch;
    unload();
    if (ended === 'left' || ended === 'elsewhere') drafts.clear();
  }, [epoch, ended, unload]);
  return null;
}
