import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useEffect, useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { keepAwake } from '#src/browser/wakeLock.ts';
import { QrCode } from '#src/components/board/QrCode.tsx';
import { labelOf, widthInDigits, type TicketNumber } from '#src/lib/line/ticketLabel.ts';

// Black on white in both schemes, to be legible through glass and in sunlight.
const Sheet = styled('div')(({ theme }) => ({
  minHeight: '100%',
  boxSizing: 'border-box',
  padding: theme.spacing(3),
  ...theme.mixins.middle,
  gridTemplateRows: '1fr auto auto',
  alignItems: 'center',
  gap: theme.spacing(2),
  textAlign: 'center',
  containerType: 'inline-size',
  color: '#000000',
  backgroundColor: '#FFFFFF',
}));

const Figure = styled('h2')(({ theme }) => ({
  fontSize: 'min(60vh, calc(88cqi / (0.62 * var(--digits, 2))))',
  lineHeight: 0.9,
  ...theme.mixins.figure,
  letterSpacing: '-0.03em',
}));

const Place = styled('p')(({ theme }) => ({
  fontSize: '1.25rem',
  ...theme.mixins.title,
}));

const Code = styled(QrCode)({ width: 160 });

const Close = styled(Button)({
  '&, &:hover': { color: '#000000', borderColor: '#000000', backgroundColor: '#FFFFFF' },
});

const shown = {
  paper: { sx: { backgroundColor: '#FFFFFF', backgroundImage: 'none', borderRadius: 0 } },
};

export interface ShowAtCounterProps extends TicketNumber {
  open: boolean;
  title: string;
  /** Address of the ticket for the QR code. Null hides the code. */
  link: string | null;
  /** Called on the close button and on Escape. */
  onClose?: () => void;
}

/** The number on a bright full screen, to show at a counter. It keeps the screen awake. */
export function ShowAtCounter({ open, rank, label, title, link, onClose }: ShowAtCounterProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const figure = labelOf({ rank, label }, i18n.language);
  useEffect(() => (open ? keepAwake() : undefined), [open]);
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={id} slotProps={shown}>
      <Sheet>
        <Figure
          translate="no"
          id={id}
          aria-label={t('tickets.numberOf', { rank: figure })}
          style={{ '--digits': widthInDigits(figure) } as CSSProperties}
        >
          {figure}
        </Figure>
        <div>
          <Place>{title}</Place>
          {link && <Code value={link} />}
        </div>
        <Close variant="outlined" size="large" onClick={onClose}>
          {t('common.close')}
        </Close>
      </Sheet>
    </Dialog>
  );
}
