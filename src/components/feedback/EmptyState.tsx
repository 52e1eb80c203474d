import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import {
  isValidElement,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';

const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.middle,
  gap: theme.spacing(1),
  padding: theme.spacing(4, 2),
  textAlign: 'center',
  '&:focus': { outline: 'none' },
  '& > img': { width: 'min(240px, 70vw)', aspectRatio: '4 / 3', objectFit: 'contain' },
  '& > [data-failed]': { visibility: 'hidden' },
}));

export type DrawingName = 'tickets' | 'results' | 'bookmarks' | 'not-found' | 'offline' | 'error';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title?: ReactNode;
  text?: ReactNode;
  picture?: DrawingName;
  /** The next step: a button or another control. */
  action?: ({ label: string } & Pick<ButtonProps, 'href' | 'onClick' | 'variant'>) | ReactElement;
  /** Heading level of the title. Null renders plain text. */
  headingLevel?: 1 | 2 | 3 | 4 | null;
}

/** Says that there is nothing to show and suggests a next step. For a failure use `ErrorState`. */
export function EmptyState({
  title,
  text,
  picture = 'results',
  action,
  headingLevel = 2,
  ...rest
}: EmptyStateProps) {
  const [failed, setFailed] = useState<DrawingName | null>(null);
  return (
    <Root {...rest}>
      <img
        src={`/pictures/empty/${picture}.svg`}
        alt=""
        width={240}
        height={180}
        data-failed={failed === picture || undefined}
        onError={() => setFailed(picture)}
      />
      {title && (
        <Typography variant="h3" component={headingLevel ? `h${headingLevel}` : 'p'}>
          {title}
        </Typography>
      )}
      {text && <Typography sx={{ maxWidth: '30em', color: 'text.secondary' }}>{text}</Typography>}
      {action && (
        <Box sx={{ mt: 1.5 }}>
          {isValidElement(action) ? (
            action
          ) : (
            <Button
              variant={action.variant ?? 'contained'}
              href={action.href}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          )}
        </Box>
      )}
    </Root>
  );
}
