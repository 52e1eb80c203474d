import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface LegalDialogProps {
  open: boolean;
  onClose: () => void;
  kind: 'terms' | 'privacy';
}

/** The terms of use or the privacy policy. */
export function LegalDialog({ open, onClose, kind }: LegalDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ typography: 'h4' }}>
        {t(`navigation.links.${kind}`)}
      </DialogTitle>
      <DialogContent>
        <Typography>{t(`navigation.legal.${kind}.first`)}</Typography>
        <Typography sx={{ mt: 1.5 }}>{t(`navigation.legal.${kind}.second`)}</Typography>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
