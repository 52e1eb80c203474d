import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#common/calendar/days.ts';
import { removeNotice, saveNotice } from '#common/contract/places/notice.ts';
import { getDays, resetDays, saveDays } from '#common/contract/places/plan.ts';
import { PLAN_LIMITS } from '#common/line/plan.ts';
import { call } from '#src/api/transport/call.ts';
import { PlaceNotice } from '#src/components/display/place/PlaceNotice.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { NoticeForm } from '#src/components/forms/manage/NoticeForm.tsx';
import type { DayValues } from '#src/components/forms/schemas/plan.ts';
import { DayEditor } from '#src/components/manage/DayEditor.tsx';
import { HolidayList } from '#src/components/manage/HolidayList.tsx';
import { MonthGrid } from '#src/components/manage/MonthGrid.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { bringIntoView } from '#src/hooks/goTo.ts';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { formatRange } from '#src/lib/dates.ts';
import {
  isPharmacy,
  monthOf,
  pageOfMonth,
  rangesOf,
  type DateRange,
} from '#src/lib/plan/planDays.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { dayPayload } from './planValues.ts';
import type { Plan, TabProps } from './tabs.ts';
import { useChange } from './useChange.tsx';

/** Days ahead in which the owner confirms holidays: three months. */
const HOLIDAYS_AHEAD = 91;

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The notice that all screens of a place show until the end of a day. */
function NoticePanel({ id, plan, onPlan, onGone }: TabProps) {
  const { t } = useTranslation();
  const { send, pending, refused } = useChange(onGone);
  const [version, setVersion] = useState(0);
  const { notice } = plan;
  const apply = async (work: () => Promise<Pick<typeof plan, 'notice'>>, success: string) => {
    const done = await send('notice', async () => onPlan({ ...plan, ...(await work()) }), success);
    if (done) setVersion(version + 1);
  };
  return (
    <Panel title={t('month.notice.title')} text={t('month.notice.lead')}>
      <PlaceNotice notice={notice} />
      <NoticeForm
        key={version}
        {...refused}
        initial={
          notice
            ? { text: notice.text, text_en: notice.textEn ?? '', until: notice.until }
            : undefined
        }
        pending={pending !== null}
        onSubmit={({ text, text_en: english, until }) =>
          apply(
            () => call(saveNotice, { id, body: { text, text_en: english || null, until } }),
            t('month.notice.saved'),
          )
        }
      />
      {notice && (
        <Button
          sx={{ mt: 1 }}
          aria-disabled={pending !== null || undefined}
          onClick={() => {
            if (pending === null)
              void apply(() => call(removeNotice, { id }), t('month.notice.removed'));
          }}
        >
          {t('month.notice.remove')}
        </Button>
      )}
    </Panel>
  );
}

/** Errors at the fields of the form. One about all intervals is shown at the first of them. */
const atFields = (errors: Record<string, string[]>): Record<string, string[]> => ({
  ...errors,
  ...Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field.replace(/^intervals/, 'night'), texts]),
  ),
  ...(errors.intervals && {
    'intervals.0.from': errors.intervals,
    'night.0.from': errors.intervals,
    numbers: errors.intervals,
  }),
});

