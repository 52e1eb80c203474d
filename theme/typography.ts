import type { ThemeOptions } from '@mui/material/styles';

/**
 * One family for both alphabets. Its fallbacks have the same metrics (fonts.css), so text does not
 * shift. Their zero is narrower, so text widths use `em`, never `ch`.
 */
const fontFamily = [
  '"Commissioner Variable"',
  '"Commissioner Fallback"',
  '"Commissioner Fallback Two"',
  '"Commissioner Fallback Three"',
  'system-ui',
  'sans-serif',
].join(', ');

/** Weights of the family, by use. */
const weights = { text: 400, label: 500, title: 650, display: 750 } as const;

export const typography: ThemeOptions['typography'] = {
  fontFamily,
  fontWeightRegular: weights.text,
  fontWeightMedium: weights.label,
  fontWeightBold: weights.title,
  h1: {
    fontWeight: weights.display,
    // Doubled text keeps a Greek word of ten letters on one line of a phone.
    fontSize: 'min(clamp(2rem, 1.45rem + 2.4vw, 3.5rem), 12vw)',
    lineHeight: 1.1,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  h2: {
    fontWeight: weights.display,
    fontSize: 'min(clamp(1.6rem, 1.3rem + 1.3vw, 2.375rem), 10vw)',
    lineHeight: 1.15,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  h3: {
    fontWeight: weights.title,
    fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
    lineHeight: 1.25,
  },
  h4: { fontWeight: weights.title, fontSize: '1.125rem', lineHeight: 1.3 },
  h5: { fontWeight: weights.title, fontSize: '1rem', lineHeight: 1.4 },
  h6: { fontWeight: weights.title, fontSize: '0.9375rem', lineHeight: 1.4 },
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.55, fontWeight: weights.text },
  subtitle2: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: weights.label },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  overline: {
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    fontWeight: weights.title,
    letterSpacing: '0.04em',
    textTransform: 'none',
  },
  button: { fontWeight: weights.title, fontSize: '0.9375rem', textTransform: 'none' },
};
