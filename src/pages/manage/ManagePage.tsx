import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { mutate } from 'swr';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { getPlan } from '#common/contract/places/plan.ts';
import { organisationKeys } from '#src/api/organisations.ts';
import { orFallback } from '#src/api/transport/call.ts';
import { ListingCard } from '#src/components/cards/listing/ListingCard.tsx';
import { OpeningHours } from '#src/components/display/place/OpeningHours.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { DayList } from '#src/components/manage/DayList.tsx';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import { useOrganisation } from '#src/hooks/data/places/useOrganisation.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useManageTexts } from '#src/i18n/screens/manageTexts.ts';
import { oneOf } from '#src/lib/read.ts';
import { PrivateScreen } from '#src/pages/shared/layout/PrivateScreen.tsx';
import { listingCardOf } from '#src/pages/shared/listings/listingCard.ts';
import { tabGroups, type ManageTab, type Plan, type TabGroup, type TabProps } from './tabs.ts';

/** Loads a tab on demand. */
const later = (load: () => Promise<ComponentType<TabProps>>) =>
  lazyInView<TabProps>(load, { height: '480px' });

const panels: Record<ManageTab, ComponentType<TabProps>> = {
  report: later(async () => (await import('./report/ReportTab.tsx')).ReportTab),
  plan: later(async () => (await import('./PlanTab.tsx')).PlanTab),
  week: later(async () => (await import('./WeekTab.tsx')).WeekTab),
  services: later(async () => (await import('./ServicesTab.tsx')).ServicesTab),
  statistics: later(async () => (await import('./StatisticsTab.tsx')).StatisticsTab),
  members: later(async () => (await import('./MembersTab.tsx')).MembersTab),
  history: later(async () => (await import('./HistoryTab.tsx')).HistoryTab),
  devices: later(async () => (await import('./KiosksTab.tsx')).KiosksTab),
  poster: later(async () => (await import('./PosterTab.tsx')).PosterTab),
  listing: later(async () => (await import('./ListingTab.tsx')).ListingTab),
};

const shownToVisitors = new Set<ManageTab>([
  'plan',
  'week',
  'services',
  'members',
  'devices',
  'poster',
]);

/** Tabs that fill a wide window themselves. */
const wide = new Set<ManageTab>(['report', 'statistics', 'listing']);

const DAYS = 4;

interface VisitorsProps {
  plan: Plan;
  /** Shows opening hours instead of the next days, which the tab already shows. */
  hours: boolean;
}

/** A preview for owners: the card of the place with today's list, and its days. */
function VisitorsView({ plan, hours }: VisitorsProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { data: place, isLoading } = useOrganisation(plan.organisation.slug);
  return (
    <Box
      component="aside"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 2,
        // In a lower window, sticky positioning would hide the end of the preview.
        '@media (min-height: 1100px)': { position: 'sticky', top: 88 },
      }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: '1.125rem' }}>
        {t('manage.visitors.title')}
      </Typography>
      {(place || isLoading) && (
        <ListingCard {...(place && listingCardOf(place, i18n.language))} loading={!place} />
      )}
      <Typography variant="h3" sx={{ fontSize: '1rem', mt: 1 }}>
        {t(hours ? 'details.hours' : 'manage.visitors.days')}
      </Typography>
      {hours ? (
        <OpeningHours days={plan.openingHours} today={weekdayOf(serverToday())} />
      ) : (
        <DayList days={plan.days.slice(0, DAYS)} today={serverToday()} />
      )}
    </Box>
  );
}

function Sections({ id, plan, onPlan, onGone }: TabProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  // A server without services sends no rules for them.
  const isKnown = (one: ManageTab): boolean => one !== 'services' || plan.priorityAfter !== null;
  const groups = Object.entries(tabGroups).map(([name, tabs]) => ({
    name: name as TabGroup,
    tabs: (tabs as readonly ManageTab[]).filter(isKnown),
  }));
  const tab =
    oneOf(
      groups.flatMap(({ tabs }) => tabs),
      search.get('tab'),
    ) ?? 'report';
  const group = groups.find(({ tabs }) => tabs.includes(tab))!;
  const open = (next: string): void =>
    setSearch(next === 'report' ? {} : { tab: next }, { replace: true });
  const Panel = panels[tab];
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isWide = hasRoom && shownToVisitors.has(tab);
  return (
    <>
      {/* The frame shows the name. */}
      <VisuallyHidden as="h1">{plan.organisation.title}</VisuallyHidden>
      <SectionTabs
        idBase="manage"
        ariaLabel={t('manage.sections')}
        value={group.name}
        onChange={(next) => open(groups.find(({ name }) => name === next)!.tabs[0]!)}
        tabs={groups.map(({ name, tabs }) => ({
          value: name,
          label: t(tabs.length === 1 ? `manage.tabs.${tabs[0]!}` : `manage.groups.${name}`),
        }))}
        sx={{ mb: group.tabs.length > 1 ? 1.5 : 3 }}
      />
      <div
        role="tabpanel"
        id={`manage-panel-${group.name}`}
        aria-labelledby={`manage-tab-${group.name}`}
      >
        {group.tabs.length > 1 && (
          <SectionTabs
            quiet
            idBase="manage-part"
            ariaLabel={t(`manage.groups.${group.name}`)}
            value={tab}
            onChange={open}
            tabs={group.tabs.map((value) => ({ value, label: t(`manage.tabs.${value}`) }))}
            sx={{ mb: 2 }}
          />
        )}
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: 4,
            gridTemplateColumns: isWide
              ? 'minmax(0, 880px) minmax(280px, 340px)'
              : `minmax(0, ${wide.has(tab) ? '1fr' : '880px'})`,
          }}
        >
          <div
            {...(group.tabs.length > 1 && {
              role: 'tabpanel',
              id: `manage-part-panel-${tab}`,
              'aria-labelledby': `manage-part-tab-${tab}`,
            })}
          >
            <Panel {...{ id, plan, onPlan, onGone }} />
          </div>
          {isWide && <VisitorsView plan={plan} hours={tab === 'week'} />}
        </Box>
      </div>
    </>
  );
}

/** The management screen of a place, for its owners. The server renders only its outline. */
export default function ManagePage() {
  useManageTexts();
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const plan = useOwnQuery(getPlan, { id }, { read: (response) => orFallback(response, null) });
  const onPlan = (next: Plan): void => {
    void plan.mutate(next, { revalidate: false });
    void mutate(organisationKeys.one(next.organisation.slug));
  };
  return (
    <PrivateScreen
      title={
        plan.data
          ? t('navigation.panel.manage', { place: plan.data.organisation.title })
          : t('navigation.panel.manageIt')
      }
      description={t('manage.description')}
      resource={plan}
    >
      {(data) => <Sections id={id} plan={data} onPlan={onPlan} onGone={() => void plan.mutate()} />}
    </PrivateScreen>
  );
}
