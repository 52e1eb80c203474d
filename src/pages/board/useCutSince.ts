import { useEffect, useState } from 'react';
import type { LiveState } from '#src/browser/liveEvents.ts';
import { useOnline } from '#src/hooks/useOnline.ts';

/**
 * Since when nothing can be heard of the server, neither by the stream nor by polling; null while
 * something can.
 */
export const useCutSince = ({ live, error }: { live: LiveState; error: unknown }): Date | null => {
  const online = useOnline();
  const [lostAt, setLostAt] = useState<number | null>(null);
  useEffect(() => {
    setLostAt((before) => (live === 'live' ? null : (before ?? Date.now())));
  }, [live]);
  const isCut = live !== 'live' && (!online || error !== undefined);
  return isCut && lostAt !== null ? new Date(lostAt) : null;
};
