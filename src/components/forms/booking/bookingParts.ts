import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { hidden } from '#src/components/display/VisuallyHidden.tsx';
import { durations, radii } from '#theme/tokens.ts';

export const Root = styled('section')(({ theme }) => theme.mixins.sheet);

/** A query container, which captures `position: fixed`, so the bottom bar stays outside. */
export const Frame = styled('div')({ containerType: 'inline-size' });

export const Halves = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '@container (min-width: 400px)': { padding: theme.spacing(3) },
  '@container (min-width: 720px)': {
    gridTemplateColumns: '1fr minmax(300px, 380px)',
    gap: theme.spacing(4),
  },
}));

/** Visually hidden on a phone, where the button says the same. */
export const Heading = styled(Typography)(({ theme }) => ({
  marginBottom: theme.spacing(1),
  [theme.breakpoints.down('md')]: hidden,
})) as typeof Typography;

/** Holds the button. On a phone it sticks to the bottom edge. */
export const Thumb = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  ...theme.mixins.middle,
  gap: theme.spacing(1),
  padding: theme.spacing(1.25, 2),
  paddingBottom: `max(${theme.spacing(1.25)}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&& > *': { width: '100%', maxWidth: 480, minHeight: 52 },
  // A warning comes late, so it must not move the button or the edge of the bar.
  '& > .MuiAlert-root': {
    position: 'absolute',
    bottom: '100%',
    maxWidth: 'none',
    borderRadius: 0,
  },
  // Leaves space for the button that scrolls to the top.
  'body:has([data-back-to-top]) &': { paddingRight: theme.spacing(9.5) },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

export const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export const Week = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  justifyItems: 'start',
  '& > ul': { width: '100%' },
  // Aligns its icon with the days.
  '& > button': { marginInlineStart: theme.spacing(-2) },
}));

export const MONTH_HEIGHT = '346px';

/** Says until when a place is full, and when it has room. */
export const FullNotice = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 650,
  marginBottom: theme.spacing(1),
  padding: theme.spacing(0.75, 1.5),
  borderRadius: radii.control,
  ...theme.mixins.soft('waiting'),
}));

export const Day = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  // The note wraps as a whole.
  ...theme.mixins.wrap,
  alignItems: 'baseline',
  columnGap: theme.spacing(1),
  margin: theme.spacing(0, 0, 1.5),
  '&:focus': { outline: 'none' },
  '& > small': theme.mixins.note,
}));

/** The chosen service, with a button to change it. */
export const ChosenService = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(1.5),
  paddingBottom: theme.spacing(1.5),
  ...theme.mixins.ends,
  alignItems: 'start',
  gap: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '@container (max-width: 14rem)': { flexWrap: 'wrap' },
  '& > div': { minWidth: 0, display: 'grid', gap: theme.spacing(0.5) },
  '& > div > p': {
    ...theme.mixins.beside,
    gap: theme.spacing(1),
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  '& > .MuiButton-root': { flex: 'none', minHeight: 44, marginBlock: theme.spacing(-0.75) },
}));

export const Note = styled('p')(({ theme }) => theme.mixins.note);

/** The server does not know who is logged in. */
export const SignInNote = styled(Note)({ 'html[data-person] &': { display: 'none' } });

/** Moves the ticket out of its slot. */
const tearOff = keyframes({
  from: { transform: 'translateY(-20px) rotate(-2deg)', clipPath: 'inset(-24px -24px 90% -24px)' },
  '60%': { transform: 'translateY(6px) rotate(-1deg)', clipPath: 'inset(-24px)' },
  to: { transform: 'none', clipPath: 'inset(-24px)' },
});

/** Holds the person's ticket, which tears off when it is taken. */
export const Held = styled('div')({
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-torn]': {
      transformOrigin: '50% 0',
      animation: `${tearOff} ${durations.calm}ms ease-out`,
    },
  },
});
