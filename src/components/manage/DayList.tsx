import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import type { PlanDay } from '#common/contract/places/plan.ts';
import { formatDate } from '#src/lib/dates.ts';
import { hoursText } from '#src/lib/plan/planDays.ts';

export type ManagedDay = Omit<Camel<PlanDay>, 'message'>;

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

const Title = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(0.5, 1),
  fontWeight: 650,
  '&::first-letter': { textTransform: 'uppercase' },
}));

const Facts = styled('div')(({ theme }) => ({
  ...theme.mixins.note,
  ...theme.mixins.wrap,
  gap: theme.spacing(0, 2),
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

const Warning = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1, 1.5),
  borderRadius: 10,
  ...theme.mixins.soft('waiting'),
}));

/** The upcoming days of a place with ticket hours, issued tickets and exceptions. */
export function DayList({ days, today }: { days: readonly ManagedDay[]; today?: string }) {
  const { t, i18n } = useTranslation();
  const hoursOf = ({ intervals, byHand }: ManagedDay): string => {
    if (byHand?.closed)
      return byHand.reason
        ? t('manage.days.closedFor', { reason: byHand.reason })
        : t('display.wait.closed');
    if (intervals.length === 0) return t('manage.days.noHours');
    return hoursText(t, intervals);
  };
  const takenOf = ({ issued, capacity }: ManagedDay): string =>
    capacity === null
      ? t('manage.days.taken', { count: issued })
      : t('manage.days.takenOf', { issued, capacity });
  return (
    <ul>
      {days.map((day) => {
        const words = formatDate(day.date, i18n.language);
        return (
          <Row key={day.date}>
            <div>
              <Title>
                <time dateTime={day.date}>{words}</time>
                {day.date === today && <Chip size="small" label={t('display.hours.today')} />}
                {day.holiday && (
                  <Chip size="small" variant="outlined" label={t('manage.days.holiday')} />
                )}
                {day.byHand && (
                  <Chip size="small" variant="outlined" label={t('manage.days.byHand')} />
                )}
                {day.outside && (
                  <Chip size="small" color="warning" label={t('manage.days.outside')} />
                )}
              </Title>
              <Facts>
                <span>{hoursOf(day)}</span>
                {day.state !== 'none' && (
                  <>
                    {!day.byHand?.closed && <span>{t(`manage.days.state.${day.state}`)}</span>}
                    <span>{takenOf(day)}</span>
                    {day.waiting > 0 && (
                      <span>{t('manage.days.waiting', { count: day.waiting })}</span>
                    )}
                  </>
                )}
              </Facts>
            </div>
            {day.outside && <Warning>{t('manage.days.outsideText')}</Warning>}
          </Row>
        );
      })}
    </ul>
  );
}
