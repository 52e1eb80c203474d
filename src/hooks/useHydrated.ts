import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => {};

/** False on the server and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
