import type { SxProps, Theme } from '@mui/material/styles';
import { headerHeight } from '#theme/tokens.ts';

const low = '@media (max-height: 30em)';

/**
 * Keeps the current visit and the main button in view, also in a window of 1280 × 800. On a phone
 * the button stays at the bottom edge.
 */
export const screenLayout = {
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { xs: 2, md: 4 },
    mb: 2,
    '&:empty': { display: 'none' },
  },
  root: {
    display: { xs: 'flex', md: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: 'minmax(340px, 5fr) minmax(0, 7fr)',
    alignItems: { md: 'start' },
    gap: { xs: 2, md: 4 },
  },
  own: {
    display: { xs: 'contents', md: 'grid' },
    gap: 1,
    position: { md: 'sticky' },
    top: { md: headerHeight.desktop + 16 },
    [low]: { position: 'static' },
  },
  next: {
    order: { xs: 1, md: 0 },
    position: { xs: 'sticky', md: 'static' },
    bottom: 0,
    zIndex: 2,
    // In a low window, one row. With large text it would still cover most of a phone.
    [low]: {
      position: 'sticky',
      pb: 1,
      '& > div': { display: 'flex', '& > button': { flex: 1 }, '& > :empty': { display: 'none' } },
    },
    [`${low} and (max-width: 40em)`]: { position: 'static', order: 0 },
    mx: { xs: -2, sm: -3, md: 0 },
    px: { xs: 2, sm: 3, md: 0 },
    pt: { xs: 1, md: 0 },
    bgcolor: 'background.default',
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: { xs: '1px 0 0', md: 0 },
    '& [data-call-next]': {
      minHeight: 88,
      [low]: { minHeight: 56, py: 0.5, flexDirection: 'row', flexWrap: 'wrap', columnGap: 1.5 },
      '@media (min-width: 900px) and (min-height: 861px)': { minHeight: 120 },
    },
  },
  keys: {
    display: { xs: 'none', sm: 'block' },
    alignSelf: 'start',
    justifySelf: 'start',
    mt: { md: -1 },
  },
  others: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } },
} satisfies Record<string, SxProps<Theme>>;
