import type { Overrides } from './type.ts';

/** Text, tables and ratings. */
export const data: Overrides = {
  // MUI renders subtitles as headings, which breaks the outline of a page.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
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
