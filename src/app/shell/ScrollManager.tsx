import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  findLink,
  linkAt,
  placesIn,
  savePlaces,
  type LeavingLink,
  type ScreenPosition,
  type Places,
} from './places.ts';

/** Time for a restored page to reach its former height, in ms. */
const TIMEOUT_MS = 10_000;

/** Scrolls to the link that the person followed and focuses it. */
const returnTo = (link: HTMLElement, { focused, fromTop }: LeavingLink): void => {
  // Content above the link may have changed its height since.
  const shift = link.getBoundingClientRect().top - fromTop;
  if (Math.abs(shift) < innerHeight) window.scrollBy({ top: shift, behavior: 'instant' });
  const { top, bottom, left, right } = link.getBoundingClientRect();
  link.scrollIntoView({
    block: bottom < 0 || top > innerHeight ? 'center' : 'nearest',
    inline: right < 0 || left > innerWidth ? 'center' : 'nearest',
    behavior: 'instant',
  });
  const { activeElement } = document;
  if (focused && (activeElement === document.body || activeElement?.matches('main h1')))
    link.focus({ preventScroll: true });
};

/** Scrolls as soon as the page is high enough, unless the visitor scrolls or types first. */
const restore = ({ top, link: followed }: ScreenPosition): (() => void) => {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  const attempt = (): void => {
    if (ended.signal.aborted) return;
    window.scrollTo({ top, behavior: 'instant' });
    const link = followed ? findLink(followed) : null;
    if (Math.abs(window.scrollY - top) >= 2 || (followed && !link)) return;
    end();
    if (followed && link) returnTo(link, followed);
  };
  const heights = new ResizeObserver(attempt);
  const timer = setTimeout(end, TIMEOUT_MS);
  ended.signal.addEventListener('abort', () => {
    heights.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const)
    window.addEventListener(event, end, { passive: true, signal: ended.signal });
  heights.observe(document.body);
  attempt();
  return end;
};

/** Scrolls new screens to the top and restores the position of visited ones. */
export function ScrollManager() {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const entry = `${key} ${pathname}`;
  const places = useRef<Places>(null);
  const last = useRef({ entry, pathname });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const save = (): void => savePlaces(places.current);
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, []);

  useLayoutEffect(() => {
    const known = (places.current ??= placesIn(entry));
    const moved = last.current.pathname !== pathname;
    const before = known.get(last.current.entry);
    last.current = { entry, pathname };
    const was = known.get(entry);
    // The browser has already positioned a newly opened page.
    if (type === 'POP') {
      if (was === undefined && !moved) return undefined;
      // The followed link takes the focus once, but not after a later reload.
      if (was) known.set(entry, { top: was.top });
      return restore(was ?? { top: 0 });
    }
    if (moved && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (!moved && type === 'REPLACE' && before) known.set(entry, before);
    return undefined;
  }, [entry, type, hash, pathname]);

  // Runs before the next screen renders, which may change the scroll position itself.
  useLayoutEffect(() => {
    const known = (places.current ??= placesIn(entry));
    const scrolled = (): void => void known.set(entry, { top: window.scrollY });
    const pressed = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
      if (button !== 0 || ctrlKey || metaKey || shiftKey) return;
      const link = linkAt(target);
      if (link) known.set(entry, { top: window.scrollY, link });
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('click', pressed, { capture: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('click', pressed, { capture: true });
    };
  }, [entry]);

  return null;
}
