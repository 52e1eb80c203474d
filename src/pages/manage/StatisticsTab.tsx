import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { addDays } from '#common/calendar/days.ts';
import type { Camel } from '#common/contract/camel.ts';
import {
  getStatistics,
  getStatisticsFile,
  type Statistics,
  type StatisticsTable,
} from '#common/contract/places/statistics.ts';
import { call } from '#src/api/transport/call.ts';
import { downloadFile } from '#src/browser/download.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { DaysChart } from '#src/components/charts/DaysChart.tsx';
import { StatisticsSummary } from '#src/components/charts/StatisticsSummary.tsx';
import { WaitsChart } from '#src/components/charts/WaitsChart.tsx';
import { WeekdayTable } from '#src/components/charts/WeekdayTable.tsx';
import { StatList } from '#src/components/display/StatList.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { ServiceTable } from '#src/components/tables/ServiceTable.tsx';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/statistics.ts';
import * as en from '#src/i18n/en/statistics.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import type { TabProps } from './tabs.ts';
import { useChange } from './useChange.tsx';

const RANGES = [7, 30, 90] as const;
/** Minimum number of people for a meaningful chart. */
const FEWEST = 5;
/** Minimum number of predictions for a share "of ten". */
const FEWEST_WINDOWS = 10;

const choice = {
  minHeight: 44,
  px: 1.5,
  color: 'text.primary',
  '&.Mui-selected, &.Mui-selected:hover': {
    color: 'roles.active.text',
    bgcolor: 'roles.active.background',
  },
};

function Facts({ totals, wait, visitMinutes, servedMinutes, windows }: Camel<Statistics>) {
  const { t, i18n } = useTranslation();
  const people = (['served', 'noShows', 'cancelled', 'walkIns'] as const).map((kind) => ({
    label: t(`statistics.facts.${kind}`),
    value: formatNumber(totals[kind], i18n.language),
  }));
  const minutes = (value: number | undefined | null, kind: 'minutes' | 'within') =>
    value === undefined || value === null
      ? t('statistics.facts.none')
      : t(`statistics.facts.${kind}`, { count: value });
  const enough = windows.told >= FEWEST_WINDOWS;
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <StatList items={people} />
        <StatList
          items={[
            { label: t('statistics.facts.median'), value: minutes(wait?.median, 'minutes') },
            { label: t('statistics.facts.p90'), value: minutes(wait?.p90, 'within') },
            { label: t('statistics.facts.visit'), value: minutes(visitMinutes, 'minutes') },
            ...(typeof servedMinutes === 'number'
              ? [
                  {
                    label: t('statistics.facts.atCounter'),
                    value: minutes(servedMinutes, 'minutes'),
                  },
                ]
              : []),
            {
              label: t('statistics.facts.windows'),
              value: enough
                ? t('statistics.facts.windowsValue', {
                    tenths: Math.floor((10 * windows.held) / windows.told),
                  })
                : t('statistics.facts.none'),
            },
          ]}
        />
      </Box>
      {enough && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', maxWidth: '42em' }}>
          {t('statistics.windowsText', windows)}
        </Typography>
      )}
    </>
  );
}

export function StatisticsTab({ id, plan, onGone }: TabProps) {
  useAddedTexts({ el, en });
  const { t } = useTranslation();
  const [days, setDays] = useState<number>(30);
  const today = serverToday();
  const range = { from: addDays(today, 1 - days), to: today };
  const found = useOwnQuery(
    getStatistics,
    { id, query: range },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const { send, pending, refusedOf } = useChange(onGone);

  const save = (table: StatisticsTable, title: string) => (
    <>
      <PendingButton
        variant="outlined"
        size="small"
        pending={pending === table}
        pendingLabel={t('common.preparing')}
        aria-label={pending === table ? undefined : t('statistics.downloadOf', { title })}
        onClick={() =>
          void send(table, async () => {
            const csv = { headers: { accept: 'text/csv' }, responseType: 'blob' } as const;
            const file = await call(getStatisticsFile, { id, query: { ...range, table } }, csv);
            const name = `${plan.organisation.slug}-${table}-${range.from}-${range.to}.csv`;
            downloadFile(name, file as Blob);
          })
        }
      >
        {t('statistics.download')}
      </PendingButton>
      {refusedOf(table).notice && (
        <div style={{ flexBasis: '100%' }}>{refusedOf(table).notice}</div>
      )}
    </>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        // Facts, days and services need the width.
        '& > section': { gridColumn: '1 / -1' },
      }}
    >
      <Panel title={t('manage.tabs.statistics')}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={days}
          onChange={(_, next: number | null) => next !== null && setDays(next)}
          aria-label={t('statistics.range')}
          sx={{ mb: 2, flexWrap: 'wrap' }}
        >
          {RANGES.map((count) => (
            <ToggleButton key={count} value={count} sx={choice}>
              {t('statistics.days', { count })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Loaded {...found}>
          {(statistics) =>
            statistics.totals.served < FEWEST ? (
              <EmptyState
                picture="tickets"
                headingLevel={3}
                title={t('statistics.empty')}
                text={t('statistics.emptyText')}
              />
            ) : (
              <>
                <StatisticsSummary statistics={statistics} />
                <Facts {...statistics} />
              </>
            )
          }
        </Loaded>
      </Panel>
      {found.data && found.data.totals.served >= FEWEST && (
        <>
          <Card sx={{ p: { xs: 2.5, sm: 3.5 } }}>
            <WeekdayTable {...found.data} />
          </Card>
          <Card sx={{ p: { xs: 2.5, sm: 3.5 } }}>
            <WaitsChart
              hours={found.data.hours}
              action={save('hours', t('statistics.waits.title'))}
            />
          </Card>
          <Card component="section" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
            <DaysChart days={found.data.days} action={save('days', t('statistics.people.title'))} />
          </Card>
          {found.data.services.length > 1 && (
            <Card component="section" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
              <ServiceTable
                services={found.data.services}
                action={save('services', t('statistics.services.title'))}
              />
            </Card>
          )}
        </>
      )}
    </Box>
  );
}
