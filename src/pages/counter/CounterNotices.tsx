import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';

interface CounterNoticesProps {
  /** Reason why the view may be outdated. Null while it is up to date. */
  stale: 'offline' | 'unreachable' | null;
  /** The time at which the view was read, formatted. */
  time: string;
  /** Sends a command without a response again. Null without one. */
  unconfirmed: (() => void) | null;
  /** The place is closed by its hours. */
  isClosed: boolean;
  /** Label of the first person of a line that was empty. Null if nobody came. */
  arrived: string | null;
}

/** Notices for a clerk before the next call. */
export function CounterNotices(props: CounterNoticesProps) {
  const { stale, time, unconfirmed, isClosed, arrived } = props;
  const { t } = useTranslation();
  return (
    <Stack sx={{ gap: 1, '&:not(:empty)': { mb: 2 } }}>
      {stale && <NoticeBanner severity="warning">{t(`counter.${stale}`, { time })}</NoticeBanner>}
      {unconfirmed && (
        <NoticeBanner
          severity="warning"
          action={
            <Button color="inherit" onClick={unconfirmed}>
              {t('counter.again')}
            </Button>
          }
        >
          {t('counter.unsure')}
        </NoticeBanner>
      )}
      {isClosed && <NoticeBanner severity="warning">{t('counter.closedNow')}</NoticeBanner>}
      {arrived !== null && (
        <NoticeBanner severity="info">{t('hall.arrivals.came', { rank: arrived })}</NoticeBanner>
      )}
    </Stack>
  );
}
