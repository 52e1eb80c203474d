import { useColorScheme } from '@mui/material/styles';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Contrast from '@mui/icons-material/ContrastOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import { startTransition, type ComponentType } from 'react';

/** The appearance: light, dark, or as set on the device. */
export type Scheme = 'light' | 'dark' | 'system';

/** In the order in which they are offered. */
export const schemes: Scheme[] = ['light', 'dark', 'system'];

/** The icon of each. */
export const schemeIcons: Record<Scheme, ComponentType<SvgIconProps>> = {
  light: LightMode,
  dark: DarkMode,
  system: Contrast,
};

/** The appearance that was chosen, and how to choose another. */
export const useScheme = (): [Scheme, (scheme: Scheme) => void] => {
  const { mode = 'system', setMode } = useColorScheme();
  return [mode, (scheme) => startTransition(() => setMode(scheme))];
};
