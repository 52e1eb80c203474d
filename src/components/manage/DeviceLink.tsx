import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#src/components/board/QrCode.tsx';

const Body = styled('div', { name: 'SeiraDeviceLink', slot: 'body' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'center',
  '& > p': { margin: 0, justifySelf: 'start' },
  '& > code': {
    width: '100%',
    padding: theme.spacing(1, 1.5),
    borderRadius: 8,
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    userSelect: 'all',
    color: theme.vars.palette.roles.neutral.text,
    backgroundColor: theme.vars.palette.roles.neutral.background,
  },
}));

export interface DeviceLinkProps {
  /** The link that opens the device; without one the dialog is closed. */
  link?: string | null;
  /** The name of the device. */
  name?: string;
  /** Called to copy the link. */
  onCopy?: () => void;
  /** Called when it has been used: the link is gone then. */
  onClose?: () => void;
}

/** The link of a new device, in words and as a QR code, this one time. */
export function DeviceLink({ link = null, name = '', onCopy, onClose }: DeviceLinkProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={link !== null} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} sx={{ typography: 'h3', pt: 3 }}>
        {t('manage.devices.linkTitle', { name })}
      </DialogTitle>
      <DialogContent>
        <Body>
          <p>{t('manage.devices.linkText')}</p>
          <QrCode value={link ?? ''} style={{ width: 200 }} />
          <code>{link}</code>
        </Body>
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0, gap: 1, flexWrap: 'wrap', '& > *': { m: '0 !important' } }}>
        <Button variant="outlined" onClick={onCopy}>
          {t('manage.devices.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
