import type { ColorSystemOptions } from '@mui/material/styles';
import { colours } from './tokens.ts';
import { darkRoles, lightRoles } from './roles.ts';

/** The light scheme: Greek daylight. */
export const light: ColorSystemOptions = {
  palette: {
    primary: {
      main: colours.sea,
      dark: colours.seaDeep,
      contrastText: colours.white,
    },
    secondary: {
      main: colours.terracotta,
      dark: colours.terracottaDeep,
      contrastText: colours.white,
    },
    success: { main: colours.olive, contrastText: colours.white },
    warning: { main: colours.saffron, dark: '#F0BA68', contrastText: colours.ink },
    error: { main: colours.alarm, contrastText: colours.white },
    info: { main: colours.sea, contrastText: colours.white },
    text: { primary: colours.ink, secondary: colours.inkSoft, disabled: '#737C89' },
    background: { default: colours.paper, paper: colours.white },
    divider: colours.line,
    roles: lightRoles,
  },
};

/** The dark scheme, with only the differences to the light one. */
export const dark: ColorSystemOptions = {
  palette: {
    primary: {
      main: colours.nightSeaLight,
      dark: '#A5CFF6',
      contrastText: colours.nightSea,
    },
    secondary: {
      main: colours.nightTerracotta,
      dark: '#F5A98D',
      contrastText: '#2A0F06',
    },
    success: { main: '#9CC776', contrastText: colours.nightSea },
    warning: { main: colours.saffron, dark: '#F0BA68', contrastText: colours.ink },
    error: { main: '#F2928C', dark: '#F7B8B4', contrastText: '#2A0B0A' },
    info: { main: colours.nightSeaLight, dark: '#A5CFF6', contrastText: colours.nightSea },
    text: { primary: colours.nightInk, secondary: colours.nightInkSoft, disabled: '#7F93A6' },
    background: { default: colours.nightSea, paper: colours.nightPanel },
    divider: colours.nightLine,
    roles: darkRoles,
  },
};
