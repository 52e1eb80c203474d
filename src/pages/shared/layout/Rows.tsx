import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export const Rows = styled('ul')(({ theme }) => ({
  '& > li': { ...theme.mixins.beside, gap: theme.spacing(1.5) },
  // Wrapped lines have no middle on which a picture could stand.
  [theme.breakpoints.down('sm')]: {
    '& > li': { alignItems: 'flex-start' },
    '& > li > :has(+ div)': { marginTop: theme.spacing(1.5) },
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // Keeps wrapped lines beside the picture.
  '& > li > div:last-of-type': {
    ...theme.mixins.fill,
    ...theme.mixins.row,
    gap: theme.spacing(1, 1.5),
    padding: theme.spacing(1.5, 0),
  },
  '& strong': { display: 'block', fontWeight: 650 },
  '& small': theme.mixins.note,
}));

interface Props {
  name: ReactNode;
  /** Decorative, before the name. */
  picture?: ReactNode;
  detail?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** One of the person's own items in a sheet. */
export function Row({ name, picture, detail, busy = false, children }: Props) {
  return (
    <li aria-busy={busy || undefined}>
      {picture}
      <div>
        {/* As wide as its longest word, so that the buttons wrap before an address breaks. */}
        <Box sx={{ flex: '1 1 8rem', maxWidth: '100%', overflowWrap: 'break-word' }}>
          <strong>{name}</strong>
          {detail && <small>{detail}</small>}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            '& > .MuiButton-text': { px: 1.5 },
            '& > .MuiButton-text:last-of-type': { mr: -1.5 },
            // Text buttons start where the name starts, also those that wrap.
            '&:has(> .MuiButton-text:not(* + *))': { ml: -1.5 },
          }}
        >
          {children}
        </Box>
      </div>
    </li>
  );
}
