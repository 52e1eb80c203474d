import { useEffect } from 'react';
import { keepAwake } from '#src/browser/wakeLock.ts';

/** Keeps the screen on while the component is shown. */
export const useWakeLock = (): void => useEffect(keepAwake, []);
