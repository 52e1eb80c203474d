import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import Refresh from '@mui/icons-material/Refresh';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing, type DrawingName } from '#src/components/feedback/Drawing.tsx';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { passFocusOn } from '#src/browser/focus.ts';

const Root = styled('div', { name: 'SeiraErrorState', slot: 'root' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(4, 2),
  textAlign: 'center',
  '&:focus': { outline: 'none' },
}));

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title?: ReactNode;
  text?: ReactNode;
  /** The title's level in the outline of the page; plain text without it. */
  headingLevel?: 1 | 2 | 3;
  picture?: DrawingName;
  /** Called to retry; without it there is no button. */
  onRetry?: () => void;
  retrying?: boolean;
}

/**
 * Says, in its place, that something could not be loaded, and offers to try again. Announced at
 * once; it can take the focus through its `ref`.
 */
export function ErrorState({
  title,
  text,
  headingLevel,
  picture = 'error',
  onRetry,
  retrying = false,
  ...rest
}: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <Root role="alert" tabIndex={-1} {...rest}>
      <Drawing name={picture} />
      {title && (
        <Typography variant="h3" component={headingLevel ? `h${headingLevel}` : 'p'}>
          {title}
        </Typography>
      )}
      {text && <Typography sx={{ maxWidth: '30em', color: 'text.secondary' }}>{text}</Typography>}
      {onRetry && (
        <PendingButton
          ref={passFocusOn}
          variant="outlined"
          startIcon={<Refresh />}
          pending={retrying}
          onClick={onRetry}
          sx={{ mt: 1.5 }}
        >
          {t('common.retry')}
        </PendingButton>
      )}
    </Root>
  );
}
