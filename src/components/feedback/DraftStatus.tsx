import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#src/lib/dates.ts';

const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 1.5),
  ...theme.mixins.note,
  '& p': { display: 'flex', alignItems: 'flex-start', gap: theme.spacing(1) },
  '& svg': { flex: 'none', fontSize: '1.25rem', marginTop: '0.1em' },
  '&[data-saved] svg': { color: theme.vars.palette.roles.success.fill },
}));

export interface DraftStatusProps {
  /** Time of the last save, ISO 8601. Absent without a draft. */
  savedAt?: string | null;
  /** Discards the draft. Without it, there is no such button. */
  onDiscard?: () => void;
}

/** Says when the input was last saved on this device, with a button to discard it. */
export function DraftStatus({ savedAt, onDiscard }: DraftStatusProps) {
  const { t } = useTranslation();
  const time = savedAt && formatTime(savedAt);
  return (
    <Root data-saved={savedAt ? '' : undefined}>
      <p role="status">
        {time ? <CloudDone aria-hidden /> : <EditNote aria-hidden />}
        <span>{time ? t('addListing.draftSaved', { time }) : t('addListing.draftNone')}</span>
      </p>
      {time && onDiscard && (
        <Button size="small" color="inherit" onClick={onDiscard} sx={{ mx: -1.75 }}>
          {t('addListing.discard')}
        </Button>
      )}
    </Root>
  );
}
