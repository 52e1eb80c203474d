import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => {};

/** False on a server and during hydration, then true: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
