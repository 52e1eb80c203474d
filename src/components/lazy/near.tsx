import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { afterFirstInteraction } from '#src/browser/attention.ts';
import { rememberPress } from '#src/browser/early.ts';
import { rememberTyped } from '#src/browser/typed.ts';
import { loadOrStandIn } from './loadOrStandIn.tsx';

/**
 * Signs that somebody is within a part. React keeps the focus within HTML that it has not hydrated
 * to itself; a press on a button does not move the focus in Safari.
 */
const signs = ['focusin', 'pointerdown'] as const;

/**
 * A part of the screen further down. When a server rendered it, its HTML is present from the start,
 * and its code loads when it is in view and the visitor has interacted and is not waiting for an
 * answer, or is within it; otherwise it loads at once. Without a connection it waits for one.
 * @param load loads the part. Its props must not change with each render of the screen: React
 *   discards a server-rendered part that gets new props before its code has loaded
 * @param options its `height` is the space reserved while it loads, as CSS; `first` is for a part of
 *   the first view, which is painted at once; while it loads, its outline is shown
 */
export const near = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { height = '100vh', first = false }: { height?: string; first?: boolean } = {},
) => {
  let reach = (): void => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  let html: HTMLElement | null = null;
  let hydrated = false;
  let pressAgain: (() => void) | null = null;
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await reached;
    const Loaded = await loadOrStandIn(load);
    const restore = html ? rememberTyped(html) : null;
    return {
      default: function Hydrated(props: Props) {
        useEffect(() => {
          hydrated = true;
          restore?.();
          pressAgain?.();
          pressAgain = null;
        }, []);
        return <Loaded {...props} />;
      },
    };
  });

  /** Requested when there is no server-rendered HTML here, or no longer. */
  function Vacant() {
    reach();
    if (first) return <Skeleton variant="rounded" height={height} aria-busy="true" />;
    return <Box aria-busy="true" sx={{ minHeight: height }} />;
  }

  return memo(function Near(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const part = place.current;
      // A busy browser reports several changes at once, the latest last.
      const watch = new IntersectionObserver(
        (changes) => changes.some(({ isIntersecting }) => isIntersecting) && reach(),
      );
      const look = ({ target }: Event) => part?.contains(target as Node) && reach();
      for (const sign of signs) document.addEventListener(sign, look, true);
      html = part;
      if (html && !hydrated) pressAgain = rememberPress(html);
      // The interaction may be a press elsewhere, whose answer comes first.
      afterFirstInteraction(() => html && watch.observe(html));
      return () => {
        for (const sign of signs) document.removeEventListener(sign, look, true);
        html = null;
        pressAgain?.();
        pressAgain = null;
        watch.disconnect();
      };
    }, []);
    return (
      <div
        ref={place}
        {...(!first && { 'data-below': true, style: { containIntrinsicHeight: height } })}
      >
        <Suspense fallback={<Vacant />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  });
};