/** The calendar of a place: months, ranges of days, and the holidays ahead. */
export function WeekTab(props: TabProps) {
  const { id, plan, onPlan, onGone } = props;
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const today = serverToday();
  const last = addDays(today, PLAN_LIMITS.daysByHand);
  const [month, setMonth] = useState(monthOf(today));
  const [selected, setSelected] = useState<DateRange | null>(null);
  const editor = useRef<HTMLDivElement>(null);
  const within = ({ from, to }: DateRange): DateRange => ({
    from: later(from, today),
    to: earlier(to, last),
  });
  const read = (range: DateRange | null) => (range ? { id, query: within(range) } : null);
  const options = { keepPreviousData: true };
  const shown = useOwnQuery(getDays, read(pageOfMonth(month, today)), options);
  const ahead = useOwnQuery(getDays, read({ from: today, to: addDays(today, HOLIDAYS_AHEAD) }));
  const chosen = useOwnQuery(getDays, read(selected));
  const { send, pending, refused, refusedOf } = useChange(onGone, async () => {
    await Promise.all([shown.mutate(), ahead.mutate(), chosen.mutate()]);
  });
  const rangeWords = ({ from, to }: DateRange) =>
    formatRange(from, to, i18n.language, { weekday: 'short', day: 'numeric', month: 'short' });

  const begin = selected?.from;
  useEffect(() => {
    if (begin && editor.current) bringIntoView(editor.current, { block: 'nearest' });
  }, [begin]);

  /** Closes the editor. The focus returns to its day, if the month shows it. */
  const close = (): void => {
    const day = editor.current?.parentElement?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (editor.current?.contains(document.activeElement)) day?.focus();
    setSelected(null);
  };
  const change = async (
    work: () => Promise<Plan>,
    success: string,
    name = 'day',
  ): Promise<void> => {
    if (await send(name, async () => onPlan(await work()), success)) close();
  };
  const save = async (values: DayValues): Promise<void> => {
    if (!selected || !chosen.data) return;
    const holders = chosen.data.days.reduce((sum, { waiting }) => sum + waiting, 0);
    const body = { ...selected, ...dayPayload(values), holders };
    await change(
      () => call(saveDays, { id, body }),
      t('month.edit.saved', { days: rangeWords(selected) }),
    );
  };
  const reset = async (): Promise<void> => {
    if (!selected) return;
    await change(
      () => call(resetDays, { id, query: selected }),
      t('month.edit.wasReset', { days: rangeWords(selected) }),
    );
  };
  const confirm = (holidays: { date: string; name: string }[]): Promise<void> =>
    change(
      async () => {
        let saved = plan;
        for (const { date, name } of holidays) {
          const values = { closed: true, reason: name, intervals: null, numbers: null };
          saved = await call(saveDays, { id, body: { from: date, to: date, ...values } });
        }
        return saved;
      },
      t('holidays.saved'),
      'holidays',
    );

  const outside = plan.days.filter((day) => day.outside).map(({ date }) => date);
  const { city, title } = plan.organisation;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Panel title={t('month.title')} text={t('month.text')}>
        {outside.length > 0 && (
          <NoticeBanner severity="warning" sx={{ mb: 2 }}>
            {t('month.outside', { days: rangesOf(outside).map(rangeWords).join(', ') })}
          </NoticeBanner>
        )}
        {plan.days.every(({ state, intervals }) => state === 'none' && intervals.length === 0) && (
          <EmptyState
            picture="tickets"
            headingLevel={3}
            title={t('manage.days.empty')}
            text={t('manage.days.emptyText')}
          />
        )}
        {shown.error && !shown.data ? (
          <ErrorState title={errorText(shown.error)} onRetry={() => void shown.mutate()} />
        ) : (
          <MonthGrid
            month={month}
            days={shown.data?.days}
            first={today}
            last={last}
            today={today}
            city={city}
            selected={selected}
            onMonth={setMonth}
            onSelect={(range) => {
              refused.forget();
              setSelected(range);
            }}
          />
        )}
        <div ref={editor}>
          {selected && (
            <DayEditor
              range={selected}
              first={shown.data?.days.find(({ date }) => date === selected.from)}
              days={chosen.data?.days}
              city={city}
              hasDuty={isPharmacy(title)}
              pending={pending === 'day'}
              serverErrors={refused.serverErrors && atFields(refused.serverErrors)}
              banner={
                refusedOf('day').notice ??
                (chosen.error && !chosen.data && (
                  <NoticeBanner severity="error">{errorText(chosen.error)}</NoticeBanner>
                ))
              }
              onSave={save}
              onReset={() => void reset()}
              onClose={close}
            />
          )}
        </div>
      </Panel>
      <NoticePanel {...props} />
      <Panel title={t('holidays.title')}>
        {refusedOf('holidays').notice}
        <Loaded {...ahead}>
          {({ days }) => (
            <HolidayList
              days={days}
              city={city}
              openOnHolidays={plan.holidays}
              pending={pending !== null}
              onConfirm={(holidays) => void confirm(holidays)}
              onOpen={(date) => {
                setMonth(monthOf(date));
                setSelected({ from: date, to: date });
              }}
            />
          )}
        </Loaded>
      </Panel>
    </Box>
  );
}
