import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SKIP_COUNTS } from '#common/contract/tickets.ts';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';

export interface SkipPreviewText {
  people: number;
  afterRank: number;
  afterLabel?: string | null;
  /** Predicted time of the call. Null if unknown. */
  window: { from: string; to: string } | null;
}

export interface LetPassDialogProps {
  open: boolean;
  /** Label of the ticket. */
  rank: string;
  /** Position of the ticket after letting 1, 2, … people pass. Absent without predictions. */
  skipPreview?: readonly SkipPreviewText[];
  onClose: () => void;
  /** Called with the number of people who may pass. */
  onConfirm: (people: number) => void;
}

/** Asks how many people may pass, and shows the outcome. */
export function LetPassDialog({ open, rank, skipPreview, onClose, onConfirm }: LetPassDialogProps) {
  const { t, i18n } = useTranslation();
  const [people, setPeople] = useState(1);
  const chosen = skipPreview?.find((one) => one.people === people);
  const outcome = (): string => {
    if (!chosen) return '';
    const after = labelOf({ rank: chosen.afterRank, label: chosen.afterLabel }, i18n.language);
    return chosen.window
      ? t('tickets.actions.letPassAfterAt', { after, ...chosen.window })
      : t('tickets.actions.letPassAfter', { after });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('tickets.actions.letPassTitle')}
      text={t('tickets.actions.letPassText', { rank })}
      confirmLabel={t('tickets.actions.letPassConfirm', { count: people })}
      onClose={onClose}
      onConfirm={() => onConfirm(people)}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-label={t('tickets.actions.howMany')}
        value={people}
        onChange={(_event, crowd: number | null) => crowd !== null && setPeople(crowd)}
        sx={{ mt: 2 }}
      >
        {SKIP_COUNTS.map((crowd) => (
          <ToggleButton key={crowd} value={crowd} sx={{ minHeight: 48 }}>
            {formatNumber(crowd, i18n.language)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* Reserves two lines, because the length of the text varies. */}
      {skipPreview && (
        <Typography aria-live="polite" sx={{ mt: 2, minHeight: '3em', fontWeight: 650 }}>
          {outcome()}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
