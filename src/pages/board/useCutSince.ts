import { useState } from 'react';
import type { LiveState } from '#src/browser/liveEvents.ts';
import { useOnline } from '#src/hooks/useOnline.ts';

/**
 * Since when nothing can be heard of the server, neither by the stream nor by polling; null while
 * something can.
 * @param now the time that the board shows
 */
export const useCutSince = (
  { live, error }: { live: LiveState; error: unknown },
  now: Date | null,
): Date | null => {
  const online = useOnline();
  const [lostAt, setLostAt] = useState<Date | null>(null);
  if (live === 'live' && lostAt) setLostAt(null);
  if (live !== 'live' && !lostAt && now) setLostAt(now);
  const isCut = live !== 'live' && (!online || error !== undefined);
  return isCut ? lostAt : null;
};
