import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import { type SxProps, type Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { INTERVALS_A_DAY, type Interval } from '#common/calendar/hoursRules.ts';
import { nextDayEnd } from '#src/components/forms/schemas/plan.ts';
import { TextInput } from './TextInput.tsx';
import { useFieldState } from './useFieldState.ts';

const Times = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 168px) 1ch minmax(0, 168px) auto',
  gap: theme.spacing(0, 1),
  alignItems: 'start',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > span': { lineHeight: '48px', textAlign: 'center' },
}));

interface IntervalsProps {
  /** Name of the field with the intervals of a day. */
  name: string;
  day: string;
}

interface IntervalRowsProps extends IntervalsProps {
  /** Number of leading intervals that are shown elsewhere. */
  skip?: number;
  least?: number;
}

/** The intervals of a day as editable times. Marks an interval that ends on the next day. */
export function IntervalRows({ name, day, skip = 0, least = skip }: IntervalRowsProps) {
  const { t } = useTranslation();
  const { value: intervals, setValue } = useFieldState<Interval[]>(name);
  const time = { hideLabel: true, inputMode: 'numeric', autoComplete: 'off' } as const;
  return intervals.map((interval, index) => {
    if (index < skip) return null;
    const which = { day, number: index + 1 };
    const nextDay = nextDayEnd(interval);
    return (
      <Times key={index}>
        <TextInput
          {...time}
          name={`${name}.${index}.from`}
          label={t('display.hours.from', which)}
        />
        <span aria-hidden>–</span>
        <TextInput
          {...time}
          name={`${name}.${index}.to`}
          label={t('display.hours.to', which)}
          hint={nextDay && t('display.hours.nextDay', { time: nextDay })}
        />
        {index >= least && (
          <IconButton
            aria-label={t('display.hours.remove', which)}
            onClick={() => setValue(intervals.filter((_one, place) => place !== index))}
          >
            <Close />
          </IconButton>
        )}
      </Times>
    );
  });
}

/** Suggests a new interval: a morning first, then an afternoon, otherwise blank. */
const next = (intervals: readonly Interval[]): Interval => {
  const last = intervals.at(-1);
  if (!last) return { from: '09:00', to: '14:00' };
  const isFree = last.to !== '' && last.to <= '17:00' && !nextDayEnd(last);
  return isFree ? { from: '17:00', to: '20:00' } : { from: '', to: '' };
};

export function AddInterval({ name, day, sx }: IntervalsProps & { sx?: SxProps<Theme> }) {
  const { t } = useTranslation();
  const { value: intervals, setValue } = useFieldState<Interval[]>(name);
  return (
    <Button
      variant="text"
      startIcon={<Add />}
      aria-label={t('display.hours.addTo', { day })}
      disabled={intervals.length >= INTERVALS_A_DAY}
      onClick={() => setValue([...intervals, next(intervals)])}
      sx={sx}
    >
      {t('display.hours.add')}
    </Button>
  );
}
