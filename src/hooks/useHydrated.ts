import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * False on a server and while its page is taken over, true from then on: for what the browser
 * alone knows, such as who is logged in.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
