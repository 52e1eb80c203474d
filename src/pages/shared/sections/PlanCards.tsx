import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CardSurface, CardText, CardTitle } from '#src/components/cards/cardSurface.ts';
import { torn } from '#src/components/cards/ticket/ticketPaper.ts';
import { paths } from '#src/config/paths.ts';
import { plans } from '#src/content/plans.ts';
import { inLanguage } from '#src/content/sample.ts';
import { formatDollars } from '#src/lib/numbers.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';

const Plan = styled(CardSurface, {
  shouldForwardProp: (prop: PropertyKey) => prop !== 'recommended',
})<{ recommended: boolean }>(({ theme, recommended }) => ({
  padding: theme.spacing(6, 3, 3.5),
  gap: theme.spacing(2.5),
  ...(recommended && {
    outline: `2px solid ${theme.vars.palette.roles.active.outline}`,
    outlineOffset: -2,
  }),
}));

/** The badge hangs from the card's edge like a torn-off stub. */
const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  insetInlineEnd: theme.spacing(3),
  padding: theme.spacing(0.75, 2, 1.75),
  ...theme.typography.body2,
  fontWeight: 650,
  color: theme.vars.palette.roles.active.onFill,
  backgroundColor: theme.vars.palette.roles.active.fill,
  ...torn('bottom'),
  borderRadius: 0,
}));

const Price = styled('p')(({ theme }) => ({
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

/** The three plans, each with its way to a listing. What they hold is said once, by the comparison. */
export function PlanCards() {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  return (
    <CardGrid label={t('pricing.plans')}>
      {plans.map(({ id, name, text, price, recommended }) => (
        <Plan key={id} aria-labelledby={`plan-${id}`} recommended={recommended}>
          <div>
            <CardTitle id={`plan-${id}`}>{inLanguage(name, language)}</CardTitle>
            <CardText>{inLanguage(text, language)}</CardText>
          </div>
          {recommended && <Mark>{t('marketing.plan.recommended')}</Mark>}
          <Price>
            <strong>{formatDollars(price, language)}</strong> {t('marketing.plan.perMonth')}
          </Price>
          <Button
            href={`${paths.addListing.href()}?plan=${id}`}
            variant={recommended ? 'contained' : 'outlined'}
            size="large"
            fullWidth
            aria-label={t('marketing.plan.chooseOf', { plan: inLanguage(name, language) })}
          >
            {t('marketing.plan.choose')}
          </Button>
        </Plan>
      ))}
    </CardGrid>
  );
}
