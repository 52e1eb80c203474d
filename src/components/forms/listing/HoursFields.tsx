import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interval } from '#common/calendar/hoursRules.ts';
import { AddInterval, IntervalRows } from '#src/components/forms/fields/IntervalRows.tsx';
import { useFieldState } from '#src/components/forms/fields/useFieldState.ts';
import type { AddListingValues } from '#src/components/forms/schemas/listing.ts';
import {
  likeMonday,
  nextDayEnd,
  planWeekdays,
  type PlanWeekday,
} from '#src/components/forms/schemas/plan.ts';
import { weekdayName } from '#src/lib/dates.ts';
import { hourChoices, hourLabel } from '#src/lib/hours.ts';
import { radii } from '#theme/tokens.ts';

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  gap: theme.spacing(0.75, 1.5),
  '& > strong': { gridColumn: '1 / -1', fontWeight: 650 },
  '& > p, & > .more': { gridColumn: '1 / -1', margin: 0 },
  '& > .more:empty': { display: 'none' },
  '& > button': { justifySelf: 'start' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '120px repeat(2, minmax(0, 200px)) auto',
    '& > strong': { gridColumn: 1 },
    '& > p, & > .more': { gridColumn: '2 / -1' },
  },
}));

const Heads = styled(Row)(({ theme }) => ({
  ...theme.mixins.note,
  fontWeight: 500,
  [theme.breakpoints.up('sm')]: { '& > :first-of-type': { gridColumn: 2 } },
}));

/** A native select, which is fastest for fourteen choices on a phone. */
const Choice = styled('select')(({ theme }) => ({
  width: '100%',
  height: 48,
  padding: theme.spacing(0, 1.5),
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.roles.control.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&:disabled': {
    color: theme.vars.palette.text.disabled,
    borderColor: theme.vars.palette.divider,
  },
  '&[aria-invalid]': { borderColor: theme.vars.palette.error.main },
}));

function DayRow({ weekday }: { weekday: PlanWeekday }) {
  const { t, i18n } = useTranslation();
  const help = useId();
  const name = `hours.${weekday}`;
  const hours = useFieldState<Interval[]>(name);
  const open = useFieldState<string>(`${name}.0.from`);
  const close = useFieldState<string>(`${name}.0.to`);
  const [first = { from: '', to: '' }, ...others] = hours.value;
  const { from, to } = first;
  const dayName = weekdayName(Number(weekday), i18n.language);
  const nextDay = nextDayEnd(first);
  const error = close.error ?? open.error;
  const choices = (chosen: string, midnight: string) => {
    const times = hourChoices.map((time) => (time === '00:00' ? midnight : time));
    return (chosen === '' || times.includes(chosen) ? times : [chosen, ...times]).map((time) => (
      <option key={time} value={time}>
        {hourLabel(time, i18n.language)}
      </option>
    ));
  };
  return (
    <Row>
      <strong>{dayName}</strong>
      <Choice
        aria-label={t('addListing.opensOn', { day: dayName })}
        value={from}
        onChange={({ target }) =>
          hours.setValue(target.value ? [{ from: target.value, to }, ...others] : [])
        }
      >
        <option value="">{t('display.wait.closed')}</option>
        {choices(from, '00:00')}
      </Choice>
      <div data-field-invalid={error ? '' : undefined}>
        <Choice
          aria-label={t('addListing.closesOn', { day: dayName })}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error || nextDay ? help : undefined}
          disabled={!from}
          value={to}
          onChange={({ target }) => close.setValue(target.value)}
          onBlur={() => close.setTouched()}
        >
          <option value="">{from ? t('addListing.choose') : '–'}</option>
          {choices(to, '24:00')}
        </Choice>
      </div>
      {from && <AddInterval name={name} day={dayName} />}
      {(error || nextDay) && (
        <FormHelperText id={help} error={Boolean(error)}>
          {error ?? t('display.hours.nextDay', { time: nextDay })}
        </FormHelperText>
      )}
      <div className="more">
        <IntervalRows name={name} day={dayName} skip={1} />
      </div>
    </Row>
  );
}

/** Opening and closing times for each weekday. */
export function HoursFields() {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<AddListingValues>();
  return (
    <>
      <Rows>
        <Heads aria-hidden>
          <span>{t('addListing.opens')}</span>
          <span>{t('addListing.closes')}</span>
        </Heads>
        {planWeekdays.map((weekday) => (
          <DayRow key={weekday} weekday={weekday} />
        ))}
      </Rows>
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        onClick={() => void setFieldValue('hours', likeMonday(values.hours))}
        sx={{ justifySelf: 'start' }}
      >
        {t('addListing.copyHours')}
      </Button>
    </>
  );
}
