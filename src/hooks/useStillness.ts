import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether nothing may move right now: the person asked for it, or `<html data-still>` does. */
export const isStill = (): boolean =>
  window.matchMedia(query).matches || 'still' in document.documentElement.dataset;

/** `isStill` for rendering; a server counts as moving, so effects decide and not the markup. */
export const useStillness = (): boolean => useSyncExternalStore(subscribe, isStill, () => false);
