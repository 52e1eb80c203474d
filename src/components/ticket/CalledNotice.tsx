import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { formatTime } from '#src/lib/dates.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { formatTimer } from '#src/lib/durations.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
}));

const Turn = styled('p')({
  fontSize: '1.5rem',
  lineHeight: 1.25,
  fontWeight: 750,
});

const Go = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  ...theme.typography.body1,
  color: theme.vars.palette.text.secondary,
}));

const Counter = styled('p')({
  marginTop: 8,
  fontSize: 'clamp(2.25rem, 14cqi, 4rem)',
  lineHeight: 1.05,
  // Descenders end above the bar.
  paddingBottom: 6,
  fontWeight: 750,
  overflowWrap: 'anywhere',
});

const Patience = styled('p')({
  // On a phone the last text has two lines.
  minHeight: '3.2em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const Track = styled('div')(({ theme }) => ({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.roles.neutral.background,
  '& > span': {
    display: 'block',
    height: '100%',
    backgroundColor: theme.vars.palette.roles.active.fill,
  },
}));

export interface CalledNoticeProps {
  /** Name of the counter. Null if unknown. */
  counter: string | null;
  /** Time of the call, ISO 8601, which starts the countdown. */
  calledAt: string | null;
  /** Time until which the place waits, ISO 8601. Null if the place does not say. */
  until: string | null;
}

/** The call of a ticket with its counter and a countdown, which alone re-renders every second. */
export function CalledNotice({ counter, calledAt, until }: CalledNoticeProps) {
  const { t } = useTranslation();
  const now = useNow(1000);
  // Without hydration a countdown cannot run, so the text names the time of day.
  const hydrated = useHydrated();
  const end = until === null ? null : Date.parse(until);
  const left = end === null || !hydrated ? null : Math.max(0, end - now);
  const whole = end === null || calledAt === null ? null : end - Date.parse(calledAt);
  return (
    <Root>
      <div role="alert">
        <Turn>{t('tickets.yourTurn')}</Turn>
        <Go>{t('ticket.called.go')}</Go>
        {counter && <Counter translate="no">{counterIn(t, counter)}</Counter>}
      </div>
      {until !== null && left === null && (
        <Patience>{t('ticket.called.waitsUntil', { time: formatTime(until) })}</Patience>
      )}
      {left !== null && whole !== null && whole > 0 && (
        <Track aria-hidden>
          <span style={{ width: `${Math.min(100, (100 * left) / whole)}%` }} />
        </Track>
      )}
      {left !== null && (
        <Patience role="timer">
          {left > 0
            ? t('ticket.called.waits', { time: formatTimer(left) })
            : t('ticket.called.hurry')}
        </Patience>
      )}
    </Root>
  );
}
