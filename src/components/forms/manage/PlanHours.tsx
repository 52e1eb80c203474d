import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Interval } from '#common/calendar/hoursRules.ts';
import { AddInterval, IntervalRows } from '#src/components/forms/fields/IntervalRows.tsx';
import { useFieldState } from '#src/components/forms/fields/useFieldState.ts';
import { weekdayName } from '#src/lib/dates.ts';
import {
  likeMonday,
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

const None = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { margin: 0, lineHeight: '48px' },
}));

function DayHours({ day, emptyText }: { day: PlanWeekday; emptyText: string }) {
  const { i18n } = useTranslation();
  const name = `hours.${day}`;
  const { value: intervals } = useFieldState<Interval[]>(name);
  const dayName = weekdayName(day, i18n.language);
  return (
    <Day>
      <legend>{dayName}</legend>
      <div>
        {intervals.length === 0 && <None>{emptyText}</None>}
        <IntervalRows name={name} day={dayName} />
      </div>
      <AddInterval name={name} day={dayName} sx={{ minHeight: 48, justifySelf: 'start' }} />
    </Day>
  );
}

interface PlanHoursProps {
  /** Text for a day without hours. By default, it says that no tickets are issued. */
  emptyText?: string;
}

/** Intervals for each weekday: ticket hours or opening hours. */
export function PlanHours({ emptyText }: PlanHoursProps) {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<Pick<PlanValues, 'hours'>>();
  return (
    <Root>
      {planWeekdays.map((day) => (
        <DayHours key={day} day={day} emptyText={emptyText ?? t('manage.plan.none')} />
      ))}
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        onClick={() => void setFieldValue('hours', likeMonday(values.hours))}
        sx={{ justifySelf: 'start', mt: 1 }}
      >
        {t('manage.plan.copy')}
      </Button>
    </Root>
  );
}
