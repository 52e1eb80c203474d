import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PLAN_LIMITS, type Interval } from '#common/line/plan.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { useFieldState } from '#src/components/forms/fields/useFieldState.ts';
import { weekdayName } from '#src/lib/dates.ts';
import {
  planWeekdays,
  type PlanValues,
  type PlanWeekday,
} from '#src/components/forms/schemas/plan.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  marginBottom: theme.spacing(1),
}));

const Day = styled('fieldset')(({ theme }) => ({
  padding: theme.spacing(1.5, 0, 0.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  display: 'grid',
  gap: theme.spacing(0.5, 2),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '&:first-of-type': { borderTop: 0 },
  '& > legend': { float: 'left', padding: 0, fontWeight: 650, lineHeight: '48px' },
  '& > div': { gridColumn: '1 / -1', gridRow: 2 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '120px minmax(0, 1fr) auto',
    '& > div': { gridColumn: 2, gridRow: 1 },
  },
}));

const Times = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 168px) 1ch minmax(0, 168px) auto',
  gap: theme.spacing(0, 1),
  alignItems: 'start',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > span': { lineHeight: '48px', textAlign: 'center' },
}));

const None = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { margin: 0, lineHeight: '48px' },
}));

/** The hours that a new interval starts with: an afternoon after a morning. */
const next = (intervals: readonly Interval[]): Interval =>
  intervals.length === 0 ? { from: '09:00', to: '14:00' } : { from: '17:00', to: '20:00' };

function DayHours({ day, emptyText }: { day: PlanWeekday; emptyText: string }) {
  const { t, i18n } = useTranslation();
  const { value: intervals, setValue } = useFieldState<Interval[]>(`hours.${day}`);
  const dayName = weekdayName(day, i18n.language);
  return (
    <Day>
      <legend>{dayName}</legend>
      <div>
        {intervals.length === 0 && <None>{emptyText}</None>}
        {intervals.map((_interval, index) => {
          const which = { day: dayName, number: index + 1 };
          const time = { hideLabel: true, inputMode: 'numeric', autoComplete: 'off' } as const;
          return (
            <Times key={index}>
              <TextInput
                {...time}
                name={`hours.${day}.${index}.from`}
                label={t('manage.plan.from', which)}
              />
              <span aria-hidden>–</span>
              <TextInput
                {...time}
                name={`hours.${day}.${index}.to`}
                label={t('manage.plan.to', which)}
              />
              <IconButton
                aria-label={t('manage.plan.remove', which)}
                onClick={() => setValue(intervals.filter((_one, place) => place !== index))}
              >
                <Close />
              </IconButton>
            </Times>
          );
        })}
      </div>
      <Button
        variant="text"
        startIcon={<Add />}
        aria-label={t('manage.plan.addTo', { day: dayName })}
        disabled={intervals.length >= PLAN_LIMITS.intervalsADay}
        onClick={() => setValue([...intervals, next(intervals)])}
        sx={{ minHeight: 48, justifySelf: 'start' }}
      >
        {t('manage.plan.add')}
      </Button>
    </Day>
  );
}

interface PlanHoursProps {
  /** Shown for a day without hours; by default that it gives no numbers. */
  emptyText?: string;
}

/** Intervals of each weekday: when numbers are given, or when a place is open. */
export function PlanHours({ emptyText }: PlanHoursProps) {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<Pick<PlanValues, 'hours'>>();
  const copy = (): void => {
    const { '1': monday } = values.hours;
    const workdays = { '2': monday, '3': monday, '4': monday, '5': monday };
    void setFieldValue('hours', { ...values.hours, ...workdays });
  };
  return (
    <Root>
      {planWeekdays.map((day) => (
        <DayHours key={day} day={day} emptyText={emptyText ?? t('manage.plan.none')} />
      ))}
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        onClick={copy}
        sx={{ justifySelf: 'start', mt: 1 }}
      >
        {t('manage.plan.copy')}
      </Button>
    </Root>
  );
}
