import { styled } from '@mui/material/styles';
import { figureSize } from './OfferPaper.tsx';

const name = 'SeiraOffer';

export const Caption = styled('span', { name, slot: 'caption' })(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

/** The number, as large as the paper allows. */
export const Figure = styled('strong', { name, slot: 'figure' })(({ theme }) => ({
  display: 'block',
  marginBottom: theme.spacing(1),
  fontSize: figureSize,
  lineHeight: 0.95,
  fontWeight: 750,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.ticket.fill,
}));

/** One line in large letters where there is no number to show. */
export const Statement = styled('strong', { name, slot: 'statement' })(({ theme }) => ({
  ...theme.typography.h3,
}));

/** How many are ahead. */
export const Ahead = styled('span', { name, slot: 'ahead' })({
  fontSize: '1.125rem',
  lineHeight: 1.4,
  fontWeight: 650,
});

/** How long it may take. */
export const Wait = styled('span', { name, slot: 'wait' })(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
