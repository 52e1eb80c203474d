import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Contrast from '@mui/icons-material/ContrastOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import { startTransition, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { HeaderMenu, useHeaderMenu } from './useHeaderMenu.ts';

/** The appearance: light, dark, or the setting of the device. */
export type Scheme = 'light' | 'dark' | 'system';

export const schemes: Scheme[] = ['light', 'dark', 'system'];

export const schemeIcons: Record<Scheme, ComponentType<SvgIconProps>> = {
  light: LightMode,
  dark: DarkMode,
  system: Contrast,
};

/** The selected appearance and its setter. */
export const useScheme = (): [Scheme, (scheme: Scheme) => void] => {
  const { mode = 'system', setMode } = useColorScheme();
  return [mode, (scheme) => startTransition(() => setMode(scheme))];
};

/** A menu to select the appearance. */
export function SchemeSwitch() {
  const { t } = useTranslation();
  const [scheme, setScheme] = useScheme();
  const { button, menu } = useHeaderMenu();
  // The server does not know the stored selection.
  const known = useHydrated() ? scheme : 'system';
  const Current = schemeIcons[known];
  return (
    <>
      <IconButton
        aria-label={`${t('navigation.scheme.label')}: ${t(`navigation.scheme.${known}`)}`}
        {...button}
      >
        <Current />
      </IconButton>
      <HeaderMenu
        {...menu}
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
