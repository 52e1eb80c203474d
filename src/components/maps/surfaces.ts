import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { floatingShadow } from '#theme/overrides/surfaces.ts';
import { radii, shade } from '#theme/tokens.ts';

const ofBoth = (part: string) => `& .maplibregl-${part}, & .mapboxgl-${part}`;

export const Frame = styled('div')(({ theme }) => ({
  containerType: 'size',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.roles.active.background,
  [ofBoth('map[class]')]: { font: 'inherit' },
  [ofBoth('canvas:focus-visible')]: { outlineOffset: -4 },
  [ofBoth('popup')]: { zIndex: 3 },
  [ofBoth('popup-tip[class][class]')]: { display: 'none' },
  [ofBoth('popup-content[class]')]: {
    padding: 0,
    borderRadius: radii.control,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: floatingShadow,
  },
  [ofBoth('ctrl-attrib[class][class]')]: {
    fontSize: '0.75rem',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    '& a': { display: 'inline-block', padding: '3px 2px', lineHeight: '18px', color: 'inherit' },
    ...theme.applyStyles('dark', {
      '& .maplibregl-ctrl-attrib-button, & .mapboxgl-ctrl-attrib-button': { filter: 'invert(1)' },
    }),
  },
  // Doubles the class, because the style sheet of the library may load later.
  [ofBoth('ctrl-group[class][class]')]: {
    borderRadius: radii.control,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
    '& button': { width: 44, height: 44, backgroundColor: 'transparent' },
    '& button + button': { borderColor: theme.vars.palette.divider },
    '& button:focus-visible': { outlineOffset: -3 },
    '& button:not(:disabled):hover': {
      backgroundColor: theme.vars.palette.roles.active.background,
    },
    ...theme.applyStyles('dark', { '& button span': { filter: 'invert(1)' } }),
  },
}));

export const Message = styled('p')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: theme.spacing(1.5),
  // The attribution is at the bottom and fills the width on phones.
  top: theme.spacing(1.5),
  zIndex: 1,
  maxWidth: 'calc(100% - 72px)',
  padding: theme.spacing(0.5, 1.5),
  borderRadius: radii.control,
  ...theme.typography.caption,
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  pointerEvents: 'none',
}));

/** The colour of a wait, on the pin and in the legend. */
const toned = ({ vars }: Theme): CSSObject =>
  Object.fromEntries(
    (['success', 'waiting', 'neutral'] as const).map((tone) => [
      `&[data-tone="${tone}"]`,
      {
        color: vars.palette.roles[tone].onFill,
        backgroundColor: vars.palette.roles[tone].fill,
      },
    ]),
  );

export const Legend = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  ...theme.mixins.wrap,
  gap: theme.spacing(0.5, 2),
  ...theme.typography.body2,
  '& > li': { ...theme.mixins.inline, gap: theme.spacing(0.75) },
  '& > li > span': {
    width: 16,
    height: 16,
    borderRadius: '50% 50% 50% 2px',
    transform: 'rotate(-45deg)',
    ...toned(theme),
  },
}));

const marker = ({ vars }: Theme, tones: CSSObject = {}): CSSObject => ({
  display: 'grid',
  placeItems: 'center',
  fontFamily: 'inherit',
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.palette.roles.active.onFill,
  backgroundColor: vars.palette.roles.active.fill,
  cursor: 'pointer',
  ...tones,
  '&[data-quiet]': {
    color: vars.palette.roles.neutral.text,
    backgroundColor: vars.palette.roles.neutral.background,
    borderColor: vars.palette.roles.neutral.outline,
  },
  '&:hover, &[data-active], &[aria-expanded="true"]': {
    color: vars.palette.roles.accent.onFill,
    backgroundColor: vars.palette.roles.accent.fill,
  },
});

/** The marker of one place: a drop whose tip is on the point. */
export const Pin = styled('button')(({ theme }) => ({
  width: 38,
  height: 38,
  marginBottom: 8,
  padding: 0,
  border: `2px solid ${theme.vars.palette.background.paper}`,
  '&, &:focus-visible': { borderRadius: '50% 50% 50% 4px' },
  transform: 'rotate(-45deg)',
  boxShadow: `-2px 2px 6px ${shade(0.3)}`,
  fontSize: '0.9375rem',
  '& > *': { transform: 'rotate(45deg)' },
  '& svg': { fontSize: 20 },
  ...marker(theme, toned(theme)),
}));

export const Disc = styled('button')(({ theme }) => ({
  minWidth: 46,
  whiteSpace: 'nowrap',
  height: 46,
  paddingInline: theme.spacing(1.25),
  border: `3px solid ${theme.vars.palette.background.paper}`,
  '&, &:focus-visible': { borderRadius: radii.chip },
  fontSize: '1rem',
  boxShadow: `0 2px 8px ${shade(0.3)}`,
  ...marker(theme),
}));

export const Bubble = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  maxHeight: 'min(240px, calc(78cqh - 64px))',
  overflowY: 'auto',
  ...theme.typography.body2,
  '& ul': {
    padding: theme.spacing(1.25, 0, 1.5, 2),
    display: 'grid',
    gap: theme.spacing(1),
  },
  '& li': { minHeight: 24 },
}));

export const Details = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(1),
  '& summary': {
    ...theme.mixins.inline,
    gap: theme.spacing(1),
    minHeight: 44,
    cursor: 'pointer',
    fontWeight: 500,
    color: theme.vars.palette.primary.main,
    ...theme.typography.body2,
  },
  '& summary::before': { content: '"+" / ""', width: '1ch', fontWeight: 650 },
  '&[open] summary::before': { content: '"−" / ""' },
  '& ul': {
    margin: theme.spacing(0.5, 0, 0),
    display: 'grid',
    gap: theme.spacing(1, 3),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  },
  '& li': { minHeight: 24 },
}));
