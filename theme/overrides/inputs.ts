import type { Components, Theme } from '@mui/material/styles';
import { radii } from '../tokens.ts';

/** What a person fills in. The outline keeps 3:1 in both schemes. */
export const inputs: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true } },
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
      // The text lies over the outline's box, so that its contrast can be measured.
      input: ({ theme }) => ({
        position: 'relative',
        zIndex: 1,
        '&::placeholder': { opacity: 1, color: theme.vars.palette.text.secondary },
        // The accent of a capital letter stands left of it and must not be cut.
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
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', marginInline: 2 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
};
