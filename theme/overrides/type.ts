import type { ThemeOptions } from '@mui/material/styles';

/**
 * Overrides of MUI's components, in the exact type that `createTheme` accepts: with `Overrides` the
 * compiler compares all style types of MUI, which takes half of a type check.
 */
export type Overrides = NonNullable<ThemeOptions['components']>;
