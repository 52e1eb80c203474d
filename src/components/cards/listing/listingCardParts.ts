import { styled, type CSSObject } from '@mui/material/styles';
import { radii } from '#theme/tokens.ts';
import { CardSurface, hoverLift } from '#src/components/cards/cardSurface.ts';
import { standalone } from '#src/components/display/standalone.ts';

/** The layout of a listing card: a column in a grid, or a row. On a phone, both are compact rows. */
export type ListingLayout = 'grid' | 'list';

const inRow = '[data-layout="list"] &';
// Only rows are containers of this name.
const narrow = '@container listing-row (max-width: 599.98px)';
const phone = '@media (max-width: 599.95px)';
/** Styles of the compact row: on a phone, and of a row in a narrow column. */
const compact = (style: CSSObject): CSSObject => ({ [phone]: style, [narrow]: style });
const wide = '@container listing-row (min-width: 760px)';

export const Root = styled(CardSurface)(({ theme }) => ({
  '&[data-layout="list"]': { container: 'listing-row / inline-size', height: 'auto' },
  ...hoverLift(theme),
}));

export const Sheet = styled('div')(({ theme }) => ({
  ...theme.mixins.column,
  ...theme.mixins.fill,
  [inRow]: { flexDirection: 'row' },
  [phone]: { flexDirection: 'row' },
}));

const cover = {
  position: 'absolute',
  inset: 0,
  height: '100%',
  aspectRatio: 'auto !important',
} as const;

const sideways: CSSObject = {
  flexBasis: 96,
  flexGrow: 0,
  flexShrink: 0,
  minHeight: 0,
  borderRadius: `${radii.card - 1}px 0 0 ${radii.card - 1}px`,
  '& > :first-of-type': cover,
  '[data-shut] &': { flexBasis: 72 },
};

export const Media = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `${radii.card - 1}px ${radii.card - 1}px 0 0`,
  [inRow]: {
    flex: '0 0 34%',
    maxWidth: 300,
    minHeight: 168,
    borderRadius: `${radii.card - 1}px 0 0 ${radii.card - 1}px`,
    '& > :first-of-type': cover,
    ...compact(sideways),
  },
  [phone]: sideways,
});

export const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  display: 'flex',
  gap: theme.spacing(0.75),
  insetInlineEnd: theme.spacing(1),
  top: theme.spacing(1),
  '& > button': {
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > [aria-pressed="true"]': { color: theme.vars.palette.secondary.main },
  // Small and at the upper edge, because people stand at the lower one.
  ...compact({
    top: theme.spacing(0.5),
    insetInline: theme.spacing(0.5),
    justifyContent: 'flex-end',
    '[data-shut] &': { gap: 0 },
    '& > button': { width: 32, height: 32, padding: 0 },
    // A thumb needs 44 px, and the edges of the picture cut off more.
    '& > button::after': { content: '""', position: 'absolute', inset: '-4px -4px -8px -8px' },
    '& > button > svg': { fontSize: '1.25rem' },
  }),
}));

export const Text = styled('div')(({ theme }) => ({
  ...theme.mixins.fill,
  ...theme.mixins.column,
  [wide]: { flexDirection: 'row' },
}));

export const Body = styled('div')(({ theme }) => ({
  ...theme.mixins.fill,
  ...theme.mixins.column,
  gap: theme.spacing(1),
  padding: theme.spacing(2, 2.5),
  ...compact({
    justifyContent: 'center',
    padding: theme.spacing(1, 1.5),
    // Two lines of the name, so that cards and placeholders have one height.
    minHeight: '8rem',
    '[data-shut] &': { minHeight: '5.5rem' },
  }),
}));

export const Line = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(0.5, 1.5),
  minHeight: 24,
  ...theme.mixins.note,
  // Raises the links above the one that covers the card.
  '& > a': { ...standalone, zIndex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

export const Kicker = styled(Line)(({ theme }) => ({
  flexWrap: 'nowrap',
  '& > span:first-of-type': {
    ...theme.mixins.fill,
    ...theme.mixins.inline,
    gap: 6,
  },
  '& > span:first-of-type > span': theme.mixins.ellipsis,
  '& > svg': { fontSize: '1.25rem', color: theme.vars.palette.roles.active.fill },
  ...compact({ display: 'none' }),
}));

export const Naming = styled('div')(({ theme }) => ({
  ...theme.mixins.stack,
  gap: theme.spacing(0.75),
  // Limits a long message of a paused place.
  '& p > span:last-of-type': theme.mixins.clamp(2),
  ...compact({
    gap: 2,
    '--figure': '1.5rem',
    '& > :first-of-type': { fontSize: '1rem', lineHeight: 1.2 },
    '& p': { lineHeight: 1.35 },
    '[data-shut] & p': { fontSize: '0.875rem' },
  }),
}));

export const Title = styled('h3')(({ theme }) => ({
  fontSize: '1.1875rem',
  ...theme.mixins.title,
  textWrap: 'pretty',
  // Clamps the link itself, so that no line overlaps the next element.
  '& > *': theme.mixins.clamp(2),
}));

/** One line. Only its end is cut, so the distance stays whole. */
const oneLine = {
  display: 'flex',
  whiteSpace: 'nowrap',
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

export const Address = styled('p')(({ theme }) => ({
  ...theme.mixins.note,
  ...oneLine,
  '& > strong': {
    flex: 'none',
    ...theme.mixins.smallFigure,
    color: theme.vars.palette.text.primary,
    '&::after': { content: '"\\00a0·\\00a0"', fontWeight: 400 },
  },
  ...compact({ display: 'none' }),
}));

export const District = styled(Address)({ display: 'none', ...compact(oneLine) });

export const Foot = styled('div')(({ theme }) => {
  const perforation = `2px dashed ${theme.vars.palette.divider}`;
  return {
    display: 'grid',
    alignContent: 'center',
    gap: theme.spacing(0.5),
    marginInline: theme.spacing(2.5),
    paddingBlock: theme.spacing(1.25, 1.5),
    borderTop: perforation,
    ...compact({ display: 'none' }),
    [wide]: {
      flex: '0 0 38%',
      maxWidth: 280,
      marginBlock: theme.spacing(2),
      marginInline: 0,
      paddingInline: theme.spacing(2.5),
      borderTop: 0,
      borderInlineStart: perforation,
    },
  };
});
