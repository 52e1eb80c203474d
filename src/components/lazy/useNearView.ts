import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Becomes true when the element comes near the view, a key is pressed or the page is printed, and
 * stays true. Tab would skip an element that is not rendered yet.
 * @param isAtOnce true from the beginning
 */
export const useNearView = (element: RefObject<Element | null>, isAtOnce = false): boolean => {
  const [isNear, setNear] = useState(isAtOnce);
  useEffect(() => {
    if (isNear) return undefined;
    const approach = () => setNear(true);
    const watch = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && approach(),
      { rootMargin: '200px' },
    );
    watch.observe(element.current!);
    // The browser prints what stands there when the handler returns.
    const print = () => flushSync(approach);
    window.addEventListener('beforeprint', print);
    window.addEventListener('keydown', approach);
    return () => {
      watch.disconnect();
      window.removeEventListener('keydown', approach);
      window.removeEventListener('beforeprint', print);
    };
  }, [element, isNear]);
  return isNear;
};
