import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/lib/numbers.ts';

const name = 'SeiraCallTicket';

const Root = styled('div', { name, slot: 'root' })(({ theme }) => ({
  containerType: 'size',
  minHeight: '6.5em',
  borderRadius: '0.6em',
  border: `0.08em solid ${theme.vars.palette.roles.ticket.outline}`,
  color: theme.vars.palette.roles.ticket.text,
  backgroundColor: theme.vars.palette.roles.ticket.background,
  '&[data-latest="true"]': {
    borderColor: theme.vars.palette.roles.active.fill,
    color: theme.vars.palette.roles.active.onFill,
    backgroundColor: theme.vars.palette.roles.active.fill,
  },
}));

const Paper = styled('div', { name, slot: 'paper' })({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2cqh',
  padding: '3cqh 3cqw',
  textAlign: 'center',
});

const Figure = styled('strong', { name, slot: 'number' })(({ theme }) => ({
  // A digit is 0.62em wide: as large as the paper allows, in both directions.
  fontSize: 'min(62cqh, calc(92cqw / (0.62 * var(--digits))))',
  lineHeight: 0.9,
  fontWeight: 750,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.ticket.fill,
  '[data-latest="true"] &': { color: 'inherit' },
}));

const Counter = styled('span', { name, slot: 'counter' })({
  fontSize: 'min(17cqh, 9cqw)',
  lineHeight: 1.1,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});

export interface CallTicketProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The number that was called. */
  rank?: number;
  /** Where it is served, as the place calls it; null when that is not known. */
  counter?: string | null;
  /** It was called last: it stands out. */
  latest?: boolean;
}

/** A called number and its counter, as large as its place on the wall allows. */
export function CallTicket({ rank = 0, counter = null, latest = false, ...rest }: CallTicketProps) {
  const { i18n } = useTranslation();
  const figure = formatNumber(rank, i18n.language);
  return (
    <Root data-latest={latest} style={{ '--digits': Math.max(2, figure.length) } as object} {...rest}>
      <Paper>
        <Figure>{figure}</Figure>
        {counter && <Counter>{counter}</Counter>}
      </Paper>
    </Root>
  );
}
