import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '#src/components/banners/CallToAction.tsx';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { CardSurface, CardText, CardTitle } from '#src/components/cards/cardSurface.ts';
import { tornEdge } from '#src/components/cards/ticket/ticketPaper.ts';
import { hidden, VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { paths } from '#src/config/paths.ts';
import { planFeatures, plans } from '#src/content/plans.ts';
import { inLanguage } from '#src/content/sample.ts';
import { formatDollars } from '#src/lib/numbers.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { radii } from '#theme/tokens.ts';

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

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  insetInlineEnd: theme.spacing(3),
  padding: theme.spacing(0.75, 2, 1.75),
  ...theme.typography.body2,
  fontWeight: 650,
  color: theme.vars.palette.roles.active.onFill,
  backgroundColor: theme.vars.palette.roles.active.fill,
  ...tornEdge('bottom'),
  borderRadius: 0,
}));

const Price = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  '& strong': {
    fontSize: '3.5rem',
    '@media (min-width: 740px) and (max-width: 1000px)': { fontSize: '2.5rem' },
    lineHeight: 1,
    fontWeight: 750,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: theme.vars.palette.text.primary,
  },
}));

/** The three plans, each with a link to add a listing. The comparison lists their features. */
function PlanCards() {
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

const Frame = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** On narrow screens the feature name is above its three cells. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { padding: theme.spacing(1.5, 1.5), textAlign: 'center', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: theme.spacing(3) },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& thead th': { verticalAlign: 'bottom', padding: theme.spacing(2, 0.5), fontWeight: 650 },
  '& thead th:first-of-type': { width: '40%', paddingInlineStart: theme.spacing(3) },
  '& thead small': {
    display: 'block',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& [data-recommended]': { backgroundColor: theme.vars.palette.roles.active.background },
  '& thead [data-recommended]': {
    color: theme.vars.palette.roles.active.text,
    '& small': { color: 'inherit' },
  },
  '& td': { position: 'relative' },
  '& svg': { display: 'block', marginInline: 'auto' },
  '& .yes': { color: theme.vars.palette.roles.success.text },
  '& .no': { color: theme.vars.palette.roles.control.outline },
  '@container (max-width: 599px)': {
    display: 'block',
    '& thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& tbody th:first-of-type': {
      gridColumn: '1 / -1',
      padding: theme.spacing(1.5, 2, 0.5),
    },
    '& thead th': { padding: theme.spacing(2, 0.5), fontSize: '0.8125rem' },
    '& thead th:first-of-type': hidden,
    '& td': { padding: theme.spacing(0.75, 0.5, 1.5) },
    '& tbody [data-recommended]': { backgroundColor: 'transparent' },
  },
}));

export default function PricingPage() {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  return (
    <Page title={t('navigation.links.pricing')} description={t('pricing.description')}>
      <PageBanner
        title={t('pricing.heading')}
        text={t('pricing.text')}
        breadcrumb={[{ label: t('navigation.links.pricing') }]}
      />
      <Container component="section" aria-labelledby="plans" sx={{ pb: { xs: 5, md: 7 } }}>
        <VisuallyHidden as="h2" id="plans">
          {t('pricing.plans')}
        </VisuallyHidden>
        <PlanCards />
        <Typography variant="body2" sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
          {t('pricing.note')}
        </Typography>
      </Container>
      <Section ground="paper" title={t('pricing.compareTitle')} text={t('pricing.compareText')}>
        <Frame>
          <Table aria-label={t('marketing.plan.comparison')}>
            <thead>
              <tr>
                <th scope="col">{t('marketing.plan.feature')}</th>
                {plans.map(({ id, name: plan, price, recommended }) => (
                  <th key={id} scope="col" data-recommended={recommended || undefined}>
                    {inLanguage(plan, language)}
                    <small>{formatDollars(price, language)}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {planFeatures.map(({ key, label }, index) => (
                <tr key={key}>
                  <th scope="row">{inLanguage(label, language)}</th>
                  {plans.map(({ id, features, recommended }) => (
                    <td
                      key={id}
                      className={index < features ? 'yes' : 'no'}
                      data-recommended={recommended || undefined}
                    >
                      {index < features ? <Check aria-hidden /> : <Remove aria-hidden />}
                      <VisuallyHidden>
                        {t(`marketing.plan.${index < features ? 'included' : 'notIncluded'}`)}
                      </VisuallyHidden>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Frame>
      </Section>
      <Container sx={{ py: { xs: 6, md: 9 } }}>
        <CallToAction
          title={t('pricing.questionsTitle')}
          text={t('pricing.questionsText')}
          action={
            <Button href={paths.contact.href()} variant="contained" size="large">
              {t('pricing.questionsAction')}
            </Button>
          }
        />
      </Container>
    </Page>
  );
}
