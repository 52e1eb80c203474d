import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import styled from '@emotion/styled';
import { Words } from '#src/components/display/Words.tsx';
import { radii } from '#theme/tokens.ts';

const notch = 14;

const cut = (x: string) =>
  `radial-gradient(circle ${notch}px at ${x} 50%, transparent 97%, #000) ${x === '0' ? 'left' : 'right'} / 51% 100% no-repeat`;

const Root = styled('section')(({ theme }) => ({
  ...theme.mixins.row,
  justifyContent: 'space-between',
  columnGap: theme.spacing(5),
  rowGap: theme.spacing(3),
  padding: theme.spacing(4, 4.5),
  borderRadius: radii.ticket,
  ...theme.mixins.soft('active'),
  mask: `${cut('0')}, ${cut('100%')}`,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 8) },
}));

interface CallToActionProps extends Pick<ButtonProps, 'color'> {
  title: string;
  text: string;
  /** Label of the button. */
  action: string;
  href: string;
}

/** One call to action with one button, for the end of a page. */
export function CallToAction({ title, text, action, ...button }: CallToActionProps) {
  return (
    <Root>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Words title={title} text={text} textSx={{ maxWidth: '35em' }} />
      </Box>
      <Button {...button} variant="contained" size="large">
        {action}
      </Button>
    </Root>
  );
}
