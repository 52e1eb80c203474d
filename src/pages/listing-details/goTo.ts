/** The parts of a listing that its buttons lead to. */
export const anchors = { booking: 'booking', review: 'add-review' } as const;

/** Brings a part of the page into view and puts the focus on its heading. */
export const goTo = (anchor: string): void => {
  const part = document.getElementById(anchor);
  if (!part) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  part.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};
