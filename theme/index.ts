import { createTheme, type Theme } from '@mui/material/styles';
import { elGR, enUS } from '@mui/material/locale';
import { elGR as pickersElGR, enUS as pickersEnUS } from '@mui/x-date-pickers/locales';
import { densityOverrides, type Density } from './density.ts';
import { dark, light } from './palette.ts';
import { baseline } from './overrides/baseline.ts';
import { controls } from './overrides/controls.ts';
import { data } from './overrides/data.ts';
import { feedback } from './overrides/feedback.ts';
import { inputs } from './overrides/inputs.ts';
import { surfaces } from './overrides/surfaces.ts';
import { durations, radii, space } from './tokens.ts';
import { typography } from './typography.ts';

/** The languages that the theme brings texts for (MUI's own labels and the pickers'). */
export type ThemeLanguage = 'el' | 'en';

const locales = {
  el: [elGR, pickersElGR],
  en: [enUS, pickersEnUS],
} as const;

const build = (language: ThemeLanguage, density: Density): Theme =>
  createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-scheme' },
      colorSchemes: { light, dark },
      defaultColorScheme: 'light',
      breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: space.contentWidth, xl: 1536 } },
      spacing: space.unit,
      shape: { borderRadius: radii.control },
      typography,
      transitions: {
        duration: {
          shortest: durations.quick,
          shorter: durations.quick,
          short: durations.calm,
          standard: durations.calm,
          complex: durations.calm,
          enteringScreen: durations.calm,
          leavingScreen: durations.quick,
        },
      },
      components: {
        ...baseline,
        ...controls,
        ...inputs,
        ...surfaces,
        ...feedback,
        ...data,
      },
    },
    { components: densityOverrides(density) },
    ...locales[language],
  );

const built = new Map<string, Theme>();

/** The theme in a language, made once: a new theme on every render would restyle the page. */
export const themeFor = (language: ThemeLanguage, density: Density = 'comfortable'): Theme => {
  const key = `${language} ${density}`;
  const known = built.get(key);
  if (known) return known;
  const theme = build(language, density);
  built.set(key, theme);
  return theme;
};
