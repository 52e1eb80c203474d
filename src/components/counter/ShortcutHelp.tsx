import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import { useState, type MouseEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import type { ShortcutPopoverProps } from './ShortcutPopover.tsx';

const Popover = lazyDialog<ShortcutPopoverProps>(
  async () => (await import('./ShortcutPopover.tsx')).ShortcutPopover,
);

export interface ShortcutHelpProps extends Pick<ShortcutPopoverProps, 'keys' | 'of'> {
  /** Shows its name beside the icon. */
  isNamed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Lists the shortcuts of a screen in a popover, with a switch to disable them. */
export function ShortcutHelp({ keys, of, isNamed = false, ref }: ShortcutHelpProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opener = {
    ref,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      setAnchor(currentTarget);
      setOpen(true);
    },
    ...Popover.hoverProps,
  } as const;
  return (
    <>
      {isNamed ? (
        <Button {...opener} variant="text" startIcon={<Keyboard />} sx={{ ml: -2 }}>
          {t('common.shortcuts.open')}
        </Button>
      ) : (
        <IconButton {...opener} aria-label={t('common.shortcuts.open')}>
          <Keyboard />
        </IconButton>
      )}
      <Popover open={open} anchor={anchor} keys={keys} of={of} onClose={() => setOpen(false)} />
    </>
  );
}
