import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';

export interface DeleteAccountDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** Escape, the backdrop or the button asks to close it. */
  onClose?: () => void;
  /** Called when the person confirms. */
  onConfirm?: () => void;
  /** The request is in progress. */
  pending?: boolean;
  /** The result of submitting the form. */
  notice?: ReactNode;
}

/** Asks for confirmation before deleting an account; the cancel button has the focus. */
export function DeleteAccountDialog({
  open = false,
  onClose,
  onConfirm,
  pending = false,
  notice,
}: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const text = useId();
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      fullWidth
      maxWidth="xs"
      slotProps={{ transition: { onEntering: () => back.current?.focus() } }}
    >
      <DialogTitle id={title} sx={{ typography: 'h3', pt: 3 }}>
        {t('forms.deleteAccount.title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={text} sx={{ color: 'text.primary' }}>
          {t('forms.deleteAccount.text')}
        </DialogContentText>
        <FormNotice>{notice}</FormNotice>
      </DialogContent>
      <DialogActions
        sx={{
          p: 3,
          pt: 1,
          gap: 1,
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          alignItems: 'stretch',
        }}
        disableSpacing
      >
        <Button ref={back} variant="outlined" onClick={onClose}>
          {t(notice ? 'common.close' : 'common.cancel')}
        </Button>
        <PendingButton
          color="error"
          pending={pending}
          pendingLabel={t('forms.deleteAccount.deleting')}
          onClick={onConfirm}
        >
          {t('forms.deleteAccount.confirm')}
        </PendingButton>
      </DialogActions>
    </Dialog>
  );
}
