import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '#src/hooks/useStillness.ts';
import { durations, radii } from '#theme/tokens.ts';

/** Maximum wait for the next screen, in ms. The old screen does not move during that time. */
const ARRIVAL_MS = 300;

/** Time in which the old content fades, in ms. */
const FADE_MS = 90;

const CARD = '[data-place-card]';
const PLACE = '[data-place]';

/** The old content disappears before the new content appears, so that their texts never overlap. */
const styles = `
::view-transition-group(place) {
  animation-duration: ${durations.calm}ms; animation-timing-function: ease-out;
  border-radius: ${radii.card}px; background: var(--mui-palette-background-paper);
}
::view-transition-old(root), ::view-transition-old(place) { animation-duration: ${FADE_MS}ms }
::view-transition-new(root), ::view-transition-new(place) {
  animation-delay: ${FADE_MS}ms; animation-duration: ${durations.calm - FADE_MS}ms;
}
::view-transition-old(place), ::view-transition-new(place) {
  height: 100%; overflow: clip; object-fit: cover; object-position: top;
}`;

/**
 * Resolves when the screen of the place has rendered. A view transition delays animation frames.
 */
const arrival = (): Promise<void> =>
  new Promise((resolve) => {
    const changes = new MutationObserver(() => document.querySelector(PLACE) && end());
    const end = (): void => {
      changes.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ARRIVAL_MS);
    changes.observe(document.body, { childList: true, subtree: true });
    if (document.querySelector(PLACE)) end();
  });

const name = (element: Element | null, value: string): void =>
  (element as HTMLElement | null)?.style.setProperty('view-transition-name', value);

/**
 * On a click, animates a card into the screen of its place, if the browser has view transitions.
 * @param go opens an address
 * @returns a function that stops it
 */
export const watchPlaceCards = (go: (href: string) => void): (() => void) => {
  if (!('startViewTransition' in document)) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  // Loads its code early, so that the screen shows at most one placeholder.
  const touched = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest(CARD)) return;
    void import('#src/pages/listing-details/ListingDetailsPage.tsx').catch(() => undefined);
  };

  const clicked = (event: MouseEvent): void => {
    if (!('startViewTransition' in document) || prefersReducedMotion()) return;
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const card = link?.closest(CARD) ?? null;
    const href = link?.getAttribute('href');
    if (!card || !href?.startsWith('/') || link?.target) return;
    // The router ignores a click whose default is prevented.
    event.preventDefault();
    // A similar place replaces this one, and a transition name may occur only once.
    name(document.querySelector(PLACE), 'none');
    name(card, 'place');
    const { ready } = document.startViewTransition(async () => {
      name(card, '');
      flushSync(() => go(href));
      await arrival();
    });
    // A hidden tab skips the transition, but still opens the place.
    ready.catch(() => undefined);
  };
  window.addEventListener('pointerdown', touched, { capture: true });
  window.addEventListener('click', clicked, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', touched, { capture: true });
    window.removeEventListener('click', clicked, { capture: true });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
};
