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

/** Without any input in the page, nothing can be lost. */
const anewUnlessTyped = (): void => {
  if (!holdsText(document)) anew();
};

/**
 * Shown when a part could not be loaded. Browsers request its code again only with a new page, so
 * the page reloads by itself when the connection is back, or by a press when it holds input.
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
 * A part of the screen further down. When a server rendered it, its HTML is present from the start,
 * and its code loads when it is in view and the visitor has interacted; otherwise it loads at once.
 * Without a connection it waits for one.
 * @param load loads the part. Its props must not change with each render of the screen: React
 *   discards a server-rendered part that gets new props before its code has loaded
 * @param options its `height` is the space reserved while it loads, as CSS; `first` is for a part of
 *   the first view, which is painted at once
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

  /** Requested when there is no server-rendered HTML here, or no longer. */
  function Vacant() {
    reach();
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
      // React keeps the focus within HTML that it has not hydrated to itself.
      const look = ({ target }: FocusEvent) => part?.contains(target as Node) && reach();
      document.addEventListener('focusin', look, true);
      html = part;
      if (html && !hydrated) pressAgain = rememberPress(html);
      void somebodyThere().then(() => html && watch.observe(html));
      return () => {
        document.removeEventListener('focusin', look, true);
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
