import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { session } from '#src/api/transport/session.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { drafts } from '#src/browser/stored/drafts.ts';
import { interruptedTicket } from '#src/browser/stored/interruptedTicket.ts';
import { storedDraft } from '#src/browser/stored/listingDraft.ts';

/**
 * Clears the cache and cancels pending requests on login and logout, so that the next person sees
 * no data of the last one. It runs after the hooks have switched to keys of the new session version. Logout
 * also deletes drafts and the interrupted ticket. An expired session keeps them.
 */
export function SessionCache() {
  const { sessionVersion, ended } = useSession();
  const { unload } = useSWRConfig();
  const seen = useRef<number | null>(null);
  useEffect(() => {
    // A hydrated page starts without a session, which is not a change.
    seen.current ??= session.get().sessionVersion;
    if (seen.current === sessionVersion || session.get().sessionVersion !== sessionVersion) return;
    seen.current = sessionVersion;
    unload();
    if (ended !== 'left' && ended !== 'elsewhere') return;
    drafts.clear();
    interruptedTicket.drop();
    storedDraft.set(null);
  }, [sessionVersion, ended, unload]);
  return null;
}
