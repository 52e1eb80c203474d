import { useState } from 'react';
import { PageSkeleton } from '#src/components/feedback/PageSkeleton.tsx';
import { useOnline } from '#src/hooks/useOnline.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

/** Shown while the code of a screen loads or waits for a connection, see screens.ts. */
export function ScreenFallback() {
  const online = useOnline();
  const [waits, setWaits] = useState(!online);
  // The network can be available before the server responds.
  if (!online && !waits) setWaits(true);
  return waits ? <OfflineScreen /> : <PageSkeleton />;
}
