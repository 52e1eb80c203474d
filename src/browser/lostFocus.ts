import { focusOn } from './focus.ts';

/** Regions of a screen. Replacements of a removed element appear inside one of them. */
const REGION = 'section, [role="tabpanel"], main';

/** The heading of a region itself, not of a card in it. */
const HEADING = ':is(h1, h2):not(li *, article *)';

/** Distance to the window in px, without the header, for which the page has a scroll padding. */
const distanceTo = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(header - bottom, top - window.innerHeight, 0);
};

/** Focuses the heading of a region, or one that is nearer if that was scrolled away. */
const focusIn = (region: HTMLElement): void => {
  const own = region.querySelector<HTMLElement>(HEADING) ?? region;
  const target = [own, ...region.querySelectorAll<HTMLElement>('h1, h2')].reduce((best, one) =>
    distanceTo(one) < distanceTo(best) ? one : best,
  );
  focusOn(target, { preventScroll: distanceTo(target) === 0 });
};

const regionsAround = (element: Element): HTMLElement[] => {
  const nearest = element.parentElement?.closest<HTMLElement>(REGION);
  return nearest ? [nearest, ...regionsAround(nearest)] : [];
};

/**
 * Keeps the focus on the screen from now on. If the focused element is removed and nothing else
 * takes the focus, a heading of the nearest remaining region does, in view if possible. Otherwise,
 * keyboards would start again at the top of the page and screen readers would fall silent.
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
    if (region) focusIn(region);
  };
  remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => remember(target as Element));
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true });
};
