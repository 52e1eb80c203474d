import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '#src/lib/numbers.ts';
import { CardSurface, CardText, CardTitle } from '#src/components/cards/cardSurface.ts';
import { roundAwayFrom, torn } from '#src/components/cards/ticket/ticketPaper.ts';

const name = 'SeiraPlanCard';

interface Look {
  recommended: boolean;
}

const own = (prop: PropertyKey): boolean => prop !== 'recommended';

const Root = styled(CardSurface, { name, slot: 'root', shouldForwardProp: own })<Look>(
  ({ theme, recommended }) => ({
    padding: theme.spacing(6, 3, 3.5),
    gap: theme.spacing(2.5),
    ...(recommended && {
      outline: `2px solid ${theme.vars.palette.roles.active.outline}`,
      outlineOffset: -2,
    }),
  }),
);

/** The badge hangs from the card's edge like a torn-off stub. */
const Mark = styled('span', { name, slot: 'mark' })(({ theme }) => ({
  position: 'absolute',
  top: 0,
  insetInlineEnd: theme.spacing(3),
  padding: theme.spacing(0.75, 2, 1.75),
  ...theme.typography.body2,
  fontWeight: 650,
  color: theme.vars.palette.roles.active.onFill,
  backgroundColor: theme.vars.palette.roles.active.fill,
  ...roundAwayFrom('bottom'),
  ...torn('bottom'),
  borderRadius: 0,
}));

const Price = styled('p', { name, slot: 'price' })(({ theme }) => ({
  margin: 0,
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '& strong': {
    fontSize: '3.5rem',
    // Three side by side on a tablet.
    '@media (min-width: 740px) and (max-width: 1000px)': { fontSize: '2.5rem' },
    lineHeight: 1,
    fontWeight: 750,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: theme.vars.palette.text.primary,
  },
}));

export interface PlanCardProps {
  title?: string;
  text?: string;
  /** Dollars a month. */
  price?: number;
  recommended?: boolean;
  action?: ReactNode;
}

/** A plan with its price. For its features use `PlanComparison`. */
export function PlanCard({
  title = '',
  text,
  price = 0,
  recommended = false,
  action,
}: PlanCardProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  return (
    <Root aria-labelledby={id} recommended={recommended}>
      <div>
        <CardTitle id={id}>{title}</CardTitle>
        <CardText>{text}</CardText>
      </div>
      {recommended && <Mark>{t('marketing.plan.recommended')}</Mark>}
      <Price>
        <strong>{formatDollars(price, i18n.language)}</strong> {t('marketing.plan.perMonth')}
      </Price>
      {action}
    </Root>
  );
}
