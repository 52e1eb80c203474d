import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';

/** On a phone the answer may lie below the edge. */
const bringIntoSight = (notice: HTMLElement | null): void =>
  notice?.scrollIntoView({ block: 'nearest' });

/**
 * For a form that nothing stands behind yet: `answer` when it is submitted, `notice` in its place
 * for notices. What was typed stays, and nothing pretends to have been sent.
 * @param action what can be done instead
 */
export function useNotConnected(action?: ReactNode): { answer: () => void; notice: ReactNode } {
  const { t } = useTranslation();
  const [answered, setAnswered] = useState(false);
  return {
    answer: () => setAnswered(true),
    notice: answered && (
      <NoticeBanner
        ref={bringIntoSight}
        severity="info"
        sx={{ scrollMarginBlock: '96px 24px' }}
        onClose={() => setAnswered(false)}
      >
        {t('common.notConnected')}
        {action && <div>{action}</div>}
      </NoticeBanner>
    ),
  };
}
