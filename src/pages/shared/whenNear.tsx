import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';

/** What is in it is neither laid out nor painted while it is out of sight. */
const Place = styled('div', { name: 'SeiraWhenNear', slot: 'root' })({
  '& > *': { contentVisibility: 'auto', containIntrinsicSize: 'auto 600px' },
});

const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/** When somebody first does something with the page: until then nothing has to answer. */
const somebodyThere = (): Promise<void> =>
  new Promise((resolve) => {
    const notice = (): void => {
      for (const sign of signs) window.removeEventListener(sign, notice, true);
      resolve();
    };
    for (const sign of signs)
      window.addEventListener(sign, notice, { capture: true, passive: true });
  });
let attention: Promise<void> | null = null;

/**
 * The part of a screen that one has to scroll to. When the server drew it, its HTML stands there
 * from the start, and its code is loaded when it is in sight of somebody who does something; else
 * it is loaded at once.
 * @param load brings the part. What it is given must not change with each drawing of the screen:
 *   React throws away a server's part that gets something new before its code is there
 * @param height what is kept free for it while it loads, as CSS
 */
export const whenNear = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height = '100vh',
) => {
  let reach = (): void => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await reached;
    return { default: await load() };
  });

  /** It is asked for when there is nothing from the server here, or no longer. */
  function Vacant() {
    reach();
    return <Box aria-busy="true" sx={{ minHeight: height }} />;
  }

  return memo(function WhenNear(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach());
      const { current } = place;
      attention ??= somebodyThere();
      void attention.then(() => watch.observe(current!));
      return () => watch.disconnect();
    }, []);
    return (
      <Place ref={place} onFocus={reach}>
        <Suspense fallback={<Vacant />}>
          <Part {...props} />
        </Suspense>
      </Place>
    );
  });
};
