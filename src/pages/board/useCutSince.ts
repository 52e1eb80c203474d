import { useState } from 'react';
import type { LiveState } from '#src/browser/liveEvents.ts';
import { useOnline } from '#src/hooks/useOnline.ts';

/**
 * Time since which neither the stream nor polling reaches the server. Null while one of them does.
 * @param now the time on the board
 */
export const useCutSince = (
  { live, error }: { live: LiveState; error: unknown },
  now: Date | null,
): Date | null => {
  const online = useOnline();
  const [lostAt, setLostAt] = useState<Date | null>(null);
  const isCut = live !== 'live' && (!online || error !== undefined);
  if (!isCut && lostAt) setLostAt(null);
  if (isCut && !lostAt && now) setLostAt(now);
  return lostAt;
};
