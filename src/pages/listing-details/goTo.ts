import { isStill } from '#src/hooks/useStillness.ts';

export const anchors = { booking: 'booking', review: 'add-review' } as const;

/** Scrolls a part of the page into view and focuses its heading, or the part itself. */
export const goTo = (anchor: string): void => {
  const part = document.getElementById(anchor);
  if (!part) return;
  part.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth', block: 'start' });
  const heading = part.querySelector<HTMLElement>(':is(h2, h3)[tabindex="-1"]');
  (heading ?? part).focus({ preventScroll: true });
};
