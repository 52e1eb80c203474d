import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { resetDay, saveDay } from '#common/contract/places/plan.ts';
import { call } from '#src/api/transport/call.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { AddInterval, IntervalRows } from '#src/components/forms/fields/IntervalRows.tsx';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { daySchema, type DayValues } from '#src/components/forms/schemas/plan.ts';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';
import { DayList } from '#src/components/manage/DayList.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { dayPayload } from './planValues.ts';
import type { Plan, TabProps } from './tabs.ts';
import { useChange } from './useChange.tsx';

type Day = Plan['days'][number];

const valuesOf = ({ byHand, intervals }: Pick<Day, 'byHand' | 'intervals'>): DayValues => {
  const known = byHand?.intervals ?? intervals;
  return {
    kind: byHand?.intervals ? 'hours' : byHand && !byHand.closed ? 'numbers' : 'closed',
    reason: byHand?.reason ?? '',
    intervals: known.length > 0 ? [...known] : [{ from: '09:00', to: '14:00' }],
    numbers: byHand?.numbers === null || byHand?.numbers === undefined ? '' : `${byHand.numbers}`,
  };
};

function KindFields({ day }: { day: string }) {
  const { t } = useTranslation();
  const { values } = useFormikContext<DayValues>();
  if (values.kind === 'closed')
    return (
      <TextInput
        name="reason"
        label={t('manage.day.reason')}
        hint={t('manage.day.reasonHint')}
        autoComplete="off"
      />
    );
  const time = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      {values.kind === 'hours' && (
        <>
          <IntervalRows name="intervals" day={day} least={1} />
          <AddInterval name="intervals" day={day} sx={{ alignSelf: 'start' }} />
        </>
      )}
      <TextInput
        {...time}
        name="numbers"
        label={t('manage.day.numbers')}
        hint={t('manage.day.numbersHint')}
      />
    </>
  );
}

const WEEK = 7;

export function WeekTab({ id, plan, onPlan, onGone }: TabProps) {
  const { t, i18n } = useTranslation();
  const [shown, setShown] = useState(WEEK);
  const [changing, setChanging] = useState<string | null>(null);
  const { send, pending, refused } = useChange(onGone);
  const day = plan.days.find(({ date }) => date === changing) ?? null;
  const words = formatDate(changing ?? '', i18n.language);
  const initial = useMemo(() => valuesOf(day ?? { byHand: null, intervals: [] }), [day]);

  // Days with lists outside the plan are always shown, because they need attention.
  const days = plan.days.filter(({ outside }, index) => index < shown || outside);
  const change = async (work: () => Promise<Plan>, said: string): Promise<void> => {
    if (await send('day', async () => onPlan(await work()), said)) setChanging(null);
  };
  const save = (values: DayValues): Promise<void> => {
    return change(
      () => call(saveDay, { id, date: changing ?? '', body: dayPayload(values) }),
      t('manage.days.saved', { day: words }),
    );
  };
  const reset = (): Promise<void> =>
    change(
      () => call(resetDay, { id, date: changing ?? '' }),
      t('manage.days.reset', { day: words }),
    );

  const { serverErrors } = refused;
  // Shows an error about all intervals at the first field.
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
      <DayList days={days} today={serverToday()} onChange={setChanging} />
      {shown < plan.days.length && (
        <Button variant="outlined" onClick={() => setShown(shown + 2 * WEEK)} sx={{ mt: 2 }}>
          {t('manage.days.more')}
        </Button>
      )}
      <FormDialog
        open={day !== null}
        title={day && words}
        subject={day?.date}
        initial={initial}
        schema={daySchema}
        onSubmit={save}
        onClose={() => setChanging(null)}
        forget={refused.forget}
        serverErrors={atFields ?? serverErrors}
        banner={refused.notice}
        extra={
          day?.byHand && (
            <PendingButton
              variant="text"
              pending={pending === 'day'}
              onClick={() => void reset()}
              sx={{ mr: { sm: 'auto' } }}
            >
              {t('manage.day.reset')}
            </PendingButton>
          )
        }
        submit={t('common.save')}
      >
        <RadioInput
          name="kind"
          label={t('manage.day.kind')}
          options={[
            { value: 'closed', label: t('display.wait.closed') },
            { value: 'hours', label: t('manage.day.hours') },
            { value: 'numbers', label: t('manage.day.numbersOnly') },
          ]}
        />
        <KindFields day={words} />
        {day !== null && day.waiting > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('manage.day.holders', { count: day.waiting })}
          </Typography>
        )}
      </FormDialog>
    </Panel>
  );
}
