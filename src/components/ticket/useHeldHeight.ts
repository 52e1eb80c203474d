import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps an element at least as high as it was before `look` changed, until its width changes. */
export const useHeldHeight = <E extends HTMLElement>(look: string): RefObject<E | null> => {
  const element = useRef<E>(null);
  const last = useRef({ look, width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const watch = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: height } = current;
      if (width !== last.current.width) current.style.minHeight = '';
      last.current = { ...last.current, width, height };
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!element.current || last.current.look === look) return;
    element.current.style.minHeight = `${last.current.height}px`;
    last.current.look = look;
  }, [look]);
  return element;
};
