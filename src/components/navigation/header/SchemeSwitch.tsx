import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { schemeIcons, schemes, useScheme } from './schemes.ts';

const HeaderMenu = lazyDialog(async () => (await import('./HeaderMenu.tsx')).HeaderMenu);

/** One button with a menu: the light scheme, the dark one or the device's. */
export function SchemeSwitch() {
  const { t } = useTranslation();
  const [scheme, setScheme] = useScheme();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A server does not know the earlier choice.
  const known = useHydrated() ? scheme : 'system';
  const Current = schemeIcons[known];
  return (
    <>
      <IconButton
        id={id}
        aria-label={`${t('navigation.scheme.label')}: ${t(`navigation.scheme.${known}`)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...HeaderMenu.hoverProps}
      >
        <Current />
      </IconButton>
      <HeaderMenu
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorEl={anchor}
        labelledBy={id}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        items={schemes.map((choice) => {
          const Icon = schemeIcons[choice];
          return {
            key: choice,
            label: t(`navigation.scheme.${choice}`),
            icon: <Icon fontSize="small" />,
            selected: choice === scheme,
            onChoose: () => setScheme(choice),
          };
        })}
      />
    </>
  );
}
