import type { Overrides } from './type.ts';
import { AppLink } from '#theme/AppLink.tsx';
import { radii } from '#theme/tokens.ts';

const focused = '&:focus-visible, &.Mui-focusVisible';

/** Puts the ring inside where the parent clips its content. */
const ringInside = { [focused]: { outlineOffset: -3 } };

/** Buttons, chips, tabs and toggles. Touch targets are at least 44 px. */
export const controls: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: AppLink },
    styleOverrides: {
      // MUI removes the outline and relies on its ripple, which is disabled.
      root: ({ theme }) => ({
        [focused]: { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: ringInside } },
  MuiAccordionSummary: { styleOverrides: { root: ringInside } },
  MuiCheckbox: { styleOverrides: { root: ringInside } },
  MuiRadio: { styleOverrides: { root: ringInside } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: radii.control, minHeight: 44, paddingInline: 20 },
      sizeSmall: {
        minHeight: 36,
        paddingInline: 14,
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      sizeLarge: { minHeight: 54, paddingInline: 28, fontSize: '1.0625rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.roles.control.outline,
        color: theme.vars.palette.text.primary,
        '&:hover': {
          borderColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.roles.active.background,
        },
      }),
      text: ({ theme }) => ({
        '&:hover': { backgroundColor: theme.vars.palette.roles.active.background },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        color: theme.vars.palette.text.primary,
        '&:hover': { backgroundColor: theme.vars.palette.roles.active.background },
      }),
      sizeSmall: {
        width: 36,
        height: 36,
        '@media (pointer: coarse)': { width: 44, height: 44 },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      // Large text makes it higher.
      root: { height: 'auto', minHeight: 32, borderRadius: radii.chip, fontWeight: 500 },
      sizeSmall: { minHeight: 24 },
      clickable: { '@media (pointer: coarse)': { minHeight: 44 } },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.roles.control.outline }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: { minHeight: 52, fontSize: '1rem', paddingInline: 20, ...ringInside },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 3 } } },
  MuiLink: {
    defaultProps: { underline: 'hover', component: AppLink },
    styleOverrides: { root: { fontWeight: 500, textUnderlineOffset: '0.2em' } },
  },
};
