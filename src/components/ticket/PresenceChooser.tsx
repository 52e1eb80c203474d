import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PRESENCE_STATES, type Presence, type PresenceState } from '#common/contract/presence.ts';
import type { Camel } from '#common/contract/camel.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { formatTime } from '#src/lib/dates.ts';
import { presenceAt } from '#src/lib/line/presence.ts';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.25),
  '@media print': { display: 'none' },
}));

const Buttons = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(1),
  '& > *': { flex: '1 1 auto', minHeight: 48 },
}));

const State = styled('p')({
  '&[data-presence="away"], &[data-presence="over"]': { fontWeight: 650 },
});

const Small = styled('p')(({ theme }) => theme.mixins.note);

export interface PresenceChooserProps {
  presence: Camel<Presence>;
  pending?: boolean;
  onChange?: (state: PresenceState) => void;
  /** Called when the break ends while the page is open. */
  onOver?: () => void;
}

/** Lets a holder say that they are on the way, here or, once, back in 15 minutes. */
export function PresenceChooser({
  presence,
  pending = false,
  onChange,
  onOver,
}: PresenceChooserProps) {
  const { t } = useTranslation();
  const now = useNow(1000);
  const current = presenceAt(presence, now) ?? 'unknown';
  const before = useRef(current);
  useEffect(() => {
    if (before.current === 'away' && current === 'over') onOver?.();
    before.current = current;
  }, [current, onOver]);
  const { awayUntil } = presence;
  const time = awayUntil === null ? '' : formatTime(awayUntil);
  // A used break cannot be started again.
  const states = PRESENCE_STATES.filter((state) => state !== 'away' || awayUntil === null);
  return (
    <Body>
      <State role={current === 'over' ? 'alert' : 'status'} data-presence={current}>
        {t(`ticket.presence.state.${current}`, { time })}
      </State>
      <Buttons role="group" aria-label={t('ticket.presence.title')}>
        {states.map((state) => (
          <Button
            key={state}
            variant={current === state ? 'contained' : 'outlined'}
            aria-pressed={state === 'away' ? undefined : current === state}
            aria-disabled={pending || undefined}
            onClick={() => {
              if (!pending && current !== state) onChange?.(state);
            }}
          >
            {t(`ticket.presence.${state}`)}
          </Button>
        ))}
      </Buttons>
      {awayUntil === null && <Small>{t('ticket.presence.once')}</Small>}
    </Body>
  );
}
