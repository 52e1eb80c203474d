import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { FieldPair } from '#src/components/forms/fields/FieldFrame.tsx';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { daySchema, filledIn, type DayValues } from '#src/components/forms/schemas/plan.ts';
import { FormDialog, type DialogProps } from '#src/components/forms/shell/FormDialog.tsx';
import { formatDate } from '#src/lib/dates.ts';
import type { ManagedDay } from './types.ts';

const blankInterval = { from: '', to: '' };

/** Starts the form with the day as it is now. */
const valuesOf = ({ byHand, intervals }: Pick<ManagedDay, 'byHand' | 'intervals'>): DayValues => {
  const [first = { from: '09:00', to: '14:00' }, second = blankInterval] =
    byHand?.intervals ?? intervals;
  return {
    kind: byHand?.intervals ? 'hours' : byHand && !byHand.closed ? 'numbers' : 'closed',
    reason: byHand?.reason ?? '',
    intervals: [{ ...first }, { ...second }],
    numbers: byHand?.numbers === null || byHand?.numbers === undefined ? '' : `${byHand.numbers}`,
  };
};

/** The fields of what is to change. */
function KindFields() {
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
        <FieldPair>
          <TextInput {...time} name="intervals.0.from" label={t('browse.filters.fromShort')} />
          <TextInput {...time} name="intervals.0.to" label={t('browse.filters.toShort')} />
          <TextInput
            {...time}
            name="intervals.1.from"
            label={t('manage.day.secondFrom')}
            optional
          />
          <TextInput {...time} name="intervals.1.to" label={t('browse.filters.toShort')} optional />
        </FieldPair>
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

export interface DayDialogProps extends Omit<DialogProps<DayValues>, 'open'> {
  /** Without a day to change the dialog is closed. */
  day?: ManagedDay | null;
  /** Called to bring the day back to the plan, where it differs. */
  onReset?: () => void;
  resetting?: boolean;
}

/** Changes one date by hand: closed with a reason, other hours, or another number of tickets. */
export function DayDialog({
  day = null,
  onSubmit = () => undefined,
  onReset,
  resetting = false,
  ...dialog
}: DayDialogProps) {
  const { t, i18n } = useTranslation();
  const initial = useMemo(() => valuesOf(day ?? { byHand: null, intervals: [] }), [day]);
  const kinds = [
    { value: 'closed', label: t('display.wait.closed') },
    { value: 'hours', label: t('manage.day.hours') },
    { value: 'numbers', label: t('manage.day.numbersOnly') },
  ];
  return (
    <FormDialog
      {...dialog}
      open={day !== null}
      title={day && formatDate(day.date, i18n.language)}
      subject={day?.date}
      initialValues={initial}
      schema={daySchema}
      onSubmit={(values) => onSubmit({ ...values, intervals: filledIn(values.intervals) })}
      extra={
        day?.byHand &&
        onReset && (
          <PendingButton
            variant="text"
            pending={resetting}
            onClick={onReset}
            sx={{ mr: { sm: 'auto' } }}
          >
            {t('manage.day.reset')}
          </PendingButton>
        )
      }
      submit={t('common.save')}
    >
      <RadioInput name="kind" label={t('manage.day.kind')} options={kinds} />
      <KindFields />
      {day !== null && day.waiting > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('manage.day.holders', { count: day.waiting })}
        </Typography>
      )}
    </FormDialog>
  );
}
