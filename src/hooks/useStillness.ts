import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Returns true if the person prefers reduced motion or `<html data-still>` is set. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia(query).matches || 'still' in document.documentElement.dataset;

/** `prefersReducedMotion` for rendering. False on the server, so that markup does not depend on it. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
