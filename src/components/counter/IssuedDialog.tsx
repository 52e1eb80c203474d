import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { formatNumber } from '#src/lib/numbers.ts';

const Figure = styled('p', { name: 'SeiraIssuedDialog', slot: 'number' })(({ theme }) => ({
  margin: theme.spacing(1, 0, 2),
  // A digit is 0.62em wide: as large as the dialog allows for the number of digits.
  fontSize: 'min(9rem, calc((min(100vw, 444px) - 112px) / (0.62 * var(--digits, 2))))',
  lineHeight: 1,
  fontWeight: 750,
  letterSpacing: '-0.03em',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.ticket.fill,
}));

const Link = styled('p', { name: 'SeiraIssuedDialog', slot: 'link' })(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  '& code': {
    display: 'block',
    marginTop: theme.spacing(0.5),
    padding: theme.spacing(1, 1.5),
    borderRadius: 8,
    fontFamily: 'ui-monospace, monospace',
    overflowWrap: 'anywhere',
    userSelect: 'all',
    color: theme.vars.palette.roles.neutral.text,
    backgroundColor: theme.vars.palette.roles.neutral.background,
  },
}));

export interface IssuedDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** The number that was issued; null when the server does not say. */
  rank?: number | null;
  /** The address at which the ticket can be followed; null when there is none. */
  link?: string | null;
  /** Taking the number back is under way. */
  takingBack?: boolean;
  /** Closes it; the number stays. */
  onClose?: () => void;
  /** Called to take the number back; without it there is no button. */
  onTakeBack?: () => void;
}

/** The number of somebody without an account, to be read across the counter. */
export function IssuedDialog({
  open = false,
  rank = null,
  link = null,
  takingBack = false,
  onClose,
  onTakeBack,
}: IssuedDialogProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const figure = formatNumber(rank, i18n.language);
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
      <DialogContent>
        <span aria-live="polite">
          {t('counter.issued.number')}
          <Figure style={{ '--digits': Math.max(2, figure.length) } as CSSProperties}>
            {figure}
          </Figure>
        </span>
        {link && (
          <Link>
            {t('counter.issued.link')} <code>{link}</code>
          </Link>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0, gap: 1, flexWrap: 'wrap', '& > *': { m: '0 !important' } }}>
        {onTakeBack && (
          <PendingButton variant="text" pending={takingBack} onClick={onTakeBack}>
            {t('counter.issued.takeBack')}
          </PendingButton>
        )}
        <Button ref={close} variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
