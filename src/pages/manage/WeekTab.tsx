import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInAthens } from '#common/calendar/athens.ts';
import { resetDay, saveDay } from '#common/contract/places/plan.ts';
import { call } from '#src/api/transport/call.ts';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import type { DayValues } from '#src/components/forms/schemas/plan.ts';
import { DayDialog } from '#src/components/manage/DayDialog.tsx';
import { DayList } from '#src/components/manage/DayList.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { dayPayload } from './planValues.ts';
import type { Plan, TabProps } from './tabs.ts';
import { useChange } from './useChange.tsx';

const WEEK = 7;

/** The coming days, each of which can be changed by hand. */
export function WeekTab({ id, plan, onPlan, onGone }: TabProps) {
  const { t, i18n } = useTranslation();
  const [shown, setShown] = useState(WEEK);
  const [changing, setChanging] = useState<string | null>(null);
  const { send, pending, refused, forget } = useChange(onGone);
  const day = plan.days.find(({ date }) => date === changing) ?? null;
  const words = formatDate(changing ?? '', i18n.language);

  // Lists that are outside the plan need a look wherever they are.
  const days = plan.days.filter(({ outside }, index) => index < shown || outside);
  const close = (): void => {
    setChanging(null);
    forget();
  };
  const change = async (work: () => Promise<Plan>, said: string): Promise<void> => {
    if (await send('day', async () => onPlan(await work()), said)) setChanging(null);
  };
  const save = (values: DayValues): Promise<void> =>
    change(
      () => call(saveDay, { id, date: changing ?? '', body: dayPayload(values) }),
      t('manage.days.saved', { day: words }),
    );
  const reset = (): Promise<void> =>
    change(
      () => call(resetDay, { id, date: changing ?? '' }),
      t('manage.days.reset', { day: words }),
    );

  const { serverErrors } = refused;
  // An error of the hours as a whole stands at their first field.
  const atFields = serverErrors?.intervals && {
    ...serverErrors,
    'intervals.0.from': serverErrors.intervals,
    numbers: serverErrors.intervals,
  };
  return (
    <Panel title={t('manage.tabs.week')}>
      {plan.days.every(({ state, intervals }) => state === 'none' && intervals.length === 0) && (
        <EmptyState
          picture="tickets"
          headingLevel={3}
          title={t('manage.days.empty')}
          text={t('manage.days.emptyText')}
        />
      )}
      <DayList days={days} today={todayInAthens()} onChange={setChanging} />
      {shown < plan.days.length && (
        <Button variant="outlined" onClick={() => setShown(shown + 2 * WEEK)} sx={{ mt: 2 }}>
          {t('manage.days.more')}
        </Button>
      )}
      <DayDialog
        day={day}
        onClose={close}
        onSubmit={save}
        onReset={() => void reset()}
        resetting={pending === 'day'}
        serverErrors={atFields ?? serverErrors}
        banner={refused.notice}
      />
    </Panel>
  );
}
