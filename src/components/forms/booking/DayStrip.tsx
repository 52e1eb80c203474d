import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#common/calendar/days.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { formatDate } from '#src/lib/dates.ts';
import type { KnownDays } from '#src/lib/wait/days.ts';
import { radii } from '#theme/tokens.ts';
import { dayName } from './dayName.ts';

/** A week, which fits on a phone. */
const LENGTH = 7;

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(${LENGTH}, minmax(0, 1fr))`,
  // In several rows with doubled text.
  '@container (max-width: 14rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  gap: 4,
  // Wide enough for a thumb.
  '@container (max-width: 360px)': { columnGap: 2 },
});

const Day = styled('button')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  minHeight: 60,
  ...theme.mixins.middle,
  alignContent: 'center',
  gap: 2,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.control,
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  fontSize: '1.125rem',
  lineHeight: 1.2,
  ...theme.mixins.smallFigure,
  cursor: 'pointer',
  '& > span:first-of-type': { ...theme.typography.caption, lineHeight: 1.2, fontWeight: 500 },
  '&[aria-pressed="true"]': {
    ...theme.mixins.solid('active'),
    borderColor: theme.vars.palette.roles.active.fill,
  },
  '&[aria-disabled]': { cursor: 'not-allowed' },
  '&[aria-disabled]:not([aria-pressed="true"])': {
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
    borderColor: 'transparent',
    '& > strong': { fontWeight: 400, textDecoration: 'line-through' },
  },
  '& > strong': { fontWeight: 'inherit' },
}));

export interface DayStripProps extends KnownDays {
  /** The chosen day, `YYYY-MM-DD`. */
  date: string;
  from?: string;
  onDateChange?: (date: string) => void;
}

/** Seven days side by side. A day without tickets is struck through and gives the reason. */
export const DayStrip = memo(function DayStrip({
  date,
  from = date,
  onDateChange,
  ...known
}: DayStripProps) {
  const { t, i18n } = useTranslation();
  const week = Array.from({ length: LENGTH }, (_, index) => addDays(from, index));
  return (
    <Root aria-label={t('booking.days')}>
      {week.map((day) => {
        const { name: inFull, reason } = dayName(t, i18n.language, day, known);
        return (
          <li key={day}>
            <Day
              type="button"
              aria-pressed={day === date}
              aria-disabled={reason ? true : undefined}
              onClick={() => {
                if (!reason && day !== date) onDateChange?.(day);
              }}
            >
              <span aria-hidden>{formatDate(day, i18n.language, { weekday: 'short' })}</span>
              <strong aria-hidden>{formatDate(day, i18n.language, { day: 'numeric' })}</strong>
              <VisuallyHidden>{inFull}</VisuallyHidden>
            </Day>
          </li>
        );
      })}
    </Root>
  );
});
