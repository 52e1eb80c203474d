import Refresh from '@mui/icons-material/Refresh';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  /** Without it, there is no retry button. */
  onRetry?: () => void;
  retrying?: boolean;
}

/**
 * Replaces content that failed to load and offers to try again. It is announced once and can take
 * the focus through its `ref`. The title is plain text unless a level is given.
 */
export function ErrorState({ onRetry, retrying = false, ...rest }: ErrorStateProps) {
  const { t } = useTranslation();
  const retry = onRetry && (
    <PendingButton variant="outlined" startIcon={<Refresh />} pending={retrying} onClick={onRetry}>
      {t('common.retry')}
    </PendingButton>
  );
  return (
    <EmptyState
      role="alert"
      tabIndex={-1}
      headingLevel={null}
      picture="error"
      action={retry}
      {...rest}
    />
  );
}
