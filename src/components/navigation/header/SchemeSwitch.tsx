import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { schemeIcons, type Scheme } from '#src/components/navigation/schemes.ts';

const SchemeMenu = lazyDialog(async () => (await import('./SchemeMenu.tsx')).SchemeMenu);

export interface SchemeSwitchProps {
  /** The scheme chosen now. */
  value?: Scheme;
  /** Called when a scheme is chosen. */
  onChange?: (scheme: Scheme) => void;
}

/** One button with a menu: the light scheme, the dark one or the device's. */
export function SchemeSwitch({ value = 'system', onChange }: SchemeSwitchProps) {
  const { t } = useTranslation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A server does not know the earlier choice.
  const known = useHydrated() ? value : 'system';
  const Current = schemeIcons[known];
  return (
    <>
      <IconButton
        id={id}
        aria-label={`${t('navigation.scheme.label')}: ${t(`navigation.scheme.${known}`)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...SchemeMenu.hoverProps}
      >
        <Current />
      </IconButton>
      <SchemeMenu
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorEl={anchor}
        labelledBy={id}
        value={value}
        onChange={(scheme) => onChange?.(scheme)}
      />
    </>
  );
}
