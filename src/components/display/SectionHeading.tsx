import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

const Root = styled('div', { name: 'SeiraSectionHeading', slot: 'root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(2),
  marginBottom: theme.spacing(3),
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(4) },
  '&[data-align="center"]': {
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    '& > div': { display: 'grid', justifyItems: 'center' },
  },
}));

export interface SectionHeadingProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  title?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
  /** Where it stands; `center` for sections that are centred themselves. */
  align?: 'start' | 'center';
}

/** The head of a section: its name, a sentence, and the way on. */
export function SectionHeading({
  title,
  text,
  action,
  headingLevel = 2,
  align = 'start',
  ...rest
}: SectionHeadingProps) {
  return (
    <Root data-align={align} {...rest}>
      <div>
        {title && (
          <Typography variant={headingLevel > 2 ? 'h3' : 'h2'} component={`h${headingLevel}`}>
            {title}
          </Typography>
        )}
        {text && (
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: 1, maxWidth: '39em', color: 'text.secondary', textWrap: 'pretty' }}
          >
            {text}
          </Typography>
        )}
      </div>
      {action}
    </Root>
  );
}
