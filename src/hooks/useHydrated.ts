import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => {};

/**
 * False on a server and during hydration, true from then on: for what only the browser knows, such
 * as who is logged in.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
