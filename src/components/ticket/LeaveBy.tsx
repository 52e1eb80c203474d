import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import DirectionsWalk from '@mui/icons-material/DirectionsWalkOutlined';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

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

export interface LeaveByProps {
  /** State of the request for the person's location. */
  whereabouts?: 'unknown' | 'asking' | 'known' | 'refused';
  /** Minutes on foot, once it is known. */
  onFoot?: number | null;
  /** When to leave, by the clock; null: at once. */
  at?: string | null;
  /** When the number is called at the earliest, by the clock. */
  calledFrom?: string;
  /** Called when the person wants to know; only then the device is asked. */
  onAsk?: () => void;
}

/** When to leave for one's number: asked for by a press, told in one sentence. */
export function LeaveBy({
  whereabouts = 'unknown',
  onFoot = null,
  at = null,
  calledFrom = '',
  onAsk,
}: LeaveByProps) {
  const { t } = useTranslation();
  const isKnown = whereabouts === 'known' && onFoot !== null;
  return (
    <Root>
      {!isKnown && (
        <Button
          variant="outlined"
          startIcon={<DirectionsWalk />}
          aria-busy={whereabouts === 'asking' || undefined}
          onClick={() => {
            if (whereabouts !== 'asking') onAsk?.();
          }}
        >
          {t('ticket.leave.ask')}
        </Button>
      )}
      <output>
        {isKnown && (
          <>
            {at === null ? t('ticket.leave.now') : t('ticket.leave.at', { time: at })}
            <small>
              <span aria-hidden>{t('browse.first.onFoot', { minutes: onFoot })}</span>
              <VisuallyHidden>{t('browse.first.onFootSpoken', { count: onFoot })}</VisuallyHidden>
            </small>
          </>
        )}
        {whereabouts === 'refused' && t('ticket.leave.refused', { time: calledFrom })}
      </output>
    </Root>
  );
}
