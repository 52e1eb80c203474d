import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { spanOf } from '#common/input/unbroken.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useWhereabouts } from '#src/hooks/useWhereabouts.ts';
import { formatTime } from '#src/lib/dates.ts';
import type { Position } from '#src/lib/wait/distance.ts';
import { leavingFor } from '#src/lib/wait/leave.ts';
import { LEAD_HEIGHT } from './HandTicket.tsx';
import type { ClockWindow } from '#src/lib/waitWords.ts';

const MINUTE = 60_000;

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

/** Of one height, whatever its text, so that the paper does not move. */
const Value = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: LEAD_HEIGHT,
  // A digit is 0.62em wide, a letter and a colon less.
  fontSize: 'clamp(1rem, min(24cqi, calc((100cqi - 56px) / (0.56 * var(--letters)))), 6.5rem)',
  lineHeight: 1,
  fontWeight: 750,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.ticket.fill,
}));

const Detail = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  lineHeight: 1.4,
  minHeight: '2.8em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > span': { display: 'block', fontWeight: 650 },
}));

export interface LeaveLeadProps {
  /** Predicted time of the call, or a sentence instead. */
  window: ClockWindow | string;
  /** Earliest predicted time of the call, ISO 8601. */
  calledFrom: string;
  /** Position of the place. Null if unknown. */
  to: Position | null;
}

/**
 * The largest line of a ticket while its holder is still away: when to leave or, without a
 * position, when to be there.
 */
export function LeaveLead({ window, calledFrom, to }: LeaveLeadProps) {
  const { t, i18n } = useTranslation();
  const { status, position } = useWhereabouts();
  const now = useNow(MINUTE);
  const leaving =
    position && to && leavingFor(position, to, { calledFrom: Date.parse(calledFrom), now });
  const called = typeof window === 'string' ? window : spanOf(window.from, window.to);
  const value = !leaving
    ? called
    : leaving.at === null
      ? t('ticket.leave.now')
      : formatTime(leaving.at, i18n.language);
  const caption = t(
    leaving ? (leaving.at === null ? 'ticket.leave.hurry' : 'ticket.leave.by') : 'ticket.leave.be',
  );
  return (
    <div aria-live="polite">
      <Caption>{typeof window === 'string' && !leaving ? t('tickets.yours') : caption}</Caption>
      <Value
        suppressHydrationWarning
        style={{ '--letters': Math.max(5, value.length) } as CSSProperties}
      >
        {value}
      </Value>
      <Detail>
        {leaving && <span>{t('browse.first.onFoot', { count: leaving.onFoot })}</span>}
        {leaving && (
          <small suppressHydrationWarning>{t('ticket.leave.calls', { window: called })}</small>
        )}
        {!leaving && (
          <small>
            {t(status === 'refused' ? 'ticket.leave.refusedHere' : 'ticket.leave.untilThen')}
          </small>
        )}
      </Detail>
    </div>
  );
}
