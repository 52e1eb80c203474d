import { create } from 'storybook/theming/create';
import { colours } from '#theme/tokens.ts';

/** The docs pages in the product's own fonts and colours. */
export const docsTheme = create({
  base: 'light',
  fontBase: '"Commissioner Variable", system-ui, sans-serif',
  colorPrimary: colours.sea,
  colorSecondary: colours.sea,
  textColor: colours.ink,
  appContentBg: colours.white,
});
