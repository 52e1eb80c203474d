import { styled } from '@mui/material/styles';

const narrow = '@container (max-width: 559px)';

/** The paper. Its parts scale with its width, not with the window. */
export const Root = styled('article')(({ theme }) => ({
  containerType: 'inline-size',
  padding: theme.spacing(3),
  ...theme.mixins.sheet,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(6) },
  '& .note': { margin: theme.spacing(2, 0, 0), ...theme.mixins.smallNote },
}));

/** Issuer, number and dates. */
export const Head = styled('header')(({ theme }) => ({
  ...theme.mixins.wrap,
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  paddingBottom: theme.spacing(4),
  borderBottom: `1px dashed ${theme.vars.palette.roles.control.outline}`,
}));

export const Facts = styled('dl')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(2, 4),
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& dt': theme.mixins.smallNote,
  '& dd': { fontSize: '1.0625rem', fontWeight: 650, whiteSpace: 'nowrap' },
}));

/** Issuer and recipient, side by side if they fit. */
export const Parties = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(4),
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h2, & h3': {
    margin: theme.spacing(0, 0, 0.5),
    ...theme.mixins.smallNote,
    fontWeight: 500,
  },
  '& address': { fontStyle: 'normal', display: 'grid', overflowWrap: 'anywhere' },
}));

/** On narrow paper each line becomes a block. */
export const Lines = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { padding: theme.spacing(1.5, 1), textAlign: 'end', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
  '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: 0, fontWeight: 650 },
  '& thead th': { ...theme.mixins.smallNote, fontWeight: 500 },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .rate': { color: theme.vars.palette.text.secondary },
  [narrow]: {
    '&, & tbody': { display: 'block' },
    '& thead': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      overflow: 'hidden',
      width: 1,
      height: 1,
    },
    '& tbody tr': { display: 'block', paddingBlock: theme.spacing(1.5) },
    '& tbody th': {
      display: 'block',
      padding: 0,
      marginBottom: theme.spacing(0.5),
      fontWeight: 650,
    },
    '& tbody td': {
      ...theme.mixins.ends,
      gap: theme.spacing(2),
      padding: theme.spacing(0.25, 0),
      '&::before': {
        content: 'attr(data-label) / ""',
        fontWeight: 400,
        color: theme.vars.palette.text.secondary,
      },
    },
    '& .rate': { display: 'none' },
  },
}));

/** Subtotal, discount and amount due. */
export const Sums = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  display: 'grid',
  justifyContent: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > div': {
    ...theme.mixins.baseline,
    justifyContent: 'space-between',
    columnGap: theme.spacing(6),
    paddingBlock: theme.spacing(0.5),
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 650, textAlign: 'end' },
  '& .total': {
    marginTop: theme.spacing(1),
    '& dt': { fontWeight: 650, color: theme.vars.palette.text.primary },
    '& dd': {
      fontSize: '2.5rem',
      lineHeight: 1.1,
      fontWeight: 750,
      letterSpacing: '-0.02em',
      color: theme.vars.palette.roles.ticket.fill,
    },
  },
  [narrow]: {
    justifyContent: 'stretch',
    '& > div': { flexWrap: 'wrap', columnGap: theme.spacing(2) },
  },
}));
