import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { shortName, type LineService } from './hall/services.ts';
import { untilNoShow, type LinePerson } from './types.ts';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

const Big = styled(Button)(({ theme }) => ({
  minHeight: 120,
  paddingInline: theme.spacing(2.5),
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  borderRadius: 16,
  lineHeight: 1.2,
  '@media (forced-colors: active)': { border: '3px solid ButtonText' },
}));

const Label = styled('span')(({ theme }) => ({
  ...theme.mixins.beside,
  gap: 12,
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
  fontWeight: 750,
  letterSpacing: '-0.01em',
}));

const Who = styled('span')({
  fontSize: '1.125rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

const Also = styled('span')({ fontSize: '1rem', fontWeight: 650 });

const Ends = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 44,
  ...theme.mixins.row,
  justifyContent: 'end',
  gap: theme.spacing(1),
}));

export interface CallNextProps extends Omit<ComponentProps<'div'>, 'children'> {
  next: LinePerson | undefined;
  /** Says that nobody waits for this counter, and who waits for others. */
  nobody?: string;
  /** Services of other counters that this counter may call for while nobody waits for it. */
  others?: readonly Pick<LineService, 'code' | 'letter' | 'name'>[];
  onCallFor?: (service: string) => void;
  /** The visit that the call ends as served. Null if there is none. */
  visit: LinePerson | null;
  patienceSeconds: number;
  /** The call is in progress: further clicks do nothing, and the button keeps focus. */
  pending: boolean;
  /** Called with the outcome of the previous visit. */
  onCall: (finish: 'processed' | 'no_show') => void;
}

/** The main button of a counter: calls the next person and ends the previous visit. */
export function CallNext(props: CallNextProps) {
  const { next, visit, patienceSeconds, pending, onCall, ...more } = props;
  const { nobody, others = [], onCallFor, ...rest } = more;
  const { t, i18n } = useTranslation();
  const now = useNow(1000);
  const canGiveUp = visit !== null && untilNoShow(visit, now, patienceSeconds) === 0;
  return (
    <Root {...rest}>
      <Big
        variant="contained"
        data-call-next
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        aria-keyshortcuts="Space"
        onClick={() => {
          if (!pending) onCall('processed');
        }}
        sx={pending ? { cursor: 'progress' } : undefined}
      >
        <Label>
          {pending && <CircularProgress size={24} color="inherit" aria-hidden />}
          {t('counter.next.call')}
        </Label>
        <Who>
          {next
            ? `${labelOf(next, i18n.language)} · ${next.name ?? t('counter.walkIn')}`
            : (nobody ?? t('booking.nobody'))}
        </Who>
        {visit && <Also>{t('counter.next.ends', { rank: labelOf(visit, i18n.language) })}</Also>}
      </Big>
      <Ends>
        {!next &&
          others.map((service) => (
            <PendingButton
              key={service.code}
              variant="outlined"
              size="small"
              aria-disabled={pending}
              onClick={() => onCallFor?.(service.code)}
            >
              {t('hall.next.callFor', { service: shortName(service) })}
            </PendingButton>
          ))}
        {visit && (
          <PendingButton
            variant="outlined"
            startIcon={<PersonOff />}
            fullWidth
            sx={{ minHeight: 44, py: 0 }}
            aria-disabled={!canGiveUp || pending}
            onClick={() => onCall('no_show')}
          >
            {t('counter.next.noShow')}
          </PendingButton>
        )}
      </Ends>
    </Root>
  );
}
