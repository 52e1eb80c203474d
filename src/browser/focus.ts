/** Moves the keyboard focus to an element that cannot normally receive it, such as `<main>`. */
export const focusOn = (element: HTMLElement, options?: FocusOptions): void => {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus(options);
};

/** The regions of a screen; whatever replaces a part appears inside one of them. */
const place = 'section, [role="tabpanel"], main';

const placesAround = (element: HTMLElement): HTMLElement[] => {
  const nearest = element.parentElement?.closest<HTMLElement>(place);
  return nearest ? [nearest, ...placesAround(nearest)] : [];
};

/**
 * A ref for an element that disappears when something in it is pressed, such as "try again": the
 * focus, which would be lost with it, moves to the heading of the nearest part of the screen that
 * stays.
 */
export const passFocusOn = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const places = placesAround(element);
    // Only then is it known what stays.
    queueMicrotask(() => {
      const here = places.find(({ isConnected }) => isConnected);
      if (here) focusOn(here.querySelector<HTMLElement>('h1, h2') ?? here, { preventScroll: true });
    });
  };
};
