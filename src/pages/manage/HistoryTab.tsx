import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { athensTime } from '#common/calendar/athens.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import type { Camel } from '#common/contract/camel.ts';
import { getAudit, type AuditPage } from '#common/contract/places/members.ts';
import { TablePager } from '#src/components/tables/TablePager.tsx';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { formatDate, formatRange, formatTime } from '#src/lib/dates.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import type { TabProps } from './tabs.ts';

const Root = styled('div')(({ theme }) => ({
  '& h3': { ...theme.typography.subtitle1, fontWeight: 650, margin: theme.spacing(0, 0, 0.5) },
  '& section + section': { marginTop: theme.spacing(3) },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '3.5em minmax(0, 1fr)',
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& li:first-of-type': { borderTop: 0 },
  '& time': {
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& small': { display: 'block', ...theme.mixins.note },
}));

type Entry = Camel<AuditPage>['records'][number];

/** The action as text, such as «έκλεισε τη λίστα». Falls back for actions of a newer server. */
const deedOf = (
  t: TFunction,
  language: string,
  { action, subjectName: subject, details }: Entry,
): string => {
  const { date, from, to } = details;
  const day = typeof date === 'string' ? date : subject;
  const isDay = day !== null && isCalendarDate(day);
  const shown =
    typeof from === 'string' && typeof to === 'string'
      ? formatRange(from, to, language)
      : isDay
        ? formatDate(day, language)
        : (subject ?? '');
  const names = [
    ...(action === 'change_list' ? [`list_${String(details.state)}`] : []),
    // Nobody was called, or the server is of an earlier version.
    ...(isDay && (action === 'call_next' || action === 'call') ? ['call_of_day'] : []),
    action,
  ] as 'call'[];
  const keys = names.map((one) => `manage.history.did.${one}` as const);
  return t([...keys, 'manage.history.other'], { subject: shown, action }).trim();
};

const moreOf = (t: TFunction, { details }: Entry): string =>
  [
    details.service,
    typeof details.counter === 'string' ? counterIn(t, details.counter) : null,
    details.message,
    details.reason,
  ]
    .filter((one): one is string => typeof one === 'string' && one !== '')
    .join(' · ');

const whoOf = ({ who, details }: Entry): string | null =>
  who?.name ?? (typeof details.device === 'string' ? details.device : null);

const dayOf = ({ at }: Entry): string => athensTime(new Date(at)).date;

const entriesOf = (entries: readonly Entry[], day: string) =>
  entries.filter((entry) => dayOf(entry) === day);

function AuditTrail({ entries, isLoading }: { entries: readonly Entry[]; isLoading: boolean }) {
  const { t, i18n } = useTranslation();
  if (entries.length === 0)
    return <p style={{ marginBlock: '1em' }}>{t('manage.history.empty')}</p>;
  const days = new Set(entries.map(dayOf));
  return (
    <Root aria-busy={isLoading}>
      {[...days].map((day) => (
        <section key={day} aria-label={formatDate(day, i18n.language)}>
          <h3>{formatDate(day, i18n.language)}</h3>
          <ol>
            {entriesOf(entries, day).map((entry, index) => {
              const more = moreOf(t, entry);
              return (
                <li key={`${entry.at}-${index}`}>
                  <time translate="no" dateTime={entry.at}>
                    {formatTime(entry.at)}
                  </time>
                  <span>
                    <strong>{whoOf(entry) ?? t('manage.history.nobody')}</strong>{' '}
                    {deedOf(t, i18n.language, entry)}
                    {more && <small>{more}</small>}
                  </span>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </Root>
  );
}

const SIZES = [30, 100];

export function HistoryTab({ id }: TabProps) {
  const { t } = useTranslation();
  const [view, setView] = useState({ page: 1, perPage: SIZES[0]! });
  const trail = useOwnQuery(
    getAudit,
    { id, query: { page: view.page, per_page: view.perPage } },
    { keepPreviousData: true },
  );
  return (
    <Panel title={t('manage.history.title')}>
      <Loaded {...trail}>
        {({ records, count }) => (
          <>
            <AuditTrail entries={records} isLoading={trail.isLoading} />
            {(count ?? 0) > SIZES[0]! && (
              <Box sx={{ mt: 2 }}>
                <TablePager view={view} sizes={SIZES} count={count ?? 0} onChange={setView} />
              </Box>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
