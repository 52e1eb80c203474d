import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import Refresh from '@mui/icons-material/Refresh';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing, type DrawingName } from '#src/components/feedback/Drawing.tsx';

const Root = styled('div', { name: 'SeiraErrorState', slot: 'root' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(4, 2),
  textAlign: 'center',
  '&:focus': { outline: 'none' },
}));

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What happened. */
  title?: ReactNode;
  /** What to do next. */
  text?: ReactNode;
  /** The drawing above. */
  picture?: DrawingName;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** It is being tried again now. */
  retrying?: boolean;
}

/**
 * Says that something could not be loaded, in the place where it would be, and offers to try
 * again. Announced at once; it can take the focus through its `ref`.
 */
export function ErrorState({
  title,
  text,
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
        <Typography variant="h3" component="p">
          {title}
        </Typography>
      )}
      {text && <Typography sx={{ maxWidth: '46ch', color: 'text.secondary' }}>{text}</Typography>}
      {onRetry && (
        <Button
          variant="outlined"
          startIcon={<Refresh />}
          loading={retrying}
          loadingPosition="start"
          onClick={onRetry}
          sx={{ mt: 1.5 }}
        >
          {t('common.retry')}
        </Button>
      )}
    </Root>
  );
}
