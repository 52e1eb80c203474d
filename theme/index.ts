import { createTheme, type Theme } from '@mui/material/styles';
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

const build = (density: Density): Theme =>
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
  );

const built = new Map<Density, Theme>();

/**
 * The theme, created once per density: a new one with every render would restyle the page. It
 * contains no texts; every component gets its own from the translations.
 */
export const themeFor = (density: Density = 'comfortable'): Theme => {
  const known = built.get(density);
  if (known) return known;
  const theme = build(density);
  built.set(density, theme);
  return theme;
};
