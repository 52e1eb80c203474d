import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { passFocusOn } from '#src/browser/focus.ts';

export const Rows = styled('ul')(({ theme }) => ({
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5) },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // Wrapped lines stay beside the picture.
  '& > li > div:last-of-type': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 1.5),
    padding: theme.spacing(1.5, 0),
  },
  '& strong': { display: 'block', fontWeight: 650 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface Props {
  name: ReactNode;
  /** Before the name, decorative. */
  picture?: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** Something is being done to it. */
  busy?: boolean;
  children: ReactNode;
}

/** Something of one's own in a sheet; the heading takes the focus of a row that goes. */
export function Row({ name, picture, detail, busy = false, children }: Props) {
  return (
    <li ref={passFocusOn} aria-busy={busy || undefined}>
      {picture}
      <div>
        <Box sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{name}</strong>
          {detail && <small>{detail}</small>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {children}
        </Box>
      </div>
    </li>
  );
}
