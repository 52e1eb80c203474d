import type { Overrides } from './type.ts';
import { radii } from '#theme/tokens.ts';

/** Global styles: focus ring, selection, and behaviour without scripts or motion. */
export const baseline: Overrides = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 96, WebkitTextSizeAdjust: '100%' },
      // Keeps the bottom bar of a phone from covering the focus or the end of the page.
      [theme.breakpoints.down('md')]: {
        'html:has([data-bottom-bar])': { scrollPaddingBottom: 96 },
        'body:has([data-bottom-bar="booking"])': { paddingBottom: 80 },
        // An error stays, and must not cover the button that tries again.
        'body:has([data-bottom-bar="booking"]) .notistack-SnackbarContainer': { marginBottom: 72 },
      },
      body: { overflowWrap: 'break-word', fontVariantNumeric: 'lining-nums' },
      // Without specificity, so that any style of an element wins.
      ':where(h1, h2, h3, h4, h5, h6, p, blockquote, figure, dl, dd, ul, ol, fieldset)': {
        margin: 0,
      },
      ':where(ul, ol)': { padding: 0, listStyle: 'none' },
      ':where(fieldset)': { minWidth: 0, padding: 0, border: 0 },
      // Browsers give native controls their own font.
      'button, input, select, textarea, summary': { fontFamily: 'inherit' },
      '*:focus-visible': {
        outline: `3px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: radii.control / 2,
      },
      'h1:focus, h2:focus, main:focus, section:focus, [role="tabpanel"]:focus': {
        outline: 'none',
      },
      '::selection': theme.mixins.solid('active'),
      // A click whose effect waits for the scripts, see index.html.
      '[data-pressed]': { opacity: 0.6, cursor: 'progress' },
      'img, svg, video': { maxWidth: '100%' },
      // Without scripts nothing more loads, so nothing may look as if it were loading.
      '@media (scripting: none)': {
        'body .MuiSkeleton-root, body [aria-busy="true"]': { display: 'none' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // With the smallest duration, each change of a style would show the old one for a frame.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiContainer: { defaultProps: { maxWidth: 'lg' } },
};
