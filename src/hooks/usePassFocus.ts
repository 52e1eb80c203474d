import { useCallback, useRef, type RefCallback, type RefObject } from 'react';
import { focusOn } from '#src/browser/focus.ts';

/**
 * Moves the focus from a part that disappears on a click to the part that replaces it.
 * @param part selector of the element that takes the focus inside the replacement
 * @returns refs of the old part and of its replacement
 */
export const usePassFocus = <Comes extends HTMLElement>(
  part?: string,
): {
  goes: RefCallback<HTMLElement>;
  comes: RefObject<Comes | null>;
} => {
  const comes = useRef<Comes>(null);
  const goes = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      return () => {
        if (!element.contains(document.activeElement)) return;
        // The replacement does not exist earlier.
        queueMicrotask(() => {
          if (!comes.current) return;
          const inside = part ? comes.current.querySelector<HTMLElement>(part) : null;
          const { top } = comes.current.getBoundingClientRect();
          // A replacement whose start is in view is not scrolled.
          focusOn(inside ?? comes.current, {
            preventScroll: top >= 0 && top < window.innerHeight / 2,
          });
        });
      };
    },
    [part],
  );
  return { goes, comes };
};
