import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { lazy, memo, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { somebodyThere } from '#src/browser/attention.ts';
import { rememberPress } from '#src/browser/early.ts';
import { connected } from '#src/browser/connection.ts';
import { holdsText, rememberTyped } from '#src/browser/typed.ts';

const anew = (): void => window.location.reload();

/** With nothing typed into the page there is nothing to lose. */
const anewUnlessTyped = (): void => {
  if (!holdsText(document)) anew();
};

/**
 * Stands where a part could not be had. Browsers ask for its code again with a new page alone,
 * which comes by itself with the connection, or by a press when something is typed in the page.
 */
function Lost() {
  const { t } = useTranslation();
  useEffect(() => {
    window.addEventListener('online', anewUnlessTyped);
    return () => window.removeEventListener('online', anewUnlessTyped);
  }, []);
  return (
    <Container sx={{ py: 4 }}>
      <ErrorState title={t('errors.title')} text={t('errors.part')} onRetry={anew} />
    </Container>
  );
}

/**
 * The part of a screen that one has to scroll to. When a server rendered it, its HTML stands there
 * from the start, and its code is loaded when it is in sight of somebody who does something; else
 * it is loaded at once. Without a connection it waits for one.
 * @param load brings the part. What it is given must not change with each drawing of the screen:
 *   React throws away a server's part that gets something new before its code is there
 * @param height what is kept free for it while it loads, as CSS
 */
export const near = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height = '100vh',
) => {
  let reach = (): void => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  let html: HTMLElement | null = null;
  let hydrated = false;
  let pressAgain: (() => void) | null = null;
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await reached.then(connected);
    const Loaded = await load().catch((): ComponentType<Props> => Lost);
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

  /** It is asked for when there is nothing from the server here, or no longer. */
  function Vacant() {
    reach();
    return <Box aria-busy="true" sx={{ minHeight: height }} />;
  }

  return memo(function Near(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach());
      html = place.current;
      if (html && !hydrated) pressAgain = rememberPress(html);
      void somebodyThere().then(() => html && watch.observe(html));
      return () => {
        html = null;
        pressAgain?.();
        pressAgain = null;
        watch.disconnect();
      };
    }, []);
    return (
      <div ref={place} data-below style={{ containIntrinsicHeight: height }} onFocus={reach}>
        <Suspense fallback={<Vacant />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  });
};
