import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { KioskPaper } from '#src/components/kiosk/KioskTicket.tsx';

export interface IssuedDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** The place, for the paper. */
  place?: string;
  /** The number that was issued; null when the server does not say. */
  rank?: number | null;
  /** The address at which the ticket can be followed; null when there is none. */
  link?: string | null;
  /** Taking the number back is under way. */
  takingBack?: boolean;
  /** Closes it; the number stays. */
  onClose?: () => void;
  /** Called to print it. */
  onPrint?: () => void;
  /** Called to take the number back; without it there is no button. */
  onTakeBack?: () => void;
}

/** The number of somebody without an account: to scan across the counter, or to print. */
export function IssuedDialog({
  open = false,
  place,
  rank = null,
  link = null,
  takingBack = false,
  onClose,
  onPrint,
  onTakeBack,
}: IssuedDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      slotProps={{ transition: { onEntering: () => close.current?.focus() } }}
    >
      <DialogTitle id={id} sx={{ typography: 'h3', pt: 3, pb: 0 }}>
        {t('counter.issued.title')}
      </DialogTitle>
      <DialogContent sx={{ py: '16px !important', maxWidth: 340, mx: 'auto', width: '100%' }}>
        <KioskPaper place={place} rank={rank} link={link} />
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0, gap: 1, flexWrap: 'wrap', '& > *': { m: '0 !important' } }}>
        {onTakeBack && (
          <PendingButton variant="text" pending={takingBack} onClick={onTakeBack}>
            {t('counter.issued.takeBack')}
          </PendingButton>
        )}
        <Button ref={close} onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button variant="contained" onClick={onPrint}>
          {t('kiosk.ticket.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
