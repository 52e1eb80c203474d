import type { TFunction } from 'i18next';
import { weekdayOf } from '#common/calendar/days.ts';
import { formatDate } from '#src/lib/dates.ts';
import { unavailableReason, type DayReason, type KnownDays } from '#src/lib/wait/days.ts';

/** The full name of a day, with its unavailability, the person's own ticket or the usual load. */
export const dayName = (
  t: TFunction,
  language: string,
  date: string,
  known: KnownDays,
): { name: string; reason: DayReason | null } => {
  const day = formatDate(date, language);
  const reason = unavailableReason(date, known);
  const isHeld = known.heldDays?.includes(date);
  const busyness = known.busyness?.[weekdayOf(date)];
  const words = known.closures?.[date];
  const detail = reason
    ? [t(`booking.reason.${reason}`), words].filter(Boolean).join(': ')
    : isHeld
      ? t('booking.heldThen')
      : busyness && t(`booking.usually.${busyness}`);
  return { name: detail ? t('booking.dayWith', { day, detail }) : day, reason };
};
