import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { radii } from '#theme/tokens.ts';

const notch = 14;

const cut = (x: string) =>
  `radial-gradient(circle ${notch}px at ${x} 50%, transparent 97%, #000) ${x === '0' ? 'left' : 'right'} / 51% 100% no-repeat`;

/** A big ticket: two notches at its ends. */
const Root = styled('section', { name: 'SeiraCallToAction', slot: 'root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(5),
  rowGap: theme.spacing(3),
  padding: theme.spacing(4, 4.5),
  borderRadius: radii.ticket,
  color: theme.vars.palette.roles.active.text,
  backgroundColor: theme.vars.palette.roles.active.background,
  mask: `${cut('0')}, ${cut('100%')}`,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 8) },
}));

export interface CallToActionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** One invitation with one button, near the end of a page. */
export function CallToAction({ title, text, action, ...rest }: CallToActionProps) {
  return (
    <Root {...rest}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography variant="h2" component="h2">
          {title}
        </Typography>
        {text && (
          <Typography variant="subtitle1" component="p" sx={{ mt: 1, maxWidth: '35em' }}>
            {text}
          </Typography>
        )}
      </Box>
      {action}
    </Root>
  );
}
