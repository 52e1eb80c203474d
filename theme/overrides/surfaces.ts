import type { Overrides } from './type.ts';
import { radii } from '../tokens.ts';

/** The one soft shadow, for what floats above the page. */
export const floatingShadow = '0 12px 32px -8px rgb(16 36 62 / 0.22)';

/** Cards, menus, dialogs: borders before shadows. */
export const surfaces: Overrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.card,
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: radii.card, boxShadow: floatingShadow } },
  },
  // Every drawer is modal and takes the focus, but MUI leaves its role to us.
  MuiDrawer: {
    defaultProps: { slotProps: { paper: { role: 'dialog', 'aria-modal': true } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radii.control,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: floatingShadow,
      }),
    },
  },
  MuiPopover: { styleOverrides: { paper: { boxShadow: floatingShadow } } },
  MuiTooltip: {
    styleOverrides: { tooltip: { fontSize: '0.875rem', borderRadius: radii.control / 2 } },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { rounded: { borderRadius: radii.card } },
  },
};
