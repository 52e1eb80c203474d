import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { getPlan, savePlan } from '#common/contract/places/plan.ts';
import {
  agreeCounters,
  getWeek,
  setWeeklyEmail,
  withdrawCounters,
} from '#common/contract/places/week.ts';
import { call } from '#src/api/transport/call.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import {
  WeekSummary,
  type AgreedSlot,
  type BusyHours,
  type Week,
} from '#src/components/manage/WeekSummary.tsx';
import { paths } from '#src/config/paths.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/week.ts';
import * as en from '#src/i18n/en/week.ts';
import { formatRange } from '#src/lib/dates.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { planPayload, planValues } from '#src/pages/manage/planValues.ts';
import type { TabProps } from '#src/pages/manage/tabs.ts';
import { useChange } from '#src/pages/manage/useChange.tsx';

/** The weekly report of a place. Accepting its proposal changes the plan, and can be undone. */
export function ReportTab({ id, plan, onPlan, onGone }: TabProps) {
  useAddedTexts({ el, en });
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const found = useOwnQuery(getWeek, { id }, { revalidateOnFocus: false });
  const { send, pending, refused } = useChange(onGone);
  const change = async (work: () => Promise<Week>, success?: () => string): Promise<void> => {
    const isDone = await send('week', async () => {
      await found.mutate(await work(), { revalidate: false });
    });
    if (isDone && success) toast.success(success());
  };

  /** Sets the counters of the plan, if `isWanted`. @returns the number before; null if it stays */
  const setCounters = async (
    counters: number,
    isWanted: (now: number) => boolean,
  ): Promise<number | null> => {
    // Another owner may have changed the plan since it was shown.
    const now = await call(getPlan, { id });
    if (!isWanted(now.counters)) return null;
    onPlan(await call(savePlan, { id, body: { ...planPayload(planValues(now)), counters } }));
    return now.counters;
  };

  const accept = ({ weekday, from, to, counters }: BusyHours): void => {
    let before: number | null = null;
    void change(
      async () => {
        before = await setCounters(counters, (now) => now < counters);
        const body = { weekday, from, to, counters, counters_before: before };
        return call(agreeCounters, { id, body });
      },
      () =>
        before === null
          ? t('weekReport.proposal.noted')
          : t('weekReport.proposal.accepted', { count: counters, before }),
    );
  };

  const withdraw = ({ weekday, from, counters, countersBefore }: AgreedSlot): void => {
    let isRestored = false;
    void change(
      async () => {
        const restored =
          countersBefore && (await setCounters(countersBefore, (now) => now === counters));
        isRestored = Boolean(restored);
        return call(withdrawCounters, { id, query: { weekday, from } });
      },
      () =>
        isRestored
          ? t('weekReport.proposal.undone', { count: countersBefore! })
          : t('weekReport.proposal.withdrawn'),
    );
  };

  return (
    <Loaded {...found} data={found.data} headingLevel={2}>
      {(week) => (
        <Panel
          title={t('weekReport.title', { range: formatRange(week.from, week.to, i18n.language) })}
        >
          {refused.notice}
          {refused.serverErrors && (
            <NoticeBanner severity="error">
              <span>{t('weekReport.proposal.refused')}</span>{' '}
              <Link
                underline="always"
                href={`${paths.manage.href(id)}?${new URLSearchParams({
                  tab: 'plan',
                  counters: String(week.proposal?.counters ?? plan.counters),
                })}`}
              >
                {t('weekReport.proposal.toPlan')}
              </Link>
            </NoticeBanner>
          )}
          <WeekSummary
            week={week}
            planCounters={plan.counters}
            counterHref={paths.counter.href(plan.organisation.slug)}
            pending={pending !== null}
            onAccept={accept}
            onWithdraw={withdraw}
            onEmail={(isOn) =>
              void change(() => call(setWeeklyEmail, { id, body: { weekly_email: isOn } }))
            }
          />
        </Panel>
      )}
    </Loaded>
  );
}
