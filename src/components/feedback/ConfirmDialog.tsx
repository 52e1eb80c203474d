import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface ConfirmDialogProps {
  open?: boolean;
  title?: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  confirmLabel?: ReactNode;
  /** By default the word for cancelling the dialog. */
  cancelLabel?: ReactNode;
  onConfirm?: () => void;
  onClose?: () => void;
  /** The action is in progress, and both buttons are disabled. */
  busy?: boolean;
  tone?: 'neutral' | 'danger';
}

const colours = { neutral: 'primary', danger: 'error' } as const;

/** Asks for confirmation. Escape cancels. */
export function ConfirmDialog({
  open = false,
  title,
  text,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
  busy = false,
  tone = 'neutral',
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      <DialogTitle id={`${id}-title`} sx={{ typography: 'h4' }}>
        {title}
      </DialogTitle>
      {(text || children) && (
        <DialogContent>
          {text && <DialogContentText id={`${id}-text`}>{text}</DialogContentText>}
          {children}
        </DialogContent>
      )}
      <DialogActions sx={{ p: 2, pt: 1, gap: 1, flexWrap: 'wrap', '& > *': { m: '0 !important' } }}>
        <Button variant="outlined" disabled={busy} onClick={onClose}>
          {cancelLabel ?? t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          color={colours[tone]}
          loading={busy}
          loadingPosition="start"
          startIcon={busy ? <span /> : undefined}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
