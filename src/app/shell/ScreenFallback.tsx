import { useState } from 'react';
import { PageSkeleton } from '#src/components/feedback/PageSkeleton.tsx';
import { useOnline } from '#src/hooks/useOnline.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

/** While a screen's code loads: its outline, or that it waits for a connection; see screens.ts. */
export function ScreenFallback() {
  const online = useOnline();
  const [waits, setWaits] = useState(!online);
  // A network is available before the server behind it responds.
  if (!online && !waits) setWaits(true);
  return waits ? <OfflineScreen /> : <PageSkeleton />;
}
