import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';

/** On a phone the notice may be below the edge of the screen. */
const bringIntoSight = (notice: HTMLElement | null): void =>
  notice?.scrollIntoView({ block: 'nearest' });

interface NotConnected {
  /** To be called when the form is submitted. */
  answer: () => void;
  /** For the form's place for notices. */
  notice: ReactNode;
  /** Removes the notice, for example when a dialog closes. */
  forget: () => void;
}

/**
 * For a form without a backend yet. The input stays, and nothing pretends to have been sent.
 * @param action what can be done instead
 */
export function useNotConnected(action?: ReactNode): NotConnected {
  const { t } = useTranslation();
  const [answered, setAnswered] = useState(false);
  const forget = (): void => setAnswered(false);
  return {
    answer: () => setAnswered(true),
    forget,
    notice: answered && (
      <NoticeBanner
        ref={bringIntoSight}
        severity="info"
        sx={{ scrollMarginBlock: '96px 24px' }}
        onClose={forget}
      >
        {t('common.notConnected')}
        {action && <div>{action}</div>}
      </NoticeBanner>
    ),
  };
}
