import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import type { SettingsDialogProps } from './SettingsDialog.tsx';

const SettingsDialog = lazyDialog<SettingsDialogProps>(
  async () => (await import('./SettingsDialog.tsx')).SettingsDialog,
);

/** Time in ms for which staff hold the button. Visitors release it sooner. */
const HOLD_MS = 1_500;
/** How long the hint stays after a short press, in ms. */
const HINT_MS = 5_000;

export interface StaffSettingsProps {
  /** Prints each number. */
  printing: boolean;
  onPrinting?: (isOn: boolean) => void;
}

/** Settings of a kiosk for staff, behind a long press by pointer, touch or key. */
export function StaffSettings({ printing, onPrinting }: StaffSettingsProps) {
  const { t } = useTranslation();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [isHinted, setHinted] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isHinted) return undefined;
    const hint = setTimeout(() => setHinted(false), HINT_MS);
    return () => clearTimeout(hint);
  }, [isHinted]);
  const hold = (): void => {
    clearTimeout(timer.current);
    setHinted(true);
    timer.current = setTimeout(() => {
      setHinted(false);
      setOpen(true);
    }, HOLD_MS);
  };
  const release = (): void => clearTimeout(timer.current);
  return (
    <>
      <Button
        color="inherit"
        aria-describedby={`${id}-hint`}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) hold();
        }}
        onKeyUp={release}
        onBlur={release}
        sx={{ touchAction: 'none', userSelect: 'none' }}
      >
        {t('kiosk.settings.open')}
      </Button>
      <Typography
        id={`${id}-hint`}
        variant="body2"
        aria-live="polite"
        sx={{ minHeight: '1.6em', textAlign: 'center' }}
      >
        {isHinted ? t('kiosk.settings.hold') : ''}
      </Typography>
      <SettingsDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        printing={printing}
        onPrinting={onPrinting}
      />
    </>
  );
}
