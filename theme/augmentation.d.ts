import '@mui/material/themeCssVarsAugmentation';
import '@mui/x-date-pickers/themeAugmentation';
import type { mixinsOf } from './mixins.ts';
import type { Roles } from './roles.ts';

declare module '@mui/material/styles' {
  interface Palette {
    roles: Roles;
  }
  interface PaletteOptions {
    roles?: Roles;
  }
  interface Mixins extends ReturnType<typeof mixinsOf> {}
}
