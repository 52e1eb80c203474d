import { useEffect, useReducer, useState, type RefObject } from 'react';

/** Distance from the viewport that counts as near, relative to its size. */
const AROUND = '150%';

const callbacks = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();

let shared: IntersectionObserver | null = null;
const observer = (): IntersectionObserver =>
  (shared ??= new IntersectionObserver(
    (entries) => entries.forEach((entry) => callbacks.get(entry.target)?.(entry)),
    // `scrollMargin` covers containers that scroll on their own.
    { rootMargin: AROUND, scrollMargin: AROUND },
  ));

/**
 * Detects when an element is far outside the viewport, where a placeholder suffices.
 * @param place the observed element
 * @param on false disables observation, and the element counts as near
 * @returns the last height in px while the element is far, otherwise null
 */
export const useHeightWhenFar = (
  place: RefObject<HTMLElement | null>,
  on: boolean,
): number | null => {
  // Counts the widths of the window, because a height belongs to one of them.
  const [width, countWidth] = useReducer((count: number) => count + 1, 0);
  const [measured, setMeasured] = useState<{ height: number; width: number } | null>(null);
  useEffect(() => {
    if (!on) return undefined;
    let last = window.innerWidth;
    const resize = () => {
      if (window.innerWidth !== last) countWidth();
      last = window.innerWidth;
    };
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, [on]);
  useEffect(() => {
    const element = place.current;
    if (!on || !element) return undefined;
    callbacks.set(element, ({ isIntersecting, boundingClientRect: { height } }) => {
      if (isIntersecting) setMeasured(null);
      // An element with focus stays rendered, and an element without layout has no height.
      else if (!element.contains(document.activeElement) && height > 0)
        setMeasured((known) => (known?.width === width ? known : { height, width }));
    });
    observer().observe(element);
    return () => {
      observer().unobserve(element);
      callbacks.delete(element);
      setMeasured(null);
    };
  }, [place, on, width]);
  return measured?.width === width ? measured.height : null;
};
