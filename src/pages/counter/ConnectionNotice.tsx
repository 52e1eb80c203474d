import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { formatInstant } from '#src/lib/dates.ts';

interface ConnectionNoticeProps {
  /** Why the line shown may be old; null while it is up to date. */
  stale: 'offline' | 'unreachable' | null;
  /** When the line shown arrived, in ms. */
  at: number;
  /** Sends the press again whose answer was lost; absent without one. */
  onRepeat?: () => void;
}

/** Says that the line shown may be old, and that a press may not have arrived. */
export function ConnectionNotice({ stale, at, onRepeat }: ConnectionNoticeProps) {
  const { t, i18n } = useTranslation();
  if (!stale && !onRepeat) return null;
  const time = formatInstant(new Date(at).toISOString(), i18n.language, { timeStyle: 'short' });
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      {stale && <NoticeBanner severity="warning">{t(`counter.${stale}`, { time })}</NoticeBanner>}
      {onRepeat && (
        <NoticeBanner
          severity="warning"
          action={
            <Button color="inherit" onClick={onRepeat}>
              {t('counter.again')}
            </Button>
          }
        >
          {t('counter.unsure')}
        </NoticeBanner>
      )}
    </Stack>
  );
}
