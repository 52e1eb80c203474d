import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import DirectionsWalk from '@mui/icons-material/DirectionsWalkOutlined';
import { useTranslation } from 'react-i18next';
import { whereabouts } from '#src/browser/position.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useWhereabouts } from '#src/hooks/useWhereabouts.ts';
import { formatTime } from '#src/lib/dates.ts';
import type { Position } from '#src/lib/wait/distance.ts';
import { leavingFor } from '#src/lib/wait/leave.ts';

const MINUTE = 60_000;

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
  '& > output': { lineHeight: 1.35, fontWeight: 650 },
  '& small': {
    display: 'block',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

interface Props {
  to: Position;
  /** Earliest predicted time of the call, ISO 8601. */
  calledFrom: string;
}

/** Calculates when to leave, on request. */
export function WhenToLeave({ to, calledFrom }: Props) {
  const { t, i18n } = useTranslation();
  const { status, position } = useWhereabouts();
  const now = useNow(MINUTE);
  const leaving = position && leavingFor(position, to, { calledFrom: Date.parse(calledFrom), now });
  return (
    <Root>
      {!leaving && (
        <Button
          variant="outlined"
          startIcon={<DirectionsWalk />}
          aria-busy={status === 'asking' || undefined}
          onClick={() => {
            if (status !== 'asking') void whereabouts.ask();
          }}
        >
          {t('ticket.leave.ask')}
        </Button>
      )}
      <output>
        {leaving && (
          <>
            {leaving.at === null
              ? t('ticket.leave.now')
              : t('ticket.leave.at', { time: formatTime(leaving.at, i18n.language) })}
            <small>{t('browse.first.onFoot', { count: leaving.onFoot })}</small>
          </>
        )}
        {status === 'refused' &&
          t('ticket.leave.refused', { time: formatTime(calledFrom, i18n.language) })}
      </output>
    </Root>
  );
}
