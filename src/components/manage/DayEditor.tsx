import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '#common/calendar/days.ts';
import { endsNextDay } from '#common/calendar/hoursRules.ts';
import { RANGE_DAYS_MAX } from '#common/contract/places/plan.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { AddInterval, IntervalRows } from '#src/components/forms/fields/IntervalRows.tsx';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { daySchema, type DayValues } from '#src/components/forms/schemas/plan.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { formatDate, formatRange } from '#src/lib/dates.ts';
import { holidayName, hoursText, rangesOf, type DateRange } from '#src/lib/plan/planDays.ts';
import type { ManagedDay } from './DayList.tsx';

const QUICK = ['summer', 'strike', 'stock'] as const;

/** The sheet on which visitors will read it, drawn like the notice on a shop's door. */
const Notice = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  borderRadius: 12,
  border: `1px dashed ${theme.vars.palette.roles.control.outline}`,
  ...theme.mixins.soft('ticket'),
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: 650 },
  '& strong::first-letter': { textTransform: 'uppercase' },
}));

const long: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

const rangeWords = ({ from, to }: DateRange, language: string): string =>
  from === to ? formatDate(from, language) : formatRange(from, to, language, long);

/** Initial values: the change of the first day, otherwise "closed". */
const valuesOf = (day: ManagedDay | undefined, holiday: string | null): DayValues => {
  const hand = day?.byHand;
  const known = hand?.intervals ?? day?.intervals ?? [];
  const nights = known.filter(endsNextDay);
  return {
    kind: hand?.duty
      ? 'duty'
      : hand?.intervals
        ? 'hours'
        : hand && !hand.closed
          ? 'numbers'
          : 'closed',
    reason: hand ? (hand.reason ?? '') : (holiday ?? ''),
    intervals: known.length > 0 ? [...known] : [{ from: '09:00', to: '14:00' }],
    night: hand?.duty && nights.length > 0 ? nights : [{ from: '20:00', to: '08:00' }],
    numbers: hand?.numbers === null || hand?.numbers === undefined ? '' : `${hand.numbers}`,
  };
};

function KindFields({ day }: { day: string }) {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<DayValues>();
  if (values.kind === 'closed')
    return (
      <>
        <TextInput
          name="reason"
          label={t('manage.day.reason')}
          hint={t('manage.day.reasonHint')}
          autoComplete="off"
        />
        <Stack
          direction="row"
          role="group"
          aria-label={t('month.edit.quick')}
          sx={{ flexWrap: 'wrap', gap: 1 }}
        >
          {QUICK.map((key) => (
            <Chip
              key={key}
              label={t(`month.edit.reasons.${key}`)}
              variant="outlined"
              onClick={() => void setFieldValue('reason', t(`month.edit.reasons.${key}`))}
            />
          ))}
        </Stack>
      </>
    );
  if (values.kind === 'duty')
    return (
      <>
        <Typography variant="subtitle2" component="p">
          {t('month.edit.night')}
        </Typography>
        <IntervalRows name="night" day={day} least={1} />
        <AddInterval name="night" day={day} sx={{ alignSelf: 'start' }} />
      </>
    );
  return (
    <>
      {values.kind === 'hours' && (
        <>
          <IntervalRows name="intervals" day={day} least={1} />
          <AddInterval name="intervals" day={day} sx={{ alignSelf: 'start' }} />
        </>
      )}
      <TextInput
        name="numbers"
        label={t('manage.day.numbers')}
        hint={t('manage.day.numbersHint')}
        digits={4}
      />
    </>
  );
}

/** Preview of the visitors' text while the owner types. */
function Preview({ words }: { words: string }) {
  const { t } = useTranslation();
  const { kind, reason, intervals, night, numbers } = useFormikContext<DayValues>().values;
  const typed = reason?.trim();
  const limit = Number(numbers);
  const text = {
    closed: typed ? t('manage.days.closedFor', { reason: typed }) : t('display.wait.closed'),
    hours: t('month.edit.open', { hours: hoursText(t, intervals ?? []) }),
    duty: t('month.edit.dutyToo', { hours: hoursText(t, night ?? []) }),
    numbers: numbers ? t('month.edit.limit', { count: limit }) : t('month.edit.asPlanned'),
  }[kind];
  return (
    <div>
      <Typography variant="body2" sx={{ mb: 0.5, color: 'text.secondary' }}>
        {t('month.edit.willRead')}
      </Typography>
      <Notice aria-live="polite">
        <strong>{words}</strong>
        <span>{text}</span>
      </Notice>
    </div>
  );
}

