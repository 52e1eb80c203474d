import type { Components, Theme } from '@mui/material/styles';

/** Tables and pickers: figures stand in columns, so they are tabular. */
export const data: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, fontSize: '0.9375rem' }),
      head: ({ theme }) => ({ color: theme.vars.palette.text.secondary, fontWeight: 500 }),
    },
  },
  MuiRating: {
    styleOverrides: {
      iconFilled: ({ theme }) => ({ color: theme.vars.palette.roles.waiting.fill }),
      iconEmpty: ({ theme }) => ({ color: theme.vars.palette.roles.control.outline }),
    },
  },
};
