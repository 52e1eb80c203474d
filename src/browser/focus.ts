/** Focuses an element that is not focusable, such as `<main>`. */
export const focusOn = (element: HTMLElement, options?: FocusOptions): void => {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus(options);
};

/** Regions of a screen. Replacements appear inside one of them. */
const place = 'section, [role="tabpanel"], main';

const placesAround = (element: HTMLElement): HTMLElement[] => {
  const nearest = element.parentElement?.closest<HTMLElement>(place);
  return nearest ? [nearest, ...placesAround(nearest)] : [];
};

/**
 * A ref for an element that disappears on a click, such as "try again". It moves the focus to the
 * heading of the nearest remaining region.
 */
export const moveFocusOnRemoval = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const places = placesAround(element);
    // The remaining elements are known only then.
    queueMicrotask(() => {
      const here = places.find(({ isConnected }) => isConnected);
      if (here) focusOn(here.querySelector<HTMLElement>('h1, h2') ?? here, { preventScroll: true });
    });
  };
};
