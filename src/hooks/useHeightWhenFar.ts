import { useEffect, useState, type RefObject } from 'react';

/** How far from the viewport an element still counts as near, in viewports. */
const AROUND = '150%';

const tell = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();

let shared: IntersectionObserver | null = null;
const observer = (): IntersectionObserver =>
  (shared ??= new IntersectionObserver(
    (entries) => entries.forEach((entry) => tell.get(entry.target)?.(entry)),
    // The second is for parts that scroll on their own.
    { rootMargin: AROUND, scrollMargin: AROUND },
  ));

/**
 * Tells when an element lies far outside the viewport and needs only a placeholder, so that one of
 * many costs next to nothing.
 * @param place the observed element
 * @param on whether to observe at all; without it everything is near
 * @returns its last height in pixels while it is far, else null
 */
export const useHeightWhenFar = (
  place: RefObject<HTMLElement | null>,
  on: boolean,
): number | null => {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!on || !element) return undefined;
    tell.set(element, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) setHeight(null);
      // An element with keyboard focus stays; one without layout has no height to keep.
      else if (!element.contains(document.activeElement) && boundingClientRect.height > 0)
        setHeight((kept) => kept ?? boundingClientRect.height);
    });
    observer().observe(element);
    return () => {
      observer().unobserve(element);
      tell.delete(element);
      setHeight(null);
    };
  }, [place, on]);
  return height;
};
