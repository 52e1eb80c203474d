import { focusOn } from '#src/browser/focus.ts';
import { prefersReducedMotion } from './useStillness.ts';

/** Scrolls an element into view, smoothly unless motion is off. */
export const bringIntoView = (element: Element | null, place: ScrollIntoViewOptions): void =>
  element?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', ...place });

/** Scrolls to the element with an id and focuses its heading or the element itself. */
export const goTo = (id: string): void => {
  const part = document.getElementById(id);
  if (!part) return;
  bringIntoView(part, { block: 'start' });
  const heading = part.querySelector<HTMLElement>(':is(h2, h3)[tabindex="-1"]');
  focusOn(heading ?? part, { preventScroll: true });
};