/** How many people hold a number, and which earlier changes the new one replaces. */
function Effects({ range, days }: { range: DateRange; days?: readonly ManagedDay[] }) {
  const { t, i18n } = useTranslation();
  const { kind } = useFormikContext<DayValues>().values;
  if (!days) return <Typography role="status">{t('month.edit.counting')}</Typography>;
  const people = days.reduce((sum, { waiting }) => sum + waiting, 0);
  const changed = days.filter(({ byHand }) => byHand !== null).map(({ date }) => date);
  const isOverlap = changed.length > 0 && range.from !== range.to;
  return (
    <>
      {isOverlap && (
        <NoticeBanner severity="info">
          {t('month.edit.overlap', {
            days: rangesOf(changed)
              .map(({ from, to }) => formatRange(from, to, i18n.language))
              .join(', '),
          })}
        </NoticeBanner>
      )}
      {people > 0 ? (
        <NoticeBanner severity="warning">
          {t(kind === 'closed' ? 'month.edit.holders' : 'month.edit.keep', { count: people })}
        </NoticeBanner>
      ) : (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {t('month.edit.nobody')}
        </Typography>
      )}
    </>
  );
}

export interface DayEditorProps {
  range: DateRange;
  /** The first day of the range, which the form starts from. */
  first?: ManagedDay;
  /** The days of the range. Undefined while they are read. */
  days?: readonly ManagedDay[];
  city?: string | null;
  /** Offers duty nights, as pharmacies have. */
  hasDuty?: boolean;
  pending?: boolean;
  serverErrors?: Record<string, string[]>;
  banner?: ReactNode;
  onSave?: (values: DayValues) => Promise<unknown> | void;
  onReset?: () => void;
  onClose?: () => void;
}

/** The form for a selected day or range, with its effects before it is saved. */
export function DayEditor({
  range,
  first,
  days,
  city = null,
  hasDuty = false,
  pending = false,
  serverErrors,
  banner,
  onSave,
  onReset,
  onClose,
}: DayEditorProps) {
  const { t, i18n } = useTranslation();
  const words = rangeWords(range, i18n.language);
  const count = daysBetween(range.from, range.to) + 1;
  const holiday = count === 1 ? holidayName(t, range.from, city) : null;
  const initial = useMemo(() => valuesOf(first, holiday), [first, holiday]);
  const isTooLong = count > RANGE_DAYS_MAX;
  const hasChange = days?.some(({ byHand }) => byHand !== null) ?? false;
  return (
    <Box
      component="section"
      aria-label={t('month.edit.label')}
      sx={{ mt: 2, p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: 3 }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography
          variant="h3"
          sx={{ fontSize: '1.25rem', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {words}
        </Typography>
        {count > 1 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('month.edit.days', { count })}
          </Typography>
        )}
      </Stack>
      {isTooLong ? (
        <NoticeBanner severity="error">
          {t('month.edit.tooMany', { count: RANGE_DAYS_MAX })}
        </NoticeBanner>
      ) : (
        <FormShell
          // Another last day keeps what was typed.
          key={`${range.from} ${first ? 'known' : ''}`}
          aria-label={t('month.edit.label')}
          initial={initial}
          schema={daySchema}
          pending={pending}
          serverErrors={serverErrors}
          banner={banner}
          onSubmit={onSave}
        >
          <RadioInput
            name="kind"
            label={t('month.edit.kind')}
            row
            options={[
              { value: 'closed', label: t('display.wait.closed') },
              { value: 'hours', label: t('manage.day.hours') },
              ...(hasDuty ? [{ value: 'duty', label: t('month.duty') }] : []),
              { value: 'numbers', label: t('manage.day.numbersOnly') },
            ]}
          />
          <KindFields day={words} />
          <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
            <Preview words={words} />
            {(days || !banner) && <Effects range={range} days={days} />}
          </Box>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <SubmitButton size="medium" pending={pending} aria-disabled={!days || undefined}>
              {t('month.edit.save')}
            </SubmitButton>
            {hasChange && (
              <PendingButton variant="outlined" pending={pending} onClick={onReset}>
                {t('month.edit.reset')}
              </PendingButton>
            )}
            <Button onClick={onClose}>{t('common.cancel')}</Button>
          </Stack>
        </FormShell>
      )}
    </Box>
  );
}
