import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a returning page may take to reach its old height, in ms. */
const PATIENCE_MS = 2_000;

const restore = (target: number): (() => void) => {
  const started = performance.now();
  let frame = 0;
  const attempt = (): void => {
    window.scrollTo({ top: target, behavior: 'instant' });
    const reached = Math.abs(window.scrollY - target) < 2;
    if (!reached && performance.now() - started < PATIENCE_MS)
      frame = requestAnimationFrame(attempt);
  };
  attempt();
  const stop = (): void => cancelAnimationFrame(frame);
  for (const event of ['wheel', 'touchstart', 'keydown'] as const)
    window.addEventListener(event, stop, { once: true, passive: true });
  return stop;
};

/** Starts new screens at their top and brings people back to where they were. */
export function ScrollManager() {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const lastPath = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const kept = positions.current;
    const remember = (): void => void kept.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const moved = lastPath.current !== pathname;
    lastPath.current = pathname;
    const was = positions.current.get(key);
    // A page that has just been opened stands where the browser has put it.
    if (type === 'POP') return was === undefined && !moved ? undefined : restore(was ?? 0);
    if (moved && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, type, hash, pathname]);

  return null;
}
