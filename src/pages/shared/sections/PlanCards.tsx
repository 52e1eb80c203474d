import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlanCard } from '#src/components/cards/content/PlanCard.tsx';
import { paths } from '#src/config/paths.ts';
import { plans } from '#src/content/plans.ts';
import { inLanguage } from '#src/content/sample.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';

/** The three plans, each with its way to a listing. What they hold is said once, by the comparison. */
export function PlanCards() {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  return (
    <CardGrid label={t('pricing.plans')}>
      {plans.map(({ id, name, text, price, recommended }) => (
        <PlanCard
          key={id}
          title={inLanguage(name, language)}
          text={inLanguage(text, language)}
          price={price}
          recommended={recommended}
          action={
            <Button
              component={Link}
              to={`${paths.addListing.href()}?plan=${id}`}
              variant={recommended ? 'contained' : 'outlined'}
              size="large"
              fullWidth
              aria-label={t('marketing.plan.chooseOf', { plan: inLanguage(name, language) })}
            >
              {t('marketing.plan.choose')}
            </Button>
          }
        />
      ))}
    </CardGrid>
  );
}
