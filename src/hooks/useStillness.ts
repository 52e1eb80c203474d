import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether motion is off right now: the person prefers it, or `<html data-still>` is set. */
export const isStill = (): boolean =>
  window.matchMedia(query).matches || 'still' in document.documentElement.dataset;

/** `isStill` for rendering; false on a server, so that effects decide and not the markup. */
export const useStillness = (): boolean => useSyncExternalStore(subscribe, isStill, () => false);
