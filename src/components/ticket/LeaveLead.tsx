import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { spanOf } from '#common/input/unbroken.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useWhereabouts } from '#src/hooks/useWhereabouts.ts';
import { formatTime } from '#src/lib/dates.ts';
import type { Position } from '#src/lib/wait/distance.ts';
import { departureFor } from '#src/lib/wait/leave.ts';
import type { ClockWindow } from '#src/lib/waitWords.ts';

const MINUTE = 60_000;

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

const Value = styled('p')(({ theme }) => ({
  // A digit is 0.62em wide, a letter and a colon less.
  fontSize: 'clamp(1rem, min(24cqi, calc((100cqi - 56px) / (0.56 * var(--letters)))), 6.5rem)',
  lineHeight: 1.15,
  ...theme.mixins.figure,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.roles.ticket.fill,
}));

/** Has the height of the two lines of a predicted call, which replaces it later. */
const Detail = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  lineHeight: 1.5,
  minHeight: 'calc(2 * 1.35 * 1.125rem)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > span': { display: 'block' },
  '& > span:first-of-type': { fontWeight: 650 },
}));

export interface LeaveLeadProps {
  /** Predicted time of the call, or a sentence instead. */
  window: ClockWindow | string;
  /** Earliest predicted time of the call, ISO 8601. */
  calledFrom: string;
  /** Position of the place. Null if unknown. */
  to: Position | null;
}

/** The predicted call, and the time to leave: null without a position. */
const useLeaving = ({ window, calledFrom, to }: LeaveLeadProps) => {
  const { status, position } = useWhereabouts();
  const now = useNow(MINUTE);
  const called = typeof window === 'string' ? window : spanOf(window.from, window.to);
  const leaving =
    position && to ? departureFor(position, to, { calledFrom: Date.parse(calledFrom), now }) : null;
  return { called, leaving, isRefused: status === 'refused' };
};

/**
 * The largest line of a ticket while its holder is still away: when to leave or, without a
 * position, when to be there.
 */
export function LeaveLead(props: LeaveLeadProps) {
  const { t } = useTranslation();
  const { called, leaving } = useLeaving(props);
  const value = !leaving
    ? called
    : leaving.at === null
      ? t('ticket.leave.now')
      : formatTime(leaving.at);
  const caption = t(
    leaving ? (leaving.at === null ? 'ticket.leave.hurry' : 'ticket.leave.by') : 'ticket.leave.be',
  );
  return (
    <div aria-live="polite">
      <Caption>
        {typeof props.window === 'string' && !leaving ? t('tickets.yours') : caption}
      </Caption>
      <Value
        suppressHydrationWarning
        // Two colons and the dash are narrow, and the word joiner has no width.
        style={
          {
            '--letters': Math.max(5, value.length - (value.includes('–') ? 1.5 : 0)),
          } as CSSProperties
        }
      >
        {value}
      </Value>
    </div>
  );
}

/** The way there and the predicted call. */
export function LeaveDetail(props: LeaveLeadProps) {
  const { t } = useTranslation();
  const { called, leaving, isRefused } = useLeaving(props);
  return (
    <Detail aria-live="polite">
      {leaving ? (
        <>
          <span>{t('browse.first.onFoot', { count: leaving.onFoot })}</span>
          <span suppressHydrationWarning>{t('ticket.leave.calls', { window: called })}</span>
        </>
      ) : (
        t(isRefused ? 'ticket.leave.refusedHere' : 'ticket.leave.untilThen')
      )}
    </Detail>
  );
}
