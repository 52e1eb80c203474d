import { useCallback, useRef, type RefCallback, type RefObject } from 'react';
import { focusOn } from '#src/browser/focus.ts';

/**
 * For a part of the screen that disappears when something in it is pressed and is replaced by
 * another: moves the focus, which would be lost, from the old part to the new one.
 * @returns the refs of the old part and of its replacement
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
      // The replacement exists only then.
      queueMicrotask(() => comes.current && focusOn(comes.current));
    };
  }, []);
  return { goes, comes };
};
