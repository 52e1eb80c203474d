import '@emotion/react';
import type { Theme as MuiTheme } from '@mui/material/styles';

/** Elements of `@emotion/styled` get MUI's theme. */
declare module '@emotion/react' {
  export interface Theme extends MuiTheme {}
}
