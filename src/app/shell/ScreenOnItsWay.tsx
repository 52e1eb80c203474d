import { useState } from 'react';
import { PageSkeleton } from '#src/components/feedback/PageSkeleton.tsx';
import { useOnline } from '#src/hooks/useOnline.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

/**
 * Stands there while a screen's code is on its way: its outline, or that it waits for a connection,
 * with which it comes by itself; see screens.ts.
 */
export function ScreenOnItsWay() {
  const online = useOnline();
  const [waits, setWaits] = useState(!online);
  // A network comes before the server behind it answers.
  if (!online && !waits) setWaits(true);
  return waits ? <OfflineScreen /> : <PageSkeleton />;
}
