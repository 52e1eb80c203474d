import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { session } from '#src/api/transport/session.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { drafts } from '#src/browser/stored/drafts.ts';
import { interruptedTicket } from '#src/browser/stored/interruptedTicket.ts';
import { keptDraft } from '#src/browser/stored/listingDraft.ts';

/**
 * Empties the cache, including calls under way, when somebody logs in or out: the next person must
 * not see what the last one saw. It runs after the hooks have changed to the new epoch's keys.
 * Logging out also deletes the drafts and the interrupted ticket; a session that expires keeps them
 * for its return.
 */
export function SessionCache() {
  const { epoch, ended } = useSession();
  const { unload } = useSWRConfig();
  const seen = useRef<number | null>(null);
  useEffect(() => {
    // A hydrated page starts in the server's state, with nobody logged in: that is not a change.
    seen.current ??= session.get().epoch;
    if (seen.current === epoch || session.get().epoch !== epoch) return;
    seen.current = epoch;
    unload();
    if (ended !== 'left' && ended !== 'elsewhere') return;
    drafts.clear();
    interruptedTicket.drop();
    keptDraft.set(null);
  }, [epoch, ended, unload]);
  return null;
}
