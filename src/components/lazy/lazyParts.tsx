import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { afterFirstInteraction } from '#src/browser/attention.ts';
import { captureClick } from '#src/browser/preHydrationEvents.ts';
import { removeTranslation } from '#src/browser/pageTranslation.ts';
import { captureInput } from '#src/browser/preHydrationInput.ts';
import { toasts } from '#src/lib/toasts.ts';
import { loadWithFallback } from './loadWithFallback.tsx';
import { unhydrated, interactionEvents } from './hydrateParts.ts';

/**
 * Creates a part of the screen whose code loads when it scrolls into view. The code of a
 * server-rendered part loads when it is in view after the first interaction, or when the user
 * interacts with it. Without a connection, loading waits for one.
 * @param load loads the part. Keep its props stable: React discards a server-rendered part that
 * gets new props before its code has loaded
 * @param options `height` is the reserved height in CSS. `first` marks a part of the first view,
 * which shows its placeholder while it loads
 */
export const lazyInView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { height = '100vh', first = false }: { height?: string; first?: boolean } = {},
) => {
  let start = (): void => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  let resolveHydrated = (): void => {};
  const hydratedOnce = new Promise<void>((resolve) => (resolveHydrated = resolve));
  const hydrate = (): Promise<void> => {
    start();
    return hydratedOnce;
  };
  let html: HTMLElement | null = null;
  let hydrated = false;
  let replayClick: (() => void) | null = null;
  const Part = lazy(async () => {
    if (typeof window !== 'undefined') await started;
    const Loaded = await loadWithFallback(load);
    const restore = html ? captureInput(html) : null;
    if (html) removeTranslation(html);
    return {
      default: function Hydrated(props: Props) {
        useEffect(() => {
          hydrated = true;
          unhydrated.delete(hydrate);
          resolveHydrated();
          restore?.();
          replayClick?.();
          replayClick = null;
        }, []);
        return <Loaded {...props} />;
      },
    };
  });

  /** Rendered only if there is no server-rendered HTML. */
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
      const startInPart = ({ target }: Event) => part?.contains(target as Node) && start();
      for (const event of interactionEvents) document.addEventListener(event, startInPart, true);
      html = part;
      if (html && !hydrated) {
        replayClick = captureClick(html);
        unhydrated.add(hydrate);
      }
      // The first interaction may be a click elsewhere, which must be handled first.
      afterFirstInteraction(() => html && watch.observe(html));
      return () => {
        for (const event of interactionEvents)
          document.removeEventListener(event, startInPart, true);
        html = null;
        unhydrated.delete(hydrate);
        resolveHydrated();
        replayClick?.();
        replayClick = null;
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
  /** Props for the control that opens the dialog. Hover and focus start loading. */
  hoverProps: { onPointerEnter: () => void; onFocus: () => void };
};

/**
 * Creates a dialog, menu or drawer whose code loads when its control is hovered or focused, or in
 * idle time after the first interaction. Browsers never retry a failed module, so loading waits for
 * a connection. If it fails, the dialog closes and a toast asks the user to reload the page. An
 * automatic reload could lose input.
 * @param Fallback replaces the toast
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
          toasts.show({ text, kind: 'error' });
        },
      );
      return () => {
        here = false;
      };
      // oxlint-disable-next-line react/exhaustive-deps -- A new handler or language must not load it again.
    }, [open]);
    if (Loaded) return <Loaded {...props} />;
    return outcome === 'failed' && Fallback ? <Fallback {...props} /> : null;
  }

  return Object.assign(Dialog, {
    preload,
    hoverProps: { onPointerEnter: preload, onFocus: preload },
  });
};
