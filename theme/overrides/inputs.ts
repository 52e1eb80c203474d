import type { Overrides } from './type.ts';
import { radii } from '#theme/tokens.ts';
import { floatingShadow } from './surfaces.ts';

/** Form fields. The outline has a contrast of 3:1 in both schemes. */
export const inputs: Overrides = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.roles.control.outline,
        },
        '&:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.error.main,
        },
      }),
      // Puts the text above the outline's box, so that tools can measure its contrast.
      input: ({ theme }) => ({
        position: 'relative',
        zIndex: 1,
        '&::placeholder': { opacity: 1, color: theme.vars.palette.text.secondary },
        '&:placeholder-shown': { textOverflow: 'ellipsis' },
        // The accent of a Greek capital letter is on its left and must not be clipped.
        '&.MuiInputBase-inputMultiline': { paddingInlineStart: 4, marginInlineStart: -4 },
      }),
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radii.control,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiPickersOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.roles.control.outline,
        },
      }),
      sectionsContainer: ({ theme, ownerState }) => ({
        position: 'relative',
        zIndex: 1,
        opacity: 1,
        ...(ownerState.isFieldValueEmpty && { color: theme.vars.palette.text.secondary }),
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: ({ theme }) => ({
        cursor: 'pointer',
        textOverflow: 'ellipsis',
        // The arrow grows with the text.
        '&&&': { paddingRight: '1.5rem' },
        '& option': { color: theme.vars.palette.text.primary },
        // Styles the open list if the browser supports it.
        '@supports (appearance: base-select)': {
          '&, &::picker(select)': { appearance: 'base-select' },
          // A long choice ends before the arrow, and the accent of a Greek capital is not cut.
          '&': { overflow: 'clip', overflowClipMargin: 'content-box 4px', whiteSpace: 'nowrap' },
          '&::picker-icon': { display: 'none' },
          '&::picker(select)': {
            maxHeight: 360,
            margin: theme.spacing(0.5, 0),
            padding: theme.spacing(1, 0),
            ...theme.mixins.sheet,
            borderRadius: radii.control,
            boxShadow: floatingShadow,
          },
          '& option': { minHeight: 44, padding: theme.spacing(0, 2), fontWeight: 400 },
          '& option:hover, & option:focus-visible': {
            backgroundColor: theme.vars.palette.action.hover,
          },
          '& option:focus-visible': {
            outline: `3px solid ${theme.vars.palette.primary.main}`,
            outlineOffset: -3,
          },
          '& option:checked': theme.mixins.soft('active'),
          '& option::checkmark': { display: 'none' },
        },
      }),
      // Its position does not depend on the size of the text.
      icon: ({ theme }) => ({ fontSize: 24, color: theme.vars.palette.text.secondary }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { '@media (pointer: coarse)': { minHeight: 44 } } },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', marginInline: 2 } } },
  MuiFormLabel: {
    styleOverrides: {
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
};
