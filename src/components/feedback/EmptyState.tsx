import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Drawing, type DrawingName } from '#src/components/feedback/Drawing.tsx';

const Root = styled('div', { name: 'SeiraEmptyState', slot: 'root' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(4, 2),
  textAlign: 'center',
}));

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  title?: ReactNode;
  text?: ReactNode;
  picture?: DrawingName;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
}

/** Says kindly that there is nothing here, and what to do next. For a failure use `ErrorState`. */
export function EmptyState({
  title,
  text,
  picture = 'results',
  action,
  headingLevel = 2,
  ...rest
}: EmptyStateProps) {
  return (
    <Root {...rest}>
      <Drawing name={picture} />
      {title && (
        <Typography variant="h3" component={`h${headingLevel}`}>
          {title}
        </Typography>
      )}
      {text && <Typography sx={{ maxWidth: '30em', color: 'text.secondary' }}>{text}</Typography>}
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Root>
  );
}
