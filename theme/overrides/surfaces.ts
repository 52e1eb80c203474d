import type { Overrides } from './type.ts';
import { radii, shade } from '#theme/tokens.ts';

/** The only shadow, for elements that float above the page. */
export const floatingShadow = `0 12px 32px -8px ${shade(0.22)}`;

/** Cards, menus and dialogs, with borders instead of shadows. */
export const surfaces: Overrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radii.card } },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: radii.card, boxShadow: floatingShadow } },
  },
  // Drawers are modal, but MUI does not set their role.
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
