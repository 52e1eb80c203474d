import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldState } from '#src/components/forms/fields/useFieldState.ts';
import {
  type AddListingValues,
  type DayHours,
  weekdays,
  type WeekdayName,
} from '#src/components/forms/schemas/listing.ts';
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
  '& > p': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '120px repeat(2, minmax(0, 200px))',
    '& > strong': { gridColumn: 1 },
  },
}));

const Heads = styled(Row)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { '& > :first-of-type': { gridColumn: 2 } },
}));

/** The browser's own list: the quickest one to use on a phone, fourteen times in a row. */
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

function DayRow({ day }: { day: WeekdayName }) {
  const { t, i18n } = useTranslation();
  const help = useId();
  const hours = useFieldState<DayHours>(`hours.${day}`);
  const close = useFieldState<string>(`hours.${day}.close`);
  const { open, close: closing } = hours.value;
  const dayName = weekdayName(weekdays.indexOf(day) + 1, i18n.language);
  const choices = hourChoices.map((time) => (
    <option key={time} value={time}>
      {hourLabel(time, i18n.language)}
    </option>
  ));
  return (
    <Row>
      <strong>{dayName}</strong>
      <Choice
        aria-label={t('addListing.opensOn', { day: dayName })}
        value={open}
        onChange={({ target }) =>
          hours.setValue(
            target.value ? { open: target.value, close: closing } : { open: '', close: '' },
          )
        }
      >
        <option value="">{t('display.wait.closed')}</option>
        {choices}
      </Choice>
      <div data-field-invalid={close.error ? '' : undefined}>
        <Choice
          aria-label={t('addListing.closesOn', { day: dayName })}
          aria-invalid={Boolean(close.error) || undefined}
          aria-describedby={close.error ? help : undefined}
          disabled={!open}
          value={closing}
          onChange={({ target }) => close.setValue(target.value)}
          onBlur={() => close.setTouched()}
        >
          <option value="">{open ? t('addListing.choose') : '–'}</option>
          {choices}
        </Choice>
      </div>
      {close.error && (
        <FormHelperText id={help} error>
          {close.error}
        </FormHelperText>
      )}
    </Row>
  );
}

/** When the place opens and closes, day by day. */
export function HoursFields() {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<AddListingValues>();
  const copy = (): void => {
    const { mon } = values.hours;
    void setFieldValue('hours', { ...values.hours, tue: mon, wed: mon, thu: mon, fri: mon });
  };
  return (
    <>
      <Rows>
        <Heads aria-hidden>
          <span>{t('addListing.opens')}</span>
          <span>{t('addListing.closes')}</span>
        </Heads>
        {weekdays.map((day) => (
          <DayRow key={day} day={day} />
        ))}
      </Rows>
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        onClick={copy}
        sx={{ justifySelf: 'start' }}
      >
        {t('addListing.copyHours')}
      </Button>
    </>
  );
}
