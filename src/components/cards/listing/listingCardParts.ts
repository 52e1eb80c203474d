import { styled } from '@mui/material/styles';
import { radii } from '#theme/tokens.ts';
import { CardSurface, clamp, lift } from '#src/components/cards/cardSurface.ts';

/** How a listing card is laid out: a column for grids, a row where there is room for one. */
export type ListingLayout = 'grid' | 'list';

const row = '@container (min-width: 600px)';
const name = 'SeiraListingCard';

interface Laid {
  layout: ListingLayout;
}

const forward = { shouldForwardProp: (prop: PropertyKey) => prop !== 'layout' };

export const Root = styled(CardSurface, { name, slot: 'root', ...forward })<Laid>(
  ({ theme, layout }) => ({
    ...(layout === 'list' && { containerType: 'inline-size', height: 'auto' }),
    ...lift(theme),
  }),
);

export const Sheet = styled('div', { name, slot: 'sheet', ...forward })<Laid>(({ layout }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  ...(layout === 'list' && { [row]: { flexDirection: 'row' } }),
}));

export const Media = styled('div', { name, slot: 'media', ...forward })<Laid>(({ layout }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `${radii.card - 1}px ${radii.card - 1}px 0 0`,
  ...(layout === 'list' && {
    [row]: {
      flex: '0 0 34%',
      maxWidth: 300,
      minHeight: 216,
      borderRadius: `${radii.card - 1}px 0 0 ${radii.card - 1}px`,
      '& > :first-of-type': {
        position: 'absolute',
        inset: 0,
        height: '100%',
        aspectRatio: 'auto !important',
      },
    },
  }),
}));

export const Badges = styled('div', { name, slot: 'badges' })(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: theme.spacing(1.5),
  top: theme.spacing(1.5),
  display: 'flex',
  gap: theme.spacing(1),
}));

export const Corner = styled('div', { name, slot: 'corner', ...forward })<Laid>(
  ({ theme, layout }) => ({
    position: 'absolute',
    zIndex: 1,
    display: 'flex',
    // In a row the picture is too narrow for the badge and two buttons side by side.
    ...(layout === 'list' && { [row]: { flexDirection: 'column-reverse' } }),
    gap: theme.spacing(0.75),
    insetInlineEnd: theme.spacing(1),
    top: theme.spacing(1),
  }),
);

export const Body = styled('div', { name, slot: 'body' })(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(2, 2.5, 2.5),
}));

export const Line = styled('div', { name, slot: 'line' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1.5),
  minHeight: 24,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& > a': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** The kind of place, on one line whatever its length. */
export const Kicker = styled(Line, { name, slot: 'kicker' })(({ theme }) => ({
  flexWrap: 'nowrap',
  '& > span:first-of-type': {
    flex: 1,
    minWidth: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
  },
  '& > span:first-of-type > span': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > svg': { fontSize: '1.25rem', color: theme.vars.palette.roles.active.fill },
}));

/** Title and address share one block, so that rows align without a gap under a short title. */
export const Naming = styled('div', { name, slot: 'naming', ...forward })<Laid>(
  ({ theme, layout }) => ({
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(0.5),
    minHeight: layout === 'grid' ? 'calc(2.6 * 1.1875rem + 1.55 * 0.9375rem + 4px)' : undefined,
  }),
);

export const Title = styled('h3', { name, slot: 'title' })({
  margin: 0,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
  fontWeight: 650,
  textWrap: 'pretty',
  ...clamp(2),
});

export const Address = styled('p', { name, slot: 'address' })(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  ...clamp(1),
}));

export const Foot = styled('div', { name, slot: 'foot', ...forward })<Laid>(
  ({ theme, layout }) => ({
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.spacing(1),
    minHeight: 64,
    marginInline: theme.spacing(2.5),
    paddingBlock: theme.spacing(1.5),
    borderTop: `2px dashed ${theme.vars.palette.divider}`,
    ...(layout === 'list' && {
      [row]: {
        flex: '0 0 148px',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 0,
        marginInline: 0,
        marginBlock: theme.spacing(2),
        paddingInline: theme.spacing(2.5),
        borderTop: 0,
        borderInlineStart: `2px dashed ${theme.vars.palette.divider}`,
      },
    }),
  }),
);

export const Figure = styled('span', { name, slot: 'figure' })(({ theme }) => ({
  fontSize: '1.875rem',
  lineHeight: 1.2,
  fontWeight: 750,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.ticket.fill,
}));

export const FigureLabel = styled('span', { name, slot: 'figureLabel' })(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));
