import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => {};
const nothing = (): null => null;

let isAsked = false;
const forget = (): void => {
  isAsked = false;
};
const onServer = (): null => {
  isAsked = true;
  return null;
};

/**
 * True on the server and in renders that hydrate. Unlike `useHydrated`, it causes no second render
 * after hydration: the value of the server is that of the browser, and only its being asked counts.
 */
export const useHydrating = (): boolean => {
  forget();
  useSyncExternalStore(subscribeToNothing, nothing, onServer);
  return isAsked;
};
