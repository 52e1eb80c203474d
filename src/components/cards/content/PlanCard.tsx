import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSurface, CardText, CardTitle } from '#src/components/cards/cardSurface.ts';
import { tornEdge } from '#src/components/cards/ticket/ticketPaper.ts';

const Plan = styled(CardSurface, {
  shouldForwardProp: (prop: PropertyKey) => prop !== 'recommended',
})<{ recommended: boolean }>(({ theme, recommended }) => ({
  padding: theme.spacing(6, 3, 3.5),
  // Below the mark, whatever the size of its text. Cards beside it begin on the same line.
  paddingTop: 'calc(0.9375rem * 1.55 + 25px)',
  ...(!recommended && { [theme.breakpoints.down('sm')]: { paddingTop: theme.spacing(3.5) } }),
  gap: theme.spacing(2.5),
  ...(recommended && {
    outline: `2px solid ${theme.vars.palette.roles.active.outline}`,
    outlineOffset: -2,
  }),
}));

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  insetInlineEnd: theme.spacing(3),
  padding: theme.spacing(0.75, 2, 1.75),
  ...theme.typography.body2,
  fontWeight: 650,
  ...theme.mixins.solid('active'),
  ...tornEdge('bottom'),
  borderRadius: 0,
}));

const Price = styled('p')(({ theme }) => ({
  ...theme.mixins.wrap,
  alignItems: 'baseline',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '& strong': {
    fontSize: '3.5rem',
    '@media (min-width: 740px) and (max-width: 1000px)': { fontSize: '2.5rem' },
    lineHeight: 1,
    ...theme.mixins.figure,
    letterSpacing: '-0.03em',
    color: theme.vars.palette.text.primary,
  },
}));

export interface PlanCardProps {
  name: string;
  text: string;
  /** With its currency, as text. */
  price: string;
  recommended: boolean;
  /** Address of the page on which the plan is chosen. */
  href: string;
}

/** A plan with its monthly price. */
export function PlanCard({ name, text, price, recommended, href }: PlanCardProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Plan aria-labelledby={id} recommended={recommended}>
      <div>
        <CardTitle id={id}>{name}</CardTitle>
        <CardText>{text}</CardText>
      </div>
      {recommended && <Mark>{t('marketing.plan.recommended')}</Mark>}
      <Price>
        <strong>{price}</strong> {t('marketing.plan.perMonth')}
      </Price>
      <Button
        href={href}
        variant={recommended ? 'contained' : 'outlined'}
        size="large"
        fullWidth
        aria-label={t('marketing.plan.chooseOf', { plan: name })}
      >
        {t('marketing.plan.choose')}
      </Button>
    </Plan>
  );
}
