import type { ThemeOptions } from '@mui/material/styles';

/**
 * Overrides of MUI's components, in the very type that `createTheme` takes: with `Overrides`
 * the compiler compares all of MUI's style types at that call, which costs half of a type check.
 */
export type Overrides = NonNullable<ThemeOptions['components']>;
