import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { afterFirstInteraction } from '#src/browser/attention.ts';
import { toasts } from '#src/lib/toasts.ts';

/** An overlay that is opened: a menu, a drawer, a dialog. */
export interface Opened {
  open?: boolean;
  onClose?: () => void;
}

/** Handlers for the control that opens something: reaching for it loads it. */
interface Intent {
  onPointerEnter: () => void;
  onFocus: () => void;
}

/** A part that is loaded when it is first needed. */
export type OpenedPart<Props> = ComponentType<Props> & {
  /** To spread on the control that opens it. */
  intent: Intent;
};

/**
 * Loads an overlay when a visitor reaches for it, or in an idle moment after the first interaction;
 * not with the screen. When it cannot be loaded, it closes again and a toast says why. Browsers
 * never request a module again after it failed to load: without a connection it is not requested,
 * and after a failure the toast says that the page has to be reloaded. It is not reloaded
 * automatically, because it may hold unsaved input.
 * @param Fallback shown when it cannot be loaded, instead of the toast
 */
export const opened = <Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): OpenedPart<Props> => {
  let Part: ComponentType<Props> | null = null;
  let lost = false;
  const fetch = async (): Promise<void> => {
    if (Part) return;
    if (lost || !navigator.onLine) throw new Error('not to be had');
    try {
      Part = await load();
    } catch (problem) {
      lost = true;
      throw problem;
    }
  };
  const reach = (): void => void fetch().catch(() => undefined);

  function WhenOpened(props: Props) {
    const { open = false, onClose } = props;
    const { t } = useTranslation();
    const [outcome, setOutcome] = useState<'there' | 'failed' | null>(null);
    useEffect(() => {
      let here = true;
      afterFirstInteraction(() => here && reach());
      return () => {
        here = false;
      };
    }, []);
    useEffect(() => {
      if (!open || Part) return undefined;
      let here = true;
      fetch().then(
        () => here && setOutcome('there'),
        () => {
          if (!here) return;
          setOutcome('failed');
          if (Fallback) return;
          onClose?.();
          const text = lost ? t('errors.part') : t('errors.network');
          toasts.say({ text, kind: 'error' });
        },
      );
      return () => {
        here = false;
      };
      // A new handler or language does not ask again.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [open]);
    if (Part) return <Part {...props} />;
    return outcome === 'failed' && Fallback ? <Fallback {...props} /> : null;
  }

  return Object.assign(WhenOpened, { intent: { onPointerEnter: reach, onFocus: reach } });
};
