import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { afterFirstInteraction } from '#src/browser/attention.ts';
import { rememberPress } from '#src/browser/early.ts';
import { untranslate } from '#src/browser/pageTranslation.ts';
import { rememberTyped } from '#src/browser/typed.ts';
import { toasts } from '#src/lib/toasts.ts';
import { loadWithFallback } from './loadWithFallback.tsx';

/**
 * Signs that somebody is within a part. React keeps the focus within HTML that it has not hydrated
 * to itself; a press on a button does not move the focus in Safari.
 */
const signs = ['focusin', 'pointerdown'] as const;

/**
 * Makes a part of the screen whose code loads when it scrolls into view. When a server rendered it,
 * its HTML is present from the start, and its code loads when it is in view and the visitor has
 * interacted and is not waiting for an answer, or is within it; otherwise it loads at once. Without
 * a connection it waits for one.
 * @param load loads the part. Its props must not change with each render of the screen: React
 *   discards a server-rendered part that gets new props before its code has loaded
 * @param options its `height` is the space reserved while it loads, as CSS; `first` is for a part of
 *   the first view, which is painted at once; while it loads, its outline is shown
 */
export const lazyInView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { height = '100vh', first = false }: { height?: string; first?: boolean } = {},
) => {
  let start = (): void => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  let html: HTMLElement | null = null;
  let hydrated = false;
  let pressAgain: (() => void) | null = null;
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await started;
    const Loaded = await loadWithFallback(load);
    const restore = html ? rememberTyped(html) : null;
    if (html) untranslate(html);
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

  /** Rendered only where there is no server-rendered HTML, or no longer. */
  function Placeholder() {
    start();
    if (first) return <Skeleton variant="rounded" height={height} aria-busy="true" />;
    return <Box aria-busy="true" sx={{ minHeight: height }} />;
  }

  return memo(function LazyInView(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const part = place.current;
      // A busy browser reports several changes at once, the latest last.
      const watch = new IntersectionObserver(
        (changes) => changes.some(({ isIntersecting }) => isIntersecting) && start(),
      );
      const look = ({ target }: Event) => part?.contains(target as Node) && start();
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
        <Suspense fallback={<Placeholder />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  });
};

interface DialogProps {
  open?: boolean;
  onClose?: () => void;
}

export type LazyDialog<Props> = ComponentType<Props> & {
  preload: () => void;
  /** To spread on the control that opens it: hover and focus load it. */
  hoverProps: { onPointerEnter: () => void; onFocus: () => void };
};

/**
 * Makes a dialog, menu or drawer whose code loads when the control that opens it is hovered or
 * focused, or in an idle moment after the first interaction; not with the screen. When it cannot be
 * loaded, it closes again and a toast says why. Browsers never request a module again after it
 * failed to load: without a connection it is not requested, and after a failure the toast says that
 * the page has to be reloaded. It is not reloaded automatically, because it may hold unsaved input.
 * @param Fallback shown when it cannot be loaded, instead of the toast
 */
export const lazyDialog = <Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): LazyDialog<Props> => {
  let Loaded: ComponentType<Props> | null = null;
  let failed = false;
  const fetch = async (): Promise<void> => {
    if (Loaded) return;
    if (failed || !navigator.onLine) throw new Error('Cannot be loaded');
    try {
      Loaded = await load();
    } catch (problem) {
      failed = true;
      throw problem;
    }
  };
  const preload = (): void => void fetch().catch(() => undefined);

  function Dialog(props: Props) {
    const { open = false, onClose } = props;
    const { t } = useTranslation();
    const [outcome, setOutcome] = useState<'loaded' | 'failed' | null>(null);
    useEffect(() => {
      let here = true;
      afterFirstInteraction(() => here && preload());
      return () => {
        here = false;
      };
    }, []);
    useEffect(() => {
      if (!open || Loaded) return undefined;
      let here = true;
      fetch().then(
        () => here && setOutcome('loaded'),
        () => {
          if (!here) return;
          setOutcome('failed');
          if (Fallback) return;
          onClose?.();
          const text = failed ? t('errors.part') : t('errors.network');
          toasts.say({ text, kind: 'error' });
        },
      );
      return () => {
        here = false;
      };
      // A new handler or language does not ask again.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [open]);
    if (Loaded) return <Loaded {...props} />;
    return outcome === 'failed' && Fallback ? <Fallback {...props} /> : null;
  }

  return Object.assign(Dialog, {
    preload,
    hoverProps: { onPointerEnter: preload, onFocus: preload },
  });
};
