import { focusOn } from './focus.ts';

/** Regions of a screen. Replacements of a removed element appear inside one of them. */
const REGION = 'section, [role="tabpanel"], main';

/** The heading of a region itself, not of a card in it. */
const HEADING = ':is(h1, h2):not(li *, article *)';

const regionsAround = (element: Element): HTMLElement[] => {
  const nearest = element.parentElement?.closest<HTMLElement>(REGION);
  return nearest ? [nearest, ...regionsAround(nearest)] : [];
};

/**
 * Keeps the focus on the screen from now on. If the focused element is removed and nothing else
 * takes the focus, the heading of the nearest remaining region does. Otherwise, keyboards would
 * start again at the top of the page and screen readers would fall silent.
 */
export const keepFocus = (): void => {
  let last: Element | null = null;
  let regions: HTMLElement[] = [];
  const remember = (element: Element | null): void => {
    if (!element || element === document.body) return;
    last = element;
    const around = regionsAround(element);
    // A dialog is outside of `main`: behind it are the regions of the element that opened it.
    regions = around.at(-1)?.localName === 'main' ? around : [...around, ...regions];
  };
  const restore = (): void => {
    if (!last || last.isConnected) return;
    const { activeElement } = document;
    last = null;
    if (activeElement && activeElement !== document.body) return;
    const region = regions.find(({ isConnected }) => isConnected);
    if (region)
      focusOn(region.querySelector<HTMLElement>(HEADING) ?? region, { preventScroll: true });
  };
  remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => remember(target as Element));
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true });
};
