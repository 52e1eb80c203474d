import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The keys that move a carousel. */
export type CarouselKey = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

const keys: string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'] satisfies CarouselKey[];

/** Handles the carousel keys wherever the focus is inside an element. */
export const useArrowKeys = (
  root: RefObject<HTMLElement | null>,
  onKey: (key: CarouselKey) => void,
): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!keys.includes(event.key)) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select'))
      return;
    event.preventDefault();
    onKey(event.key as CarouselKey);
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent) => handle(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [root]);
};
