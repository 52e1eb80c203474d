import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * False on a server and during hydration, true from then on: for what only the browser knows, such
 * as who is logged in.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
