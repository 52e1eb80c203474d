import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import type {
  LetPassDialogProps,
  SkipPreviewText,
} from '#src/components/feedback/LetPassDialog.tsx';
import { labelOf } from '#src/lib/line/ticketLabel.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('#src/components/feedback/ConfirmDialog.tsx')).ConfirmDialog,
);

const LetPassDialog = lazyDialog<LetPassDialogProps>(
  async () => (await import('#src/components/feedback/LetPassDialog.tsx')).LetPassDialog,
);

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
  const [openDialog, setOpenDialog] = useState<'let_pass' | 'cancel' | null>(null);
  const number = labelOf({ rank, label }, i18n.language);
  const close = (): void => setOpenDialog(null);
  if (!can.some((action) => action !== 'undo')) return null;

  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        mt: 1.5,
        // In a row of its own, as on a phone, its words begin where the paper's do.
        '& > .MuiButton-text': { ml: { xs: -2.5, sm: 0 } },
        '& > .MuiButton-text:first-of-type': { ml: -2.5 },
      }}
    >
      {can.includes('came_late') && (
        <PendingButton pending={pending} onClick={onCameLate}>
          {t('tickets.actions.cameLate')}
        </PendingButton>
      )}
      {can.includes('let_pass') && (
        <PendingButton
          {...LetPassDialog.hoverProps}
          variant="outlined"
          pending={pending}
          onClick={() => {
            setOpenDialog('let_pass');
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
          onClick={() => setOpenDialog('cancel')}
        >
          {t('tickets.actions.cancel')}
        </PendingButton>
      )}
      <LetPassDialog
        open={openDialog === 'let_pass'}
        rank={number}
        skipPreview={onAskPassing && skipPreview}
        onClose={close}
        onConfirm={(people) => {
          close();
          onLetPass?.(people);
        }}
      />
      <ConfirmDialog
        open={openDialog === 'cancel'}
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
