import { useCallback, useRef, type RefCallback, type RefObject } from 'react';
import { focusOn } from '#src/browser/focus.ts';

/**
 * For a part of the screen that goes away by a press inside it and leaves something in its place:
 * the focus, which would be lost with the one, moves to the other.
 * @returns the refs of what goes and of what comes
 */
export const usePassFocus = <Comes extends HTMLElement>(): {
  goes: RefCallback<HTMLElement>;
  comes: RefObject<Comes | null>;
} => {
  const comes = useRef<Comes>(null);
  const goes = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    return () => {
      if (!element.contains(document.activeElement)) return;
      // Only then it is there.
      queueMicrotask(() => comes.current && focusOn(comes.current));
    };
  }, []);
  return { goes, comes };
};
