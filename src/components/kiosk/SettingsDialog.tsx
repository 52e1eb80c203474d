import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Prints each number. */
  printing: boolean;
  onPrinting?: (isOn: boolean) => void;
}

/** The settings of a kiosk. Most visits never open it, so it loads on demand. */
export function SettingsDialog({ open, onClose, printing, onPrinting }: SettingsDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('kiosk.settings.title')}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={printing} onChange={(_event, isOn) => onPrinting?.(isOn)} />}
          label={t('kiosk.autoPrint')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
