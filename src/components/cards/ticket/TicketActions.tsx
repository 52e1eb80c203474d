import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SKIP_COUNTS } from '#common/contract/tickets.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('#src/components/feedback/ConfirmDialog.tsx')).ConfirmDialog,
);

interface SkipPreviewText {
  people: number;
  afterRank: number;
  afterLabel?: string | null;
  /** Predicted time of the call. Null if unknown. */
  window: { from: string; to: string } | null;
}

export interface TicketActionsProps {
  can?: readonly ('cancel' | 'let_pass' | 'came_late' | 'undo')[];
  rank?: number | null;
  label?: string | null;
  pending?: boolean;
  /** Position of the ticket after letting 1, 2, … people pass. Empty while unknown. */
  skipPreview?: readonly SkipPreviewText[];
  /** Called when the dialog opens, so that the page can load `passing`. */
  onAskPassing?: () => void;
  onCameLate?: () => void;
  /** Called with the number of people who may pass, 1 to 10. */
  onLetPass?: (people: number) => void;
  onCancel?: () => void;
}

const noSkipPreview: SkipPreviewText[] = [];

/** Buttons for the holder of a ticket. Actions that lose the place in line need confirmation. */
export function TicketActions({
  can = [],
  rank = null,
  label,
  pending = false,
  skipPreview = noSkipPreview,
  onAskPassing,
  onCameLate,
  onLetPass,
  onCancel,
}: TicketActionsProps) {
  const { t, i18n } = useTranslation();
  const [asked, setAsked] = useState<'let_pass' | 'cancel' | null>(null);
  const [people, setPeople] = useState(1);
  const number = labelOf({ rank, label }, i18n.language);
  const close = (): void => setAsked(null);
  const chosen = skipPreview.find((one) => one.people === people);
  const outcome = (): string => {
    if (!chosen) return '';
    const after = labelOf({ rank: chosen.afterRank, label: chosen.afterLabel }, i18n.language);
    return chosen.window
      ? t('tickets.actions.letPassAfterAt', { after, ...chosen.window })
      : t('tickets.actions.letPassAfter', { after });
  };
  if (!can.some((action) => action !== 'undo')) return null;

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {can.includes('came_late') && (
        <PendingButton pending={pending} onClick={onCameLate}>
          {t('tickets.actions.cameLate')}
        </PendingButton>
      )}
      {can.includes('let_pass') && (
        <PendingButton
          {...ConfirmDialog.hoverProps}
          variant="outlined"
          pending={pending}
          onClick={() => {
            setAsked('let_pass');
            onAskPassing?.();
          }}
        >
          {t('tickets.actions.letPass')}
        </PendingButton>
      )}
      {can.includes('cancel') && (
        <PendingButton
          {...ConfirmDialog.hoverProps}
          variant="text"
          color="error"
          pending={pending}
          onClick={() => setAsked('cancel')}
        >
          {t('tickets.actions.cancel')}
        </PendingButton>
      )}
      <ConfirmDialog
        open={asked === 'let_pass'}
        title={t('tickets.actions.letPassTitle')}
        text={t('tickets.actions.letPassText', { rank: number })}
        confirmLabel={t('tickets.actions.letPassConfirm', { count: people })}
        onClose={close}
        onConfirm={() => {
          close();
          onLetPass?.(people);
        }}
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
        {onAskPassing && (
          <Typography aria-live="polite" sx={{ mt: 2, minHeight: '3em', fontWeight: 650 }}>
            {outcome()}
          </Typography>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'cancel'}
        tone="danger"
        title={t('tickets.actions.cancelTitle', { rank: number })}
        text={t('tickets.actions.cancelText')}
        confirmLabel={t('tickets.actions.cancel')}
        cancelLabel={t('tickets.actions.keep')}
        onClose={close}
        onConfirm={() => {
          close();
          onCancel?.();
        }}
      />
    </Stack>
  );
}
