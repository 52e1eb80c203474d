import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => {};
const nothing = (): null => null;

let isHydrating = false;
const forget = (): void => {
  isHydrating = false;
};
const onServer = (): null => {
  isHydrating = true;
  return null;
};

/**
 * True on the server and in renders that hydrate. Unlike `useHydrated`, it causes no second render
 * after hydration, because server and browser have the same value: only React's call of the server
 * snapshot counts.
 */
export const useHydrating = (): boolean => {
  forget();
  useSyncExternalStore(subscribeToNothing, nothing, onServer);
  return isHydrating;
};
