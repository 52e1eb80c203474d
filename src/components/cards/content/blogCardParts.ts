import { styled } from '@mui/material/styles';
import { radii } from '#theme/tokens.ts';
import { CardSurface, hoverLift } from '#src/components/cards/cardSurface.ts';

export type BlogLayout = 'grid' | 'row' | 'wide' | 'mini';

const inRow = '[data-layout="row"] &';
const inWide = '[data-layout="wide"] &';
const inMini = '[data-layout="mini"] &';
const roomForRow = '@container (min-width: 520px)';
const roomForWide = '@container (min-width: 680px)';
const corner = radii.card - 1;

export const Root = styled(CardSurface)(({ theme }) => ({
  containerType: 'inline-size',
  '&:not([data-layout="mini"])': hoverLift(theme),
  '&[data-layout="mini"]': {
    height: 'auto',
    border: 0,
    borderRadius: radii.control,
    backgroundColor: 'transparent',
  },
}));

export const Sheet = styled('div')(({ theme }) => ({
  ...theme.mixins.column,
  ...theme.mixins.fill,
  borderRadius: 'inherit',
  [inRow]: { [roomForRow]: { flexDirection: 'row' } },
  [inWide]: {
    [roomForWide]: {
      flexDirection: 'row',
      '&[data-flip]': {
        flexDirection: 'row-reverse',
        '& > :first-of-type': { borderRadius: `0 ${corner}px ${corner}px 0` },
      },
    },
  },
  [inMini]: { flexDirection: 'row', alignItems: 'center', gap: theme.spacing(1.5) },
}));

const beside = {
  borderRadius: `${corner}px 0 0 ${corner}px`,
  '& > div': { height: '100%' },
};

export const Media = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `${corner}px ${corner}px 0 0`,
  [inRow]: { [roomForRow]: { flex: '0 0 40%', ...beside } },
  [inWide]: { [roomForWide]: { flex: '0 0 54%', ...beside } },
  [inMini]: { flex: 'none', width: 84, borderRadius: radii.control },
});

export const Body = styled('div')(({ theme }) => ({
  ...theme.mixins.fill,
  ...theme.mixins.column,
  gap: theme.spacing(1),
  padding: theme.spacing(2.5),
  [inMini]: { padding: 0, gap: 0 },
  [inWide]: { justifyContent: 'center', [roomForWide]: { padding: theme.spacing(4, 5) } },
}));

export const Day = styled('time')(({ theme }) => theme.mixins.smallNote);

export const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  textWrap: 'balance',
  [inWide]: {
    ...theme.typography.h3,
    [roomForWide]: { fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)', lineHeight: 1.2 },
  },
  [inMini]: { ...theme.typography.h6, lineHeight: 1.35 },
}));

export const Text = styled('p')(({ theme }) => ({
  ...theme.mixins.note,
  maxWidth: '40em',
  ...theme.mixins.clamp(3),
  [inWide]: { ...theme.typography.body1, WebkitLineClamp: 5 },
}));

export const Foot = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1.25),
  marginTop: 'auto',
  paddingTop: theme.spacing(1),
  ...theme.typography.body2,
  fontWeight: 500,
  [inWide]: { marginTop: theme.spacing(1) },
  // A long name takes two lines before the likes take a line of their own.
  '& > span:not(:last-child)': { flex: '1 1 0' },
}));

export const Likes = styled('span')(({ theme }) => ({
  ...theme.mixins.inline,
  gap: theme.spacing(0.75),
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: '1.125rem', color: theme.vars.palette.roles.accent.fill },
}));
