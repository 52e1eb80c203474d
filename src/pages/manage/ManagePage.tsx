import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Plan } from '#src/api/places/plan.ts';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import { paths } from '#src/config/paths.ts';
import { usePlan } from '#src/hooks/data/manage/usePlan.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useScreenTexts } from '#src/i18n/screenTexts.ts';
import { oneOf } from '#src/lib/read.ts';
import { NotFoundContent } from '#src/pages/shared/layout/NotFoundContent.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { DevicesTab } from './DevicesTab.tsx';
import { ListingTab } from './ListingTab.tsx';
import { MembersTab } from './MembersTab.tsx';
import { PlanTab } from './PlanTab.tsx';
import { PosterTab } from './PosterTab.tsx';
import { tabs, type ManageTab, type TabProps } from './tabs.ts';
import { WeekTab } from './WeekTab.tsx';

const panels: Record<ManageTab, ComponentType<TabProps>> = {
  plan: PlanTab,
  week: WeekTab,
  members: MembersTab,
  devices: DevicesTab,
  poster: PosterTab,
  listing: ListingTab,
};

const outline = (
  <Stack spacing={2} aria-busy>
    <Skeleton width="50%" height={56} />
    <Skeleton variant="rounded" height={48} />
    <Skeleton variant="rounded" height={480} />
  </Stack>
);

/** The sections of a place, once its plan is loaded. */
function Sections({ id, plan, onPlan, onGone }: TabProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const tab = oneOf(tabs, search.get('tab')) ?? 'plan';
  const Panel = panels[tab];
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'end', justifyContent: 'space-between' }}
      >
        <Typography
          variant="h1"
          sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)', overflowWrap: 'anywhere' }}
        >
          {plan.place.title}
        </Typography>
        <Button component={Link} to={paths.counter.href(plan.place.slug)} variant="outlined">
          {t('manage.toCounter')}
        </Button>
      </Stack>
      <SectionTabs
        idBase="manage"
        ariaLabel={t('manage.sections')}
        value={tab}
        onChange={(next) => setSearch(next === 'plan' ? {} : { tab: next }, { replace: true })}
        tabs={tabs.map((value) => ({ value, label: t(`manage.tabs.${value}`) }))}
        sx={{ mt: 2, mb: 3 }}
      />
      <Box
        role="tabpanel"
        id={`manage-panel-${tab}`}
        aria-labelledby={`manage-tab-${tab}`}
        sx={{ maxWidth: 880 }}
      >
        <Panel {...{ id, plan, onPlan, onGone }} />
      </Box>
    </>
  );
}

/** The owner's screen of a place. A server renders its outline: it is private to the owners. */
export default function ManagePage() {
  useScreenTexts();
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const { data: plan, error, isValidating, mutate } = usePlan(id);
  if (plan === null)
    return (
      <Page title={t('pages.notFound.title')} description={t('pages.notFound.description')}>
        <NotFoundContent />
      </Page>
    );
  const onPlan = (next: Plan): void => void mutate(next, { revalidate: false });
  return (
    <Page
      title={plan ? t('manage.title', { place: plan.place.title }) : t('manage.untitled')}
      description={t('manage.description')}
      ready={plan !== undefined || Boolean(error)}
    >
      <meta name="robots" content="noindex" />
      <Container sx={{ py: { xs: 2, md: 4 } }}>
        {plan ? (
          <Sections id={id} plan={plan} onPlan={onPlan} onGone={() => void mutate()} />
        ) : error ? (
          <ErrorState
            headingLevel={1}
            title={t('errors.title')}
            text={errorText(error)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          outline
        )}
      </Container>
    </Page>
  );
}
