import { useEffect, useState, type RefObject } from 'react';

/** How far around the view things are near, in views. */
const AROUND = '150%';

const tell = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();

let shared: IntersectionObserver | null = null;
const observer = (): IntersectionObserver =>
  (shared ??= new IntersectionObserver(
    (entries) => entries.forEach((entry) => tell.get(entry.target)?.(entry)),
    // The second is for parts that scroll by themselves.
    { rootMargin: AROUND, scrollMargin: AROUND } as IntersectionObserverInit,
  ));

/**
 * Tells when something lies far beyond the view, so that it needs no more than its place: one of
 * very many costs next to nothing then.
 * @param place what is looked at
 * @param on whether to look at all; without it everything is near
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
      // Whoever works in it with the keyboard keeps it; what is not laid out has no place to keep.
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
