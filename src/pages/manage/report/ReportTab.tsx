import { useTranslation } from 'react-i18next';
import {
  agreeCounters,
  getWeek,
  setWeeklyEmail,
  withdrawCounters,
} from '#common/contract/places/week.ts';
import { call } from '#src/api/transport/call.ts';
import { WeekSummary, type Week } from '#src/components/manage/WeekSummary.tsx';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/week.ts';
import * as en from '#src/i18n/en/week.ts';
import { formatRange } from '#src/lib/dates.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import type { TabProps } from '#src/pages/manage/tabs.ts';
import { useChange } from '#src/pages/manage/useChange.tsx';

/** The weekly report of a place. */
export function ReportTab({ id, onGone }: TabProps) {
  useAddedTexts({ el, en });
  const { t, i18n } = useTranslation();
  const found = useOwnQuery(getWeek, { id }, { revalidateOnFocus: false });
  const { send, pending, refused } = useChange(onGone);
  const change = (work: () => Promise<Week>, said: string): void =>
    void send(
      'week',
      async () => {
        await found.mutate(await work(), { revalidate: false });
      },
      said,
    );
  return (
    <Loaded {...found} data={found.data} headingLevel={2}>
      {(week) => (
        <Panel
          title={t('weekReport.title', { range: formatRange(week.from, week.to, i18n.language) })}
        >
          {refused.notice}
          <WeekSummary
            week={week}
            pending={pending !== null}
            onAccept={({ weekday, from, to, counters }) =>
              change(
                () => call(agreeCounters, { id, body: { weekday, from, to, counters } }),
                t('weekReport.proposal.accepted'),
              )
            }
            onWithdraw={({ weekday, from }) =>
              change(
                () => call(withdrawCounters, { id, query: { weekday, from } }),
                t('weekReport.proposal.withdrawn'),
              )
            }
            onEmail={(isOn) =>
              change(
                () => call(setWeeklyEmail, { id, body: { weekly_email: isOn } }),
                t(isOn ? 'weekReport.emailOn' : 'weekReport.emailOff'),
              )
            }
          />
        </Panel>
      )}
    </Loaded>
  );
}
